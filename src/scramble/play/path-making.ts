import type { Alphabet } from '../../engine/alphabet/languages';
import { Signal } from '../../engine/signal';
import * as scramble from '../rules';

/** What is played: a path, or a word that was typed. */
export type Played = { path: number[] } | { word: string };

interface Press {
  /** It is on the end of the path: letting go there plays it. */
  again: boolean;
  moved: boolean;
  /** What there was before it. */
  before: readonly number[];
}

// A word of one letter over and over has more paths than anybody counts.
const mostPaths = 50;

/** A word in the making: dragged over the squares, tapped one after another, walked to by keys, or typed. */
export class PathMaking {
  /** The path, the typed word or the cursor is another one. */
  readonly changed = new Signal();
  /** Who searches has let go of a path, or typed a word and pressed Enter. */
  readonly played = new Signal<[what: Played]>();
  readonly lost = new Signal();
  path: readonly number[] = [];
  typed = '';
  /** Where the keys are; nowhere until they are used. */
  cursor: number | null = null;
  private pressed: Press | undefined;

  constructor(
    private readonly board: scramble.Board,
    private readonly alphabet: Alphabet,
  ) {}

  get isEmpty() {
    return this.path.length === 0 && this.typed === '';
  }

  /** The letters of the typed word, as far as they are some. */
  get typedWord(): string | undefined {
    return scramble.readWord(this.typed, this.alphabet);
  }

  /** All paths of the typed word; undefined while nothing is typed. */
  get typedPaths(): number[][] | undefined {
    return this.typed ? scramble.pathsOf(this.board, this.typedWord ?? '', mostPaths) : undefined;
  }

  /** A finger or a button comes down on a square. Where the path can't go it begins anew. */
  press(square: number) {
    this.typed = '';
    this.cursor = null;
    const before = this.path;
    const step = this.stepTo(square);
    if (step.kind === 'refused') this.path = [square];
    else if (step.kind !== 'again') this.path = step.path;
    this.pressed = { again: step.kind === 'again', moved: false, before };
    this.changed.emit();
  }

  /** What is held down passes squares. */
  drag(squares: readonly number[]) {
    const { pressed } = this;
    if (!pressed) return;
    for (const square of squares) {
      const step = this.stepTo(square);
      if (step.kind !== 'on' && step.kind !== 'back') continue;
      this.path = step.path;
      pressed.moved = true;
      this.changed.emit();
    }
  }

  /** A drag is played where it ends; a tap waits for the next one, and on the last square again it plays. */
  release() {
    const { pressed, path } = this;
    this.pressed = undefined;
    if (!pressed || !(pressed.moved || pressed.again)) return;
    if (path.length > 1) this.played.emit({ path: [...path] });
    else this.clear();
  }

  /** A drag that was lost to a second finger or a turned screen plays nothing; what was tapped before it stays. */
  lose() {
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed?.moved) return;
    this.path = pressed.before;
    this.changed.emit();
    this.lost.emit();
  }

  write(letter: string) {
    this.path = [];
    this.typed += letter;
    this.changed.emit();
  }

  setTyped(word: string) {
    this.path = [];
    this.typed = word;
    this.changed.emit();
  }

  takeBack() {
    if (this.typed) this.typed = this.typed.slice(0, -1);
    else this.path = this.path.slice(0, -1);
    this.changed.emit();
  }

  clear() {
    this.path = [];
    this.typed = '';
    this.pressed = undefined;
    this.changed.emit();
  }

  enter() {
    const { typed, path } = this;
    if (typed) this.played.emit({ word: typed });
    else if (path.length > 0) this.played.emit({ path: [...path] });
  }

  walk(right: number, down: number) {
    const { side } = this.board;
    const from = this.cursor ?? this.path.at(-1);
    if (from === undefined) this.cursor = 0;
    else {
      const within = (at: number) => Math.min(side - 1, Math.max(0, at));
      this.cursor = within(Math.floor(from / side) + down) * side + within((from % side) + right);
    }
    this.changed.emit();
  }

  point(square: number) {
    if (this.cursor === square) return;
    this.cursor = square;
    this.changed.emit();
  }

  /** Takes the square where the keys are, as a tap would. */
  take(square = this.cursor ?? 0) {
    this.press(square);
    this.cursor = square;
    this.release();
    this.changed.emit();
  }

  private stepTo(square: number): scramble.Step {
    return scramble.stepTo(this.board, this.path, square);
  }
}
