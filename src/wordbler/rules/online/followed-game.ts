import type { WordJudge } from '../../../engine/lexicon/lexicon';
import { digestOf, readBy } from '../../../engine/saving/untrusted';
import { isSame, type Square } from '../../../engine/square';
import { tileFaces } from '../board';
import { Game, newState } from '../game';
import { arrange, chooseLetter, lay, move, recall, shuffle, takeBack } from '../laying';
import { isFree } from '../placement';
import type { ScoreSheet } from '../scoring';
import { isKnownWord, type LaidWord, laidWords, readAs } from '../scoring';
import { type Setup, tileSetOf } from '../setup';
import { previewOf } from '../turn';
import type { Answer, GameEvent, GameState, LaidTile, Refusal } from '../types';
import { type Command, fields } from '../types';
import type { SeenEvent } from './seen-event';
import { followEvents, seenState, type Viewer } from './seen-game';

/** All that a game is, but for its chance. */
export type SeenSetup = Omit<Setup, 'seed'>;

/** What whoever sits at a seat does there before a turn is done: nobody else is told. */
const byOneself = { lay, move, chooseLetter, takeBack, recall, arrange, shuffle } as const;
type OwnType = keyof typeof byOneself;
/** The rack may be arranged at any time. */
const anyTime: readonly Command['type'][] = ['arrange', 'shuffle'];

/**
 * A game that is played elsewhere, as one seat sees it, or whoever watches: moved on by what is told, by the same
 * rules. What is hidden lies face down in it. Tiles may be laid and arranged here without anybody knowing.
 */
export class FollowedGame {
  private readonly game: Game;
  /** Tiles were laid here, and nobody else knows of them. */
  private laidHere = false;

  /** Without a state: at its very beginning. The seed is for shuffling the own rack, which sways nothing else. */
  constructor(
    setup: SeenSetup,
    readonly viewer: Viewer,
    words: WordJudge,
    { state, seed = '' }: { state?: GameState; seed?: string } = {},
  ) {
    const { dice: _, ...ofEveryDay } = { ...setup, seed };
    const fresh = () => seenState(newState(ofEveryDay, tileFaces(tileSetOf(setup)).length), viewer);
    this.game = new Game({ ...setup, seed }, words, state ?? fresh());
  }

  get setup(): Readonly<Setup> {
    return this.game.setup;
  }

  get state(): Readonly<GameState> {
    return this.game.state;
  }

  get faces() {
    return this.game.faces;
  }

  get letters() {
    return this.game.letters;
  }

  /** Of what is seen: it must be that of `seenState` where the game is played. */
  digest(): string {
    return digestOf(this.game.state);
  }

  /**
   * Moves on by one entry of the game's log. Answers with what a table shows of it: what lies here already is not laid
   * again, and what was laid otherwise goes home.
   */
  follow(events: readonly SeenEvent[]): GameEvent[] {
    const { game, viewer } = this;
    const { state } = game;
    if (!this.laidHere || !events.some((event) => endsLaying(event, viewer)))
      return followEvents({ game, viewer }, events);
    const before = state.laid;
    state.laid = [];
    const shown = followEvents({ game, viewer }, events);
    const isRefused = events.some(({ type }) => type === 'playRefused' || type === 'wordsRejected');
    const isTriedAgain = isRefused && state.phase === 'turn' && state.toMove === viewer;
    // A play that may be tried again stays as it lies, though the others' table is clear of it.
    if (isTriedAgain) state.laid = before;
    else this.laidHere = false;
    const kept = shown.filter((event) => {
      if (event.type === 'tilesWentHome') return !(isTriedAgain && event.reason === 'recall');
      return event.type !== 'tileLaid' || !before.some((own) => isSameTile(own, event));
    });
    return [...this.homeward(before, events), ...kept];
  }

  /** What was laid here and is not part of what was told goes home. */
  private homeward(before: readonly LaidTile[], events: readonly SeenEvent[]): GameEvent[] {
    const seat = this.viewer ?? 0;
    const told = events.filter((event) => event.type === 'tileLaid');
    const rack = this.game.rackOf(seat);
    const tiles = before
      .filter((own) => !told.some((event) => isSameTile(own, event)) && rack.includes(own.tile))
      .map(({ tile, x, y }) => ({ tile, x, y, cell: rack.indexOf(tile) }));
    return tiles.length > 0 ? [{ type: 'tilesWentHome', seat, tiles, reason: 'recall' }] : [];
  }

  /** What the viewer's seat does by itself. All else is asked where the game is played. */
  dispatch(value: unknown): Answer {
    const command = readBy<Command>(fields, value);
    if (!command || !Object.hasOwn(byOneself, command.type)) return { ok: false, reason: 'malformed' };
    const own = command as Extract<Command, { type: OwnType }>;
    const reason = this.untimely(own) ?? byOneself[own.type](this.game, own as never);
    if (reason) return { ok: false, reason };
    this.laidHere ||= !anyTime.includes(own.type);
    return { ok: true, events: this.game.takeEvents() };
  }

  private untimely({ type, seat }: Extract<Command, { type: OwnType }>): Refusal | undefined {
    const { phase, toMove } = this.game.state;
    if (phase === 'ready') return 'notBegun';
    if (phase === 'over') return 'gameOver';
    if (seat !== this.viewer) return 'noSuchSeat';
    if (anyTime.includes(type)) return undefined;
    if (phase === 'challenge') return 'challengeOpen';
    return seat === toMove ? undefined : 'notYourTurn';
  }

  isFree(square: Square): boolean {
    return isFree(this.game.state, square);
  }

  /** What the laid tiles would score if all their words are words; undefined while they lie wrong. */
  preview(): ScoreSheet | undefined {
    return previewOf(this.game);
  }

  laidWords(): LaidWord[] {
    return laidWords(this.game);
  }

  isWord(letters: string): boolean {
    return isKnownWord(this.game, letters);
  }

  readings(letters: string): readonly string[] {
    return readAs(this.game.rules, this.game.words, letters);
  }
}

const isSameTile = (one: LaidTile, other: LaidTile) =>
  one.tile === other.tile && one.letter === other.letter && isSame(one, other);

/** Whether what was laid here, unseen, gives way to what was told. */
const endsLaying = (event: SeenEvent, viewer: Viewer) =>
  event.type === 'tileLaid' ||
  event.type === 'turnBegan' ||
  event.type === 'turnSkipped' ||
  event.type === 'gameEnded' ||
  (event.type === 'resigned' && event.seat === viewer);
