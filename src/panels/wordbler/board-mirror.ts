import { html, render } from 'lit-html';
import { boardSize, rackSize, type Square, squareIndex } from '../../core/wordbler';
import { en } from '../../texts/en';
import type { SpokenTile } from '../../texts/en-speech';
import { at, type Box } from '../layer';

/** Where the canvas draws the board and the rack. */
export interface MirrorPlaces {
  board: { x: number; y: number; frame: number; cell: number };
  rack: Box & { tile: number; gap: number; pad: number; vertical: boolean };
}

interface MirroredTile extends SpokenTile {
  id: number;
  place:
    | { at: 'board'; x: number; y: number; laid: boolean }
    | { at: 'rack'; cell: number }
    | { at: 'bag' | 'seat' | 'drawn' };
  faceUp: boolean;
  chosen: boolean;
  raised?: boolean;
  hinted?: boolean;
}

/** What the canvas shows. */
export interface Mirrored {
  squares: readonly { premium: '' | '2L' | '3L' | '2W' | '3W'; star: boolean; spent: boolean }[];
  tiles: readonly MirroredTile[];
  marked: readonly (Square & { tone: 'refused' | 'hint' | 'lit' })[];
  ghost?: { letters: readonly (Square & { letter: string })[] } | null;
  cursor?: Square | null;
  rackCursor?: number | null;
}

export interface MirroredRack {
  owner: string | undefined;
  /** Which tile owns which cell, though it may lie on the board. */
  cells: readonly (number | null)[];
}

interface Heard {
  focused(square: Square): void;
  focusedRack(cell: number): void;
  leftRack(): void;
  /** A screen reader presses what the finger or the pointer would press on the canvas. */
  pressed(square: Square): void;
  pressedRack(cell: number): void;
}

const hintId = 'board-hint';

/** The board and the rack for those who don't see the canvas: the same squares in the same places, with names. */
export class BoardMirror {
  private readonly element = document.createElement('div');
  private readonly grid: HTMLElement;
  private readonly list: HTMLElement;
  private readonly squares: HTMLElement[];
  private readonly cells: HTMLElement[];
  private readonly said = new Map<HTMLElement, string>();
  private cursor: HTMLElement | undefined;

