import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { ScrambleMatch } from '../../../scramble/play/match';
import type { SearchMatch } from '../../../search/play/match';
import { goTo } from '../../../shared/scenes/go-to';
import type { Sentence } from '../../../texts/texts';
import type { RacedGame } from '../../protocol/protocol';

/** How each of the games is played. */
export interface RunOf {
  search: SearchMatch;

  scramble: ScrambleMatch;
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

/** The race of this room, if it is run in this game. */
export const raceIn = <Game extends RacedGame>(
  race: RaceAtPlay | undefined,
  room: string | undefined,
  game: Game,
): RaceIn<Game> | undefined => (race?.game === game && race.room === room ? (race as RaceIn<Game>) : undefined);

/** On to a scene of its game; but what comes after a race is where people came together for it. */
export function goOnTo(from: Phaser.Scene, scene: string, room: string | undefined) {
  if (room === undefined) goTo(from, scene);
  else goTo(from, 'RaceRoom', { room });
}
