import { unnamed } from '../../engine/players/names';
import type { OwnPlayer } from '../../shared/play/own-player';
import { freeName } from '../../shared/play/own-player';
import {
  areRules,
  type EvenStep,
  evenGameOf,
  GameEngine,
  gainedStep,
  justRight,
  nextStep,
  presets,
  type Rules,
  readEvenGames,
  type Seat,
  type Setup,
  seatCounts,
  setupFault,
  type WordJudge,
  withGame,
} from '../rules';
import type { Match } from './match';

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

/** Whoever plays here, and a friend to whom the game goes by a link. */
export const tableOfTwo = ({ name, mascot }: OwnPlayer, birds: readonly string[]): TableChoice => ({
  seats: [
    { name, kind: 'person', mascot },
    { name: unnamed.seat(1), kind: 'person', mascot: birds.find((bird) => bird !== mascot) },
  ],
  rules: presets.casual,
});

const isPerson = ({ kind }: Seat) => kind === 'person';
const fewDraws = 100;

/**
 * Whoever plays alone and chose nothing lays the first word: of the seeds that come of this one, the first by which
 * that
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

/** Who sat at the last table and by which rules they played, to be offered again. */
export interface TableChoice {
  seats: Seat[];
  rules: Rules;
}

/** The choice in a kept value, if it is one to play with. */
export function readTable(kept: unknown): TableChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { seats = seatsOf(kept), rules } = kept as Partial<TableChoice>;
  if (!areRules(rules)) return undefined;
  // Seed, tiles and words belong to a game, not to a table: any will do to judge the seats.
  return setupFault({ seats, rules, seed: 'any', tiles: 'en', words: '' }) ? undefined : { seats: seats!, rules };
}

/** Before there were mascots, a table was kept as a list of names. */
function seatsOf(kept: object): Seat[] | undefined {
  const { names } = kept as { names?: unknown };
  if (!Array.isArray(names) || !seatCounts.some((count) => count === names.length)) return undefined;
  return names.map((name) => ({ name, kind: 'person' }));
}

/** The results that make computers just right, where they are kept. */
export interface Results {
  /** As they are kept. */
  read(): unknown;
  keep(games: readonly object[]): void;
}

/** At which step the next computer is just right. */
export const stepNow = (results: Pick<Results, 'read'>): EvenStep => nextStep(readEvenGames(results.read()));

/** The step that was gained by a game at such a table. */
export function gainedNow(seats: readonly Seat[], results: Pick<Results, 'read'>): EvenStep | undefined {
  const played = seats.find(({ level }) => level === justRight)?.step;
  return played && gainedStep(readEvenGames(results.read()), played);
}

/** Remembers how the game ends. Returns what stops the listening. */
export const rememberResult = (match: Match, results: Results): (() => void) =>
  match.listen((events) => {
    for (const event of events) {
      const game = event.type === 'gameEnded' && evenGameOf(match.setup.seats, event.outcome);
      if (game) results.keep(withGame(readEvenGames(results.read()), game));
    }
  });
