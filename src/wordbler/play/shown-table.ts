import { must } from '../../engine/must';
import { isCalm, type Preferences } from '../../shared/platform/settings';
import type { SpokenTile } from '../../texts/sentence-facts';
import { type GameEvent, type PresetName, presetOf, type Rules, type Seat, type Square, type TileId } from '../rules';
import type { Match } from './match';

/** Whose rack lies in front, and whether it is turned up. */
export class VisibleRack {
  private seat: number | undefined;
  private up = false;

  /** `persons` are the seats that people sit at; `openRacks` says that nothing is hidden at this table. */
  constructor(
    private readonly persons: readonly number[],
    private readonly openRacks: () => boolean,
    /** There is a rack for those who look at this table. */
    private readonly isAnySeen = true,
  ) {}

  /** Nobody's before the start is drawn. */
  get shown(): number | undefined {
    return this.seat;
  }

  get isUp(): boolean {
    return this.up && this.isAnySeen;
  }

  /** Nobody can look at what is not for their eyes: one person at most, or all agreed to hide nothing. */
  get hidesNothing(): boolean {
    return this.persons.length < 2 || this.openRacks();
  }

  /** Whether a curtain has to fall before this seat's rack is turned up. */
  needsCurtain(mover: number): boolean {
    return !this.hidesNothing && this.persons.includes(mover) && !(this.up && this.seat === mover);
  }

  /** The rack that belongs in front while a seat moves. A person alone among computers keeps the own one. */
  bring(mover: number) {
    const seat = this.persons.length === 1 ? this.persons[0] : mover;
    if (seat !== this.seat) this.up = false;
    this.seat = seat;
    if (this.hidesNothing) this.up = true;
  }

  turnUp() {
    this.up = true;
  }

  /** Everybody looks at the table now. Says whether there was anything to hide. */
  cover(): boolean {
    if (!this.up || this.hidesNothing) return false;
    this.up = false;
    return true;
  }
}

/** The points on the cards: they follow the game as fast as it is told. */
export class ShownScores {
  private points: readonly number[];
  /** What of them is still to be counted up. */
  private left: readonly number[] = [];

  constructor(private readonly match: Match) {
    this.points = [...match.state.scores];
  }

  /** What each player has, as far as it is told. */
  get now(): readonly number[] {
    return this.points;
  }

  /** What the cards show while they count. */
  get figures(): readonly number[] {
    return this.points.map((now, seat) => now - (this.left[seat] ?? 0));
  }

  /** Points have reached a card, on which `left` of them are still to be counted. */
  add(seat: number, points: number, left: number) {
    this.count(seat, left);
    this.points = this.points.map((now, other) => (other === seat ? now + points : now));
  }

  /** So many of them are left now. Returns whether the figure changes. */
  count(seat: number, left: number): boolean {
    if ((this.left[seat] ?? 0) === left) return false;
    this.left = this.points.map((_, other) => (other === seat ? left : 0));
    return true;
  }

  /** An event has been told to its end, whether or not all of it was seen. */
  settle(event: GameEvent) {
    if (event.type !== 'playScored') return;
    this.left = [];
    this.points = this.points.map((now, seat) => (seat === event.seat ? event.total : now));
  }

  catchUp() {
    this.left = [];
    this.points = [...this.match.state.scores];
  }
}

/** After which plays the score sheet opens by itself: each, those of people, or none. */
export type SheetTime = 'each' | 'own' | 'asked';

const byRules: Readonly<Record<PresetName, SheetTime>> = {
  casual: 'asked',
  classic: 'own',
  timed: 'asked',
  wordbler: 'each',
};

/** As the player likes it, or as the rules have it. */
export function sheetTime(chosen: SheetTime | 'rules', rules: Rules): SheetTime {
  if (chosen !== 'rules') return chosen;
  const preset = presetOf(rules);
  return preset ? byRules[preset] : 'own';
}

/** Whose rack may be told while a game is played: what its table shows to whoever sits at it, or watches. */
export function racksShown(seats: readonly Seat[], openRacks: boolean): (seat: number) => boolean {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (openRacks || persons.length === 0) return () => true;
  return (seat) => persons.length === 1 && seat === persons[0];
}

/** What of the table the canvas shows by now: it follows the game as fast as that can be shown. */
export interface ShownTable {
  /** What lies where. */
  readonly picture?: ShownPicture;
  /** Where that is on the screen. */
  readonly layout?: ShownLayout;
  readonly inBag: number;
  /** How many tiles each seat holds. */
  readonly tilesHeld: readonly number[];
  /** What lies on every rack, in its order. */
  readonly racks: readonly (readonly TileId[])[];
}

/** As the game stands: where nobody draws it, nothing is on its way. */
export const tilesOf = (match: Match): ShownTable => ({
  get inBag() {
    return match.state.bag.length;
  },
  get tilesHeld() {
    return this.racks.map((rack) => rack.length);
  },
  get racks() {
    return match.state.racks.map((rack) => rack.filter((tile) => tile !== null));
  },
});

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type PanelPlace =
  | 'left'
  | 'right'
  | 'tools'
  | 'help'
  | 'seats'
  | 'count'
  | 'fails'
  | 'legend'
  | 'actions'
  | 'finish';

