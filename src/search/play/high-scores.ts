import { tidyName } from '../../engine/players/names';
import { count } from '../../engine/saving/untrusted';
import type { Keeping, Sealed } from '../../shared/platform/encrypted';
import { isNewer } from '../../shared/play/saved-book';
import * as wordSearch from '../rules';
import { type ListKeeper, savedLists } from './own-lists';

export const scoresPlace = 'search scores';

type Named<T> = Readonly<Record<string, T>>;

/** The tables of all categories, and what the own lists among them are called. */
export interface ScoreShelf {
  tables: wordSearch.ScoreTables;
  /** By the ids of the lists. */
  names: Named<string>;
  /** The shortest ones by Casual rules, in ms: a record of its own, whatever the score. */
  times?: Named<number>;
}

const empty: ScoreShelf = { tables: {}, names: {} };

export interface Entered {
  shelf: ScoreShelf;
  /** From 0; undefined if others were better meanwhile. */
  place: number | undefined;
  kept: Keeping;
  lost: boolean;
}

type Sealing = ListKeeper & Pick<Sealed, 'forget'>;

interface Found {
  shelf: ScoreShelf;
  state: 'sound' | 'damaged' | 'newer';
  /** What was set aside, and can be read again. */
  aside: readonly ScoreShelf[];
}

/** The best of every category, sealed: what was changed outside the game is taken in no part. It lies aside. */
export class HighScores {
  constructor(private readonly sealed: Sealing) {}

  /** `lost`: what was kept did not open, so all tables begin anew. That is said once. */
  async read(): Promise<{ shelf: ScoreShelf; lost: boolean }> {
    const { shelf, state, aside } = await this.look();
    const isFormer = Object.keys(shelf.tables).some(wordSearch.isFormerId);
    if (state !== 'damaged' && aside.length === 0 && !isFormer) return { shelf, lost: false };
    if (state === 'newer') return { shelf: withAside(shelf, aside), lost: false };
    return { shelf: (await this.change((own) => own)).shelf, lost: state === 'damaged' };
  }

  async enter(
    list: wordSearch.WordList,
    entry: wordSearch.ScoreEntry,
    rules: wordSearch.RuleSet = 'authors',
  ): Promise<Entered> {
    const id = wordSearch.tableId(list.id, rules);
    let place: number | undefined;
    const changed = await this.change((shelf) => {
      const entered = wordSearch.enter(wordSearch.tableOf(shelf.tables, id), entry);
      place = entered?.place;
      if (!entered) return shelf;
      return {
        ...shelf,
        tables: { ...shelf.tables, [id]: entered.table },
        names: list.name === undefined ? shelf.names : { ...shelf.names, [list.id]: list.name },
      };
    });
    return { ...changed, place };
  }

  /** Another name for a score that has its place. */
  async call(list: wordSearch.WordList, entry: wordSearch.ScoreEntry, rules: wordSearch.RuleSet): Promise<ScoreShelf> {
    const id = wordSearch.tableId(list.id, rules);
    const { shelf } = await this.change((own) => {
      const table = wordSearch.tableOf(own.tables, id);
      const place = wordSearch.placeOf(table, entry);
      return place < 0 ? own : { ...own, tables: { ...own.tables, [id]: table.with(place, entry) } };
    });
    return shelf;
  }

  /** The shortest time of the list, this one among them. */
  async noteTime(list: string, ms: number): Promise<number> {
    const noted = await this.change((shelf) =>
      ms < timeIn(shelf, list) ? { ...shelf, times: { ...shelf.times, [list]: ms } } : shelf,
    );
    return timeIn(noted.shelf, list);
  }

  /** The scores of another device come in, marked as such. Done twice, it is done once. */
  async bringIn(come: ScoreShelf): Promise<void> {
    await this.change((shelf) => joinedScores(shelf, come).shelf);
  }

