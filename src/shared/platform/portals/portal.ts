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
