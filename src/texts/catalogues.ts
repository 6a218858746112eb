import { en } from './en';
import type { Language } from './languages';
import type { EmbedTexts, ScrambleTexts, SearchTexts, Texts } from './texts';

/** One language. What a game alone says is fetched with its scenes. */
interface Catalogue {
  texts: Texts;
  withSearch(): Promise<SearchTexts>;
  withScramble(): Promise<ScrambleTexts>;
  forHosts(): Promise<EmbedTexts>;
}

export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: {
    texts: en,
    withSearch: async () => ({ ...en, search: (await import('./en/search')).search }),
    withScramble: async () => ({ ...en, scramble: (await import('./en/scramble')).scramble }),
    forHosts: async () => (await import('./en/embed')).embed,
  },
};
