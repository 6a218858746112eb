import { type Shared, takesToShare } from './share';

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
