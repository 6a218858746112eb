import type { Portal } from '../host-env';

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

export function crazyGames(sdk: CrazyGames): Portal {
  let hold: () => () => void = () => () => {};
  return {
    async begin(asked) {
      await sdk.init();
      if (sdk.environment === 'disabled') throw new Error(sdk.environment);
      hold = () => asked.hold();
      sdk.game.loadingStart();
      asked.hush(sdk.game.settings.muteAudio);
      sdk.game.addSettingsChangeListener(({ muteAudio }) => asked.hush(muteAudio));
    },
    firstFrame() {},
    ready: () => sdk.game.loadingStop(),
    gameplayStart: () => sdk.game.gameplayStart(),
    gameplayStop: () => sdk.game.gameplayStop(),
    pause: () =>
      new Promise((resolve) => {
        let letGo = () => {};
        const end = () => {
          letGo();
          resolve();
        };
        sdk.ad.requestAd('midgame', {
          adStarted: () => {
            letGo = hold();
          },
          adFinished: end,
          adError: end,
        });
      }),
    happy: () => sdk.game.happytime(),
    language: async () => sdk.user.systemInfo?.locale,
    shelf: {
      isOnly: false,
      get: async (key) => {
        const text = sdk.data.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      },
      set: async (key, value) => sdk.data.setItem(key, JSON.stringify(value)),
    },
  };
}
