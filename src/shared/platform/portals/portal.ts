import { fieldsOf } from '../../../engine/saving/untrusted';
import type { PortalShelf } from '../host-env';

/** What a portal may ask of the page. */
export interface PageControl {
  /** All stands still until it is let go. */
  hold(): () => void;
  hush(isHushed: boolean): void;
}

/** A site of games that the page stands on, by its own script. What a portal does not want to know is left out. */
export abstract class Portal {
  readonly shelf: PortalShelf | undefined = undefined;

  /** Wakes the portal's script; fails where that will not work here. */
  abstract begin(page: PageControl): Promise<void>;

  /** Something is seen, but cannot be played yet. */
  firstFrame() {}

  /** The first scene answers. */
  ready() {}

  gameplayStart() {}

  gameplayStop() {}

  /** Somebody has won. */
  happy() {}

  /** Between two games: an ad may be shown. Resolves when it is over, or when there was none. */
  abstract pause(): Promise<void>;

  /** As the portal speaks to the player; undefined if it does not say. */
  async language(): Promise<string | undefined> {
    return undefined;
  }
}

interface Ad {
  adStarted(): void;
  adFinished(): void;
  adError(error: unknown): void;
}

/** As much of its script, version 3, as is used. */
export interface CrazyGames {
  init(): Promise<void>;
  readonly environment: string;
  game: {
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    happytime(): void;
    settings: { muteAudio: boolean };
    addSettingsChangeListener(heard: (settings: { muteAudio: boolean }) => void): void;
  };
  ad: { requestAd(kind: 'midgame', ad: Ad): void };
  data: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  user: { systemInfo?: { locale?: string } };
}

export class CrazyGamesPortal extends Portal {
  override readonly shelf: PortalShelf = {
    isOnly: false,
    get: async (key) => {
      const text = this.sdk.data.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    },
    set: async (key, value) => this.sdk.data.setItem(key, JSON.stringify(value)),
  };
  private hold = () => () => {};

  constructor(private readonly sdk: CrazyGames) {
    super();
  }

  async begin(page: PageControl) {
    const { sdk } = this;
    await sdk.init();
    if (sdk.environment === 'disabled') throw new Error(sdk.environment);
    this.hold = () => page.hold();
    sdk.game.loadingStart();
    page.hush(sdk.game.settings.muteAudio);
    sdk.game.addSettingsChangeListener(({ muteAudio }) => page.hush(muteAudio));
  }

  override ready() {
    this.sdk.game.loadingStop();
  }

  override gameplayStart() {
    this.sdk.game.gameplayStart();
  }

  override gameplayStop() {
    this.sdk.game.gameplayStop();
  }

  override happy() {
    this.sdk.game.happytime();
  }

  pause() {
    return new Promise<void>((resolve) => {
      let letGo = () => {};
      const end = () => {
        letGo();
        resolve();
      };
      const adStarted = () => {
        letGo = this.hold();
      };
      this.sdk.ad.requestAd('midgame', { adStarted, adFinished: end, adError: end });
    });
  }

  override async language() {
    return this.sdk.user.systemInfo?.locale;
  }
}

/** As much of its script, version 2, as is used. */
export interface Poki {
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  commercialBreak(begins: () => void): Promise<void>;
  /** Newer scripts alone tell it. */
  getLanguage?(): string;
}

/** It keeps nothing itself: what the browser keeps for the page is kept there, too. */
export class PokiPortal extends Portal {
  private hold = () => () => {};

  constructor(private readonly sdk: Poki) {
    super();
  }

  async begin(page: PageControl) {
    // It fails where ads are blocked; all other calls may be made all the same.
    await this.sdk.init().catch(() => {});
    this.hold = () => page.hold();
  }

  override ready() {
    this.sdk.gameLoadingFinished();
  }

  override gameplayStart() {
    this.sdk.gameplayStart();
  }

  override gameplayStop() {
    this.sdk.gameplayStop();
  }

  async pause() {
    let letGo = () => {};
    try {
      await this.sdk.commercialBreak(() => {
        letGo = this.hold();
      });
    } finally {
      letGo();
    }
  }

  override async language() {
    return this.sdk.getLanguage?.();
  }
}

/** As much of its script as is used. */
export interface GameDistribution {
  showAd(): Promise<unknown>;
}

/** What its script tells, the page's options hand on as an event of this name. */
export const gameDistributionTells = 'game-distribution';

/** It asks for ads, and says itself when the game is to stand still. */
export class GameDistributionPortal extends Portal {
  constructor(private readonly sdk: GameDistribution) {
    super();
  }

  async begin(page: PageControl) {
    let letGo: (() => void) | undefined;
    addEventListener(gameDistributionTells, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (detail === 'SDK_GAME_PAUSE') letGo ??= page.hold();
      if (detail !== 'SDK_GAME_START') return;
      letGo?.();
      letGo = undefined;
    });
  }

  /** It fails when there is no ad, which is no fault. */
  async pause() {
    await this.sdk.showAd().catch(() => {});
  }
}

/** As much of its script as is used. */
export interface YouTube {
  readonly IN_PLAYABLES_ENV: boolean;
  game: {
    firstFrameReady(): void;
    gameReady(): void;
    loadData(): Promise<string>;
    saveData(data: string): Promise<void>;
  };
  system: {
    isAudioEnabled(): boolean;
    onAudioEnabledChange(heard: (isEnabled: boolean) => void): void;
    onPause(heard: () => void): void;
    onResume(heard: () => void): void;
    getLanguage(): Promise<string>;
  };
  ads?: { requestInterstitialAd(): Promise<void> };
}

export class YouTubePortal extends Portal {
  override readonly shelf: PortalShelf;

  constructor(private readonly sdk: YouTube) {
    super();
    this.shelf = shelfOf(sdk);
  }

  async begin(page: PageControl) {
    if (!this.sdk.IN_PLAYABLES_ENV) throw new Error('IN_PLAYABLES_ENV');
    const { system } = this.sdk;
    let letGo: (() => void) | undefined;
    page.hush(!system.isAudioEnabled());
    system.onAudioEnabledChange((isEnabled) => page.hush(!isEnabled));
    system.onPause(() => {
      letGo ??= page.hold();
    });
    system.onResume(() => {
      letGo?.();
      letGo = undefined;
    });
  }

  override firstFrame() {
    this.sdk.game.firstFrameReady();
  }

  override ready() {
    this.sdk.game.gameReady();
  }

  /** There may be no ad, which is no fault. */
  async pause() {
    await this.sdk.ads?.requestInterstitialAd().catch(() => {});
  }

  override language() {
    return this.sdk.system.getLanguage();
  }
}

/** One text holds everything. It must have been read before it may be written. */
function shelfOf({ game }: YouTube): PortalShelf {
  let all: Promise<Record<string, unknown>> | undefined;
  let isWriting = false;
  const load = async () => {
    const text = await game.loadData();
    return { ...(text ? fieldsOf(JSON.parse(text)) : {}) };
  };
  const loaded = () => {
    all ??= load();
    return all;
  };
  return {
    isOnly: true,
    get: async (key) => (await loaded())[key],
    async set(key, value) {
      const values = await loaded();
      values[key] = value;
      // What is set in one task is written once.
      if (isWriting) return;
      isWriting = true;
      await Promise.resolve();
      isWriting = false;
      await game.saveData(JSON.stringify(values));
    },
  };
}
