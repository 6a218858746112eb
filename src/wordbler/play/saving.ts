import { must } from '../../engine/must';
import { replay } from '../../engine/saving/game-log';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findSaved, keep } from '../../shared/play/running-game';
import {
  type Command,
  GameEngine,
  type ReadonlyGame,
  type SavedGame,
  type SaveRefusal,
  type Setup,
  type WordJudge,
} from '../rules';
import { isPassing } from './event-queue';
import { Match, type PlayedMatch } from './match';
import { finishedPlace, gamePlace } from './menu-facts';

/**
 * Keeps the game after every command, and what is in the hand beside it; once it is over, as the finished one. Returns
 * what stops it.
 */
export function keepGame(match: PlayedMatch, shelf: Shelf): () => void {
  const put = (save: SavedGame) => {
    const isOver = match.state.phase === 'over';
    const refused = match.state.history.flatMap((entry) => (entry.kind === 'invalid' ? entry.words : []));
    if (isOver) void shelf.remove(gamePlace);
    const hand = match.hand.saved;
    void shelf.set(isOver ? finishedPlace : gamePlace, { ...save, refused, ...(hand && { hand }) });
  };
  const stop = keep(match, put);
  match.hand.changed = () => put(match.engine.save());
  return () => {
    stop();
    match.hand.changed = () => {};
  };
}

/**
 * The words that were none in a kept game: it can be opened before the words have come. Earlier releases did not say
 * which those were.
 */
export function refusedIn(saved: unknown): string[] | undefined {
  const { refused } = fieldsOf<{ refused: string[] }>(saved) ?? {};
  return Array.isArray(refused) && refused.every((word) => typeof word === 'string') ? refused : undefined;
}

/** The game that was under way at the last visit; undefined if there is none; or why it can't be resumed. */
export const savedGame = (
  shelf: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<PlayedMatch | SaveRefusal | undefined> => findSaved(shelf, gamePlace, opening(words));

/** The game whose result was looked at when the page was left; undefined if there is none; or why it can't be seen. */
export async function finishedGame(
  shelf: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<PlayedMatch | SaveRefusal | undefined> {
  const saved = await findSaved(shelf, finishedPlace, opening(words));
  return saved instanceof Match && !saved.state.outcome ? { reason: 'damaged' } : saved;
}

const opening = (words: WordJudge) => async (saved: unknown) => {
  await bringDiceOf(saved);
  const engine = GameEngine.restore(saved, words);
  if (!(engine instanceof GameEngine)) return engine;
  const match = Match.of(engine);
  match.hand.read(fieldsOf<{ hand: unknown }>(saved)?.hand);
  return match;
};

/**
 * Fetches the dice that a kept game was played with, where they are not those of every day. Where they cannot be had,
 * the reader of saves says that the game's setup cannot be played.
 */
export async function bringDiceOf(saved: unknown): Promise<void> {
  const { setup } = fieldsOf<{ setup: unknown }>(saved) ?? {};
  if (fieldsOf<{ dice: unknown }>(setup)?.dice !== 'sha256') return;
  const fetched = await import('../../engine/random/sha256-dice').catch(() => undefined);
  fetched?.bringSha256Dice();
}

/** Plays a game over again that has been played, from its first draw. */
export class Replay {
  private readonly commands: readonly Command[];
  private next = 0;

  constructor(
    private readonly match: Match,
    { setup, commands }: ReadonlyGame,
    words: WordJudge,
  ) {
    this.commands = essence(setup, commands, words);
  }

  /** Sends what was done up to the end of a turn; false when nothing is left. */
  step(): boolean {
    while (this.next < this.commands.length) {
      let told = false;
      this.match.send(must(this.commands[this.next++]), (answer) => {
        told = answer.ok && !answer.events.every(isPassing);
      });
      if (told) return true;
    }
    return false;
  }
}

const handiwork: readonly Command['type'][] = [
  'lay',
  'move',
  'chooseLetter',
  'takeBack',
  'recall',
  'arrange',
  'shuffle',
];

/** The plays without the trying: of all that was laid and taken back only what lay there at the end of a turn. */
function essence(setup: Setup, commands: readonly Command[], words: WordJudge): Command[] {
  const engine = new GameEngine(setup, words);
  const plays: Command[] = [];
  for (const { command, events, before: laid } of replay(engine, commands, () => [...engine.state.laid])) {
    if (handiwork.includes(command.type)) continue;
    if (command.type === 'done') {
      if (events.every(isPassing)) continue;
      plays.push(...laid.map((tile) => ({ type: 'lay' as const, seat: command.seat, ...tile })));
    }
    plays.push(command);
  }
  return plays;
}
