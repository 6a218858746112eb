import { must } from '../../engine/must';
import { type NameFault, nameFault, tidyName } from '../../engine/players/names';
import { Signal } from '../../engine/signal';
import type { Keeping, Sealed } from '../../shared/platform/encrypted';
import { isNewer } from '../../shared/play/saved-book';
import type { SearchTexts, Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import { keptLists, type ListKeeper } from './own-lists';

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

  async enter(list: wordSearch.WordList, entry: wordSearch.ScoreEntry): Promise<Entered> {
    let place: number | undefined;
    const changed = await this.change((shelf) => {
      const entered = wordSearch.enter(wordSearch.tableOf(shelf.tables, list.id), entry);
      place = entered?.place;
      if (!entered) return shelf;
      return {
        tables: { ...shelf.tables, [list.id]: entered.table },
        names: list.name === undefined ? shelf.names : { ...shelf.names, [list.id]: list.name },
      };
    });
    return { ...changed, place };
  }

  /** The scores of another device come in, marked as such. Done twice, it is done once. */
  async bringIn(come: ScoreShelf): Promise<void> {
    await this.change((shelf) => joinedScores(shelf, come).shelf);
  }

  /** A list is called otherwise now: its scores go with it. */
  async rename(from: string, list: wordSearch.WordList): Promise<void> {
    await this.change((shelf) => (Object.hasOwn(shelf.tables, from) ? moved(shelf, new Map([[from, list]])) : shelf));
  }

  /** Without a category: all of them. */
  async clear(category?: string): Promise<ScoreShelf> {
    if (category === undefined) {
      const { sealed } = this;
      await sealed.alone(
        scoresPlace,
        () => sealed.forget(scoresPlace),
        async () => {},
      );
      return empty;
    }
    const left = (shelf: ScoreShelf): ScoreShelf => ({
      tables: without(shelf.tables, category),
      names: without(shelf.names, category),
    });
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
    const lists = (await keptLists(this.sealed)).map(wordSearch.ownList);
    const heirs = former.map((id): [string, Heir] => {
      const name = shelf.names[id] ?? '';
      const alike = lists.filter(({ words }) => wordSearch.formerId(words) === id);
      const heir = alike.find((list) => list.name === name) ?? alike[0];
      return [id, heir ?? { id: wordSearch.namedId(id, name), name }];
    });
    return moved(shelf, new Map(heirs));
  }
}

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
export const bestIn = (tables: wordSearch.ScoreTables) => (list: string) => wordSearch.tableOf(tables, list).at(0);

/** Stands in for a name until one is typed. */
const nameless = '?';

/** The table of the category, and the score that comes to it. */
export interface ScoreEntryView {
  table: wordSearch.ScoreTable;
  /** The place that the score has, or would have: from 0. */
  place: number | undefined;
  /** It has beaten all that stood there: the first of all beats nobody. */
  isRecord: boolean;
  /** The name is still to be typed. */
  asksName: boolean;
  fault: NameFault | undefined;
  notices: readonly Sentence[];
  entered: Sentence | undefined;
}

interface Circumstances {
  /** Another device has played a part of it. */
  isElsewhere: boolean;
  /** The grid could have been played before. */
  isPractice: boolean;
}

/** How a score comes into the table of its category: once, and with a name. */
export class ScoreEntry {
  readonly changed = new Signal<[view: ScoreEntryView]>();
  readonly entered = new Signal<[entry: wordSearch.ScoreEntry, said: Sentence]>();
  private readonly notices = new Set<Sentence>();
  private table: wordSearch.ScoreTable = [];
  private entry: wordSearch.ScoreEntry | undefined;
  private isBusy = false;
  private isGone = false;
  private readonly lost = () => this.texts.search.end.scores.lost;

  constructor(
    private readonly texts: SearchTexts,
    private readonly engine: wordSearch.ReadonlyGame,
    private readonly scores: HighScores,
    /** Where something waits to be said, once. */
    private readonly page: { notice: Sentence | undefined },
    private readonly circumstances: Circumstances,
  ) {}

  /** Reads the table. Returns what the score is in it. */
  async begin(): Promise<ScoreEntryView> {
    const { shelf, lost } = await this.scores.read();
    if (lost) this.notices.add(this.lost);
    this.table = wordSearch.tableOf(shelf.tables, this.engine.setup.list.id);
    return this.report(undefined, undefined);
  }

  async enter(typed: string) {
    const { scores } = this.texts.search.end;
    const fault = nameFault(typed, []);
    if (fault || this.entry || this.isBusy) {
      if (fault) this.report(fault, undefined);
      return;
    }
    this.isBusy = true;
    const { list } = this.engine.setup;
    const entry = this.entryOf(typed);
    const { shelf, place, kept, lost } = await this.scores.enter(list, entry);
    this.isBusy = false;
    if (lost) this.notices.add(this.lost);
    this.table = wordSearch.tableOf(shelf.tables, list.id);
    if (place === undefined) this.notices.add(() => scores.meanwhile);
    else this.entry = entry;
    if (kept === 'session only') this.notices.add(() => scores.sessionOnly);
    const said = place === undefined ? undefined : () => scores.entered({ name: entry.name, rank: place + 1 });
    this.report(undefined, said);
    if (said !== undefined && !this.isGone) this.entered.emit(entry, said);
  }

  stop() {
    this.isGone = true;
  }

  private entryOf(name: string) {
    const { isElsewhere, isPractice } = this.circumstances;
    return wordSearch.scoreEntry(this.engine, name, Date.now(), {
      ...(isPractice && { practice: true }),
      ...(isElsewhere && { elsewhere: true }),
    });
  }

  private report(fault: NameFault | undefined, entered: Sentence | undefined): ScoreEntryView {
    const { notice } = this.page;
    this.page.notice = undefined;
    if (notice !== undefined) this.notices.add(notice);
    const { table, place, asksName } = this.preview();
    const notices = [...this.notices];
    if (!asksName && place === undefined && !this.entry)
      notices.push(() => this.texts.search.end.scores.tooLow({ points: must(table.at(-1)).score }));
    const isRecord = place === 0 && table.length > 1;
    const view = { table, place, isRecord, asksName, fault, notices, entered };
    if (!this.isGone) this.changed.emit(view);
    return view;
  }

  /** The table with the score in its place, as soon as it has one. */
  private preview(): { table: wordSearch.ScoreTable; place: number | undefined; asksName: boolean } {
    const { table, entry } = this;
    if (entry) {
      const place = table.findIndex(
        ({ name, score, when }) => name === entry.name && score === entry.score && when === entry.when,
      );
      return { table, place: place < 0 ? undefined : place, asksName: false };
    }
    const entered = wordSearch.enter(table, this.entryOf(nameless));
    return entered ? { ...entered, asksName: true } : { table, place: undefined, asksName: false };
  }
}
