import type { TablePlay } from './table-play';

/** The keys of the table; what they don't mean is left to the page. Returns what stops the listening. */
export function listenForKeys(play: TablePlay, isBusy: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
    const act = meaning(play, event);
    if (!act) return;
    event.preventDefault();
    if (play.isOpen && !isBusy()) act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

// In a dialog or on a button the key belongs to that.
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('dialog, button, input, select, textarea') !== null;

function meaning(
  { gestures }: TablePlay,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): (() => void) | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return () => gestures.send({ type: 'takeBack' });
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Backspace') return () => gestures.send({ type: 'takeBack' });
  if (key === 'Enter') return () => gestures.send({ type: 'done' });
  if (key === 'Escape')
    return () => (gestures.isEmpty ? gestures.send({ type: 'recall' }) : gestures.letGo());
  return undefined;
}
