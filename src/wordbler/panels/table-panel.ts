import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import { watchPointer } from '../../shared/mascots/bird-motion';
import { stepsFrom, tighten } from '../../shared/panels/dialog';
import { FetchingPanel } from '../../shared/panels/fetching-panel';
import { type IconName, icon } from '../../shared/panels/icons';
import { at, atScale, type Box, Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { nextTask } from '../../shared/platform/page-time';
import type { Texts } from '../../texts/texts';
import type { Message } from '../play/messages';
import type { WordblerSession } from '../play/session';
import { hasFewButtons, type PanelPlace, type ShownLayout } from '../play/shown-table';
import { bagCount, fails, hintCard, legend, unseen } from './history-panel';
import { lastOfOthers, lastPlays } from './last-plays';
import { eyesOn, seatCard, taskCard } from './seat-card';
import { finishers, helpers, helpTool, menuTool, tools } from './table-buttons';

/** What the columns can give up, one thing after another, is written in seats.css and messages.css. */
const allSteps = 6;
/** From this one on seats look different, and both columns go together. */
const ofSeats = 4;

interface Fitted {
  /** Where it stands, and what in it. */
  place: string;
  seen: string;
  steps: number;
}

/** Takes from the columns beside the board what they must give up for the rest to fit, and no more. */
class ColumnFit {
  private readonly fitted = new WeakMap<Element, Fitted>();
  private waiting = 0;

  constructor(private readonly root: HTMLElement) {}

  /**
   * At once where a column is new or has another size; else when the page has been laid out, which then need not be
   * done twice.
   */
  fit() {
    const news = this.columns.filter((column) => this.fitted.get(column)?.seen !== seenOf(column));
    const isPlaced = (column: HTMLElement) => this.fitted.get(column)?.place === this.placeOf(column);
    if (!this.columns.every(isPlaced)) this.measure();
    else if (news.length > 0) this.waiting ||= requestAnimationFrame(this.measure);
  }

  stop() {
    cancelAnimationFrame(this.waiting);
  }

  private readonly measure = () => {
    this.stop();
    this.waiting = 0;
    const { columns } = this;
    // A button gives way to the finger on it, which makes no column fuller.
    const pressed = this.root.querySelector<HTMLElement>('.area button:active');
    pressed?.style.setProperty('translate', 'none');
    for (const column of columns) {
      const [place, seen] = [this.placeOf(column), seenOf(column)];
      const before = this.fitted.get(column);
      if (before?.seen === seen && before.place === place) continue;
      const isFull = () => column.scrollHeight > column.clientHeight;
      // Mostly it needs what it needed before.
      this.fitted.set(column, {
        place,
        seen,
        steps: stepsFrom(before?.steps ?? 0, column, allSteps, isFull),
      });
    }
    const needed = columns.map((column) => this.fitted.get(column)?.steps ?? 0);
    const most = Math.max(0, ...needed);
    for (const [at, column] of columns.entries()) tighten(column, most >= ofSeats ? most : (needed[at] ?? 0));
    pressed?.style.removeProperty('translate');
  };

  private get columns() {
    return [...this.root.querySelectorAll<HTMLElement>(':is(.left, .right).area')];
  }

  private placeOf({ style }: HTMLElement) {
    return `${this.root.firstElementChild?.className} ${style.cssText}`;
  }
}

// Figures that run, such as a clock's, take the same room.
const seenOf = ({ textContent }: HTMLElement) => textContent?.replaceAll(/\d/g, '0') ?? '';

// There the list or the seats tell of the last plays; elsewhere that stands where messages do.
const besides = ['wide', 'narrow'];

const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Where the canvas lies, and what was true when that was said. */
interface Due {
  areas: ShownLayout;
  /** It is said that a tap hurries. */
  hurry: boolean;
}

/** Seats, buttons and figures around the board, placed as the layout says. */
export class TablePanel {
  /** It stands there for the first time. */
  readonly stood = new Signal();
  isDrawn = false;
  private readonly texts: Texts;
  private readonly layer: Layer;
  private readonly columns: ColumnFit;
  private readonly stopping: (() => void)[];
  private due: Due | undefined;

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'texts' | 'root' | 'preferences'>,
  ) {
    const { root, texts } = services;
    this.texts = texts;
    this.layer = new Layer(root, 'hud');
    this.columns = new ColumnFit(this.layer.element);
    this.stopping = [watchPointer(this.layer.element), session.scored.on((seat) => eyesOn(root, seat))];
  }

  show() {
    const { due, session } = this;
    const areas = session.shown.layout;
    if (!areas) return;
    this.due = { areas, hurry: session.hurrySign.see(session) };
    if (this.isDrawn) this.draw();
    // The first time in a task of its own, laid out there: making the table, and its first frame, are enough for
    // theirs.
    else if (!due)
      void nextTask().then(() => {
        this.draw();
        this.layer.element.getBoundingClientRect();
      });
  }

  private draw() {
    const { due } = this;
    this.due = undefined;
    if (!due) return;
    const isFirst = !this.isDrawn;
    this.isDrawn = true;
    const { areas, hurry } = due;
    const { panels, kind, ui } = areas;
    const { session } = this;
    const { seen: view, questions } = session;
    const { legend: hasLegend, tracker, muted, hand } = this.services.preferences.now;
    const message = this.message();
    const area = (name: PanelPlace, content: () => TemplateResult, box = panels[name]) => {
      const column = name === 'left' || name === 'right' ? 'column' : '';
      return box ? html`<div class="area ${name} ${column}" .style=${atScale(box, ui)}>${content()}</div>` : nothing;
    };
    // What is refused is said at once; any other news can wait behind a hint.
    const hint =
      message?.kind === 'refusal' ? undefined : hintCard(this.texts, view.hint?.shown, () => session.hint.close());
    const others =
      message || besides.includes(kind)
        ? undefined
        : lastOfOthers(this.texts, view.lastOfOthers, view.seats, questions);
    const news = hint ?? (hurry && !message && !besides.includes(kind) ? sign('fast', this.texts.table.hurry) : others);
    const said = news ?? messageLine(message);
    const isOpen = view.seats.some(({ rack }) => rack);
    const { task } = view;
    const cards = view.seats.map((seat) =>
      task ? taskCard(task, seat, kind !== 'phone') : seatCard(this.texts, seat, questions),
    );
    const [left, right] = sides(cards);
    const allTools = () => tools(this.texts, session, muted);
    const areFew = hasFewButtons(areas);
    const buttons = () =>
      html`<div class="buttons evenly">${helpers(this.texts, view, session, areFew)}${finishers(
        this.texts,
        view,
        session,
        areFew,
      )}</div>`;
    // There is little to be pressed for a task: what is, is in one row, and large.
    const { actions, finish } = panels;
    const together = task && actions && finish ? around(actions, finish) : undefined;
    const inTwoRows = actions && finish && !together;
    // Told by classes: what CSS asked of all that stands here, it would ask at every change.
    const room = (news || message) && !panels.right ? (panels.legend ? 'said-over-legend' : 'said-by-seats') : '';
    const whole = `${kind} seats-${view.seats.length} for-${hand} ${isOpen ? 'open-racks' : ''} ${view.failsToEnd < 7 ? 'few-fails' : ''} ${room}`;
    this.layer.render(
      () => html`<div class="table ${whole}" .style="--seats:${view.seats.length}">
      ${area('tools', () => html`<div class="tools">${menuTool(this.texts, session)}</div>`)}
      ${area('help', () => html`<div class="tools">${helpTool(this.texts, session)}</div>`)}
      ${area(
        'left',
        () => html`${allTools()}${left}<div
        class="space column">${
          kind === 'wide' && tracker && !isOpen && !task ? unseen(this.texts, view) : nothing
        }</div>`,
      )}
      ${area(
        'right',
        () => html`${right}
        ${
          kind === 'wide' && view.lastPlays.length > 0
            ? lastPlays(this.texts, view.lastPlays.slice(0, message || hint || isOpen ? 3 : 5), view.seats, questions)
            : nothing
        }
        <div class="space column">${said}</div>${buttons()}`,
      )}
      ${area('seats', () => html`${cards}`)}
      ${task ? nothing : area('count', () => bagCount(this.texts, view, () => session.actions.emit('unseen')))}
      ${view.tellsFails ? area('fails', () => fails(this.texts, view)) : nothing}
      ${task?.note && kind === 'phone' ? area('fails', () => html`${task.note?.()}`) : nothing}
      ${hasLegend && !task ? area('legend', () => legend(this.texts)) : nothing}
      ${
        together
          ? nothing
          : area('actions', () =>
              inTwoRows
                ? helpers(this.texts, view, session, areFew)
                : html`${panels.tools ? nothing : menuTool(this.texts, session)}${buttons()}`,
            )
      }
      ${area('finish', () => (inTwoRows ? finishers(this.texts, view, session, areFew) : buttons()), together)}
      ${panels.right ? nothing : messagePlace(areas, said)}
      ${besides.includes(kind) ? rimSign(this.texts, areas, hurry, isOpen && !view.watch) : nothing}
    </div>`,
    );
    this.columns.fit();
    if (isFirst) this.stood.emit();
  }

  /** What cannot be done without words that are still to come is said over any news. */
  private message(): Message | undefined {
    const { message, words, shown } = this.session;
    if (message?.kind === 'refusal') return message;
    if (shown.picture?.draw) return undefined;
    return words.message ?? (message?.isPlay ? undefined : message);
  }

  /** Where a seat's card is, for tiles and points that fly to it. */
  seatBox(seat: number): DOMRect | undefined {
    this.draw();
    return this.layer.element.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  }

  remove() {
    this.due = undefined;
    this.columns.stop();
    for (const stop of this.stopping) stop();
    this.layer.remove();
  }
}

