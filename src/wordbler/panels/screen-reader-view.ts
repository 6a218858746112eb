import { html, render } from 'lit-html';
import { must } from '../../engine/must';
import type { Person } from '../../engine/players/names';
import { at, takeAway, write } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { NamedCells, namedGrid } from '../../shared/panels/screen-reader';
import { news } from '../../texts/sentences/board';
import { clockLeft } from '../../texts/sentences/shared';
import {
  chosenTiles,
  spokenCell,
  spokenEvent,
  spokenNear,
  spokenSquare,
  spokenStanding,
  spokenWords,
} from '../../texts/sentences/speech';
import type { Texts } from '../../texts/texts';
import type { Match } from '../play/match';
import { remarkOf } from '../play/messages';
import type { WordblerSession } from '../play/session';
import type { ShownLayout, ShownPicture, ShownTile } from '../play/shown-table';
import { type GameEvent, rackSize, type Square, shapeOf, squareAt, squareIndex, surroundings } from '../rules';

interface Utterance {
  text: string;
  /** It refuses something, and is said at once. */
  urgent: boolean;
}

const laying: ReadonlySet<GameEvent['type']> = new Set(['tileLaid', 'tileMoved', 'letterChosen']);

/** Of one turn that begins from a position: it has no bag, and nobody to win against. */
const ofGames: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'gameEnded']);

const isByHand = ({ setup, viewer }: Match, seat: number) =>
  setup.seats[seat]?.kind !== 'computer' && (viewer === undefined || viewer === seat);

/** What is said of an event; nothing of what only a clock counts. */
function spoken(texts: Texts, event: GameEvent, match: Match): Utterance | undefined {
  // What a computer lays, or somebody elsewhere, is told by the sentence of its play, in one.
  if ('seat' in event && laying.has(event.type) && !isByHand(match, event.seat)) return undefined;
  if (match.setup.from && ofGames.has(event.type)) return undefined;
  const letterOf = (tile: number) => must(match.engine.faces[tile]).letter;
  const known = { who: (seat: number) => match.personAt(seat), letterOf, bagCount: match.state.bag.length };
  const text = spokenEvent(texts, event, known) ?? news(texts, event, (seat) => match.personAt(seat));
  const remark = remarkOf(texts, event, match)?.();
  return text
    ? {
        text: remark ? `${text} ${remark}` : text,
        urgent: event.type === 'playRefused' || event.type === 'wordsRejected',
      }
    : undefined;
}

/** Where the canvas draws the board and the rack. */
interface MirroredRack {
  owner: Person | undefined;
  /** Which tile owns which cell, though it may lie on the board. */
  cells: readonly (number | null)[];
}

interface MirrorHandlers {
  focused(square: Square): void;
  focusedRack(cell: number): void;
  leftRack(): void;
  /** A screen reader presses what the finger or the pointer would press on the canvas. */
  pressed(square: Square): void;
  pressedRack(cell: number): void;
}

const hintId = 'board-hint';

/** The board and the rack for those who don't see the canvas: the same squares in the same places, with names. */
class BoardMirror {
  private readonly element = document.createElement('div');
  private readonly board: NamedCells;
  private readonly rack: NamedCells;
  private cursor: HTMLElement | undefined;
  private named: ShownPicture | undefined;

