import { must } from '../../engine/must';
import { type NameFault, nameFault, tidyName } from '../../engine/players/names';
import { fieldsOf } from '../../engine/saving/untrusted';
import { Signal } from '../../engine/signal';
import type { SearchTexts, Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import type { HighScores } from './high-scores';

/** The table of the category, and the score that comes to it. */
export interface ScoreEntryView {
  table: wordSearch.ScoreTable;
  /** The place that the score has, or would have: from 0. */
  place: number | undefined;
  /** It has beaten all that stood there: the first of all beats nobody. */
  isRecord: boolean;
  /** The shortest time of the list in ms, this one among them, where times count. */
  bestTime: number | undefined;
  /** Under which it stands there, or would. */
  name: string;
  /** It has its place only once it is told by which name. */
  asksName: boolean;
  fault: NameFault | undefined;
  notices: readonly Sentence[];
  /** What it would have taken. */
  tooLow: Sentence | undefined;
}

interface Circumstances {
  /** Another device has played a part of it. */
  isElsewhere: boolean;
  /** The grid could have been played before. */
  isPractice: boolean;
}

/** Which game was entered last, and when: a page that is reloaded does not enter it once more. */
interface LastEntered {
  game: string;
  when: number;
  /** It had its place, though it may have lost that since. */
  done?: true;
}

const lastEnteredKey = 'search entered';

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
}

/**
 * How a score comes into the table of its category, once: under the name used last, or by the author's rules under one
 * that is asked for. It may be called otherwise afterwards.
 */
export class ScoreEntry {
  readonly changed = new Signal<[view: ScoreEntryView]>();
  /** `typed`: the name was given just now. */
  readonly entered = new Signal<[entry: wordSearch.ScoreEntry, said: Sentence, typed: boolean]>();
  private readonly notices = new Set<Sentence>();
  private table: wordSearch.ScoreTable = [];
  private entry: wordSearch.ScoreEntry | undefined;
  private when = Date.now();
  private bestTime: number | undefined;
  private isBusy = false;
  private isGone = false;
  private readonly lost = () => this.texts.search.end.scores.lost;

  constructor(
    private readonly texts: SearchTexts,
    private readonly engine: wordSearch.ReadonlyGame,
    private readonly scores: HighScores,
    /** Where something waits to be said, once. */
    private readonly page: { notice: Sentence | undefined; storage: Shelf },
    private readonly circumstances: Circumstances,
    /** That was used last. */
    private name: string,
  ) {}

  /** Reads the table, which the score enters if nobody is asked for a name. Returns what the score is in it. */
  async begin(): Promise<ScoreEntryView> {
    const { shelf, lost } = await this.scores.read();
    if (lost) this.notices.add(this.lost);
    this.table = wordSearch.tableOf(shelf.tables, this.tableId);
    await this.recall();
    await this.noteTime();
    const view = this.report(undefined);
    if (view.asksName && this.rules === 'casual') await this.enter(this.name, false);
    return this.report(undefined);
  }

  /** Under that name, or from now on. */
  async call(typed: string) {
    const fault = nameFault(typed, []);
    if (fault) this.report(fault);
    else if (!this.isBusy) await (this.entry ? this.rename(this.entry, typed) : this.enter(typed, true));
  }

  stop() {
    this.isGone = true;
  }

  private async enter(name: string, isTyped: boolean) {
    const { scores } = this.texts.search.end;
    const { storage } = this.page;
    this.isBusy = true;
    this.name = tidyName(name);
    const entry = this.entryOf();
    const last: LastEntered = { game: wordSearch.idOf(this.engine), when: entry.when };
    await storage.set(lastEnteredKey, last);
    const { shelf, place, kept, lost } = await this.scores.enter(this.engine.setup.list, entry, this.rules);
    if (place !== undefined) await storage.set(lastEnteredKey, { ...last, done: true } satisfies LastEntered);
    this.isBusy = false;
    if (lost) this.notices.add(this.lost);
    this.table = wordSearch.tableOf(shelf.tables, this.tableId);
    if (place === undefined) this.notices.add(() => scores.meanwhile);
    else this.entry = entry;
    if (kept === 'session only') this.notices.add(() => scores.sessionOnly);
    this.report(undefined);
    if (place !== undefined) this.tell(entry, place, isTyped);
  }

  private async rename(former: wordSearch.ScoreEntry, typed: string) {
    this.isBusy = true;
    const entry = { ...former, name: tidyName(typed) };
    const { tables } = await this.scores.call(this.engine.setup.list, entry, this.rules);
    this.isBusy = false;
    this.table = wordSearch.tableOf(tables, this.tableId);
    this.entry = entry;
    this.report(undefined);
    const place = wordSearch.placeOf(this.table, entry);
    if (place >= 0) this.tell(entry, place, true);
  }

  private tell(entry: wordSearch.ScoreEntry, place: number, isTyped: boolean) {
    const { scores } = this.texts.search.end;
    if (!this.isGone) this.entered.emit(entry, () => scores.entered({ name: entry.name, rank: place + 1 }), isTyped);
  }

  private get rules() {
    return wordSearch.rulesOf(this.engine.setup);
  }

  private get tableId() {
    return wordSearch.tableId(this.engine.setup.list.id, this.rules);
  }

  /** It may have entered on a former visit, and be called otherwise since, or have had to leave. */
  private async recall() {
    const last = fieldsOf<LastEntered>(await this.page.storage.get(lastEnteredKey));
    if (last?.game !== wordSearch.idOf(this.engine) || !Number.isSafeInteger(last.when)) return;
    this.when = last.when as number;
    const entry = this.entryOf();
    const there = this.table[wordSearch.placeOf(this.table, entry)];
    if (there || last.done === true) this.entry = there ?? entry;
  }

  /** A grid that could have been seen before proves no time. */
  private async noteTime() {
    const { engine, circumstances } = this;
    const ms = wordSearch.timeOf(engine);
    if (ms === undefined || circumstances.isPractice || circumstances.isElsewhere) return;
    this.bestTime = await this.scores.noteTime(engine.setup.list.id, ms);
  }

  private entryOf() {
    const { isElsewhere, isPractice } = this.circumstances;
    return wordSearch.scoreEntry(this.engine, this.name, this.when, {
      ...(isPractice && { practice: true }),
      ...(isElsewhere && { elsewhere: true }),
    });
  }

  private report(fault: NameFault | undefined): ScoreEntryView {
    const { notice } = this.page;
    this.page.notice = undefined;
    if (notice !== undefined) this.notices.add(notice);
    const { table, place, asksName } = this.preview();
    const isTooLow = !asksName && place === undefined && !this.entry;
    const tooLow = () => this.texts.search.end.scores.tooLow({ points: must(table.at(-1)).score });
    const view = {
      table,
      place,
      isRecord: place === 0 && table.length > 1,
      bestTime: this.bestTime,
      name: this.entry?.name ?? this.name,
      asksName,
      fault,
      notices: [...this.notices],
      tooLow: isTooLow ? tooLow : undefined,
    };
    if (!this.isGone) this.changed.emit(view);
    return view;
  }

  /** The table with the score in its place, as soon as it has one. */
  private preview(): { table: wordSearch.ScoreTable; place: number | undefined; asksName: boolean } {
    const { table, entry } = this;
    if (entry) {
      const place = wordSearch.placeOf(table, entry);
      return { table, place: place < 0 ? undefined : place, asksName: false };
    }
    const entered = wordSearch.enter(table, this.entryOf());
    return entered ? { ...entered, asksName: true } : { table, place: undefined, asksName: false };
  }
}
