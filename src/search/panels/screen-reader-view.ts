import { html, render } from 'lit-html';
import { must } from '../../engine/must';
import { at, type Box, takeAway, write } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { type NamedCells, namedGrid } from '../../shared/panels/screen-reader';
import { happened, squareOf, standing } from '../../texts/sentences/search';
import { clockLeft } from '../../texts/sentences/shared';
import type { SearchTexts } from '../../texts/texts';
import type { SearchSession } from '../play/session';
import * as wordSearch from '../rules';

type Square = wordSearch.Square;

const keyOf = ({ x, y }: Square) => y * 1000 + x;

interface SquareHandlers {
  focused(square: Square): void;
  /** A screen reader presses what a finger would. */
  pressed(square: Square): void;
}

const hintId = 'letters-hint';

/** The letters for those who don't see the canvas: the same squares in the same places, with names. */
class GridMirror {
  private readonly element = document.createElement('div');
  private readonly grid: NamedCells;

  constructor(
    texts: SearchTexts,
    parent: HTMLElement,
    private readonly extent: wordSearch.Extent,
    handlers: SquareHandlers,
  ) {
    this.element.className = 'mirror letters-mirror';
    const { w, h } = extent;
    const cells = {
      focused: (cell: number) => handlers.focused(this.squareOf(cell)),
      pressed: (cell: number) => handlers.pressed(this.squareOf(cell)),
    };
    this.grid = namedGrid(w, cells, h);
    this.grid.element.setAttribute('aria-describedby', hintId);
    this.grid.rove(0);
    const { element } = this.grid;
    write(this, () => {
      element.setAttribute('aria-label', texts.common.letters);
      render(html`<p class="spoken" id=${hintId}>${texts.search.play.gridKeys}</p>${element}`, this.element);
    });
    parent.append(this.element);
  }

  /** `window`: what of the squares can be seen. */
  place(window: Box, grid: Box) {
    this.element.style.cssText = at(window);
    this.grid.element.style.cssText = at({ ...grid, x: grid.x - window.x, y: grid.y - window.y });
  }

  /** Behind the cover of a pause there are no letters. */
  name(nameOf: (square: Square) => string, cursor: Square | undefined, covered: boolean) {
    this.grid.element.hidden = covered;
    if (covered) return;
    this.grid.name((cell) => nameOf(this.squareOf(cell)));
    if (cursor) this.grid.rove(cursor.y * this.extent.w + cursor.x);
  }

  focus() {
    this.grid.focus();
  }

  remove() {
    takeAway(this);
    this.element.remove();
  }

  private squareOf(cell: number): Square {
    const { w } = this.extent;
    return { x: cell % w, y: Math.floor(cell / w) };
  }
}

/** What of the page is seen, and all its letters, in pixels of the window. */
interface PagePlace {
  readonly window: Box;
  readonly grid: Box;
}

/** The search for those who play by keys, or don't see it: squares with names, and everything that happens, said. */
export class SearchReaderView {
  private readonly mirror: GridMirror;
  private readonly stopListening: (() => void)[];
  private selectionSaid = '';

  constructor(
    private readonly texts: SearchTexts,
    private readonly session: SearchSession,
    private readonly services: Pick<PageServices, 'root' | 'announcer'>,
    private readonly page: PagePlace,
  ) {
    const { announcer, root } = services;
    const { selecting, match } = session;
    this.mirror = new GridMirror(texts, root, wordSearch.extentOfGame(match.setup), {
      focused: (square) => selecting.point(square),
      pressed: (square) => {
        if (!session.isOpen) return;
        selecting.point(square);
        selecting.mark();
      },
    });
    root.querySelector('canvas')?.setAttribute('aria-hidden', 'true');
    addEventListener('pointerdown', this.leave);
    this.stopListening = [
      session.happened.on((events) => this.announce(events)),
      session.refused.on((text) => announcer.refuse(text)),
      session.warned.on((seconds) => seconds > 0 && announcer.say(clockLeft(texts, seconds))),
      session.selectionLost.on(() => announcer.say(texts.search.play.dropped)),
    ];
  }

