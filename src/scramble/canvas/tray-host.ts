import type Phaser from 'phaser';
import { Signal } from '../../engine/signal';
import type { Box } from '../../shared/canvas/box';
import { tables } from '../../shared/canvas/colours';
import { paintInSlices } from '../../shared/canvas/in-slices';
import { sparePictures } from '../../shared/canvas/texture-shelf';
import type { Dialog } from '../../shared/panels/dialog';
import type { PageServices } from '../../shared/panels/page-services';
import type { Point, Press } from '../../shared/platform/gesture';
import { nextTask } from '../../shared/platform/page-time';
import { Pointers } from '../../shared/platform/pointers';
import { sizeOf } from '../../shared/platform/screen-size';
import { lookOf } from '../../shared/platform/settings';
import type { ScrambleSession } from '../play/session';
import type * as scramble from '../rules';
import { Tray } from './tray';
import type { TrayPicture } from './tray-picture';
import { TrayPictures } from './tray-pictures';

/** Where a panel has left room for a tray. */
interface TrayRoom {
  readonly trayBox: Box;
}

/** The tray of a scene. Another one is painted in slices while the one before stands, and then takes its place. */
export class TrayHost {
  /** Another one stands, or another board lies in it. */
  readonly stood = new Signal();
  protected tray: Tray | undefined;
  private wanted: { board: scramble.Board; isFresh: boolean } | undefined;
  private coming: Promise<void> | undefined;
  /** The room that the last one was painted for. */
  private painted: Box | undefined;
  private isGone = false;

  constructor(
    private readonly scene: Phaser.Scene,
    protected readonly services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly room: TrayRoom,
  ) {
    sparePictures.clearAwayFor(this);
  }

  get still() {
    return this.tray?.still ?? true;
  }

  tick(ms: number) {
    this.tray?.tick(ms);
  }

  /** Where each square is, in CSS pixels of the page, once a tray stands. */
  get boxes(): readonly Box[] | undefined {
    return this.tray?.boxes;
  }

  /** The same, seen from the room for it. */
  get boxesInRoom(): readonly Box[] {
    return this.tray?.boxesInRoom ?? [];
  }

  /** Along a path that is looked at, on that board alone. */
  showPath(board: scramble.Board, squares: readonly number[] | undefined) {
    if (this.tray?.holds(board)) this.tray.show({ path: squares ? { squares, tone: 'shown' } : null });
  }

  /** Other letters, in the same tray if they have room in it. */
  lay(board: scramble.Board): Promise<void> {
    this.wanted = { board, isFresh: this.wanted?.isFresh ?? false };
    return this.follow();
  }

  /** Anew: the room for it, or the look, is another one. */
  build(board: scramble.Board): Promise<void> {
    this.wanted = { board, isFresh: true };
    return this.follow();
  }

  /** What is around has taken its room, or left some: it goes where its room is now. */
  keepPlace(board: scramble.Board) {
    const { painted, room } = this;
    if (!painted) return;
    const now = room.trayBox;
    if ((['x', 'y', 'w', 'h'] as const).some((side) => Math.abs(now[side] - painted[side]) >= 0.5))
      void this.build(board);
  }

  remove() {
    this.isGone = true;
    this.tray?.destroy();
    this.tray = undefined;
    sparePictures.mayComeBackFrom(this);
  }

  private follow(): Promise<void> {
    this.coming ??= this.change().finally(() => {
      this.coming = undefined;
    });
    return this.coming;
  }

  /** Until what was wanted last stands: a window on its way to another size shows some of those between. */
  private async change() {
    while (this.wanted) {
      const { board, isFresh } = this.wanted;
      this.wanted = undefined;
      const { tray } = this;
      if (tray && !isFresh && tray.fits(board)) {
        await this.paint(tray.pictures.letters(board.letters));
        if (!this.isGone) tray.take(board);
      } else await this.replace(board);
      if (this.isGone) return;
      this.stood.emit();
    }
  }

  private async replace(board: scramble.Board) {
    const { scene, services } = this;
    // What the panel has changed is laid out in a task of its own.
    await nextTask();
    if (this.isGone) return;
    const box = this.room.trayBox;
    this.painted = box;
    const { inDigits: inFigures } = services.texts.forms;
    const theme = {
      px: sizeOf(services.root).dpr,
      colours: tables[lookOf(services.preferences.now)],
      inFigures,
    };
    const pictures = new TrayPictures(scene, theme, box, board.side);
    await this.paint(pictures.steps(board.letters));
    if (this.isGone) {
      pictures.destroy();
      return;
    }
    this.tray?.destroy();
    this.tray = new Tray(scene, services, pictures, box, board, this.firstPicture());
  }

