import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { called, unnamed } from '../../engine/players/names';
import { Dice } from '../../engine/random/dice';
import { fieldsOf } from '../../engine/saving/untrusted';
import { freeName, type OwnPlayer } from '../../shared/play/own-player';
import {
  areRules,
  type EvenStep,
  evenGameOf,
  GameEngine,
  gainedStep,
  type Handicap,
  justRight,
  nameFault,
  nextStep,
  presets,
  type Rules,
  readEvenGames,
  type Seat,
  type Setup,
  seatCounts,
  setupFault,
  tidyName,
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
 * that seat draws the best tile.
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
export function readTable(saved: unknown): TableChoice | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { seats = namedSeats(saved), rules } = saved as Partial<TableChoice>;
  if (!areRules(rules)) return undefined;
  // Seed, tiles and words belong to a game, not to a table: any will do to judge the seats.
  return setupFault({ seats, rules, seed: 'any', tiles: 'en', words: '' }) ? undefined : { seats: seats!, rules };
}

/** Before there were mascots, a table was kept as a list of names. */
function namedSeats(saved: object): Seat[] | undefined {
  const { names } = saved as { names?: unknown };
  if (!Array.isArray(names) || !seatCounts.some((count) => count === names.length)) return undefined;
  return names.map((name) => ({ name, kind: 'person' }));
}

const mostNames = 3;

/** So many who played here last, each once. */
export function namesWith(seats: readonly Seat[], before: readonly string[]): string[] {
  const names: string[] = [];
  for (const name of [...seats.filter(isPerson).map((seat) => seat.name), ...before])
    if (!isUnnamed(name) && !nameFault(name, names)) names.push(tidyName(name));
  return names.slice(0, mostNames);
}

const isUnnamed = (name: string) => called(name, { you: '', seat: () => '' }) === '';

/** Who played here last, the latest first, as it is kept with the table. */
export function readNames(saved: unknown): string[] {
  const { names } = fieldsOf(saved) ?? {};
  const given = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  return namesWith(readTable(saved)?.seats ?? [], given);
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

/**
 * By language, games that begin well for whoever has never played: the person has the first turn and a rack that makes
 * a common word of four or five letters, and a Nestling answers any common word with less than 14 points.
 */
export const firstGames: Readonly<Partial<Record<LanguageId, readonly number[]>>> = {
  en: [607, 814, 858, 949, 1142, 1163, 1199, 1474, 1531, 1820, 1921, 2212],
  fr: [42, 49],
  es: [86, 140, 191, 199],
  pt: [35, 62, 106, 185],
  nl: [189, 344, 353],
  pl: [19, 186, 336],
  tr: [169, 229],
  ru: [57, 110, 291],
  el: [160, 292, 608],
};

/** The seed of a first game, one of several by chance; undefined where none is known for this list of words. */
export function firstSeed(words: string, chance: string): string | undefined {
  const language = languageOfList(words);
  const games = language && firstGames[language];
  return games && seedOfFirst(games[new Dice(`first ${chance}`).below(games.length)]);
}

export const seedOfFirst = (game?: number) => `first ${game}`;

/** A seat while the table is set. A person and a computer take turns on it, and each finds the own things again. */
export interface Chair {
  kind: Seat['kind'];
  /** What the person typed. */
  typed: string;
  /** How the computer is called; nothing before it sits at the table. */
  called: string;
  level: NonNullable<Seat['level']>;
  handicap: Handicap;
}

/** As many as the largest table has; a smaller one takes the first of them. */
export type Chairs = readonly Chair[];

const mostSeats = Math.max(...seatCounts);

/** As at the last table; else for somebody new and a computer. */
export function chairsFor(last: TableChoice | undefined): Chairs {
  const seats = last?.seats ?? [
    { name: '', kind: 'person' },
    { name: '', kind: 'computer', level: justRight },
  ];
  const chairs = Array.from({ length: mostSeats }, (_, seat) => chairOf(seats[seat]));
  return withNames(chairs, seats.length);
}

function chairOf(seat: Seat | undefined): Chair {
  const { name = '', kind = 'person', level = justRight, handicap = {} } = seat ?? {};
  const typed = kind === 'person' ? name : '';
  return { kind, typed, called: kind === 'computer' ? name : '', level, handicap };
}

export const nameAt = ({ kind, typed, called }: Chair): string => (kind === 'person' ? typed : called);

/** The names at a table of so many seats: who typed none is kept under one that is free. */
export function namesAt(chairs: Chairs, count: number): string[] {
  const alone = personsAt(chairs, count) === 1;
  const names = chairs.slice(0, count).map(nameAt);
  return names.map((name, seat) => {
    if (must(chairs[seat]).kind === 'computer' || nameFault(name, []) !== 'nameEmpty') return name;
    const own = alone ? unnamed.you : unnamed.seat(seat);
    const others = Array.from({ length: mostSeats }, (_, more) => unnamed.seat(mostSeats + more));
    names[seat] = must([own, ...others].find((free) => !nameFault(free, names.toSpliced(seat, 1))));
    return must(names[seat]);
  });
}

/** Changes one chair of a table of so many seats. */
export function changeChair(chairs: Chairs, count: number, seat: number, change: Partial<Chair>): Chairs {
  return withNames(
    chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)),
    count,
  );
}

/** A computer keeps its name until a person takes it, or a computer sits before it that has it, too. */
export function withNames(chairs: Chairs, count: number): Chairs {
  const named = [...chairs];
  const names = (has: (chair: Chair, seat: number) => boolean) => named.slice(0, count).filter(has).map(nameAt);
  for (const [seat, chair] of chairs.slice(0, count).entries()) {
    if (chair.kind === 'person') continue;
    const before = names(({ kind }, at) => kind === 'person' || at < seat);
    if (nameFault(chair.called, before)) named[seat] = { ...chair, called: freeName(names((_, at) => at !== seat)) };
  }
  return named;
}

const personsAt = (chairs: Chairs, count: number): number =>
  chairs.slice(0, count).filter(({ kind }) => kind === 'person').length;

/** Who sits down at the table, each with a mascot. */
export const seatsOf = (chairs: Chairs, names: readonly string[], mascots: Mascots): Seat[] =>
  mascots.map((mascot, seat) => {
    const { kind, level, handicap } = must(chairs[seat]);
    const name = tidyName(must(names[seat]));
    const given = Object.keys(handicap).length > 0 && { handicap };
    return { name, kind, ...(kind === 'computer' && { level }), mascot, ...given };
  });

/** The mascot of each seat. */
export type Mascots = readonly string[];

/** Seats a mascot; who has it already gets that of the seat. */
export const chooseMascot = (mascots: Mascots, seat: number, mascot: string): Mascots =>
  mascots.map((own, at) => (at === seat ? mascot : own === mascot ? must(mascots[seat]) : own));

/** As many seats, each with what it had, or else with the first of its gallery that nobody has. */
export function seatMascots(
  saved: readonly (string | undefined)[],
  count: number,
  galleryOf: (seat: number) => readonly string[],
): Mascots {
  const mascots = Array.from({ length: count }, (_, seat) => saved[seat]);
  for (const seat of mascots.keys()) mascots[seat] ??= galleryOf(seat).find((mascot) => !mascots.includes(mascot));
  return mascots.map(must);
}
