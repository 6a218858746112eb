import type { Howl, HowlOptions, SoundSpriteDefinitions } from 'howler';
import effectsMp3 from '../../../assets/sound/effects.mp3?url';
import effectsWebm from '../../../assets/sound/effects.webm?url';
import sprites from '../../../assets/sound/sprites.json';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { type Mix, Music } from './music';
import { idle, pageHold } from './page-time';
import type { Preferences, Settings } from './settings';

interface About {
  /** It is heard so often that each time its pitch is a little different; what has a tune keeps it. */
  varies: boolean;
  /** As many recordings there are of it; 1 where nothing is said. */
  takes?: number;
  /** It tells of points: the music steps back for it. */
  counts?: true;
}

/** Every bird has a voice; they are called by their ids. */
export const voices = [
  ...(['maize', 'azure', 'flame', 'hood', 'cinder', 'sage'] as const),
  ...(['thimble', 'rosehip', 'river', 'skerry', 'scarlet', 'jewel'] as const),
];

export type Chirp = `chirp-${(typeof voices)[number]}`;

const acts = {
  /** A tile lands. */
  click: { varies: true, takes: 4 },
  lift: { varies: true, takes: 3 },
  /** A tile flies off. */
  slide: { varies: true, takes: 3 },
  /** The bag is shaken, and put down with a thud. */
  shake: { varies: true },
  thud: { varies: true, takes: 3 },
  /** A coin of the score; `step` says which. */
  count: { varies: false, takes: 3, counts: true },
  bonus: { varies: false, takes: 3, counts: true },
  /** A word multiplier strikes the sum. */
  hit: { varies: false, counts: true },
  /** From 30 points. */
  bigPlay: { varies: false, counts: true },
  /** The total flies to its card. */
  whoosh: { varies: true, takes: 3 },
  score: { varies: false, takes: 3, counts: true },
  error: { varies: false },
  win: { varies: false, counts: true },
  /** A rocket bursts. */
  bang: { varies: true, takes: 3 },
  /** A blank has got its letter. */
  blank: { varies: false },
  undo: { varies: false, takes: 3 },
  yourTurn: { varies: false },
  /** A second of the last ten. */
  clock: { varies: false, takes: 3 },
  button: { varies: true, takes: 3 },
  /** A word is found, in the games of finding words. */
  found: { varies: false, takes: 3 },
  /** What was tried cannot be done. */
  nope: { varies: false, takes: 3 },
  /** A letter more under the finger; `step` says which. */
  stroke: { varies: false, takes: 3 },
  /** Velvet falls. */
  curtain: { varies: true },
  /** A leaf is turned: a review, a replay, the book of a pause. */
  page: { varies: true, takes: 3 },
  /** A block of the podium has risen. */
  drum: { varies: true, takes: 3 },
} as const satisfies Record<string, About>;

export type Effect = keyof typeof acts | Chirp;

export const effects: Readonly<Record<Effect, About>> = {
  ...acts,
  ...(Object.fromEntries(voices.map((id) => [`chirp-${id}`, { varies: true }])) as Record<Chirp, About>),
};

/** The bird's own; none for who is no bird of ours. */
export const chirpOf = (id: string | undefined): Chirp | undefined => {
  const voice = voices.find((own) => own === id);
  return voice && `chirp-${voice}`;
};

/** What a take is called in the file. */
export const takeName = (effect: Effect, take: number) => (take === 0 ? effect : `${effect}-${take + 1}`);

/** In ms: a clock that leaves no more than this has its own music. */
export const lastSecondsFrom = 30_000;

// Closer together the same sound is no longer two sounds, only noise.
const leastApartMs = 55;
// What follows this fast belongs to the one before: seven tiles dealt, a word taken back.
const cascadeMs = 200;
const spread = 0.1;
const spreadInCascade = 0.02;
const mostQuarterTones = 12;
const pentatonic = [0, 2, 4, 7, 9];
const highestStep = 10;

/** Decides whether an effect is told again, and how high. */
export class Spacing {
  private readonly dice = new Dice('sound');
  private readonly told = new Map<Effect, { at: number; run: number }>();

  /** The speed to play it at, 1 being as recorded; undefined when it was told only just now. */
  rate(effect: Effect, at: number, step?: number): number | undefined {
    const last = this.told.get(effect);
    if (last && at - last.at < leastApartMs) return undefined;
    const run = last && at - last.at < cascadeMs ? last.run + 1 : 0;
    this.told.set(effect, { at, run });
    if (step !== undefined) return stepRate(step);
    if (!effects[effect].varies) return 1;
    const raised = 2 ** (Math.min(run, mostQuarterTones) / 24);
    return raised * this.around(run === 0 ? spread : spreadInCascade);
  }