  /** How a tray is seen from the first frame on, where its letters do not simply lie open. */
  protected firstPicture(): Partial<TrayPicture> {
    return {};
  }

  private paint(steps: Iterator<string>) {
    return paintInSlices(this.scene.textures, this.whileHere(steps), () => true);
  }

  private *whileHere(steps: Iterator<string>): Generator<string> {
    while (!this.isGone) {
      const step = steps.next();
      if (step.done) return;
      yield step.value;
    }
  }
}

/** What is seen of the letters. */
function pictureOf({ making, hints, isOpen }: ScrambleSession): Partial<TrayPicture> {
  const squares = making.typed ? [] : making.path;
  return {
    covered: !isOpen,
    path: squares.length > 0 ? { squares, tone: 'open' } : null,
    lit: making.typedPaths?.flat() ?? hints.shown?.squares ?? [],
    cursor: isOpen ? making.cursor : null,
    counts: isOpen ? hints.counts : [],
  };
}

/** The tray on which a board is played: it shows what happens, and hears mouse, fingers and pens. */
export class SessionTray extends TrayHost {
  /** Its dice lie there face down, as whoever begins has seen them. */
  liesFaceDown = false;
  private pointers: Pointers | undefined;
  private finger: Point = { x: 0, y: 0 };
  private isRemoved = false;
  private counted: number | undefined;

  constructor(
    scene: Phaser.Scene,
    private readonly session: ScrambleSession,
    services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly place: { readonly trayBox: Box; readonly trayPlace: HTMLElement },
    private readonly dialog: Pick<Dialog, 'isOpen'>,
  ) {
    super(scene, services, place);
    session.happened.on((events) => {
      for (const event of events) if (event.type === 'wordFound') this.answer('accept', event.path);
    });
    session.thrown.on(() => this.roll());
    session.refused.on((_, path) => this.answer('refuse', path));
  }

  show() {
    this.pointers ??= this.listen();
    this.tray?.show(pictureOf(this.session));
    this.giveWay();
  }

  /** The way from rank to rank takes its room once the words are counted: the path being made stays. */
  private giveWay() {
    const { goal, match } = this.session;
    if (goal?.found === this.counted) return;
    this.counted = goal?.found;
    this.keepPlace(match.board);
  }

  /** The room for it, or the look, is another one: what is drawn just now is lost. */
  resize() {
    this.session.making.lose();
    void this.build(this.session.match.board);
  }

  private roll() {
    this.show();
    if (this.liesFaceDown) void this.turnUp();
    else void this.tray?.roll();
  }

  /** Nobody loses time while they do. */
  private async turnUp() {
    this.liesFaceDown = false;
    await this.tray?.turnUp();
    if (!this.isRemoved) this.session.diceLie();
  }

  override remove() {
    this.isRemoved = true;
    this.pointers?.destroy();
    super.remove();
  }

  protected override firstPicture() {
    return pictureOf(this.session);
  }

  private answer(how: 'accept' | 'refuse', path: readonly number[]) {
    // Shown first: what the picture changes would cut the answer short.
    this.show();
    void this.tray?.[how](path);
  }

  /** One finger makes the path; a second one makes it lose it. */
  private listen(): Pointers {
    const { making } = this.session;
    const pointers: Pointers = new Pointers(
      this.place.trayPlace,
      {
        press: (press, isAlone) => this.press(press, isAlone),
        drag: (to) => this.drag(to),
        drop: () => making.release(),
        // The next press begins anew, though a thumb may still rest where it was.
        lose: () => {
          pointers.reset();
          if (!this.isRemoved) making.lose();
        },
      },
      { origin: this.services.root, capture: 'at once', threshold: 0, keepsFocus: true, wholeWay: true },
    );
    return pointers;
  }

  private press({ at }: Press, isAlone: boolean) {
    const { session, dialog, tray } = this;
    if (!session.isOpen || dialog.isOpen) return 'leave';
    if (!isAlone) return 'spent';
    tray?.fastForward();
    const square = tray?.squareAt(at);
    if (square === undefined) return 'leave';
    this.finger = at;
    session.making.press(square);
    return 'take';
  }

  private drag(to: Point) {
    const { tray } = this;
    if (!tray) return;
    this.session.making.drag(tray.squaresBetween(this.finger, to));
    this.finger = to;
  }
}
