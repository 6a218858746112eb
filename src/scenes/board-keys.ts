import type { TablePlay } from './table-play';

/** The keys of the table; what they don't mean is left to the page. Returns what stops the listening. */
export function listenForKeys(play: TablePlay): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event)) return;
    const act = meaning(play, event);
    if (!act) return;
    event.preventDefault();
    if (play.isOpen) act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

// In a dialog or a field every key belongs to that; on a button, Enter does.
const isElsewhere = ({ key, target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest(key === 'Enter' ? 'dialog, button, input, select' : 'dialog, input, select') !== null;

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
