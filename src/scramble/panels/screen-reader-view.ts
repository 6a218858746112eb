import { must } from '../../engine/must';
import { at, type Box, takeAway, write } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { type NamedCells, namedGrid } from '../../shared/panels/screen-reader';
import type { ScrambleSession } from '../play/session';
import * as scramble from '../rules';

/**
 * The letters for those who play by keys or don't see the canvas: the same squares in the same places, with names. And
 * what they are told of what happens.
 */
export class ScreenReaderView {
  private readonly grid: NamedCells;
  private readonly letters: readonly string[];
  private readonly side: number;
  private places: readonly string[] = [];

  constructor(
    private readonly session: ScrambleSession,
    { announcer }: Pick<PageServices, 'announcer'>,
  ) {
    const { board } = session.match;
    this.side = board.side;
    this.letters = [...board.letters].map(scramble.readingOf);
    const { play } = session.texts.scramble;
    this.grid = namedGrid(board.side, {
      focused: (square) => session.making.point(square),
      // Real pointers are heard where they drag; what a screen reader presses has no click count.
      pressed: (square, { detail }) => detail === 0 && session.take(square),
    });
    this.element.className = 'tray-mirror';
    write(this, () => {
      this.element.setAttribute('aria-label', play.grid);
      this.element.setAttribute('aria-description', play.gridHint);
    });
    this.grid.rove(0);
    session.spoken.on((text) => announcer.say(text));
    session.refused.on((text) => announcer.refuse(text));
  }

  /** Lies over the tray. */
  get element() {
    return this.grid.element;
  }

  show() {
    const { cursor } = this.session.making;
    this.grid.name(this.namer());
    if (cursor !== null) this.grid.rove(cursor);
  }

  focus() {
    this.grid.focus();
  }

  /** Another tray stands. */
  place(boxes: readonly Box[]) {
    const places = boxes.map(at);
    this.grid.cells.forEach(({ style }, square) => {
      if (places[square] !== this.places[square]) style.cssText = places[square] ?? '';
    });
    this.places = places;
  }

  remove() {
    takeAway(this);
  }

  private namer(): (square: number) => string {
    const { session, side, letters } = this;
    const { common, forms } = session.texts;
    const { play } = session.texts.scramble;
    const { isOpen, making, hints } = session;
    const path = making.typed ? [] : making.path;
    const counts = isOpen ? hints.counts : [];
    return (square) => {
      const [row, column] = [Math.floor(square / side) + 1, (square % side) + 1];
      if (!isOpen) return play.square({ letter: '?', row, column });
      const order = path.indexOf(square) + 1;
      const count = counts[square];
      return forms.oneByOne([
        play.square({ letter: must(letters[square]), row, column }),
        ...(order > 0 ? [play.taken({ order })] : []),
        ...(count === undefined ? [] : [common.wordCount({ count })]),
      ]);
    };
  }
}
