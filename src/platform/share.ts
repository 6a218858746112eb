/** How a text got out: through the system's own panel, to the clipboard, not at all, or the player thought better of it. */
export type Shared = 'shared' | 'copied' | 'refused' | 'cancelled';

interface Sharing {
  text: string;
  url: string;
}

/** Fingers get the system's panel for sharing; elsewhere the clipboard is what people expect. */
export async function shareOut({ text, url }: Sharing): Promise<Shared> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text, url })) {
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    return 'refused';
  }
}
