import { fieldsOf } from '../../core/keeping/fields';
import { GameEngine, type SaveRefusal, type WordJudge } from '../../core/wordbler';
import { findKept, keep } from '../keeping';
import type { Shelf } from '../set-aside';
import { finishedPlace, gamePlace } from './kept-at';
import { Match } from './match';

/** Keeps the game after every command; once it is over, as the finished one. Returns what stops it. */
export const keepGame = (match: Match, shelf: Shelf): (() => void) =>
  keep(match, (save) => {
    const isOver = match.state.phase === 'over';
    const refused = match.state.history.flatMap((entry) => (entry.kind === 'invalid' ? entry.words : []));
    if (isOver) void shelf.remove(gamePlace);
    void shelf.set(isOver ? finishedPlace : gamePlace, { ...save, refused });
  });

/**
 * The words that were none in a kept game: it can be opened before the words have come. Earlier releases did not say
 * which those were.
 */
export function refusedIn(kept: unknown): string[] | undefined {
  const { refused } = fieldsOf<{ refused: string[] }>(kept) ?? {};
  return Array.isArray(refused) && refused.every((word) => typeof word === 'string') ? refused : undefined;
}

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
