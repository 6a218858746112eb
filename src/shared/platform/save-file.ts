/** Frames may be kept from handing out files, and no browser tells. */
const isSureTo = () => parent === window;

/** Hands a file to the player, as browsers do it: into the folder for downloads. False where nothing may have come of it. */
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
  return isSureTo();
}
