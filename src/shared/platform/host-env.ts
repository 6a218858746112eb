import type { PortalShelf } from './portals/portal';

/** What the page around this one does for it, where it offers to; each tells whether it was done. */
export interface HostEnv {
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