  constructor(
    private readonly texts: Texts,
    parent: HTMLElement,
    /** So many squares. */
    private readonly side: number,
    title: () => string,
    handlers: MirrorHandlers,
  ) {
    this.element.className = 'mirror';
    this.board = namedGrid(side, {
      focused: (cell) => handlers.focused(squareAt(cell, side)),
      pressed: (cell) => handlers.pressed(squareAt(cell, side)),
    });
    const grid = this.board.element;
    grid.setAttribute('aria-describedby', hintId);
    const places = Array.from({ length: rackSize });
    const template = () => html`<h1 class="spoken">${title()}</h1>
      <p class="spoken" id=${hintId}>${texts.speech.hint}</p>
      ${grid}
      <div role="listbox" aria-multiselectable="true" aria-label=${texts.common.rack}>
        ${places.map(() => html`<div role="option" tabindex="-1" aria-selected="false"></div>`)}
      </div>`;
    write(this, () => {
      grid.setAttribute('aria-label', texts.common.board);
      this.named = undefined;
      render(template(), this.element);
    });
    const list = this.element.querySelector<HTMLElement>('[role=listbox]')!;
    this.rack = new NamedCells(list, 'option', {
      focused: handlers.focusedRack,
      pressed: handlers.pressedRack,
    });
    for (const moved of ['focusin', 'focusout']) grid.addEventListener(moved, this.markCursor);
    list.addEventListener('focusout', ({ relatedTarget }) => {
      if (!list.contains(relatedTarget as Node | null)) handlers.leftRack();
    });
    parent.append(this.element);
  }

  place({ board, rack }: Pick<ShownLayout, 'board' | 'rack'>) {
    const side = board.cell * this.side;
    const grid = at({ x: board.x + board.frame, y: board.y + board.frame, w: side, h: side });
    this.board.element.style.cssText = grid;
    const { tile, gap, pad, vertical } = rack;
    const across = ((vertical ? rack.w : rack.h) - tile) * 0.4;
    const length = rackSize * (tile + gap) - gap;
    const list = this.rack.element;
    list.style.cssText = `gap:${gap}px;flex-direction:${vertical ? 'column' : 'row'};${at(
      vertical
        ? { x: rack.x + across, y: rack.y + pad, w: tile, h: length }
        : { x: rack.x + pad, y: rack.y + across, w: length, h: tile },
    )}`;
    list.setAttribute('aria-orientation', vertical ? 'vertical' : 'horizontal');
  }

  /** `home` is where the keys would go on. */
  name(shown: ShownPicture, rack: MirroredRack, home: Square) {
    this.nameSquares(shown, home);
    this.nameRack(shown, rack);
  }

  /** Which part has the focus. */
  get focused(): 'board' | 'rack' | undefined {
    if (this.board.isFocused) return 'board';
    return this.rack.isFocused ? 'rack' : undefined;
  }

  focusBoard() {
    this.board.focus();
  }

  /** Another player's keys act here now. */
  turnTo(square: Square) {
    this.board.rove(squareIndex(square, this.side));
  }

  focusRack() {
    this.rack.focus();
  }

  remove() {
    takeAway(this);
    this.element.remove();
  }

  private nameSquares(shown: ShownPicture, home: Square) {
    // The panels change more often than the board does.
    if (shown !== this.named) this.nameAnew(shown);
    this.named = shown;
    const { cursor } = shown;
    this.cursor = cursor ? this.board.cells[squareIndex(cursor, this.side)] : undefined;
    this.markCursor();
    if (cursor) this.board.rove(squareIndex(cursor, this.side));
    else if (!this.board.isFocused) this.board.rove(squareIndex(home, this.side));
  }

  private nameAnew({ squares, tiles, marked, ghost }: ShownPicture) {
    const { side } = this;
    const lying = new Map<number, ShownTile & { laid: boolean }>();
    for (const tile of tiles) {
      if (tile.place.at === 'board') lying.set(squareIndex(tile.place, side), { ...tile, laid: tile.place.laid });
    }
    const marks = new Map(marked.map((mark) => [squareIndex(mark, side), mark.tone]));
    const ghosts = new Map(ghost?.letters.map((tile) => [squareIndex(tile, side), tile.letter]));
    this.board.name((index) => {
      const told = { mark: marks.get(index), ghost: ghosts.get(index) };
      return spokenSquare(this.texts, {
        ...squareAt(index, side),
        ...must(squares[index]),
        tile: lying.get(index),
        ...told,
      });
    });
  }

