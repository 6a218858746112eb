import { around } from './host-env';

/** Whether anybody could fill the screen with the page. */
export const mayFillScreen = () => document.fullscreenEnabled || around.fullscreen !== undefined;

/** The page fills the screen, or does not any more. False where neither it nor the page around it may. */
export async function fillScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
    else return (await around.fullscreen?.()) ?? false;
    return true;
  } catch {
    // Not without a gesture, or not now.
    return false;
  }
}
