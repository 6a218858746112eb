import { html, nothing } from 'lit-html';
import { type MascotId, mascot, type Pose } from '../../shared/mascots';
import type { Dialog } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { ScoreEntry, ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';
import { Painted } from './replay-panel';
import { searchBar } from './search-bar';
import { reckoning, summaryScores } from './summary-scores';

/** What a button asks of the scene. */
export type SummaryWish =
  | 'playAgain'
  | 'sameGrid'
  | 'choose'
  | 'menu'
  | 'replay'
  | 'savePicture'
  | 'print'
  | 'share'
  | 'link'
  | 'tables'
  | 'statistics'
  | 'settings'
  | { seed: wordSearch.ScoreEntry };

interface Ended {
  engine: wordSearch.ReadonlyGame;
  category: string;
  /** The name that was typed last time. */
  name: string;
  /** So many days in a row, with the daily that it was. */
  row: number | undefined;
  now: number;
  /** How high the picture is for its width, and what paints it. */
  ratio: number;
  paint(canvas: HTMLCanvasElement): void;
}

const bird: MascotId = 'scarlet';

/** The end of a search: its picture, its reckoning, and the table of its category. */
export class SummaryPanel {
  private readonly layer: Layer;
  private readonly summary: wordSearch.Summary;
  private readonly painted: Painted;
  private readonly endCount: () => void;
  private readonly stopListening: (() => void)[];
  private entryView: ScoreEntryView | undefined;
  private said: Sentence | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly ended: Ended,
    private readonly entry: ScoreEntry,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly wish: (wish: SummaryWish) => void,
  ) {
    this.summary = wordSearch.summaryOf(ended.engine);
    this.layer = new Layer(services.root, 'screen search search-end');
    this.render();
    const canvas = this.layer.element.querySelector('canvas')!;
    this.painted = new Painted(canvas, ended.ratio, ended.paint);
    const { points } = this.texts.search.end;
    this.endCount = countUp(this.layer.element.querySelector('.sum'), this.summary.total, points);
    this.stopListening = [
      entry.changed.on((view) => this.showEntry(view)),
      services.preferences.listen(() => this.render()),
    ];
  }

  /** Tells in a line what came of a button. */
  say(says: Sentence) {
    this.said = says;
    this.render();
  }

  /** Where the keys go on after the field for the name is gone. */
  focusTable() {
    this.layer.element.querySelector<HTMLElement>('.scored-end button')?.focus();
  }

  remove() {
    for (const stop of this.stopListening) stop();
    this.endCount();
    this.painted.remove();
    this.layer.remove();
  }

  /** What the tables say, once they have been read, and whenever they change. */
  private showEntry(view: ScoreEntryView) {
    this.entryView = view;
    this.render();
    if (view.fault) this.layer.element.querySelector<HTMLInputElement>('.scored input')?.focus();
  }

  private render() {
    const { buttons, picture } = this.texts.search.end;
    const { ended, summary, entryView } = this;
    const { preferences } = this.services;
    const { muted } = preferences.now;
    const act = (wish: SummaryWish) => () => this.wish(wish);
    const { category, engine, name, row, now } = ended;
    const words = engine.state.laid.map(({ word }) => word);
    this.layer.render(
      () => html`
      ${searchBar(this.texts, { label: buttons.back, act: act('choose') }, nothing, [
        // On a phone it stands beside its table, and the statistics on the menu.
        { sign: 'trophy', label: buttons.tables, onlyWide: true, act: act('tables') },
        {
          sign: muted ? 'mute' : 'sound',
          label: buttons.sound,
          pressed: !muted,
          onlyWide: true,
          act: () => preferences.change({ muted: !preferences.now.muted }),
        },
        { sign: 'bars', label: this.texts.menu.statistics, onlyWide: true, act: act('statistics') },
        { sign: 'gear', label: this.texts.menu.settings, act: act('settings') },
        { sign: 'menu', label: buttons.menu, act: act('menu') },
      ])}
      <header class="search-head">
        <h1>${this.texts.search.end.titles[summary.reason ?? 'givenUp']}</h1>
        <p>${this.subtitle()}</p>
        ${row === undefined ? nothing : html`<p .style=${'color:var(--score)'}><b>${this.texts.menu.dailyDone(row)}</b></p>`}
      </header>
      <section class="search-sheet stack" aria-label=${category}>
        <div class="wood"><canvas class="search-picture" role="img"
          aria-label=${picture.alternative(category, summary.found.length, summary.missed)}></canvas></div>
        ${
          summary.missed.length > 0
            ? html`<p class="legend line wraps" aria-hidden="true">
                <span class="found-mark"></span>${picture.legendFound(summary.found.length)}
                <span class="missed-mark"></span>${picture.legendMissed(summary.missed.length)}</p>`
            : nothing
        }
      </section>
      <div class="search-next">
        <span class="pic" aria-hidden="true">${mascot(bird, this.pose())}</span>
        <div class="search-buttons evenly">
          ${button('again', buttons.playAgain, act('playAgain'), 'gold again', buttons.playAgainMeans)}
          ${button('undo', buttons.sameGrid, act('sameGrid'))} ${button('list', buttons.choose, act('choose'))}
          ${button('play', buttons.replay, act('replay'))} ${button('save', buttons.save, act('savePicture'), 'ivory', buttons.saveMeans)}
          ${button('share', buttons.share, act('share'))} ${button('print', this.texts.printing.open, act('print'))}
          ${button('find', buttons.link, act('link'), 'ivory', buttons.linkMeans)}
        </div>
        <p class="told" role="status">${this.said?.()}</p>
      </div>
      ${reckoning(this.texts, { summary, words, language: wordSearch.languageOf(engine.setup.list), hasClock: engine.setup.clock !== 'off', place: this.place() })}
      ${summaryScores(this.texts, { category, entry: entryView, name, now, enter: (typed) => void this.entry.enter(typed), tables: act('tables'), seed: (seed) => this.wish({ seed }) })}`,
    );
  }

  private subtitle() {
    const { engine, category } = this.ended;
    const { summary } = this;
    const { msSpent, found, missed, reason } = summary;
    const isTimed = engine.setup.clock !== 'off';
    const spent = this.texts.search.end.spent(msSpent / 1000);
    const times = {
      allFound: isTimed ? this.texts.search.end.left(wordSearch.secondsLeft(engine.state) ?? 0) : spent,
      timeOut: undefined,
      givenUp: spent,
    };
    const all = this.texts.search.end.subtitle(category, engine.setup.directions.length, times[reason ?? 'givenUp']);
    return missed.length === 0
      ? all
      : `${this.texts.search.end.found(found.length, found.length + missed.length)}, ${all}`;
  }

  private place() {
    const sums = this.texts.search.end.reckoning;
    if (!this.entryView) return undefined;
    const { place, isRecord, table } = this.entryView;
    if (place === undefined) return sums.outside;
    if (table.length === 1) return sums.alone;
    return isRecord ? sums.best : sums.place(place + 1);
  }

  private pose(): Pose {
    const { reason, missed, found } = this.summary;
    if (reason === 'allFound' || this.entryView?.isRecord) return 'happy';
    return missed.length > found.length ? 'sad' : 'idle';
  }
}