  /** A list is called otherwise now: its scores go with it. */
  async rename(from: string, list: wordSearch.WordList): Promise<void> {
    await this.change((shelf) => moved(shelf, new Map([[from, list]])));
  }

  /** One table, with its best time; without one: all of them. */
  async clear(table?: string): Promise<ScoreShelf> {
    if (table === undefined) {
      const { sealed } = this;
      await sealed.alone(
        scoresPlace,
        () => sealed.forget(scoresPlace),
        async () => {},
      );
      return empty;
    }
    const list = wordSearch.listOfTable(table);
    const left = ({ tables: all, names, times }: ScoreShelf): ScoreShelf => {
      const tables = without(all, table);
      const isCalled = idsOf(list).some((id) => Object.hasOwn(tables, id));
      return {
        tables,
        names: isCalled ? names : without(names, list),
        ...(times && { times: table === list ? times : without(times, list) }),
      };
    };
    return (await this.change(left)).shelf;
  }

  /**
   * Made to what is kept by then, whichever page has kept it. Where another does not let go, it is kept when it does.
   */
  private change(act: (shelf: ScoreShelf) => ScoreShelf): Promise<{ shelf: ScoreShelf; kept: Keeping; lost: boolean }> {
    const { sealed } = this;
    const change = async () => {
      const { shelf, state, aside } = await this.look();
      const whole = withAside(shelf, aside);
      const changed = act(await this.renewed(whole));
      const lost = state === 'damaged';
      if (state === 'damaged' || (state === 'newer' && changed !== whole)) await sealed.setAside(scoresPlace);
      if (changed === shelf) return { shelf, kept: 'kept' as const, lost };
      const kept = await sealed.write(scoresPlace, changed);
      if (kept === 'kept' && aside.length > 0)
        await sealed.clearAside(scoresPlace, (value) => readShelf(value) !== undefined);
      return { shelf: changed, kept, lost };
    };
    return sealed.alone(scoresPlace, change, async () => {
      const { shelf, state } = await this.look();
      return { shelf: act(shelf), kept: 'session only', lost: state === 'damaged' };
    });
  }

  private async look(): Promise<Found> {
    const opened = await this.sealed.read(scoresPlace);
    const aside = (await this.sealed.aside(scoresPlace)).flatMap((value) => readShelf(value) ?? []);
    if (opened.state === 'none') return { shelf: empty, state: 'sound', aside };
    const shelf = opened.state === 'open' ? readShelf(opened.value) : undefined;
    if (shelf) return { shelf, state: 'sound', aside };
    const isLater = opened.state === 'newer' || (opened.state === 'open' && isNewer(opened.value));
    return { shelf: empty, state: isLater ? 'newer' : 'damaged', aside };
  }

  /** The first releases kept scores by the words alone: they go to the list that has these words now. */
  private async renewed(shelf: ScoreShelf): Promise<ScoreShelf> {
    const former = Object.keys(shelf.tables).filter(wordSearch.isFormerId);
    if (former.length === 0) return shelf;
    const lists = (await savedLists(this.sealed)).map(wordSearch.ownList);
    const heirs = former.map((id): [string, Heir] => {
      const name = shelf.names[id] ?? '';
      const alike = lists.filter(({ words }) => wordSearch.formerId(words) === id);
      const heir = alike.find((list) => list.name === name) ?? alike[0];
      return [id, heir ?? { id: wordSearch.namedId(id, name), name }];
    });
    return moved(shelf, new Map(heirs));
  }
}

const idsOf = (list: string) => wordSearch.ruleSets.map((rules) => wordSearch.tableId(list, rules));

const timeIn = ({ times = {} }: ScoreShelf, list: string) =>
  Object.hasOwn(times, list) ? (times[list] ?? Infinity) : Infinity;

const withAside = (shelf: ScoreShelf, aside: readonly ScoreShelf[]) =>
  aside.reduce((all, own) => joinedScores(all, own, 'here').shelf, shelf);

interface JoinedScores {
  shelf: ScoreShelf;
  added: number;
  /** So many scores that were here had to leave full tables. */
  left: number;
}

