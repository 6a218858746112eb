/** The page fills the screen, or does not any more. False where that is not allowed. */
export async function fillScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (!document.fullscreenEnabled) return false;
    else await document.documentElement.requestFullscreen();
    return true;
  } catch {
    // Not without a gesture, or not now.
    return false;
  }
}
