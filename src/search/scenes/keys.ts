import { must } from '../../engine/must';
import type { SearchPlay } from '../play/search-play';

interface Hands {
  play: SearchPlay;
  /** The focus goes where the keys now act. */
  toLetters(): void;
  /** A stroke under way was given up. */
  letGo(): void;
  /** The first step that is shown is not wanted. */
  skip(): void;
  hint(): void;
  mute(): void;
  fill(): void;
  pause(): void;
  standing(): void;
  help(): void;
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The keys of a word search; what they don't mean is left to the page. Returns what stops the listening. */
export function listenForSearchKeys(hands: Hands): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || isElsewhere(event)) return;
    // Every key counts for the codes, whatever else it means; one that is held down was typed once.
    if (!event.repeat) hands.play.cheats.type(key);
    const act = meaning(hands, event);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || Object.hasOwn(arrows, key)) act();
  };
  const release = ({ key }: KeyboardEvent) => key === 'Shift' && hands.play.stroking.endExtended();
  addEventListener('keydown', press);
  addEventListener('keyup', release);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener('keyup', release);
  };
}

// In a panel or a field every key belongs to that; on a button or a choice, what presses or moves it does.
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open], input:not([type=radio]), select, textarea')) return true;
  if (target.closest('input') && (Object.hasOwn(arrows, key) || key === ' ')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}

function meaning(hands: Hands, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const { play } = hands;
  const { stroking } = play;
  const onLetters = (act: () => void) => () => {
    if (!play.isOpen) return;
    act();
    hands.toLetters();
  };
  if (Object.hasOwn(arrows, key)) {
    const by = must(arrows[key]);
    return onLetters(() => (shiftKey ? stroking.extend(by) : stroking.step(by)));
  }
  const others: Readonly<Record<string, () => void>> = {
    Enter: onLetters(() => stroking.mark()),
    ' ': onLetters(() => stroking.mark()),
    Escape: () => (stroking.letGo() ? hands.letGo() : hands.skip()),
    7: hands.hint,
    8: hands.mute,
    9: hands.pause,
    0: hands.standing,
    '.': hands.fill,
    '?': hands.help,
  };
  return Object.hasOwn(others, key) ? others[key] : undefined;
}
