import { fieldsOf } from '../../engine/keeping/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findKept, keep } from '../../shared/play/running-game';
import * as scramble from '../rules';
import { roundPlace } from './menu-facts';
import { Round } from './round';

/** Keeps the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export const keepRound = (round: Round, shelf: Shelf): (() => void) =>
  keep(round, (save) => void shelf.set(roundPlace, save));

/** The game that was left at the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on. */
export const keptRound = (
  shelf: Pick<Shelf, 'get'>,
  words: scramble.WordJudge,
): Promise<Round | scramble.SaveRefusal | undefined> => findKept(shelf, roundPlace, opening(words));

/**
 * The same before the words are there, to be looked at only: a word that was refused is not kept, so each that is
 * counts. Undefined if there is none, or something is amiss with it.
 */
export async function likelyRound(shelf: Pick<Shelf, 'get'>): Promise<Round | undefined> {
  const kept = await shelf.get(roundPlace);
  const { setup } = fieldsOf<{ setup: unknown }>(kept) ?? {};
  const { words } = fieldsOf<scramble.Setup>(setup) ?? {};
  const round = typeof words === 'string' ? opening({ id: words, has: () => true })(kept) : undefined;
  return round instanceof Round ? round : undefined;
}

const opening = (words: scramble.WordJudge) => (kept: unknown) => {
  const engine = scramble.GameEngine.restore(kept, words);
  return engine instanceof scramble.GameEngine ? Round.of(engine) : engine;
};
