import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { ScrambleMatch } from '../../../scramble/play/match';
import type { SearchMatch } from '../../../search/play/match';
import type { PageServices } from '../../../shared/panels/page-services';
import { goTo } from '../../../shared/scenes/go-to';
import type { FriendTexts, Sentence } from '../../../texts/texts';
import type { OnlineRooms } from '../../../wordbler/scenes/table-game';
import type { RacedGame } from '../../protocol/protocol';
import type { RaceHere } from '../client/race-here';

/** How each of the games is played. */
interface RunOf {
  search: SearchMatch;
  scramble: ScrambleMatch;
}

/** The game of a race, made ready on this device. */
export interface ReadyRace<Game extends RacedGame> {
  run: RunOf[Game];
  stop(): void;
}

/** The scene where it is looked at what became of a race, and what that is told. */
export interface Look {
  scene: string;
  data: object;
}

interface AtPlay<Game extends RacedGame> {
  readonly room: string;
  readonly game: Game;
  readonly run: RunOf[Game];
  readonly isPutOff: boolean;
  /** How far the others are. */
  beside(): TemplateResult;
  /** Told of by the game's bird, until it is over, or has a fault. Returns what stops it. */
  stand(changed: () => void, bird: { note(says: Sentence): void }, over: () => void): () => void;
  /** Nobody plays it here any more. */
  stop(): void;
}

/** A race that is being played, as the scene of its game knows it. */
export type RaceAtPlay = { [Game in RacedGame]: AtPlay<Game> }[RacedGame];
export type RaceIn<Game extends RacedGame> = Extract<RaceAtPlay, { game: Game }>;

/** Playing with others on devices of their own, as other scenes know it. */
export interface Friends {
  /** Once its code has come. */
  readonly here:
    | {
        readonly rooms: OnlineRooms;
        readonly races: { running: RaceAtPlay | undefined };
      }
    | undefined;
  /** Fetches that code. */
  load(): Promise<{ readonly rooms: OnlineRooms }>;
}

/** The race of this room, if it is run in this game. */
export function raceIn<Game extends RacedGame>(
  { friends }: { readonly friends: Friends },
  room: string | undefined,
  game: Game,
): RaceIn<Game> | undefined {
  const race = friends.here?.races.running;
  return race?.game === game && race.room === room ? (race as RaceIn<Game>) : undefined;
}

/** On to a scene of its game; but what comes after a race is where people came together for it. */
export function goOnTo(from: Phaser.Scene, scene: string, room: string | undefined) {
  if (room === undefined) goTo(from, scene);
  else goTo(from, 'RaceRoom', { room });
}

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
