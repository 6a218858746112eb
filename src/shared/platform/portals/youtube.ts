import { fieldsOf } from '../../../engine/saving/untrusted';
import type { PortalShelf } from '../host-env';
import { type PageControl, Portal } from './portal';

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
