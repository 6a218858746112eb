import { fieldsOf } from '../../engine/keeping/untrusted';
import type { GameState, TileId } from '../rules';

interface Held {
  readonly turn: number;
  /** The tile that a tap has picked up; the next square tapped gets it. */
  readonly picked?: TileId | undefined;
  /** A hint is told. */
  readonly isTold?: boolean;
}

/** What of a turn is no command, and is there again when the page was left in it. It goes with its turn. */
export class InHand {
  /** Whoever keeps it. */
  changed = () => {};
  private held: Held = { turn: -1 };

  constructor(private readonly state: () => Readonly<GameState>) {}

  get picked(): TileId | undefined {
    return this.now.picked;
  }

  set picked(picked: TileId | undefined) {
    if (picked !== this.picked) this.hold({ ...this.now, picked });
  }

  get isTold(): boolean {
    return this.now.isTold ?? false;
  }

  set isTold(isTold: boolean) {
    if (isTold !== this.isTold) this.hold({ ...this.now, isTold });
  }

  /** Undefined where there is nothing to keep. */
  get kept(): Held | undefined {
    return this.isTold || this.picked !== undefined ? this.now : undefined;
  }

  /** Takes what was kept, or anything else. */
  read(value: unknown) {
    const { turn, picked, isTold } = fieldsOf<Held>(value) ?? {};
    const { phase, toMove, racks, turn: now } = this.state();
    if (phase !== 'turn' || turn !== now) return;
    const isThere = typeof picked === 'number' && racks[toMove]?.includes(picked);
    this.held = { turn, isTold: isTold === true, ...(isThere && { picked }) };
  }

  private get now(): Held {
    const { turn } = this.state();
    return this.held.turn === turn ? this.held : { turn };
  }

  private hold(held: Held) {
    this.held = held;
    this.changed();
  }
}
