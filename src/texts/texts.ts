import type { en } from './en';
import type { embed } from './en/embed';
import type { online } from './en/online';
import type { records } from './en/records';
import type { review } from './en/review';
import type { scramble } from './en/scramble';
import type { search } from './en/search';
import type { study } from './en/study';

/** The shape of a catalogue: every sentence may be another, pairs stay pairs, lists may be longer or shorter. */
type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Widened<Said>
    : T extends readonly [unknown, unknown]
      ? { readonly [place in keyof T]: Widened<T[place]> }
      : T extends readonly (infer One)[]
        ? readonly Widened<One>[]
        : T extends object
          ? { readonly [name in keyof T]: Widened<T[name]> }
          : T;

/** What was said, to be said anew in whatever language is spoken then. */
export type Sentence = () => string;

/** Every sentence a player reads, in one language, but for what one of the games fetched later says alone. */
export interface Texts extends Widened<typeof en> {}

export interface SearchTexts extends Texts {
  readonly search: Widened<typeof search>;
}

export interface ScrambleTexts extends Texts {
  readonly scramble: Widened<typeof scramble>;
}

export interface FriendTexts extends Texts {
  readonly online: Widened<typeof online>;
}

export interface RecordTexts extends Texts {
  readonly records: Widened<typeof records>;
}

/** Plays are shown on the board as those of finds are. */
export interface ReviewTexts extends RecordTexts {
  readonly review: Widened<typeof review>;
}

/** Puzzles are told as finds are. */
export interface StudyTexts extends ReviewTexts {
  readonly study: Widened<typeof study>;
}

/** What the page around the game is told. */
export type EmbedTexts = Widened<typeof embed>;

/** One language. What a game alone says is fetched with its scenes. */
export interface Catalogue {
  texts(): Promise<Texts>;
  search(): Promise<SearchTexts['search']>;
  scramble(): Promise<ScrambleTexts['scramble']>;
  embed(): Promise<EmbedTexts>;
  online(): Promise<FriendTexts['online']>;
  records(): Promise<RecordTexts['records']>;
  review(): Promise<ReviewTexts['review']>;
  study(): Promise<StudyTexts['study']>;
}
