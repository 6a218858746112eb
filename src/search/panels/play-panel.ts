import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { PlayingBird } from '../../shared/mascots/playing-bird';
import { type BarTool, barTool } from '../../shared/panels/game-bar';
import { type IconName, icon } from '../../shared/panels/icons';
import { at, type Box, Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { Flights, jolt } from '../../shared/panels/panel-motions';
import { isCalm } from '../../shared/platform/settings';
import type { SearchTexts } from '../../texts/texts';
import type { SearchCanvas } from '../canvas/search-canvas';
import type { SearchSession } from '../play/session';
import { type SearchView, viewSearch } from '../play/view';
import * as wordSearch from '../rules';
import {
  chips,
  nameOf,
  pageHead,
  pictureOf,
  plaque,
  readingLine,
  searchBar,
  shortBreakdown,
  waysPanel,
  wordList,
} from './play-parts';

/** What a button asks of the scene; what the session can do is asked of that. */
export type PlayAction =
  | 'goOn'
  | 'help'
  | 'settings'
  | 'giveUp'
  | 'more'
  | 'again'
  | 'leave'
  | 'result'
  | 'whole'
  | 'zoomed'
  | 'fold';

/** What the buttons act on. */
interface Buttons {
  session: SearchSession;
  preferences: PageServices['preferences'];
  /** Returns what a button does. */
  act(action: PlayAction): () => void;
}

const item = (sign: IconName, label: string, act: () => void): TemplateResult =>
  html`<button type="button" class="ivory with-icon" @click=${act}>${icon(sign)}<span>${label}</span></button>`;

/** The book is closed over the page: the letters are hidden, and here is what can be done. */
const cover = (texts: SearchTexts, view: SearchView, { act }: Buttons) => {
  const { common } = texts;
  const { paused } = texts.search.play;
  const left = () => paused.left({ category: nameOf(texts, view), count: view.words - view.found });
  return html`<section class="ws-cover" role="dialog" aria-label=${common.paused}>
    <div class="ws-cover-frame column">
      <span class="ws-medal disc">${pictureOf(view)}</span>
      <h2>${common.paused}</h2>
      <p>${view.wentOutOfSight ? common.pausedAway : left()}</p>
      <button type="button" class="gold with-icon ws-go-on big"
        @click=${act('goOn')}>${icon('play')}<span>${common.keepPlaying}</span></button>
      <div class="ws-cover-rest evenly">
        ${item('help', common.help, act('help'))}
        ${item('gear', common.settings, act('settings'))}
        ${item('bulb', common.giveUp, act('giveUp'))}
        ${item('onward', common.more, act('more'))}
      </div>
      ${item('door', common.leave, act('leave'))}
    </div>
  </section>`;
};

type AreaName = 'bar' | 'head' | 'plaque' | 'bird' | 'list' | 'ways' | 'buttons' | 'foot';

interface PlayAreas {
  kind: string;
  ui: number;
  width: number;
  height: number;
  page: Box;
  panels: Readonly<Partial<Record<AreaName, Box>>>;
  columns: number;
}

/** The page of letters as the canvas shows it. */
interface ShownPage {
  readonly layout: PlayAreas;
  readonly zoomed: boolean;
  readonly folded: boolean;
}

/** What else decides how it is shown. */
interface Look {
  zoomed: boolean;
  folded: boolean;
  opponents: TemplateResult | undefined;
}

/** All that stands around the page of letters, placed as the layout says. */
export class PlayPanel {
  private readonly layer: Layer;
  private readonly bird: PlayingBird;
  private readonly stopListening: () => void;
  private again = () => {};
  /** The search was over when it was shown last. */
  private wasOver = true;

  constructor(
    private readonly texts: SearchTexts,
    private readonly session: SearchSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly page: ShownPage,
    private readonly act: (action: PlayAction) => void,
    /** How far others are, in a race. */
    private readonly opponents: (() => TemplateResult) | undefined,
  ) {
    this.layer = new Layer(services.root, 'search search-play');
    this.bird = new PlayingBird(this.layer.element, () => this.again());
    this.stopListening = session.happened.on((events) => {
      if (events.some(({ type }) => type === 'paused')) queueMicrotask(() => this.focusCover());
    });
  }

  show() {
    const { preferences } = this.services;
    const { layout, zoomed, folded } = this.page;
    this.render(viewSearch(this.session, preferences.now.searchList), layout, {
      zoomed,
      folded,
      opponents: this.opponents?.(),
    });
  }

  /** Where a found word stands in the list, or the whole list when it is not seen there. */
  rowOf(word: number): Element | null {
    const { element } = this.layer;
    return element.querySelector(`[data-word="${word}"] .ws-t`) ?? element.querySelector('.ws-words');
  }

  get score(): Element | null {
    return this.layer.element.querySelector('[data-score]');
  }

  focusCover() {
    this.layer.element.querySelector<HTMLElement>('.ws-cover .ws-go-on')?.focus();
  }

  /** Where the keys act while no letters are to be read. */
  focusButtons() {
    if (!this.session.isOver) this.focusCover();
    else this.layer.element.querySelector<HTMLElement>('.ws-over-buttons .gold')?.focus();
  }

  remove() {
    this.stopListening();
    this.bird.stop();
    this.layer.remove();
  }

  private render(view: SearchView, areas: PlayAreas, look: Look) {
    this.again = () => this.render(view, areas, look);
    const { kind, ui, width, height, panels, page, columns } = areas;
    const area = (name: AreaName, content: () => TemplateResult | typeof nothing) => {
      const box = panels[name];
      return box ? html`<div class="ws-spot ws-at-${name}" .style=${at(box)}>${content()}</div>` : nothing;
    };
    const { preferences } = this.services;
    const buttons: Buttons = { session: this.session, preferences, act: (action) => () => this.act(action) };
    const perched = mascot('rosehip', this.bird.poseFor(view.news.pose));
    // Where the layout has no place for it, it sits in the line that is read, or on the bar.
    const perch = panels.bird
      ? nothing
      : html`<span class="bird-box ws-perch at-play" aria-hidden="true">${perched}</span>`;
    const bar = () =>
      isSmall
        ? smallBar(this.texts, view, buttons, look)
        : searchBar(
            this.texts,
            { label: this.texts.common.back, act: buttons.act('leave') },
            html`${look.opponents ?? perch}`,
            barTools(this.texts, view, kind, buttons),
          );
    const isOver = view.phase === 'over';
    const isSmall = kind === 'phone' || kind === 'low';
    const cancel = () => this.session.selecting.cancel();
    const head = () =>
      isSmall ? readingLine(this.texts, view, cancel, perch) : pageHead(this.texts, view, panels.ways !== undefined);
    const size = `left:0;top:0;width:${width / ui}px;height:${height / ui}px;transform:scale(${ui})`;
    this.layer.render(
      () => html`<div class="ws-play-screen ws-${kind} ws-${view.phase}" .style=${size}>
      <h1 class="spoken">${this.texts.search.play.title({ category: nameOf(this.texts, view) })}</h1>
      ${area('bar', bar)}
      ${area('plaque', () => plaque(this.texts, view, kind === 'wide'))}
      ${area('head', head)}
      ${
        view.phase === 'paused'
          ? html`<div class="ws-spot ws-cover-place"
        .style=${at(coverBox(areas))}>${cover(this.texts, view, buttons)}</div>`
          : nothing
      }
      ${isOver && !isSmall ? banner(this.texts, view, page) : nothing}
      ${area('bird', () =>
        isOver && !panels.buttons && !panels.foot ? overButtons(this.texts, view, buttons) : birdLine(view, perched),
      )}
      ${area('list', () => wordList(this.texts, view, columns, isSmall))}
      ${area('ways', () => (isOver ? shortBreakdown(this.texts, view) : waysPanel(this.texts, view)))}
      ${area('buttons', () =>
        isOver ? overButtons(this.texts, view, buttons) : playButtons(this.texts, view, buttons),
      )}
      ${area('foot', () => (isOver ? overButtons(this.texts, view, buttons) : foot(this.texts, buttons, look)))}
    </div>`,
    );
    if (!this.wasOver && view.outcome?.reason === 'timeOut') jolt(this.services.root);
    this.wasOver = isOver;
    const { news } = view;
    this.bird.take(news, news.isNo ? 'refused' : news.pose === 'happy' ? 'found' : undefined);
  }
}

// On a small screen the book is closed over everything but the bar.
function coverBox({ kind, page, panels, width, height, ui }: PlayAreas): Box {
  const bar = panels.bar ?? page;
  if (kind === 'phone') return { x: 0, y: bar.y + bar.h, w: width / ui, h: height / ui - bar.h };
  if (kind === 'low') return { x: 0, y: 0, w: width / ui, h: height / ui };
  return page;
}

/** Where nothing is scored, a hint costs nothing. */
const hintOf = ({ common, forms, search }: SearchTexts, { sheet }: SearchView) =>
  sheet
    ? { label: common.hint }
    : { label: search.play.hintFor({ cost: wordSearch.hintCost }), price: forms.figure(-wordSearch.hintCost) };

function barTools(texts: SearchTexts, view: SearchView, kind: string, buttons: Buttons): BarTool[] {
  const { common } = texts;
  const { session, act } = buttons;
  const isOpen = view.phase === 'searching';
  const hint: BarTool = { sign: 'bulb', ...hintOf(texts, view), act: () => session.hint() };
  const menu: BarTool = { sign: 'menu', label: common.menu, keys: '9', act: () => session.pause() };
  const help: BarTool = { sign: 'help', label: common.help, act: act('help') };
  if (!isOpen) return [help];
  return [...(kind === 'tablet' && view.hasHints ? [hint] : []), menu];
}

const smallBar = (
  texts: SearchTexts,
  view: SearchView,
  { session, act }: Buttons,
  { opponents }: Look,
) => html`<header class="game-bar walnut">
  <button type="button" class="bar-tool" aria-label=${texts.common.back}
    @click=${act('leave')}>${icon('back', 24)}</button>
  ${chips(texts, view)}
  <span class="grow cut">${opponents ?? nothing}</span>
  ${
    view.phase === 'searching'
      ? html`${
          view.hasHints ? barTool({ sign: 'bulb', ...hintOf(texts, view), act: () => session.hint() }, 24) : nothing
        }
        ${barTool({ sign: 'menu', label: texts.common.menu, act: () => session.pause() }, 24)}`
      : nothing
  }
</header>`;

const birdLine = ({ news }: SearchView, bird: TemplateResult) => html`<div class="ws-bird-line line">
  <p class="says">${news.says()}</p>
  <span class="bird-box at-play">${bird}</span>
</div>`;

const playButtons = (texts: SearchTexts, view: SearchView, { session }: Buttons) => {
  const { common, forms } = texts;
  const isOpen = view.phase === 'searching';
  return html`<div class="ws-play-buttons line">
    <button type="button" class="ivory with-icon" ?disabled=${!isOpen || !view.hasHints}
      @click=${() => session.hint()}>${icon('bulb')}<span>${common.hint}</span>${
        view.sheet ? nothing : html`<em class="chip">${forms.figure(-wordSearch.hintCost)}</em>`
      }</button>
  </div>`;
};

/** The result comes by itself, or sooner. */
const overButtons = (
  texts: SearchTexts,
  { sheet }: SearchView,
  { act }: Buttons,
) => html`<div class="ws-play-buttons ws-over-buttons line">
  <button type="button" class="gold with-icon"
    @click=${act('result')}>${icon(sheet ? 'says' : 'trophy')}<span>${
      sheet ? texts.search.worksheets.end.see : texts.search.play.results
    }</span></button>
</div>`;

const foot = (
  texts: SearchTexts,
  { act }: Buttons,
  { zoomed, folded }: Look,
) => html`<footer class="ws-play-foot walnut line">
  <span class="segments grow" role="radiogroup" aria-label=${texts.search.play.zoom}>
    ${[false, true].map(
      (value) => html`<label><input type="radio" name="search-zoom" .checked=${zoomed === value}
        @change=${act(value ? 'zoomed' : 'whole')} />
        <span>${icon(value ? 'closer' : 'farther', 20)}${
          value ? texts.search.play.zoomed : texts.search.play.wholeGrid
        }</span></label>`,
    )}
  </span>
  <button type="button" class="bar-tool"
    aria-label=${folded ? texts.search.play.showWords : texts.search.play.hideWords} aria-pressed=${!folded}
    @click=${act('fold')}>${icon('list', 24)}</button>
</footer>`;

const banner = (texts: SearchTexts, { outcome }: SearchView, page: Box) =>
  outcome
    ? html`<div class="ws-spot ws-banner-place" .style=${at({ x: page.x, y: page.y - 20, w: page.w, h: 46 })}><p
    class="ws-banner">${texts.search.play.over[outcome.reason]}</p></div>`
    : nothing;

const flightMs = 420;

/** Brings found words from the page to the list, and their points to the score. */
export class FoundWordFlight {
  private readonly flights: Flights;

  constructor(
    private readonly session: SearchSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly canvas: SearchCanvas,
    private readonly panel: PlayPanel,
  ) {
    this.flights = new Flights(services.root);
    session.hurried.on(() => this.flights.cut());
    session.happened.on((events) => {
      for (const event of events) {
        if (event.type === 'wordFound') this.bring(event);
        else if ('score' in event) session.heldScore = undefined;
      }
    });
  }

  remove() {
    this.flights.remove();
  }

  private bring({ laid, word, points, score }: wordSearch.EventOf<'wordFound'>) {
    const { session, services, canvas, panel } = this;
    if (isCalm(services.preferences.now)) {
      session.heldScore = undefined;
      return;
    }
    const squares = wordSearch.squaresOf(laid);
    const [a, b] = [must(squares[0]), must(squares.at(-1))];
    const from = canvas.middleOf({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    this.flights.fly({ what: { word: laid.word }, from, to: () => panel.rowOf(word), ms: flightMs });
    // A page of a class counts words alone.
    if (session.match.setup.sheet) return;
    session.heldScore ??= score - points;
    this.flights.fly({
      what: { points: services.texts.forms.figure(`+${points}`) },
      from,
      to: () => panel.score,
      ms: flightMs,
      arrived: () => session.pointsArrive(),
    });
  }
}
