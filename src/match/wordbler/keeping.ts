import { GameEngine, type SaveRefusal, type WordJudge } from '../../core/wordbler';
import { findKept, type Keeper, keep } from '../keeping';
import { Match } from './match';

const gameKey = 'game';
const finishedKey = 'finished game';

/** Keeps the game after every command; once it is over, as the finished one. Returns what stops it. */
export const keepGame = (match: Match, keeper: Keeper): (() => void) =>
  keep(match, (save) => {
    const isOver = match.state.phase === 'over';
    if (isOver) void keeper.remove(gameKey);
    void keeper.set(isOver ? finishedKey : gameKey, save);
  });

/** The game that was under way at the last visit; undefined if there is none; or why it can't be resumed. */
export const keptGame = (keeper: Keeper, words: WordJudge): Promise<Match | SaveRefusal | undefined> =>
  findKept(keeper, gameKey, opening(words));

export const forgetGame = (keeper: Keeper) => keeper.remove(gameKey);

/** The game whose result was looked at when the page was left; undefined if there is none. */
export async function finishedGame(keeper: Keeper, words: WordJudge): Promise<Match | undefined> {
  const kept = await findKept(keeper, finishedKey, opening(words));
  if (kept instanceof Match && kept.state.outcome) return kept;
  // Its result has been seen: there is nothing to ask anybody about.
  if (kept !== undefined) await forgetFinished(keeper);
  return undefined;
}

export const forgetFinished = (keeper: Keeper) => keeper.remove(finishedKey);

const opening = (words: WordJudge) => (kept: unknown) => {
  const engine = GameEngine.restore(kept, words);
  return engine instanceof GameEngine ? Match.of(engine) : engine;
};

/** What the menu says of a game that waits to be gone on with. */
export const gameStanding = ({ setup, state }: Match) => ({
  seats: setup.seats,
  scores: state.scores,
  toMove: state.toMove,
  tilesLeft: state.bag.length,
});
