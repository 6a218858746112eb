import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findKept, keep } from '../../shared/play/running-game';
import * as scramble from '../rules';
import { ScrambleMatch } from './match';
import { roundPlace } from './menu-facts';

/** Saves the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export const keepMatch = (match: ScrambleMatch, shelf: Shelf): (() => void) =>
  keep(match, (save) => void shelf.set(roundPlace, save));

/**
 * The game of the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on.
 */
export const savedMatch = (
  shelf: Pick<Shelf, 'get'>,
  words: scramble.WordJudge,
): Promise<ScrambleMatch | scramble.SaveRefusal | undefined> => findKept(shelf, roundPlace, opening(words));

/**
 * The same before the words are there, to be looked at only: a word that was refused is not saved, so each that is
 * counts. Undefined if there is none, or something is amiss with it.
 */
export async function likelyMatch(shelf: Pick<Shelf, 'get'>): Promise<ScrambleMatch | undefined> {
  const saved = await shelf.get(roundPlace);
  const { setup } = fieldsOf<{ setup: unknown }>(saved) ?? {};
  const { words } = fieldsOf<scramble.Setup>(setup) ?? {};
  const match = typeof words === 'string' ? opening({ id: words, has: () => true })(saved) : undefined;
  return match instanceof ScrambleMatch ? match : undefined;
}

const opening = (words: scramble.WordJudge) => (saved: unknown) => {
  const engine = scramble.GameEngine.restore(saved, words);
  return engine instanceof scramble.GameEngine ? ScrambleMatch.of(engine) : engine;
};
