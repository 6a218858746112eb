import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { called, longestName } from '../../engine/players/names';
import { crown, type MascotId, mascot } from '../../shared/mascots';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { dailyOnward } from '../../texts/sentences/page';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';

/** What a button asks of the scene. */
export type SummaryWish = 'playAgain' | 'next' | 'share' | 'lookCloser' | 'more';

export interface EndedSearch {
  engine: wordSearch.ReadonlyGame;
  category: string;
  /** Whose grid it was, if everyone's on a day. */
  day: Date | undefined;
  /** What comes next, where it was a daily that counted. */
  row: DailyEnd | undefined;
  now: number;
  /** How high the picture is for its width, and what paints it. */
  ratio: number;
  paint(canvas: HTMLCanvasElement): void;
}

const bird: MascotId = 'scarlet';

/** How a search ended: in one figure, with what it compares with, and what comes next. */
export class SummaryPanel {
  private readonly layer: Layer;
  private readonly summary: wordSearch.Summary;
  private readonly endCount: () => void;
  private readonly stopListening: () => void;
  private entry: ScoreEntryView | undefined;
  private isNaming = false;
  private said: Sentence | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly ended: EndedSearch,
    { root, preferences }: Pick<PageServices, 'root' | 'preferences'>,
    private readonly offer: { wish(wish: SummaryWish): void; call(name: string): void },
  ) {
    this.summary = wordSearch.summaryOf(ended.engine);
    this.layer = new Layer(root, 'screen ended search-ended');
    this.render();
    const figure = this.isTimed ? null : this.layer.element.querySelector('.end-figure > b');
    this.endCount = countUp(figure, this.summary.total, this.texts.forms.figure);
    this.stopListening = preferences.listen(() => this.render());
  }

  get element() {
    return this.layer.element;
  }

  /** Tells in a line what came of a button. */
  say(says: Sentence) {
    this.said = says;
    this.render();
  }

  /** What the tables say, once they have been read, and whenever they change. */
  showEntry(entry: ScoreEntryView) {
    this.entry = entry;
    this.render();
    if (entry.fault) this.field?.focus();
  }

  /** It has its name: the keys go on where it stands. */
  endNaming() {
    this.isNaming = false;
    this.render();
    this.element.querySelector<HTMLElement>('.end-name')?.focus();
  }

  remove() {
    this.stopListening();
    this.endCount();
    this.layer.remove();
  }

  private get field() {
    return this.element.querySelector<HTMLInputElement>('input[name="name"]');
  }

  /** By Casual rules whoever has found all is told how long it took. */
  private get isTimed() {
    return wordSearch.rulesOf(this.ended.engine.setup) === 'casual' && this.summary.reason === 'allFound';
  }

  private render() {
    const { common, menu, search, forms } = this.texts;
    const { ended, summary, entry } = this;
    const { row, day, category } = ended;
    const wish = (wished: SummaryWish) => () => this.offer.wish(wished);
    const isHappy = summary.reason === 'allFound' || entry?.isRecord === true;
    const pose = isHappy ? 'happy' : summary.missed.length > summary.found.length ? 'sad' : 'idle';
    const next = row?.next
      ? { sign: 'onward' as const, label: dailyOnward(this.texts, row), act: wish('next') }
      : { sign: 'again' as const, label: common.playAgain, act: wish('playAgain') };
    this.layer.render(
      () =>
        html`${endStage({
          title: search.play.over[summary.reason ?? 'givenUp'],
          scene: soloStage({
            bird: html`${mascot(bird, pose)}${isHappy ? crown(bird) : nothing}`,
            plate: day ? menu.dailies.search : category,
            note: day && forms.day(day),
          }),
          side: html`${endCard({ ...this.figure(), facts: this.facts() })}
        ${entry?.fault ? html`<p class="notice line" role="alert">${icon('warn', 18)}${this.texts.names[entry.fault]}</p>` : nothing}
        ${entry?.notices.map((notice) => html`<p class="notice">${notice()}</p>`)}
        <p class="told" role="status" .style=${'color:var(--on-felt)'}>${this.said?.()}</p>
        ${endButtons(this.texts, {
          next: row && !row.next ? menu.dailyAll : next,
          share: wish('share'),
          lookCloser: wish('lookCloser'),
          more: wish('more'),
        })}`,
        })}`,
    );
  }

  private figure() {
    const { common, forms, search } = this.texts;
    const { summary, entry } = this;
    const { found, missed, msSpent } = summary;
    const words = search.end.foundOf({ found: found.length, all: found.length + missed.length });
    const clock = (ms: number) => forms.clock(Math.floor(ms / 1000));
    if (!this.isTimed) return { figure: forms.figure(summary.total), of: common.points, note: words };
    const best = entry?.bestTime;
    const note = best === msSpent ? search.end.newBestTime : best && search.end.bestTime({ time: clock(best) });
    return { figure: clock(msSpent), of: words, note: note || undefined };
  }

  private facts() {
    const { common, forms } = this.texts;
    const { entry, summary, ended } = this;
    const { row, engine } = ended;
    const best = summary.found.toSorted((one, other) => other.score - one.score)[0];
    const hints = { name: common.hints, says: forms.figure(summary.hints.times) };
    const days = row && { name: common.streak, says: common.dayCount({ count: row.days }) };
    const language = wordSearch.languageOf(engine.setup.list);
    const place =
      entry?.place === undefined ? undefined : { name: placeSaid(this.texts, entry), says: this.name(entry) };
    return [
      ...(best ? [{ name: common.bestWord, says: wordFact(best.word, forms.figure(best.score), language) }] : []),
      ...(days ? [days] : [hints]),
      ...(place ? [place] : days ? [hints] : []),
    ];
  }

  /** By which name it stands in the table, to be changed in its place. */
  private name({ name, asksName, fault }: ScoreEntryView): TemplateResult {
    const { scores } = this.texts.search.end;
    const shown = called(name, this.texts.forms.callings);
    if (!asksName && !this.isNaming) {
      const change = () => {
        this.isNaming = true;
        this.render();
        this.field?.select();
      };
      return html`<button type="button" class="end-name bare line" .style=${'min-height:44px;font-weight:800;font-size:inherit'} aria-label=${`${scores.rename}: ${shown}`}
        @click=${change}><bdi dir="auto">${shown}</bdi>${icon('pencil', 18)}</button>`;
    }
    const enter = (event: SubmitEvent) => {
      event.preventDefault();
      this.offer.call(String(new FormData(event.target as HTMLFormElement).get('name') ?? ''));
    };
    return html`<form class="line" @submit=${enter}><input name="name" class="boxed" autocomplete="off"
        autocapitalize="words" spellcheck="false" maxlength=${longestName * 8} aria-label=${this.texts.common.yourName}
        aria-invalid=${fault ? 'true' : 'false'} .value=${shown} />
      <button class="ivory icon-only" aria-label=${scores.enter} title=${scores.enter}>${icon('done')}</button></form>`;
  }
}

/** What the total means in the table of the category. */
export function placeSaid({ search }: SearchTexts, { place, isRecord, table }: ScoreEntryView) {
  const { breakdown } = search.end;
  if (place === undefined) return breakdown.outside;
  if (table.length === 1) return breakdown.alone;
  return isRecord ? breakdown.best : breakdown.rank({ rank: place + 1 });
}