  show() {
    const { window, grid } = this.page;
    this.mirror.place(window, grid);
    this.reflect();
  }

  sayScore() {
    const { state, match } = this.session;
    this.services.announcer.say(
      standing(this.texts, {
        found: state.found.length,
        all: state.laid.length,
        score: match.setup.sheet ? undefined : state.score,
        seconds: this.session.secondsLeft,
        spent: match.setup.rules && this.session.secondsSpent,
      }),
    );
  }

  /** The focus goes where the keys now act. */
  focusLetters() {
    this.mirror.focus();
  }

  remove() {
    for (const stop of this.stopListening) stop();
    removeEventListener('pointerdown', this.leave);
    this.mirror.remove();
  }

  private readonly leave = () => this.session.selecting.leave();

  private reflect() {
    const { state, selecting } = this.session;
    // A pointer is faster than anybody can listen; what it has drawn is told when it lifts.
    if (selecting.isHeld) return;
    const found = this.wordsAt(state.laid.filter((_, index) => wordSearch.isFound(state, index)));
    const missed = this.wordsAt(
      state.phase === 'over' ? state.laid.filter((_, index) => !wordSearch.isFound(state, index)) : [],
    );
    const hinted = new Set(
      state.hinted.filter((index) => !wordSearch.isFound(state, index)).map((index) => keyOf(must(state.laid[index]))),
    );
    const inSelection = new Set(selecting.selection ? wordSearch.selectedSquares(selecting.selection).map(keyOf) : []);
    const start = selecting.selection && keyOf(selecting.selection.from);
    const nameOf = (square: Square) => {
      const key = keyOf(square);
      if (!wordSearch.isOnGrid(state.grid, square)) return this.texts.search.worksheets.noLetter;
      return squareOf(this.texts, {
        ...square,
        letter: wordSearch.letterAt(state.grid, square),
        found: found.get(key) ?? [],
        missed: missed.get(key) ?? [],
        mark: key === start ? 'start' : inSelection.has(key) ? 'selected' : undefined,
        hinted: hinted.has(key),
      });
    };
    this.mirror.name(nameOf, selecting.cursor, state.phase === 'paused');
    this.sayStroke();
  }

  private announce(events: readonly wordSearch.GameEvent[]) {
    const { play } = this.texts.search;
    const { state, match, keepsSecrets } = this.session;
    const hasPoints = !match.setup.sheet;
    const wordOf = (word: number) =>
      keepsSecrets && !wordSearch.isFound(state, word) ? play.secretWord : wordSearch.writtenWord(match.engine, word);
    for (const event of events) {
      const text = happened(this.texts, event, wordOf, hasPoints);
      if (text) this.services.announcer.say(text);
    }
  }

  private wordsAt(laid: readonly wordSearch.LaidWord[]): Map<number, string[]> {
    const words = new Map<number, string[]>();
    for (const word of laid)
      for (const square of wordSearch.squaresOf(word))
        words.set(keyOf(square), [...(words.get(keyOf(square)) ?? []), word.word]);
    return words;
  }

  // Where keys draw, the letters under the selection are heard; a pointer is faster than speech.
  private sayStroke() {
    const { forms, search } = this.texts;
    const { play } = search;
    const { selecting, state } = this.session;
    const { selection, start, isHeld } = selecting;
    if (isHeld) return;
    const direction = selection && wordSearch.directionOf(selection);
    const letters = selection ? wordSearch.selectedLetters(state.grid, selection) : '';
    const said = !start
      ? ''
      : direction
        ? forms.oneByOne([letters, play.directions[direction]])
        : play.started({ letter: letters });
    const { selectionSaid } = this;
    this.selectionSaid = said;
    if (said === selectionSaid) return;
    if (said !== '') this.services.announcer.say(said);
  }
}
