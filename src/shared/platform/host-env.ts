/** Keeps what players have, wherever they play on the portal. */
export interface PortalShelf {
  /** Nothing may be kept anywhere else. */
  readonly isOnly: boolean;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
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
export const hostEnv: HostEnv = {};

/** Whether anybody could fill the screen with the page. */
export const mayFillScreen = () => document.fullscreenEnabled || hostEnv.fullscreen !== undefined;

/** The page fills the screen, or does not any more. False where neither it nor the page around it may. */
export async function fillScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
    else return (await hostEnv.fullscreen?.()) ?? false;
    return true;
  } catch {
    // Not without a gesture, or not now.
    return false;
  }
}