const button = (sign: IconName, label: string, act: () => void, kind = 'ivory', means?: string) => html`
  <button type="button" class="with-icon ${kind}" @click=${act} title=${means ?? nothing}
    aria-label=${means ? `${label}, ${means}` : nothing}>${icon(sign)}<span>${label}</span></button>`;

interface SheetEnd {
  sheet: wordSearch.Worksheet;
  reason: wordSearch.EndReason;
  again(): void;
  /** Where it was made. */
  back: (() => void) | undefined;
  menu(): void;
}

/** The end of a page of a class: what the letters left over say, and that nothing is kept. */
export function openSheetEnd(texts: SearchTexts, dialog: Dialog, sheetEnd: SheetEnd) {
  const { end } = texts.search.sheet;
  const { sheet, reason, again, back, menu } = sheetEnd;
  const title = () => (reason === 'allFound' ? end.title : end.givenUp);
  dialog.open(
    'class-end',
    title,
    () => html`<span class="bird-box" aria-hidden="true">${mascot('rosehip', reason === 'allFound' ? 'happy' : 'think')}</span>
      <h2>${title()}</h2>
      ${sheet.message ? html`<p>${end.message}</p><p class="sheet-message"><bdi dir="auto" lang=${sheet.language}>${sheet.message}</bdi></p>` : nothing}
      <div class="row">
        <button type="button" class="gold with-icon" autofocus @click=${dialog.closing(again)}>${icon('undo')}${end.again}</button>
        ${back ? html`<button type="button" class="with-icon" @click=${dialog.closing(back)}>${icon('pencil')}${end.back}</button>` : nothing}
        <button type="button" class="with-icon" @click=${dialog.closing(menu)}>${icon('menu')}${end.menu}</button>
      </div>
      <small>${end.nothingKept}</small>`,
    dialog.close,
  );
}
