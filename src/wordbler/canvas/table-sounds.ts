import type { Signal } from '../../engine/signal';
import { knownMascot } from '../../shared/mascots';
import { chirpOf, type Effect, lastSecondsFrom } from '../../shared/platform/sound';
import type { Match } from '../play/match';
import { hurried, type Mood } from '../play/shown-table';
import { type EventOf, type EventType, type GameEvent, isBlank, type TileId } from '../rules';
import type { Cue } from './stage';

interface Plays {
  play(effect: Effect, options?: { step?: number }): void;
  hurryMusic(isHurried: boolean): void;
}

/** What of a session is heard. */
export interface SoundedSession {
  readonly match: Match;
  readonly happened: Signal<[events: readonly GameEvent[]]>;
  readonly scored: Signal<[seat: number]>;
  readonly shownMover: number | undefined;
  readonly message: Shown['message'];
  readonly left: number | undefined;
  readonly moods: readonly Mood[];
}

/** What the table shows now; read whenever it is drawn. */
export interface Shown {
  /** Whose turn it is, once the table says so. */
  mover: number | undefined;
  message: { kind: 'refusal' | 'news' } | undefined;
  /** What the clock leaves the mover, in ms. */
  left: number | undefined;
  /** How each player's bird takes it. */
  birds: readonly { id: string | undefined; mood: Mood }[];
}

const countdownFrom = 10;

/** The table's own frames. */
const cues: Readonly<Record<Cue, Effect>> = {
  shake: 'shake',
  thud: 'thud',
  slide: 'slide',
  click: 'click',
  lift: 'lift',
  turn: 'lift',
  error: 'error',
  count: 'count',
  bonus: 'bonus',
  multiplier: 'bonus',
  hit: 'hit',
  bigPlay: 'bigPlay',
  whoosh: 'whoosh',
  score: 'score',
};

const climbing: readonly Cue[] = ['count', 'bonus'];

/** Whether a tile is a blank. */
type IsBlank = (tile: TileId) => boolean;
type SoundOf<T extends EventType> = Effect | ((event: EventOf<T>, isBlank: IsBlank) => Effect | undefined);

/** What no motion tells. Tiles that go home, invalid words and scores sound on the frames of their motions. */
const events: { readonly [T in EventType]?: SoundOf<T> } = {
  tileLaid: ({ tile }, isBlank) => (isBlank(tile) ? 'blank' : undefined),
  letterChosen: 'blank',
  tilesWentHome: ({ reason }) => (reason === 'takeBack' || reason === 'recall' ? 'undo' : undefined),
  playRefused: 'error',
  wordsRejected: ({ turnLost }) => (turnLost ? undefined : 'error'),
  playChallenged: ({ words }) => (words.length === 0 ? 'nope' : undefined),
  timedOut: 'nope',
};

/** What a bird calls for; of several at once the first is heard, so that nobody shouts another down. */
const called: readonly Mood[] = ['wow', 'smug', 'worried', 'happy', 'sad'];

const refusals: readonly EventType[] = ['playRefused', 'wordsRejected'];

function soundsOf(event: GameEvent, isBlank: IsBlank): Effect[] {
  const sound = events[event.type] as SoundOf<EventType> | undefined;
  const effect = typeof sound === 'function' ? sound(event, isBlank) : sound;
  return effect ? [effect] : [];
}

/** The sound of a motion on the canvas, on its very frame. */
export const playCue = (sound: Pick<Plays, 'play'>, cue: Cue, step: number) =>
  sound.play(cues[cue], climbing.includes(cue) ? { step } : {});

/** The mover, what is said, the clock, and how each bird takes it. */
const shownBy = ({ match, shownMover: mover, message, left, moods }: SoundedSession): Shown => ({
  mover,
  message,
  left,
  birds: moods.map((mood, seat) => ({
    id: knownMascot(match.setup.seats[seat]?.mascot, seat),
    mood: hurried(mood, seat === mover ? left : undefined),
  })),
});

/** Lets a table be heard: what happens in the game, and what is shown of it. */
export class TableSounds {
  private shown: Shown | undefined;
  private secondsLeft: number | undefined;
  private refusalIsHeard = false;
  private readonly effects: Plays;
  private readonly stopping: (() => void)[];

  constructor(
    private readonly session: SoundedSession,
    { sound }: { sound: Plays },
  ) {
    const { match } = session;
    this.effects = sound;
    this.stopping = [
      session.happened.on((events) => this.hear(events, (tile) => isBlank(match.faceOf(tile)))),
      // With reduced motion, or in a hurry, points reach their player without a cue; otherwise this is its very frame.
      session.scored.on(() => sound.play('score')),
    ];
  }

  show() {
    this.see(shownBy(this.session));
  }

  /** The turn passes, a gesture is refused, the clock runs out: on the frame that shows it. */
  see(now: Shown) {
    const before = this.shown;
    this.shown = now;
    if (before && now.mover !== undefined && now.mover !== before.mover) this.effects.play('yourTurn');
    if (before && now.message !== before.message && now.message?.kind === 'refusal') this.refuse();
    if (before) this.call(before.birds, now.birds);
    this.countDown(now.left);
    this.effects.hurryMusic(now.left !== undefined && now.left > 0 && now.left <= lastSecondsFrom);
  }

  remove() {
    for (const stop of this.stopping) stop();
  }

  private hear(happened: readonly GameEvent[], isBlank: IsBlank) {
    if (happened.some(({ type }) => refusals.includes(type))) this.refusalIsHeard = true;
    for (const effect of happened.flatMap((event) => soundsOf(event, isBlank))) this.effects.play(effect);
  }

  private call(before: Shown['birds'], now: Shown['birds']) {
    const stirred = now.filter(({ mood }, seat) => mood !== before[seat]?.mood);
    const [mood] = called.filter((one) => stirred.some((bird) => bird.mood === one));
    const chirp = chirpOf(stirred.find((bird) => bird.mood === mood)?.id);
    if (mood && chirp) this.effects.play(chirp);
  }

  private refuse() {
    if (!this.refusalIsHeard) this.effects.play('nope');
    this.refusalIsHeard = false;
  }

  private countDown(left: number | undefined) {
    const seconds = left === undefined ? undefined : Math.ceil(left / 1000);
    const before = this.secondsLeft;
    this.secondsLeft = seconds;
    if (seconds === undefined || before === undefined || seconds >= before) return;
    if (seconds > 0 && seconds <= countdownFrom) this.effects.play('clock');
  }
}
