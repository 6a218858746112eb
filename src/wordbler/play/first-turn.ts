import {
  type EventOf,
  type GameEvent,
  inReadingOrder,
  isBlank,
  isSame,
  type Square,
  shapeOf,
  type TileId,
} from '../rules';
import type { PlayedLetter } from '../rules/visible-state';
import type { Objection } from './gestures';
import type { Match } from './match';
import { type Adviser, type BestPlay, Teacher } from './teacher';

/** What a play lacks that is nearly one. */
export type Lacking = 'star' | 'line' | 'touch';

/** What the player to move is shown next. */
export type FirstTurnStep =
  /** This tile to this square; it may be picked up already. */
  | {
      kind: 'lay';
      isFirst: boolean;
      letter: string;
      cell: number;
      square: Square;
      isStar: boolean;
      picked: boolean;
      /** Of what was tried before. */
      lacks: Lacking | undefined;
    }
  /** The tiles lie otherwise, which is as good, but make no word yet. */
  | { kind: 'own' }
  | { kind: 'done' };

/** So near a square, a tile was meant for it. */
const near = 2;

const lackIn: Partial<Record<string, Lacking>> = {
  missesStar: 'star',
  notInLine: 'line',
  gap: 'line',
  disjoint: 'touch',
};

interface FirstTurnHands {
  /** A play is known. */
  changed(): void;
  /** Whether it was a hand that put down a tile: keys go where they are sent. */
  isHand(): boolean;
  /** A tile goes back to the rack, or all of them. */
  sendHome(tile?: TileId): void;
}

interface Hand {
  picked: number | undefined;
  exchanging: boolean;
}

/** The turn in which a player learns to lay a word: one that can be laid, tile by tile, and then Done. */
export class FirstTurn {
  private letters: readonly PlayedLetter[] | undefined;
  private asked: number | undefined;
  private lacks: Lacking | undefined;
  private readonly teacher: Teacher;

  constructor(
    private readonly match: Match,
    adviser: Adviser,
    private readonly hands: FirstTurnHands,
  ) {
    this.teacher = new Teacher(match, adviser);
  }

  /** Nothing until a play is known, nor where there is none. */
  step({ picked, exchanging }: Hand): FirstTurnStep | undefined {
    const { state } = this.match;
    if (state.phase !== 'turn' || exchanging) return undefined;
    if (this.asked !== state.turn) void this.ask();
    const { letters } = this;
    if (!letters) return undefined;
    const { laid } = state;
    const lies = (letter: PlayedLetter) =>
      laid.some((tile) => tile.x === letter.x && tile.y === letter.y && tile.letter === letter.letter);
    const follows = letters.filter(lies).length === laid.length;
    const next = letters.find((letter) => !lies(letter));
    const cell = next && follows ? this.cellOf(next) : -1;
    if (next && cell >= 0) {
      const { x, y, letter } = next;
      const isFirst = laid.length === 0;
      return {
        kind: 'lay',
        isFirst,
        letter,
        cell,
        square: { x, y },
        isStar: isSame(next, this.star),
        picked: picked !== undefined,
        lacks: this.lacks,
      };
    }
    return { kind: (follows && !next) || this.isWord ? 'done' : 'own' };
  }

  /** A tile that can be part of no play, or just misses the square that is shown, goes home; so does a vain play. */
  follow(events: readonly GameEvent[]) {
    for (const event of events) {
      if (event.type === 'playRefused') this.refuse(event.reason);
      if (event.type !== 'tileLaid' && event.type !== 'tileMoved') continue;
      this.lacks = this.lackOf(event);
      // The command that laid it is still being heard of.
      if (this.lacks) queueMicrotask(() => this.hands.sendHome(event.tile));
    }
  }

  /** Done came to nothing. */
  refuse(reason: Objection) {
    const lacks = typeof reason === 'string' ? lackIn[reason] : undefined;
    if (!lacks) return;
    this.lacks = lacks;
    queueMicrotask(() => this.hands.sendHome());
  }

  private lackOf({ tile, x, y }: EventOf<'tileLaid' | 'tileMoved'>): Lacking | undefined {
    const { board, laid } = this.match.state;
    const put = laid.find((one) => one.tile === tile);
    const { star, letters = [] } = this;
    const isEmpty = board.every((square) => square === null);
    const isCovered = laid.some((one) => one.tile !== tile && isSame(one, star));
    if (isEmpty && x !== star.x && y !== star.y) return isCovered ? 'line' : 'star';
    const lies = (letter: PlayedLetter) => laid.some((one) => isSame(one, letter) && one.letter === letter.letter);
    const next = letters.find((letter) => !lies(letter));
    if (!next || !put || !this.hands.isHand() || letters.filter(lies).length !== laid.length - 1) return undefined;
    const isNear = Math.max(Math.abs(next.x - x), Math.abs(next.y - y)) <= near;
    if (!isNear || put.letter !== next.letter) return undefined;
    return isSame(next, star) ? 'star' : 'line';
  }

  private async ask() {
    const { turn } = this.match.state;
    this.asked = turn;
    this.letters = undefined;
    this.lacks = undefined;
    this.teacher.look();
    const best = await this.teacher.best().catch(() => undefined);
    if (!best || this.match.state.turn !== turn) return;
    this.letters = this.fromTheStar(best);
    this.hands.changed();
  }

  private get star(): Square {
    return shapeOf(this.match.rules).star;
  }

  /** On an empty board a word lies as well from the star on, where everybody begins to look. */
  private fromTheStar({ move }: BestPlay): PlayedLetter[] {
    const letters = move.tiles.toSorted(inReadingOrder);
    if (this.match.state.board.some((tile) => tile !== null)) return letters;
    const { side, star } = shapeOf(this.match.rules);
    const start = Math.min(star.x, side - letters.length);
    return letters.map((letter, at) => ({ ...letter, x: start + at, y: star.y }));
  }

  /** By the dictionary, whatever the rules tell: nobody is to lose the turn in which Done is taught. */
  private get isWord(): boolean {
    const { engine } = this.match;
    const words = engine.preview()?.words ?? [];
    return words.length > 0 && words.every(({ word }) => engine.isWord(word));
  }

  private cellOf({ letter, blank }: PlayedLetter): number {
    const { match } = this;
    const laid = new Set(match.state.laid.map(({ tile }) => tile));
    return match.rack.findIndex((tile) => {
      if (tile === null || laid.has(tile)) return false;
      const face = match.faceOf(tile);
      return blank ? isBlank(face) : face.letter === letter;
    });
  }
}
