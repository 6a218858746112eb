import type { LanguageId } from '../../engine/alphabet/languages';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { rackSize } from '../../wordbler/rules/board';
import { GameEngine } from '../../wordbler/rules/engine';
import { presets } from '../../wordbler/rules/rules';

/** A cell of the rack whose tile is laid, or the last tile taken back. */
export type PileAct = number | 'undo';

const undoSign = '-';

/** What was done, as a link holds it; what cannot be read is left out. */
export const writeActs = (acts: readonly PileAct[]) =>
  acts.map((act) => (act === 'undo' ? undoSign : String(act))).join('');

export const readActs = (text: string): PileAct[] =>
  [...text].flatMap((sign): PileAct[] => {
    if (sign === undoSign) return ['undo'];
    return /[0-6]/.test(sign) ? [Number(sign)] : [];
  });

export interface Pile {
  /** By cell of the rack. */
  readonly rack: readonly { readonly letter: string; readonly isLaid: boolean }[];
  /** What was laid, the last on top. */
  readonly laid: readonly string[];
}

/** A game of its own, on whose rack and board the pile is shown. */
export class UndoPile {
  /** After each act that the game took, the first before any. */
  readonly piles: readonly Pile[];
  /** Those that it took. */
  readonly acts: readonly PileAct[];

  constructor(language: LanguageId, words: WordJudge, asked: readonly PileAct[]) {
    const seats = ['A', 'B'].map((name) => ({ name, kind: 'person' as const }));
    const setup = { seats, rules: presets.wordbler, seed: 'pile', tiles: language, words: words.id };
    const engine = new GameEngine(setup, words);
    engine.dispatch({ type: 'begin' });
    const piles = [pileIn(engine)];
    this.acts = asked.filter((act) => {
      const isTaken = engine.dispatch(commandOf(engine, act)).ok;
      if (isTaken) piles.push(pileIn(engine));
      return isTaken;
    });
    this.piles = piles;
  }
}

/** A tile lies on the first free square of the row of the star; a blank stands for the first letter. */
function commandOf({ state, faces, letters }: GameEngine, act: PileAct) {
  const seat = state.toMove;
  if (act === 'undo') return { type: 'takeBack', seat };
  const tile = must(state.racks[seat])[act];
  const face = tile == null ? undefined : faces[tile];
  const letter = face?.letter === '' ? letters[0] : undefined;
  const x = 4 + state.laid.length;
  return { type: 'lay', seat, tile, x, y: 7, ...(letter !== undefined && { letter }) };
}

function pileIn({ state, faces }: GameEngine): Pile {
  const rack = must(state.racks[state.toMove]).slice(0, rackSize);
  return {
    rack: rack.map((tile) => ({
      letter: tile == null ? '' : must(faces[tile]).letter,
      isLaid: state.laid.some((laid) => laid.tile === tile),
    })),
    laid: state.laid.map(({ letter }) => letter),
  };
}
