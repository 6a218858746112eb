import { GameEngine, type SaveRefusal, type WordJudge } from '../../core/wordbler';
import { findKept, keep } from '../keeping';
import type { Shelf } from '../set-aside';
import { finishedPlace, gamePlace } from './kept-at';
import { Match } from './match';

/** Keeps the game after every command; once it is over, as the finished one. Returns what stops it. */
export const keepGame = (match: Match, shelf: Shelf): (() => void) =>
  keep(match, (save) => {
    const isOver = match.state.phase === 'over';
    if (isOver) void shelf.remove(gamePlace);
    void shelf.set(isOver ? finishedPlace : gamePlace, save);
  });

/** The game that was under way at the last visit; undefined if there is none; or why it can't be resumed. */
export const keptGame = (
  shelf: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<Match | SaveRefusal | undefined> => findKept(shelf, gamePlace, opening(words));

/** The game whose result was looked at when the page was left; undefined if there is none; or why it can't be seen. */
export async function finishedGame(
  shelf: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<Match | SaveRefusal | undefined> {
  const kept = await findKept(shelf, finishedPlace, opening(words));
  return kept instanceof Match && !kept.state.outcome ? { reason: 'damaged' } : kept;
}

export const forgetFinished = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(finishedPlace);

const opening = (words: WordJudge) => (kept: unknown) => {
  const engine = GameEngine.restore(kept, words);
  return engine instanceof GameEngine ? Match.of(engine) : engine;
};