  private around(part: number) {
    return 1 - part + (this.dice.below(1001) / 1000) * 2 * part;
  }
}

/** A step of a cascade, up a scale in which nothing sounds wrong; it stops climbing before it gets shrill. */
export function stepRate(step: number): number {
  const place = Math.min(Math.max(0, Math.round(step)), highestStep);
  const semitones = 12 * Math.floor(place / pentatonic.length) + must(pentatonic[place % pentatonic.length]);
  return 2 ** (semitones / 12);
}

// Whatever a browser takes for the hand of a player; a touch counts only when it ends.
const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const;

/** Calls back at every gesture: a phone that was locked may need another one. Returns what stops it. */
function listenForGestures(gesture: () => void): () => void {
  for (const name of gestures) document.addEventListener(name, gesture, true);
  return () => {
    for (const name of gestures) document.removeEventListener(name, gesture, true);
  };
}

/** The key that mutes, wherever no scene has taken it and nothing is typed. Returns what stops that. */
export function listenForMute(mute: () => void): () => void {
  const heard = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (key !== '8' || ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.closest('input:not([type=radio]), select, textarea')) return;
    // Whoever else takes it has done so by then.
    setTimeout(() => !event.defaultPrevented && mute());
  };
  addEventListener('keydown', heard);
  return () => removeEventListener('keydown', heard);
}

/** Calls back when a button is pressed, by whatever means. */
export function listenForButtons(root: HTMLElement, pressed: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) pressed();
  };
  root.addEventListener('click', heard, true);
  return () => root.removeEventListener('click', heard, true);
}

/** Which recording of an effect is heard: any but the one before. */
export class Takes {
  private readonly dice = new Dice('takes');
  private readonly last = new Map<Effect, number>();

  next(effect: Effect): number {
    const { takes = 1 } = effects[effect];
    if (takes === 1) return 0;
    const last = this.last.get(effect);
    const take = last === undefined ? this.dice.below(takes) : (last + 1 + this.dice.below(takes - 1)) % takes;
    this.last.set(effect, take);
    return take;
  }
}

const musicAfterMs = 3000;
// A context that is awake costs a few hundredths of a core, heard or not.
const restAfterMs = 2000;
/** Nobody takes a sound for a late one before. */
const lateMs = 150;

type Howling = typeof import('howler');

/**
 * What is heard. Nothing is loaded and no audio begins before the first gesture, nor while what is needed more is on
 * its way. A hidden tab is silent, and a page that is held.
 */
export class Sound {
  private readonly spacing = new Spacing();
  private howling: Howling | undefined;
  private isComing = false;
  private effects: Howl | undefined;
  private readonly takes = new Takes();
  private readonly music = new Music({
    volume: () => this.preferences.now.musicVolume,
    mayPlay: () => this.musicMayLoad && this.isHeard,
    studio: () => must(this.howling).Howler,
    failed: () => this.fail(),
    stopped: () => this.restLater(),
  });
  private musicMayLoad = false;
  private hasGesture = false;
  private hasFailed = false;
  /** Somebody around the page wants silence; what the player has chosen stays as it is. */
  private isHushed = false;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private isResting = false;
  private waking: Promise<void> | undefined;
  /** The effects, while their file is on its way, or another one in its place. */
  private coming: Promise<void> | undefined;

  constructor(
    private readonly preferences: Preferences,
    /** A sound cannot be had: called once, whatever else fails. */
    private readonly onFailed: () => void,
    /** What comes first. */
    private readonly after: Promise<unknown>,
  ) {
    listenForGestures(() => this.wake());
    document.addEventListener('visibilitychange', () => this.attend());
    pageHold.listen(() => this.attend());
    preferences.listen((settings, changed) => this.follow(settings, changed));
  }