  constructor(parent: HTMLElement, title: string, heard: Heard) {
    this.element.className = 'mirror';
    const numbers = Array.from({ length: boardSize }, (_, index) => index);
    render(
      html`<h1 class="spoken">${title}</h1>
      <p class="spoken" id=${hintId}>${en.speech.hint}</p>
      <div role="grid" aria-label=${en.speech.board} aria-describedby=${hintId}>
        ${numbers.map(() => html`<div role="row">${numbers.map(() => html`<div role="gridcell" tabindex="-1"><span class="spoken"></span></div>`)}</div>`)}
      </div>
      <div role="listbox" aria-multiselectable="true" aria-label=${en.speech.rack}>
        ${numbers.slice(0, rackSize).map(() => html`<div role="option" tabindex="-1" aria-selected="false"><span class="spoken"></span></div>`)}
      </div>`,
      this.element,
    );
    this.grid = this.element.querySelector<HTMLElement>('[role=grid]')!;
    this.list = this.element.querySelector<HTMLElement>('[role=listbox]')!;
    this.squares = [...this.grid.querySelectorAll<HTMLElement>('[role=gridcell]')];
    this.cells = [...this.list.querySelectorAll<HTMLElement>('[role=option]')];
    this.hear('focusin', heard.focused, heard.focusedRack);
    this.hear('click', heard.pressed, heard.pressedRack);
    for (const moved of ['focusin', 'focusout']) this.grid.addEventListener(moved, this.markCursor);
    this.list.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.list.contains(relatedTarget as Node | null)) heard.leftRack();
    });
    parent.append(this.element);
  }

  place({ board, rack }: MirrorPlaces) {
    const side = board.cell * boardSize;
    this.grid.style.cssText = at({ x: board.x + board.frame, y: board.y + board.frame, w: side, h: side });
    const { tile, gap, pad, vertical } = rack;
    const across = ((vertical ? rack.w : rack.h) - tile) * 0.4;
    const length = rackSize * (tile + gap) - gap;
    this.list.style.cssText = `gap:${gap}px;flex-direction:${vertical ? 'column' : 'row'};${at(
      vertical
        ? { x: rack.x + across, y: rack.y + pad, w: tile, h: length }
        : { x: rack.x + pad, y: rack.y + across, w: length, h: tile },
    )}`;
    this.list.setAttribute('aria-orientation', vertical ? 'vertical' : 'horizontal');
  }

  draw(shown: Mirrored, rack: MirroredRack) {
    this.drawSquares(shown);
    this.drawRack(shown, rack);
  }

  /** Which part has the focus. */
  get focused(): 'board' | 'rack' | undefined {
    const { activeElement } = document;
    if (this.grid.contains(activeElement)) return 'board';
    return this.list.contains(activeElement) ? 'rack' : undefined;
  }

  focusBoard() {
    this.squares.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
  }

  focusRack() {
    this.cells.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
  }

  remove() {
    this.element.remove();
  }

  private drawSquares({ squares, tiles, marked, ghost, cursor }: Mirrored) {
    const lying = new Map<number, MirroredTile & { laid: boolean }>();
    for (const tile of tiles) {
      if (tile.place.at === 'board') lying.set(squareIndex(tile.place), { ...tile, laid: tile.place.laid });
    }
    const marks = new Map(marked.map((mark) => [squareIndex(mark), mark.tone]));
    const ghosts = new Map(ghost?.letters.map((tile) => [squareIndex(tile), tile.letter]));
    this.squares.forEach((element, index) => {
      const square = { x: index % boardSize, y: Math.floor(index / boardSize) };
      const tile = lying.get(index);
      const told = { mark: marks.get(index), ghost: ghosts.get(index) };
      this.name(element, en.speech.square({ ...square, ...squares[index], tile, ...told }));
    });
    this.cursor = cursor ? this.squares[squareIndex(cursor)] : undefined;
    this.markCursor();
    if (cursor) this.rove(this.squares, squareIndex(cursor), this.focused === 'board');
    else if (!this.squares.some(({ tabIndex }) => tabIndex === 0)) this.rove(this.squares, 112, false);
  }

  private drawRack({ tiles, rackCursor }: Mirrored, { owner, cells }: MirroredRack) {
    const inCell = new Map<number, MirroredTile>();
    for (const tile of tiles) if (tile.place.at === 'rack') inCell.set(tile.place.cell, tile);
    this.cells.forEach((element, cell) => {
      const away = tiles.find(({ id, place }) => id === cells[cell] && place.at === 'board' && place.laid);
      const tile = inCell.get(cell) ?? away;
      const raised = tile?.raised ?? false;
      this.name(element, en.speech.cell(tile && { ...tile, raised, onBoard: tile === away }));
      set(element, 'aria-selected', String(tile?.chosen ?? false));
    });
    set(this.list, 'aria-label', owner === undefined ? en.speech.rack : en.speech.rackOf(owner));
    this.rove(
      this.cells,
      rackCursor ??
        Math.max(
          0,
          this.cells.findIndex(({ tabIndex }) => tabIndex === 0),
        ),
      this.focused === 'rack',
    );
  }

  // Where a letter would be laid while the focus is elsewhere; with the focus on it, it is read out anyhow.
  private readonly markCursor = () => {
    const at = this.focused === 'board' ? undefined : this.cursor;
    const before = this.grid.querySelector('[aria-current]');
    if (before !== at) before?.removeAttribute('aria-current');
    if (at) set(at, 'aria-current', 'location');
  };

  // Only what has another name is touched: 225 squares are named at every redraw.
  private name(element: HTMLElement, name: string) {
    if (this.said.get(element) === name) return;
    this.said.set(element, name);
    element.firstElementChild!.textContent = name;
  }

  // One of them is a stop of the Tab key; the focus follows it as long as it is among them.
  private rove(among: readonly HTMLElement[], to: number, isFocused: boolean) {
    const target = among[to];
    if (target.tabIndex !== 0) {
      for (const element of among) if (element.tabIndex === 0) element.tabIndex = -1;
      target.tabIndex = 0;
    }
    if (isFocused && document.activeElement !== target) target.focus({ preventScroll: true });
  }

  private hear(type: 'focusin' | 'click', square: (square: Square) => void, cell: (cell: number) => void) {
    this.element.addEventListener(type, ({ target }) => {
      const element = (target as HTMLElement).closest<HTMLElement>('[role=gridcell], [role=option]');
      if (!element) return;
      const index = this.squares.indexOf(element);
      if (index >= 0) square({ x: index % boardSize, y: Math.floor(index / boardSize) });
      else cell(this.cells.indexOf(element));
    });
  }
}

function set(element: HTMLElement, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
