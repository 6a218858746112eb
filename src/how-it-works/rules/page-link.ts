import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';

/** The pages, in the order in which they are listed. */
export const howPages = ['solver', 'dictionary', 'checks', 'undo'] as const;
export type HowPageId = (typeof howPages)[number];

/** What is shown on a page, as its link and the history of the browser hold it. */
export interface Shown {
  readonly page: HowPageId;
  readonly language?: LanguageId;
  /** What was typed: a board, a word. */
  readonly typed?: string;
  readonly step?: number;
}

const longestTyped = 200;

/** Page, language, step and what was typed, all but the first left out at will. */
export const writeShown = ({ page, language = 'en', typed = '', step = 0 }: Shown) =>
  [page, language, step, encodeURIComponent(typed)].join('&');

/** What a link shows; anything that cannot be read is left out. */
export function readShown(link: string): Partial<Shown> {
  const [page, language = '', step = '', typed = ''] = link.split('&');
  return known({ page, language, step: Number(step), typed: textOf(typed) });
}

/** What of something from elsewhere is such a page. */
export function known(told: { page?: unknown; language?: unknown; typed?: unknown; step?: unknown }): Partial<Shown> {
  const { language, typed, step } = told;
  const page = howPages.find((own) => own === told.page);
  return {
    ...(page && { page }),
    ...(typeof language === 'string' && isLanguage(language) && { language }),
    ...(typeof typed === 'string' && typed !== '' && { typed: typed.slice(0, longestTyped) }),
    ...(typeof step === 'number' && Number.isSafeInteger(step) && step > 0 && { step }),
  };
}

function textOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
