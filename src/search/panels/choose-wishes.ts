import type { LanguageId } from '../../engine/alphabet/languages';
import type { Dialog } from '../../shared/panels/dialog';
import type { LetterKeysOpen } from '../../shared/panels/letter-keys';
import type { Sentence } from '../../texts/texts';
import type { SearchChoice } from '../play/choice';
import type { Imported, OwnLists } from '../play/own-lists';
import type * as wordSearch from '../rules';
import type { BestOf } from './choose-gallery';
import type { ToSeekShown } from './choose-own';
import type { BarButton } from './search-bar';

/** What whoever chooses a search can wish for, and what is shown of the last one. */
export interface ChooseWishes {
  lists: OwnLists;
  choice: SearchChoice;
  best: BestOf;
  /** Of the other games. */
  toSeek: readonly ToSeekShown[];
  notice: Sentence | undefined;
  dialog: Dialog;
  /** Of the next game. */
  languages: { readonly now: LanguageId; choose(language: LanguageId): void };
  today(): Date;
  newSeed(): string;
  bar(): BarButton[];
  start(list: wordSearch.WordList, choice: SearchChoice, seed: string): void;
  playToday(): void;
  /** The letters beside what is written. */
  keys: LetterKeysOpen;
  /** Opens what shares a list, as soon as its words are here. */
  share(list: wordSearch.WordList, open: () => void): void;
  link(list: wordSearch.WordList, choice: SearchChoice, seed: string): string;
  print(list: wordSearch.WordList, choice: SearchChoice, seed: string): void;
  /** Reads a file; what is wrong with it is told in words. */
  import(file: File): Promise<Imported | Sentence>;
  export(lists: readonly wordSearch.OwnList[]): void;
  /** A list has another name than the one it had under this id. */
  renamed(from: string, list: wordSearch.WordList): void;
  /** A page of one's own is made for others. */
  forClass(): void;
  remember(choice: SearchChoice): void;
  back(): void;
}