/** Both, one above the other, and no higher than a thumb wants it. */
const around = (upper: Box, lower: Box): Box => {
  const h = Math.min(106, lower.y + lower.h - upper.y);
  return { ...lower, y: lower.y + lower.h - h, h };
};

// Between board and rack, over the legend; where there is none, in a line of the seats' own.
function messagePlace({ panels: { legend, seats }, board, rack }: ShownLayout, said: TemplateResult) {
  const top = board.y + board.size;
  const box = legend ? { ...legend, y: top, h: rack.y - top } : (seats ?? nowhere);
  const room = legend ? (box.h < 44 ? 'little' : '') : 'little by-seats';
  return html`<div class="message-place middle ${room}" .style=${at(box)}>${said}</div>`;
}

const sign = (name: IconName, text: string) => html`<p class="sign line ${name} chip">${icon(name, 18)}${text}</p>`;

// On the lower rim of the board, where it hides neither a square nor the rack.
function rimSign(texts: Texts, { board, margin }: ShownLayout, hurry: boolean, isOpen: boolean) {
  if (!hurry && !isOpen) return nothing;
  const shown = hurry ? sign('fast', texts.table.hurryAnywhere) : sign('eye', texts.table.openRacks);
  const { x, y, size, frame } = board;
  const rim = { x, y: y + size - frame, w: size, h: frame + margin };
  return html`<div class="on-rim middle" .style=${at(rim)}>${shown}</div>`;
}

