import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { ScrambleMatch } from '../../../scramble/play/match';
import type { SearchMatch } from '../../../search/play/match';
import { goTo } from '../../../shared/scenes/go-to';
import type { Sentence } from '../../../texts/texts';
import type { OnlineRooms } from '../../../wordbler/scenes/table-game';
import type { RacedGame } from '../../protocol/protocol';

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
