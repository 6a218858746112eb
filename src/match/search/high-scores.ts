import { tidyName, wordSearch } from '../../core';
import type { Keeping, Sealed } from '../../platform/sealed';
import { keptLists } from './own-lists';

export const scoresPlace = 'search scores';

/** The tables of all categories, and what the own lists among them are called. */
export interface ScoreShelf {
  tables: wordSearch.ScoreTables;
  names: Readonly<Record<string, string>>;
}

const empty: ScoreShelf = { tables: {}, names: {} };

export interface Entered {
  shelf: ScoreShelf;
  /** From 0; undefined if others were better meanwhile. */
  place: number | undefined;
  kept: Keeping;
  lost: boolean;
}

type Sealing = Pick<Sealed, 'read' | 'write' | 'forget'>;

/** The best of every category, sealed: what was changed outside the game is thrown away whole. */
export class HighScores {
  constructor(private readonly sealed: Sealing) {}

  /** `lost`: what was kept did not open, so all tables begin anew. That is said once, and then it is forgotten. */
  async read(): Promise<{ shelf: ScoreShelf; lost: boolean }> {
    const opened = await this.sealed.read(scoresPlace);
    if (opened.state === 'none') return { shelf: empty, lost: false };
    const shelf = opened.state === 'open' ? readShelf(opened.value) : undefined;
    if (shelf) return { shelf: await this.renewed(shelf), lost: false };
    await this.sealed.forget(scoresPlace);
    return { shelf: empty, lost: true };
  }

  async enter(list: wordSearch.WordList, entry: wordSearch.ScoreEntry): Promise<Entered> {
    const { shelf, lost } = await this.read();
    const entered = wordSearch.enter(wordSearch.tableOf(shelf.tables, list.id), entry);
    if (!entered) return { shelf, place: undefined, kept: 'kept', lost };
    const changed: ScoreShelf = {
      tables: { ...shelf.tables, [list.id]: entered.table },
      names: list.name === undefined ? shelf.names : { ...shelf.names, [list.id]: list.name },
    };
    const kept = await this.sealed.write(scoresPlace, changed);
    return { shelf: changed, place: entered.place, kept, lost };
  }

  /** The scores of another device come in, marked as such. Done twice, it is done once. */
  async bringIn(come: ScoreShelf): Promise<void> {
    const { shelf } = await this.read();
    await this.sealed.write(scoresPlace, joinedScores(shelf, come).shelf);
  }

  /** A list is called otherwise now: its scores go with it. */
  async rename(from: string, list: wordSearch.WordList): Promise<void> {
    const { shelf } = await this.read();
    if (Object.hasOwn(shelf.tables, from))
      await this.sealed.write(scoresPlace, moved(shelf, new Map([[from, list]])));
  }

  /** Without a category: all of them. */
  async clear(category?: string): Promise<ScoreShelf> {
    if (category === undefined) {
      await this.sealed.forget(scoresPlace);
      return empty;
    }
    const { shelf } = await this.read();
    const left: ScoreShelf = {
      tables: without(shelf.tables, category),
      names: without(shelf.names, category),
    };
    await this.sealed.write(scoresPlace, left);
    return left;
  }

  /** The first releases kept scores by the words alone: they go to the list that has these words now. */
  private async renewed(shelf: ScoreShelf): Promise<ScoreShelf> {
    const former = Object.keys(shelf.tables).filter(wordSearch.isFormerId);
    if (former.length === 0) return shelf;
    const lists = (await keptLists(this.sealed)).map(wordSearch.ownList);
    const heirs = former.map((id): [string, Heir] => {
      const name = shelf.names[id] ?? '';
      const alike = lists.filter(({ words }) => wordSearch.formerId(words) === id);
      const heir = alike.find((list) => list.name === name) ?? alike[0];
      return [id, heir ?? { id: wordSearch.namedId(id, name), name }];
    });
    const renewed = moved(shelf, new Map(heirs));
    await this.sealed.write(scoresPlace, renewed);
    return renewed;
  }
}

interface JoinedScores {
  shelf: ScoreShelf;
  added: number;
  /** So many scores that were here had to leave full tables. */
  left: number;
}

/** What is here and what comes. A list that is here keeps its name. */
export function joinedScores(here: ScoreShelf, come: ScoreShelf): JoinedScores {
  const [tables, names] = [new Map(Object.entries(here.tables)), new Map(Object.entries(here.names))];
  let [added, left] = [0, 0];
  for (const [id, table] of Object.entries(come.tables)) {
    const joined = wordSearch.join(wordSearch.tableOf(here.tables, id), table);
    if (joined.added === 0) continue;
    added += joined.added;
    left += joined.left;
    tables.set(id, joined.table);
    const name = Object.hasOwn(come.names, id) ? come.names[id] : undefined;
    if (name !== undefined && !names.has(id)) names.set(id, name);
  }
  return { shelf: { tables: Object.fromEntries(tables), names: Object.fromEntries(names) }, added, left };
}

type Heir = Pick<wordSearch.WordList, 'id' | 'name'>;

/** What lies under a key goes to its heir. */
function moved(shelf: ScoreShelf, heirs: ReadonlyMap<string, Heir>): ScoreShelf {
  let { tables, names } = shelf;
  for (const [from, { id, name }] of heirs) {
    const table = wordSearch
      .tableOf(tables, from)
      .reduce((all, entry) => wordSearch.enter(all, entry)?.table ?? all, wordSearch.tableOf(tables, id));
    tables = { ...without(tables, from), [id]: table };
    names = without(names, from);
    if (name) names = { ...names, [id]: name };
  }
  return { tables, names };
}

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([own]) => own !== key));

export function readShelf(value: unknown): ScoreShelf | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { tables: kept, names } = value as Partial<ScoreShelf>;
  const tables = wordSearch.readScoreTables(kept);
  return tables && isNames(names) ? { tables, names } : undefined;
}

const isNames = (value: unknown): value is ScoreShelf['names'] =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((name) => typeof name === 'string' && tidyName(name) === name);

/** The best score of each list. */
export const bestIn = (tables: wordSearch.ScoreTables) => (list: string) =>
  wordSearch.tableOf(tables, list).at(0);