// Longer ones take two lines where there is the least room.
const shortMessage = 46;

function messageLine(message: Message | undefined) {
  if (!message) return html`<p class="message none"></p>`;
  const { kind, says } = message;
  const text = says();
  return html`<p class="message ${kind} ${text.length > shortMessage ? 'long' : ''}">${text}</p>`;
}

// Clockwise round the table, from the upper left corner: the first half goes up the left side.
function sides<T>(cards: T[]): [left: T[], right: T[]] {
  if (cards.length === 1) return [[must(cards[0])], []];
  if (cards.length === 2) return [[must(cards[0])], [must(cards[1])]];
  if (cards.length === 3) return [[must(cards[0]), must(cards[2])], [must(cards[1])]];
  return [
    [must(cards[0]), must(cards[3])],
    [must(cards[1]), must(cards[2])],
  ];
}

/** Why awaited words do not come stands in front of the table; how far they are, on it. */
export class AwaitedWordsPanel {
  private panel: FetchingPanel | undefined;
  private readonly stopListening: () => void;

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'texts' | 'root'>,
    private readonly toMenu: () => void,
  ) {
    this.stopListening = session.words.changed.on(() => this.look());
  }

  remove() {
    this.stopListening();
    this.panel?.remove();
  }

  private look() {
    const { texts, root } = this.services;
    const { words } = this.session;
    if (words.failure) {
      this.panel ??= new FetchingPanel(texts, root, () => texts.common.wordbler, this.toMenu);
      this.panel.showFailure(words.failure, () => words.again());
    } else {
      this.panel?.remove();
      this.panel = undefined;
    }
  }
}
