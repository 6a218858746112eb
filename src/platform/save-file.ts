/** A frame that is shut off from its own origin may not hand out files either, and no browser tells. */
export const mayDownload = () => origin !== 'null';

/** Hands a file to the player, as browsers do it: into the folder for downloads. False where it cannot even be offered. */
export function saveFile(name: string, content: Blob): boolean {
  let url: string;
  try {
    url = URL.createObjectURL(content);
  } catch {
    return false;
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
