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

/** What the page around this one does for it, where it offers to; each tells whether it was done. */
interface HostEnv {
  /** What the portal around keeps. */
  portal?: PortalShelf;
  share?: (sharing: { text: string; url: string }) => Promise<boolean>;
  fullscreen?: () => Promise<boolean>;
  /** Keeps what the frame may not. */
  kept?: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<unknown>;
  };
}

/** Empty where the page stands alone. */
export const around: HostEnv = {};

/** Whether anybody could fill the screen with the page. */
export const mayFillScreen = () => document.fullscreenEnabled || around.fullscreen !== undefined;

/** The page fills the screen, or does not any more. False where neither it nor the page around it may. */
export async function fillScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
    else return (await around.fullscreen?.()) ?? false;
    return true;
  } catch {
    // Not without a gesture, or not now.
    return false;
  }
}
