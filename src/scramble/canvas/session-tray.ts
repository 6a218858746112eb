import type Phaser from 'phaser';
import type { Box } from '../../shared/canvas/box';
import type { Dialog } from '../../shared/panels/dialog';
import type { PageServices } from '../../shared/panels/page-services';
import type { Point, Press } from '../../shared/platform/gesture';
import { Pointers } from '../../shared/platform/pointers';
import type { ScrambleSession } from '../play/session';
import { TrayHost } from './tray-host';
import type { TrayPicture } from './tray-picture';

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
  private pointers: Pointers | undefined;
  private finger: Point = { x: 0, y: 0 };
  private isRemoved = false;

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
  }

  /** The room for it, or the look, is another one: what is drawn just now is lost. */
  resize() {
    this.session.making.lose();
    void this.build(this.session.match.board);
  }

  private roll() {
    this.show();
    void this.tray?.roll();
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
