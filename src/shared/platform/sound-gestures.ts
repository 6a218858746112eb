// Whatever a browser takes for the hand of a player; a touch counts only when it ends.
const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const;

/** Calls back at every gesture: a phone that was locked may need another one. Returns what stops it. */
export function listenForGestures(gesture: () => void): () => void {
  for (const name of gestures) document.addEventListener(name, gesture, true);
  return () => {
    for (const name of gestures) document.removeEventListener(name, gesture, true);
  };
}

/** The key that mutes, wherever no scene has taken it and nothing is typed. Returns what stops that. */
export function listenForMute(mute: () => void): () => void {
  const heard = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (key !== '8' || ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.closest('input:not([type=radio]), select, textarea')) return;
    // Whoever else takes it has done so by then.
    setTimeout(() => !event.defaultPrevented && mute());
  };
  addEventListener('keydown', heard);
  return () => removeEventListener('keydown', heard);
}

/** Calls back when a button is pressed, by whatever means. */
export function listenForButtons(root: HTMLElement, pressed: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) pressed();
  };
  root.addEventListener('click', heard, true);
  return () => root.removeEventListener('click', heard, true);
}
