import { around } from './around';

/** How a text got out: through the system's own panel, to the clipboard, not at all, or the player thought better of it. */
export type Shared = 'shared' | 'copied' | 'refused' | 'cancelled';

interface Sharing {
  text: string;
  url: string;
}

/** Fingers get the system's panel for sharing; elsewhere the clipboard is what people expect. */
export async function shareOut(sharing: Sharing): Promise<Shared> {
  if (matchMedia('(pointer: coarse)').matches && mayShare(sharing)) {
    const shared = await shareBySystem(sharing);
    if (shared !== 'refused') return shared;
  }
  const copied = await copyOut(`${sharing.text}\n${sharing.url}`);
  return copied === 'refused' && (await shareByHost(sharing)) ? 'shared' : copied;
}

/** Where a frame may not, the page around it may. */
const shareByHost = async (sharing: Sharing) => (await around.share?.(sharing)) ?? false;

/** Whether the system has a panel for sharing. */
export const mayShare = (sharing: Sharing): boolean =>
  around.share !== undefined || (navigator.canShare?.({ ...sharing }) ?? false);

export async function shareBySystem(sharing: Sharing): Promise<Shared> {
  try {
    await navigator.share({ ...sharing });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    return (await shareByHost(sharing)) ? 'shared' : 'refused';
  }
}

export async function copyOut(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
