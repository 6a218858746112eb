/** The page fills the screen, or does not any more. Where that is not allowed, nothing happens. */
export function fillScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {});
}
