import type { en } from './en';
import type { embed } from './en/embed';
import type { how } from './en/how';
import type { online } from './en/online';
import type { review } from './en/review';
import type { scramble } from './en/scramble';
import type { search } from './en/search';
import type { stats } from './en/stats';
import type { study } from './en/study';
import type { Forms } from './forms';
import type { Spoken } from './messages';

/** What was said, to be said anew in whatever language is spoken then. */
export type Sentence = () => string;

/** Every sentence a player reads, in one language, but for what one of the games fetched later says alone. */
export interface Texts extends Spoken<typeof en> {
  readonly forms: Forms;
}

export interface SearchTexts extends Texts {
  readonly search: Spoken<typeof search>;
}

export interface ScrambleTexts extends Texts {
  readonly scramble: Spoken<typeof scramble>;
}

export interface FriendTexts extends Texts {
  readonly online: Spoken<typeof online>;
}

export interface StatsTexts extends Texts {
  readonly stats: Spoken<typeof stats>;
}

/** Plays are shown on the board as those of finds are. */
export interface ReviewTexts extends StatsTexts {
  readonly review: Spoken<typeof review>;
}

/** Puzzles are told as finds are. */
export interface StudyTexts extends ReviewTexts {
  readonly study: Spoken<typeof study>;
}

export interface HowTexts extends Texts {
  readonly how: Spoken<typeof how>;
}

/** What the page around the game is told. */
export type EmbedTexts = Spoken<typeof embed>;

/** One language. What a game alone says is fetched with its scenes. */
export interface Catalogue {
  texts(): Promise<Texts>;
  search(): Promise<SearchTexts['search']>;
  scramble(): Promise<ScrambleTexts['scramble']>;
  embed(): Promise<EmbedTexts>;
  online(): Promise<FriendTexts['online']>;
  stats(): Promise<StatsTexts['stats']>;
  review(): Promise<ReviewTexts['review']>;
  study(): Promise<StudyTexts['study']>;
  how(): Promise<HowTexts['how']>;
}
