import { must } from '../../engine/must';
import { type Person, personOf } from '../../engine/players/names';
import { fieldsOf } from '../../engine/saving/untrusted';
import { GameDecorator, LocalGame, type RunningGame } from '../../shared/play/running-game';
import {
  GameEngine,
  type GameState,
  type HistoryEntry,
  type LaidWord,
  type ReadonlyGame,
  type Seat,
  type SeenGame,
  type Setup,
  type TileFace,
  type TileId,
  type WordJudge,
} from '../rules';

/** How much is made of the first draw and the deal. */
export type Ceremony = 'long' | 'short';

/** A game of Wordbler being played, as far as a table shows it. */
export class Match<Seen extends SeenGame = SeenGame> extends GameDecorator<GameEngine, Seen> {
  /** Nothing that the game would know. */
  ceremony: Ceremony = 'long';
  /** How sure the computer is of what it lays now, from 0 to 1, if it has looked ahead. */
  sure: number | undefined;
  readonly hand = new InHand(() => this.state);

  constructor(
    game: RunningGame<GameEngine, Seen>,
    /**
     * Of a game that is played elsewhere: the one seat that is moved here, or null where it is only watched. Undefined:
     * all are moved here.
     */
    readonly viewer?: number | null,
  ) {
    super(game);
  }

  static fresh(setup: Setup, words: WordJudge): PlayedMatch {
    return Match.of(new GameEngine(setup, words));
  }

  /** Played here. */
  static of(engine: GameEngine): PlayedMatch {
    return new Match(new LocalGame(engine));
  }

  get rules() {
    return this.setup.rules;
  }

  nameOf(seat: number): string {
    return this.seatOf(seat).name;
  }

  personAt(seat: number): Person {
    return personOf(this.nameOf(seat));
  }

  seatOf(seat: number): Seat {
    return must(this.setup.seats[seat]);
  }

  faceOf(tile: TileId): TileFace {
    return must(this.engine.faces[tile]);
  }

  /** What the rules tell people of the tiles they have laid. */
  get laidWords(): LaidWord[] {
    return this.seatOf(this.state.toMove).kind === 'person' ? this.engine.laidWords() : [];
  }

  /** The rules tell that what is laid makes no word. */
  get isNoWord(): boolean {
    return this.laidWords.some(({ isWord }) => !isWord);
  }

  /** The seat whose hand is at the table: the one to move, or the only one that is moved here. */
  get hands(): number {
    return this.viewer ?? this.state.toMove;
  }

  /** Of that seat. */
  get rack(): readonly (TileId | null)[] {
    return must(this.state.racks[this.hands]);
  }

  /** Who is to say what they think of the open play, of those who do so here: whoever moves next comes last. */
  get asked(): number | undefined {
    const awaiting = this.state.openPlay?.awaiting ?? [];
    return this.viewer === undefined ? awaiting.at(-1) : awaiting.find((seat) => seat === this.viewer);
  }
}

/** One that is played here, or was: with all that was done in it. */
export type PlayedMatch = Match<ReadonlyGame>;

const turns: readonly HistoryEntry['kind'][] = [
  ...(['played', 'exchanged', 'passed', 'timedOut', 'skipped', 'resigned'] as const),
];

const isTurn = (entry: HistoryEntry) => turns.includes(entry.kind) || (entry.kind === 'invalid' && entry.turnLost);

/** What every other player did last, newest first: it stays to be seen until their next turn is over. */
export function lastOfOthers(history: readonly HistoryEntry[], own: number | undefined): HistoryEntry[] {
  const last = new Map<number, HistoryEntry>();
  for (const entry of history.filter(isTurn)) {
    last.delete(entry.seat);
    last.set(entry.seat, entry);
  }
  return [...last.values()].filter(({ seat }) => seat !== own).reverse();
}

/** Where its main word lies. */
export function runOf(entry: HistoryEntry) {
  const letters = entry.kind === 'played' ? entry.sheet.words[0]?.letters : undefined;
  const [from, to] = [letters?.[0], letters?.at(-1)];
  return from && to ? { from, to } : undefined;
}

interface Held {
  readonly turn: number;
  /** The tile that a tap has picked up; the next square tapped gets it. */
  readonly picked?: TileId | undefined;
  /** A hint is told. */
  readonly isTold?: boolean;
}

/** What of a turn is no command, and is there again when the page was left in it. It goes with its turn. */
class InHand {
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
  get saved(): Held | undefined {
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
