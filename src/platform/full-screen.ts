import { around } from './around';

/** The page fills the screen, or does not any more. Where that is not allowed, the page around it is asked, if any. */
export function fillScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {});
  else void around.fullscreen?.();
}
