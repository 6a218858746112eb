import type { Portal } from '../host-env';

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
export function poki(sdk: Poki): Portal {
  let hold: () => () => void = () => () => {};
  return {
    async begin(asked) {
      // It fails where ads are blocked; all other calls may be made all the same.
      await sdk.init().catch(() => {});
      hold = () => asked.hold();
    },
    firstFrame() {},
    ready: () => sdk.gameLoadingFinished(),
    gameplayStart: () => sdk.gameplayStart(),
    gameplayStop: () => sdk.gameplayStop(),
    async pause() {
      let letGo = () => {};
      try {
        await sdk.commercialBreak(() => {
          letGo = hold();
        });
      } finally {
        letGo();
      }
    },
    happy() {},
    language: async () => sdk.getLanguage?.(),
    shelf: undefined,
  };
}