  /** Nothing happens if it can't be heard now, or in a moment: a sound that is late is wrong. */
  play(effect: Effect, { step }: { step?: number | undefined } = {}, asked = performance.now()) {
    if (!this.effects || this.isSilent || this.preferences.now.soundVolume === 0) return;
    if (this.isResting) this.attend();
    const awaited = this.waking ?? this.coming;
    if (awaited) {
      void awaited.then(() => performance.now() - asked < lateMs && this.play(effect, { step }, asked));
      return;
    }
    if (!this.isHeard || this.effects.state() !== 'loaded') return;
    const rate = this.spacing.rate(effect, performance.now(), step);
    if (rate === undefined) return;
    if (effects[effect].counts) this.music.duck();
    const id = this.effects.play(takeName(effect, this.takes.next(effect)));
    this.effects.rate(rate, id);
  }

  /** From now on there is music, as soon as it may be heard. */
  startMusic(mix: Mix = 'full') {
    this.music.want(mix);
  }

  stopMusic() {
    this.music.leave();
  }

  /** The last seconds of a clock run, or no longer. */
  hurryMusic(isHurried: boolean) {
    this.music.hurry(isHurried);
  }

  hush(isHushed: boolean) {
    this.isHushed = isHushed;
    this.attend();
  }

  private get isSilent() {
    return this.preferences.now.muted || document.hidden || pageHold.isHeld || this.isHushed;
  }

  private get isHeard() {
    return !this.isSilent && this.howling?.Howler.ctx?.state === 'running';
  }

  /** Only a gesture may begin it, and only what is wanted is loaded. */
  private wake() {
    this.hasGesture = true;
    if (!this.isComing && !this.preferences.now.muted) void this.load();
    this.attend();
  }

  private async load() {
    this.isComing = true;
    if (!('AudioContext' in window) && !('webkitAudioContext' in window)) {
      this.fail();
      return;
    }
    await this.after;
    // A gesture may lead to a board, which is not to wait for sounds.
    await idle();
    try {
      this.howling = await import('howler');
    } catch {
      this.fail();
      return;
    }
    const { Howler } = this.howling;
    // Both are done here, and its own unlocking would throw the context away for another.
    Howler.autoSuspend = false;
    Howler.autoUnlock = false;
    this.coming = new Promise((come) => {
      const onload = () => {
        this.coming = undefined;
        come();
        setTimeout(() => this.letMusicLoad(), musicAfterMs);
      };
      this.fetch([effectsWebm, effectsMp3], (howl) => {
        this.effects = howl({ sprite: sprites.effects as unknown as SoundSpriteDefinitions, onload });
      });
    });
    Howler.ctx?.addEventListener('statechange', () => {
      if (!this.isResting) this.attend();
    });
    this.attend();
  }

  /** The context sleeps while nothing may be heard; a lock screen or a call may have stopped it, too. */
  private attend() {
    const { Howler } = this.howling ?? {};
    const ctx = Howler?.ctx;
    if (!Howler || !ctx) return;
    Howler.mute(this.isSilent);
    this.effects?.volume(this.preferences.now.soundVolume);
    if (!this.isSilent && ctx.state !== 'running') this.wakeUp(ctx);
    if (this.isSilent && ctx.state === 'running') void ctx.suspend().catch(() => {});
    this.music.tend();
    this.restLater();
  }

  private wakeUp(ctx: AudioContext) {
    const running = ctx.resume().catch(() => {});
    if (!this.isResting) return;
    this.isResting = false;
    this.waking = running.then(() => {
      this.waking = undefined;
    });
  }

  /** Nothing is heard, and nothing has been for a while: it sleeps until the next gesture or sound. */
  private restLater() {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      const { ctx } = this.howling?.Howler ?? {};
      if (ctx?.state !== 'running' || this.music.playing) return;
      if (this.effects?.playing()) {
        this.restLater();
        return;
      }
      this.isResting = true;
      void ctx.suspend().catch(() => {});
    }, restAfterMs);
  }

  private follow({ musicVolume }: Readonly<Settings>, changed: Partial<Settings>) {
    if (this.hasGesture) this.wake();
    if ('musicVolume' in changed && musicVolume > 0) this.music.turn();
  }

  private letMusicLoad() {
    this.musicMayLoad = true;
    this.music.tend();
  }

  /** A browser may take a format for one it can decode, and find that it cannot: then the next one is tried. */
  private fetch(files: readonly string[], make: (howl: (options: Partial<HowlOptions>) => Howl) => void) {
    const { Howl } = this.howling ?? {};
    const [file, ...others] = files;
    if (!Howl || !file) return this.fail();
    make((options) => new Howl({ ...options, src: [file], onloaderror: () => this.fetch(others, make) }));
  }

  private fail() {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.coming = undefined;
    this.onFailed();
  }
}