  private nameRack({ tiles, rackCursor }: ShownPicture, { owner, cells }: MirroredRack) {
    const inCell = new Map<number, ShownTile>();
    for (const tile of tiles) if (tile.place.at === 'rack') inCell.set(tile.place.cell, tile);
    const ownerAway = (cell: number) =>
      tiles.find(({ id, place }) => id === cells[cell] && place.at === 'board' && place.laid);
    this.rack.name((cell) => {
      const away = ownerAway(cell);
      const tile = inCell.get(cell) ?? away;
      const raised = tile?.raised ?? false;
      return spokenCell(this.texts, tile && { ...tile, raised, onBoard: tile === away });
    });
    this.rack.cells.forEach((element, cell) => {
      const tile = inCell.get(cell) ?? ownerAway(cell);
      set(element, 'aria-selected', String(tile?.chosen ?? false));
    });
    set(
      this.rack.element,
      'aria-label',
      owner === undefined ? this.texts.common.rack : this.texts.speech.rackOf({ who: owner }),
    );
    this.rack.rove(rackCursor ?? Math.max(0, this.rack.stop));
  }

  // Where a letter would be laid while the focus is elsewhere; with the focus on it, it is read out anyhow.
  private readonly markCursor = () => {
    const at = this.focused === 'board' ? undefined : this.cursor;
    const before = this.board.element.querySelector('[aria-current]');
    if (before !== at) before?.removeAttribute('aria-current');
    if (at) set(at, 'aria-current', 'location');
  };
}

