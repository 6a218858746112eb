import { type PageControl, Portal } from './portal';

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
