import { type PageControl, Portal } from './portal';

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