/** Where the canvas lays things, in CSS pixels, and where it leaves room for panels. */
export interface ShownLayout {
  kind: string;
  ui: number;
  margin: number;
  board: { x: number; y: number; size: number; frame: number; cell: number; side: number };
  rack: Box & { tile: number; gap: number; pad: number; vertical: boolean };
  panels: Readonly<Partial<Record<PanelPlace, Box>>>;
}

/** Where there is little room for buttons, only what can help now is one: to pass, the menu is opened. */
export const hasFewButtons = ({ kind, panels }: Pick<ShownLayout, 'kind' | 'panels'>) =>
  kind === 'low' || panels.right === undefined;

export interface ShownTile extends SpokenTile {
  id: number;
  place:
    | { at: 'board'; x: number; y: number; laid: boolean }
    | { at: 'rack'; cell: number }
    | { at: 'bag' | 'seat' | 'drawn' };
  faceUp: boolean;
  chosen: boolean;
  raised?: boolean | undefined;
  hinted?: boolean | undefined;
}

export interface ShownPicture {
  squares: readonly { bonus: '' | '2L' | '3L' | '2W' | '3W'; star: boolean; spent: boolean }[];
  tiles: readonly ShownTile[];
  marked: readonly (Square & { tone: 'refused' | 'hint' | 'lit' | 'word' | 'noWord' })[];
  /** It is drawn who starts, and told on the board. */
  draw?: object | null | undefined;
  ghost?: { letters: readonly (Square & { letter: string })[] } | null;
  cursor?: Square | null | undefined;
  rackCursor?: number | null | undefined;
}

/** Tells, the first time people wait for what is shown, that a tap hurries it, and never again. */
export class HurrySign {
  private wasShown = false;

  constructor(
    private readonly settings: Pick<Preferences, 'now' | 'change'>,
    /** It is shown for the first time. */
    private readonly shown: () => void,
  ) {}

  /** Whether it is shown now. */
  see({ isAwaited, isHurried }: { isAwaited: boolean; isHurried: boolean }): boolean {
    const { settings } = this;
    if (settings.now.knowsHurry || isCalm(settings.now)) return false;
    const isShown = isAwaited && !isHurried;
    if (isShown && !this.wasShown) this.shown();
    // Whoever listens to the settings looks here again.
    if (this.wasShown && !isShown) queueMicrotask(() => settings.change({ knowsHurry: true }));
    this.wasShown ||= isShown;
    return isShown;
  }
}

/** How a mascot feels about its player's game. */
export type Mood = 'idle' | 'think' | 'happy' | 'sad' | 'sleep' | 'wow' | 'worried' | 'smug';

const sleepAfterMs = 60_000;
/** From so many points on a play is a big one. */
const bigPlay = 30;
const hurriedBelowMs = 10_000;

/** Who is to move is worried when the clock runs out. */
export const hurried = (mood: Mood, left: number | undefined): Mood =>
  mood === 'think' && left !== undefined && left < hurriedBelowMs ? 'worried' : mood;

/**
 * What the mascots make of the game: the one to move thinks, a play cheers, a big one amazes and worries all others,
 * a lead is enjoyed, a missed play saddens.
 */
export class Moods {
  private readonly feelings: Mood[];
  private readonly stirredAt: number[];
  private readonly totals: number[];

  constructor(
    scores: readonly number[],
    private readonly now: () => number,
  ) {
    this.feelings = scores.map(() => 'idle');
    this.totals = [...scores];
    this.stirredAt = scores.map(() => now());
  }

  feelFor(event: GameEvent) {
    switch (event.type) {
      case 'turnBegan':
        this.feelings.forEach((mood, seat) => {
          if (mood === 'think') this.feel(seat, 'idle');
        });
        this.feel(event.seat, 'think');
        break;
      case 'startDecided':
        this.feel(event.seat, 'happy');
        break;
      case 'playScored':
        this.feelForPlay(event.seat, event.sheet.total, event.total);
        break;
      case 'wordsRejected':
      case 'timedOut':
      case 'turnSkipped':
      case 'resigned':
        this.feel(event.seat, 'sad');
        break;
      case 'exchanged':
      case 'passed':
        this.feel(event.seat, 'idle');
        break;
      case 'gameEnded':
        for (const { seat, place } of event.outcome.ranking) this.feel(seat, place === 1 ? 'happy' : 'idle');
        break;
    }
  }

  /** Whoever has had nothing to do for long is asleep; whoever is to move never is. */
  shown(mover: number | undefined): Mood[] {
    return this.feelings.map((mood, seat) =>
      mood !== 'think' && seat !== mover && this.now() - must(this.stirredAt[seat]) > sleepAfterMs ? 'sleep' : mood,
    );
  }

  private feelForPlay(seat: number, points: number, total: number) {
    const best = Math.max(...this.totals.filter((_, other) => other !== seat));
    const leads = must(this.totals[seat]) <= best && total > best;
    this.totals[seat] = total;
    const isBig = points >= bigPlay;
    for (const [other, mood] of this.feelings.entries()) {
      if (other === seat) continue;
      if (isBig) this.feel(other, 'worried');
      else if (mood === 'worried' || mood === 'smug') this.feel(other, 'idle');
    }
    this.feel(seat, isBig ? 'wow' : leads && points > 0 ? 'smug' : 'happy');
  }

  private feel(seat: number, mood: Mood) {
    this.feelings[seat] = mood;
    this.stirredAt[seat] = this.now();
  }
}