/** What is here and what comes. A list that is here keeps its name. */
export function joinedScores(
  here: ScoreShelf,
  come: ScoreShelf,
  from: 'here' | 'elsewhere' = 'elsewhere',
): JoinedScores {
  const [tables, names] = [new Map(Object.entries(here.tables)), new Map(Object.entries(here.names))];
  let [added, left] = [0, 0];
  for (const [id, table] of Object.entries(come.tables)) {
    const joined = wordSearch.join(wordSearch.tableOf(here.tables, id), table, from);
    if (joined.added === 0) continue;
    added += joined.added;
    left += joined.left;
    tables.set(id, joined.table);
    const list = wordSearch.listOfTable(id);
    const name = Object.hasOwn(come.names, list) ? come.names[list] : undefined;
    if (name !== undefined && !names.has(list)) names.set(list, name);
  }
  const times = shortest(here.times, come.times);
  const shelf = { tables: Object.fromEntries(tables), names: Object.fromEntries(names), ...(times && { times }) };
  return { shelf, added, left };
}

function shortest(here: ScoreShelf['times'], come: ScoreShelf['times']): ScoreShelf['times'] {
  if (!here || !come) return here ?? come;
  const times = { ...here };
  for (const [list, ms] of Object.entries(come))
    times[list] = Math.min(ms, Object.hasOwn(here, list) ? here[list]! : ms);
  return times;
}

type Heir = Pick<wordSearch.WordList, 'id' | 'name'>;

/** What lies under the id of a list goes to its heir. The shelf itself where nothing does. */
function moved(shelf: ScoreShelf, heirs: ReadonlyMap<string, Heir>): ScoreShelf {
  let changed = shelf;
  for (const [from, { id, name }] of heirs) {
    const hasTime = timeIn(changed, from) < Infinity;
    if (!hasTime && !idsOf(from).some((table) => Object.hasOwn(shelf.tables, table))) continue;
    let { tables } = changed;
    const names = without(changed.names, from);
    for (const rules of wordSearch.ruleSets) {
      const [old, own] = [wordSearch.tableId(from, rules), wordSearch.tableId(id, rules)];
      if (!Object.hasOwn(tables, old)) continue;
      const table = wordSearch
        .tableOf(tables, old)
        .reduce((all, entry) => wordSearch.enter(all, entry)?.table ?? all, wordSearch.tableOf(tables, own));
      tables = { ...without(tables, old), [own]: table };
    }
    const times = hasTime && { ...without(changed.times ?? {}, from), [id]: timeIn(changed, from) };
    changed = { ...changed, tables, names: name ? { ...names, [id]: name } : names, ...(times && { times }) };
  }
  return changed;
}

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([own]) => own !== key));

export function readShelf(value: unknown): ScoreShelf | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { tables: saved, names, times } = value as Partial<ScoreShelf>;
  const tables = wordSearch.readScoreTables(saved);
  if (!tables || !isNames(names) || (times !== undefined && !isTimes(times))) return undefined;
  return { tables, names, ...(times && { times }) };
}

const isTimes = (value: unknown): value is Named<number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((ms) => count(ms) !== undefined);

const isNames = (value: unknown): value is ScoreShelf['names'] =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((name) => typeof name === 'string' && tidyName(name) === name);

/** The best score of each list by the rules that are chosen, and by Casual ones the shortest time, in ms. */
export interface BestOfList {
  entry: wordSearch.ScoreEntry | undefined;
  ms: number | undefined;
}

export const bestIn =
  (shelf: ScoreShelf) =>
  (list: string, rules: wordSearch.RuleSet): BestOfList => {
    const ms = rules === 'casual' ? timeIn(shelf, list) : Infinity;
    const entry = wordSearch.tableOf(shelf.tables, wordSearch.tableId(list, rules)).at(0);
    return { entry, ms: ms < Infinity ? ms : undefined };
  };
