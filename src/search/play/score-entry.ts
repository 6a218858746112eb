import { must } from '../../engine/must';
import { type NameFault, nameFault } from '../../engine/players/names';
import { Signal } from '../../engine/signal';
import type { SearchTexts, Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import type { HighScores } from './high-scores';

/** Stands in for a name until one is typed. */
const nameless = '?';

/** The table of the category, and the score that comes to it. */
export interface ScoreEntryView {
  table: wordSearch.ScoreTable;
  /** The place that the score has, or would have: from 0. */
  place: number | undefined;
  /** It has beaten all that stood there: the first of all beats nobody. */
  isRecord: boolean;
  /** The shortest time of the list in ms, this one among them, where times count. */
  bestTime: number | undefined;
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
  private bestTime: number | undefined;
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
    this.table = wordSearch.tableOf(shelf.tables, this.tableId);
    await this.noteTime();
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
    const entry = this.entryOf(typed);
    const { shelf, place, kept, lost } = await this.scores.enter(this.engine.setup.list, entry, this.rules);
    this.isBusy = false;
    if (lost) this.notices.add(this.lost);
    this.table = wordSearch.tableOf(shelf.tables, this.tableId);
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

  private get rules() {
    return wordSearch.rulesOf(this.engine.setup);
  }

  private get tableId() {
    return wordSearch.tableId(this.engine.setup.list.id, this.rules);
  }

  /** A grid that could have been seen before proves no time. */
  private async noteTime() {
    const { engine, circumstances } = this;
    const ms = wordSearch.timeOf(engine);
    if (ms === undefined || circumstances.isPractice || circumstances.isElsewhere) return;
    this.bestTime = await this.scores.noteTime(engine.setup.list.id, ms);
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
    const { bestTime } = this;
    const view = { table, place, isRecord, bestTime, asksName, fault, notices, entered };
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
