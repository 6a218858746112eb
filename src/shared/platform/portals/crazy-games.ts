import type { PortalShelf } from '../host-env';
import { type PageControl, Portal } from './portal';

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
