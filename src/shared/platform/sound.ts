import type { Howl, HowlOptions, SoundSpriteDefinitions } from 'howler';
import effectsMp3 from '../../../assets/sound/effects.mp3?url';
import effectsWebm from '../../../assets/sound/effects.webm?url';
import sprites from '../../../assets/sound/sprites.json';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { idle } from './idle';
import { Music } from './music';
import type { Mix } from './music-file';
import { pageHold } from './page-hold';
import type { Preferences, Settings } from './settings';
import { type Effect, effects, takeName } from './sound-effects';
import { listenForGestures } from './sound-gestures';
import { Spacing } from './sound-spacing';

/** Which recording of an effect is heard: any but the one before. */
export class Takes {
  private readonly dice = new Dice('takes');
  private readonly last = new Map<Effect, number>();

  next(effect: Effect): number {
    const { takes = 1 } = effects[effect];
    if (takes === 1) return 0;
    const last = this.last.get(effect);
    const take =
      last === undefined ? this.dice.below(takes) : (last + 1 + this.dice.below(takes - 1)) % takes;
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
 * What is heard. Nothing is loaded and no audio begins before the first gesture, nor while what is needed more is on its
 * way. A hidden tab is silent, and a page that is held.
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
