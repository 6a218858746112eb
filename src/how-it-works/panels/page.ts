import type { TemplateResult } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { HowTexts } from '../../texts/texts';

/** What a page is made from. */
export interface PageGiven {
  readonly texts: HowTexts;
  readonly words: Lexicon;
  readonly language: LanguageId;
  /** What a link or the last visit had typed. */
  readonly typed: string | undefined;
  /** Something else is to be shown; `step` is where its showing begins. */
  changed(step?: number): void;
}

/** A picture that is shown step by step. */
export interface Page {
  readonly steps: number;
  /** What would show the same again. */
  readonly typed: string;
  says(step: number): string;
  picture(step: number): TemplateResult;
  /** What is typed, chosen or answered beside the picture. */
  form(step: number): TemplateResult;
  /** A letter was typed where nothing else takes it. Says whether it was meant. */
  press?(key: string, step: number): boolean;
}
