import type { OwnPlayer } from '../../shared/play/own-player';
import { freeName } from '../../shared/play/own-player';
import { GameEngine, justRight, presets, type Seat, type Setup, type WordJudge } from '../rules';
import type { TableChoice } from './last-table';

/** The table at which somebody plays who chooses nothing: the last one, or else alone against a computer. */
export function tableNow(
  last: TableChoice | undefined,
  { name, mascot }: OwnPlayer,
  birds: readonly string[],
): TableChoice {
  if (last?.seats.some(({ kind }) => kind === 'person')) return last;
  const other = birds.find((bird) => bird !== mascot);
  return {
    seats: [
      { name, kind: 'person', mascot },
      { name: freeName([name]), kind: 'computer', level: justRight, mascot: other },
    ],
    rules: presets.casual,
  };
}

const isPerson = ({ kind }: Seat) => kind === 'person';
const fewDraws = 100;

/**
 * Whoever plays alone and chose nothing lays the first word: of the seeds that come of this one, the first by which that
 * seat draws the best tile.
 */
export function seedForPerson(setup: Setup, words: WordJudge): Setup {
  const seat = setup.seats.findIndex(isPerson);
  if (setup.seats.filter(isPerson).length !== 1) return setup;
  const seeds = Array.from({ length: fewDraws }, (_, more) => (more ? `${setup.seed}+${more}` : setup.seed));
  const seed = seeds.find((tried) => starterOf({ ...setup, seed: tried }, words) === seat);
  return { ...setup, seed: seed ?? setup.seed };
}

function starterOf(setup: Setup, words: WordJudge): number {
  const engine = new GameEngine(setup, words);
  engine.dispatch({ type: 'begin' });
  return engine.state.toMove;
}
