/** Keeps what players have, wherever they play on the portal. */
export interface PortalShelf {
  /** Nothing may be kept anywhere else. */
  readonly isOnly: boolean;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

/** What a portal may ask of the page. */
export interface Asked {
  /** All stands still until it is let go. */
  hold(): () => void;
  hush(isHushed: boolean): void;
}

/** A site of games that the page stands on, by its own script. Each of these is called as the portal documents it. */
export interface Portal {
  /** Wakes the portal's script; fails where that will not work here. */
  begin(asked: Asked): Promise<void>;
  /** Something is seen, but cannot be played yet. */
  firstFrame(): void;
  /** The first scene answers. */
  ready(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  /** Between two games: an ad may be shown. Resolves when it is over, or when there was none. */
  pause(): Promise<void>;
  /** Somebody has won. */
  happy(): void;
  /** As the portal speaks to the player; undefined if it does not say. */
  language(): Promise<string | undefined>;
  shelf: PortalShelf | undefined;
}
