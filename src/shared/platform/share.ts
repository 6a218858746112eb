import { hostEnv } from './host-env';

/** How a text was shared: by the system's own panel, to the clipboard, not at all, or the player cancelled. */
export type Shared = 'shared' | 'copied' | 'refused' | 'cancelled';

interface Sharing {
  text: string;
  url: string;
}

/** Where a frame may not, the page around it may. */
const shareByHost = async (sharing: Sharing) => (await hostEnv.share?.(sharing)) ?? false;

/** Whether the system's own panel takes this; one that cannot even be asked does not. */
function takesToShare(what: ShareData): boolean {
  try {
    return navigator.canShare?.(what) ?? false;
  } catch {
    return false;
  }
}

/** Whether the system, or the page around, has a panel for sharing. */
export const mayShare = (sharing: Sharing): boolean => hostEnv.share !== undefined || takesToShare({ ...sharing });

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
  // Not there on plain http, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copySelected(text) ? 'copied' : 'refused';
  try {
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** In a school's own network, without https: what is selected is copied as by hand. */
function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'spoken';
  // Behind an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  before?.focus();
  return isCopied;
}

const fileOf = (name: string, picture: Blob) => new File([picture], name, { type: picture.type });

/** Whether the system's own panel takes pictures. */
export const maySharePicture = (): boolean =>
  takesToShare({ files: [fileOf('a.png', new Blob([], { type: 'image/png' }))] });

export async function sharePicture(name: string, picture: Blob): Promise<Shared> {
  try {
    await navigator.share({ files: [fileOf(name, picture)] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

/** Whether the clipboard takes pictures, if it may. */
export const mayCopyPicture = (): boolean => typeof ClipboardItem === 'function' && 'clipboard' in navigator;

/** Some browsers let nobody copy once the press is over, so the clipboard itself waits for the picture. */
export async function copyPicture(picture: Promise<Blob>): Promise<Shared> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'copied';
  } catch {
    return 'refused';
  }
}