function set(element: HTMLElement, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The table for those who play by keys, or don't see it: squares with names, spoken events, a focus never lost. */
export class ScreenReaderView {
  private readonly mirror: BoardMirror;
  private direction = 'across';
  private hand = '';
  private rackInFront: number | undefined;
  private laid = 0;
  private words = '';
  private wasExchanging = false;
  private readonly stopping: (() => void)[];

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'root' | 'texts' | 'announcer'>,
  ) {
    const { match } = session;
    const { root, texts, announcer } = services;
    const names = match.engine.setup.seats.map(({ name }) => name);
    const { side } = shapeOf(match.rules);
    this.mirror = new BoardMirror(texts, root, side, () => texts.speech.title({ names }), {
      focused: (square) => session.typing.point(square),
      focusedRack: (cell) => session.typing.pointRack(cell),
      leftRack: () => session.typing.leaveRack(),
      pressed: (square) => session.isOpen && session.gestures.tapSquare(square),
      pressedRack: (cell) => session.isOpen && session.gestures.tapCell(cell),
    });
    root.querySelector('canvas')?.setAttribute('aria-hidden', 'true');
    addEventListener('pointerdown', this.leave);
    this.stopping = [
      session.announced.on((event) => this.announce(event)),
      session.refused.on((text) => announcer.refuse(text)),
      session.said.on((text) => announcer.say(text)),
      session.warned.on((seconds) => this.warn(seconds)),
      session.focused.on(() => this.focusCursor()),
      session.actions.on((action) => {
        if (action === 'summary') this.saySummary();
        if (action === 'near') this.sayNear();
      }),
    ];
  }

  /** Whoever plays by keys has lost the focus, and goes on where the keys act. */
  findFocus() {
    const { gestures, messages } = this.session;
    messages.keepWhile(() => {
      if (gestures.exchanging) this.mirror.focusRack();
      else this.mirror.focusBoard();
    });
  }

  show() {
    const { services } = this;
    const { match, visibleRack, typing, gestures, shown } = this.session;
    if (shown.layout) this.mirror.place(shown.layout);
    const shownRack = visibleRack.shown;
    const owner = shownRack === undefined ? undefined : match.personAt(shownRack);
    const cells = shownRack === undefined ? [] : must(match.state.racks[shownRack]);
    if (shownRack !== this.rackInFront) {
      this.rackInFront = shownRack;
      this.mirror.turnTo(typing.cursor);
    }
    if (shown.picture) this.mirror.name(shown.picture, { owner, cells }, typing.cursor);
    if (typing.cursor.direction !== this.direction) {
      this.direction = typing.cursor.direction;
      services.announcer.say(services.texts.speech.directions[typing.cursor.direction]);
    }
    this.sayHand();
    this.sayWords();
    if (this.wasExchanging && !gestures.exchanging && this.mirror.focused === 'rack') this.mirror.focusBoard();
    this.wasExchanging = gestures.exchanging;
  }

  private saySummary() {
    const { match, shownMover, scores, shown } = this.session;
    const { state, rules, engine } = match;
    const text = spokenStanding(this.services.texts, {
      mover: shownMover === undefined ? undefined : match.personAt(shownMover),
      seats: engine.setup.seats.map(({ name }, seat) => ({ name, score: must(scores.now[seat]) })),
      bagCount: shown.inBag,
      fails: state.fails,
      failsToEnd: rules.failsToEnd,
      laid: state.laid,
      points: engine.preview()?.total,
    });
    this.services.announcer.say(text);
  }

  /** What lies around the cursor. */
  private sayNear() {
    const { match, typing } = this.session;
    const { rules, state } = match;
    const { x, y } = typing.cursor;
    const near = surroundings(state.board, state.laid, { x, y }, shapeOf(rules).bonuses);
    this.services.announcer.say(spokenNear(this.services.texts, near));
  }

  /** The focus goes where the keys now act. */
  private focusCursor() {
    const { typing, gestures } = this.session;
    if (typing.isOnRack || gestures.exchanging) this.mirror.focusRack();
    else if (typing.isOnBoard) this.mirror.focusBoard();
  }

  remove() {
    removeEventListener('pointerdown', this.leave);
    for (const stop of this.stopping) stop();
    this.mirror.remove();
  }

  private announce(event: GameEvent) {
    const { announcer, texts } = this.services;
    const utterance = spoken(texts, event, this.session.match);
    if (utterance?.urgent) announcer.refuse(utterance.text);
    else if (utterance) announcer.say(utterance.text);
  }

  /** The time of the player to move runs out. */
  private warn(seconds: number) {
    const { announcer, texts } = this.services;
    if (seconds > 0) announcer.say(clockLeft(texts, seconds));
    else if (this.session.match.rules.clock.kind === 'perPlayer') announcer.say(texts.speech.timeIsUp);
  }

  private readonly leave = () => this.session.typing.leave();

  // What is picked up or chosen is no event of the game, yet must be heard.
  private sayHand() {
    const { gestures, isOpen, match } = this.session;
    const { length } = match.state.laid;
    const now = this.describeHand();
    const { hand, laid } = this;
    this.hand = now;
    this.laid = length;
    if (now === hand) return;
    if (now !== '') this.services.announcer.say(now);
    else if (isOpen && laid === length && gestures.isEmpty)
      this.services.announcer.say(this.services.texts.speech.putDown);
  }

  // A tile laid may make another word, or none.
  private sayWords() {
    const words = spokenWords(this.services.texts, this.session.laidWords);
    if (words !== this.words && words !== '') this.services.announcer.say(words);
    this.words = words;
  }

  private describeHand(): string {
    const { texts } = this.services;
    const { exchanging, chosen, picked } = this.session.gestures;
    const letterOf = (tile: number) => this.session.match.faceOf(tile).letter;
    if (picked !== undefined) return texts.speech.picked({ tile: letterOf(picked) || texts.speech.blank });
    if (!exchanging) return '';
    const isFirst = !this.wasExchanging && chosen.size === 0;
    return isFirst || (this.hand === texts.speech.choosing && chosen.size === 0)
      ? texts.speech.choosing
      : chosenTiles(texts, [...chosen].map(letterOf));
  }
}
