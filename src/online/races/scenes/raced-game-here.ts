import type { PageServices } from '../../../shared/panels/page-services';
import type { FriendTexts, Sentence } from '../../../texts/texts';
import type { RacedGame } from '../../protocol/protocol';
import type { RaceHere } from '../client/race-here';
import type { Look, ReadyRace } from './race-at-play';

/** What the scenes of races ask of a game that is raced in. */
export interface RacedGameHere<Game extends RacedGame> {
  /** Where it is played. */
  readonly scene: string;
  /** What is raced for, a few words each. */
  brief(texts: FriendTexts, wished: object): string[];
  /** Of the words. */
  language(wished: object): string;
  /** To the same grid or board, for whoever was not there. */
  link(race: RaceHere): string | undefined;
  /** What it needs is on its way while people come. */
  prepare?(services: PageServices, wished: object): void;
  /** Undefined where what the server has set up cannot be played; a sentence where its words cannot be had. */
  ready(race: RaceHere, services: PageServices): Promise<ReadyRace<Game> | Sentence | undefined>;
  /** What became of it, to be looked at in a scene of its own; undefined or a sentence as before. */
  readonly look?: {
    /** What finds of the same word are worth. */
    counts(texts: FriendTexts, wished: object): string;
    struck(wished: object): boolean;
    ended(race: RaceHere, services: PageServices): Promise<Look | Sentence | undefined>;
  };
}
