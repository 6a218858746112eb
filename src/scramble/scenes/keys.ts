import type { PathMaking } from '../play/path-making';

interface Ways {
  isOpen(): boolean;
  /** Says whether there was a first step to skip. */
  skip(): boolean;
  hint(): void;
  mute(): void;
  fill(): void;
  pause(): void;
  help(): void;
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Words are typed anywhere; arrows and the space bar walk over the letters. */
export function listenForLetters(making: PathMaking, ways: Ways): () => void {
  const others: Readonly<Record<string, () => void>> = {
    7: ways.hint,
    8: ways.mute,
    9: ways.pause,
    '.': ways.fill,
    '?': ways.help,
    Backspace: () => making.takeBack(),
    Escape: () => ways.skip() || making.clear(),
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    const inField = target instanceof HTMLInputElement;
    const onButton = target instanceof HTMLButtonElement;
    const arrow = arrows[key];
    const other = others[key];
    if (arrow && !inField) making.walk(...arrow);
    else if (key === ' ' && !inField && !onButton) making.take();
    else if (key === 'Enter' && !inField && !(onButton && making.isEmpty)) making.enter();
    else if (other && !(inField && key === 'Backspace')) other();
    else if (/^\p{L}$/u.test(key) && !inField) making.write(key);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !ways.isOpen()) return;
    if (act(event)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
