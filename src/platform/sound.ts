import type { Howl, HowlOptions, SoundSpriteDefinitions } from 'howler';
import effectsMp3 from '../../assets/sound/effects.mp3?url';
import effectsWebm from '../../assets/sound/effects.webm?url';
import musicMp3 from '../../assets/sound/music.mp3?url';
import musicWebm from '../../assets/sound/music.webm?url';
import sprites from '../../assets/sound/sprites.json';
import { pageHold } from './page-hold';
import type { Preferences, Settings } from './settings';
import type { Effect } from './sound-effects';
import { listenForGestures } from './sound-gestures';
import { Spacing } from './sound-spacing';

const musicAfterMs = 3000;
const fadeInMs = 1500;
const fadeOutMs = 500;

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
  private music: Howl | undefined;
  private wantsMusic = false;
  private musicMayLoad = false;
  private hasGesture = false;
  private hasFailed = false;

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

  /** Nothing happens if it can't be heard now: a sound that is late is wrong. */
  play(effect: Effect, { step }: { step?: number } = {}) {
    if (!this.effects || !this.isHeard || this.preferences.now.soundVolume === 0) return;
    if (this.effects.state() !== 'loaded') return;
    const rate = this.spacing.rate(effect, performance.now(), step);
    if (rate === undefined) return;
    const id = this.effects.play(effect);
    this.effects.rate(rate, id);
  }

  /** From now on there is music, as soon as it may be heard. */
  startMusic() {
    this.wantsMusic = true;
    if (this.music?.playing()) this.fadeMusic(this.preferences.now.musicVolume, fadeInMs);
    this.tendMusic();
  }

  stopMusic() {
    this.wantsMusic = false;
    if (!this.music?.playing()) return;
    this.fadeMusic(0, fadeOutMs);
    setTimeout(() => {
      if (!this.wantsMusic) this.music?.stop();
    }, fadeOutMs);
  }

  private get isSilent() {
    return this.preferences.now.muted || document.hidden || pageHold.isHeld;
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
    this.fetch([effectsWebm, effectsMp3], (howl) => {
      this.effects = howl({
        sprite: sprites.effects as unknown as SoundSpriteDefinitions,
        onload: () => setTimeout(() => this.letMusicLoad(), musicAfterMs),
      });
    });
    Howler.ctx?.addEventListener('statechange', () => this.attend());
    this.attend();
  }

  /** The context sleeps while nothing may be heard; a lock screen or a call may have stopped it, too. */
  private attend() {
    const { Howler } = this.howling ?? {};
    const ctx = Howler?.ctx;
    if (!Howler || !ctx) return;
    Howler.mute(this.isSilent);
    this.effects?.volume(this.preferences.now.soundVolume);
    if (!this.isSilent && ctx.state !== 'running') void ctx.resume().catch(() => {});
    if (this.isSilent && ctx.state === 'running') void ctx.suspend().catch(() => {});
    this.tendMusic();
  }

  private follow({ musicVolume }: Readonly<Settings>, changed: Partial<Settings>) {
    if (this.hasGesture) this.wake();
    if ('musicVolume' in changed && this.wantsMusic) this.music?.volume(musicVolume);
  }

  private letMusicLoad() {
    this.musicMayLoad = true;
    this.tendMusic();
  }

  private tendMusic() {
    const { musicVolume } = this.preferences.now;
    if (!this.wantsMusic || !this.musicMayLoad || !this.isHeard || !this.howling || musicVolume === 0) return;
    if (!this.music) this.loadMusic();
    if (this.music?.state() !== 'loaded' || this.music.playing()) return;
    this.music.volume(0);
    this.music.play('loop');
    this.fadeMusic(musicVolume, fadeInMs);
  }

  private fadeMusic(volume: number, ms: number) {
    this.music?.fade(this.music.volume(), volume, ms);
  }

  private loadMusic() {
    this.fetch([musicWebm, musicMp3], (howl) => {
      this.music = howl({
        sprite: sprites.music as unknown as SoundSpriteDefinitions,
        volume: 0,
        onload: () => this.tendMusic(),
      });
    });
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
    this.onFailed();
  }
}
