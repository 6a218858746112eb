import type { Alphabet } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { type ShowingSpeed, showingPauses } from '../../shared/play/showing';
import type { TablePlay } from '../play/table-play';
import { letterOfKey } from '../play/typing';
import type { Square } from '../rules';
import type { ScreenReaderView } from './screen-reader-view';

interface Hands {
  play: TablePlay;
  second: ScreenReaderView;
  alphabet: Alphabet;
  seats: number;
  hint(): void;
  /** Says whether there was one to put away. */
  closeHint(): boolean;
  help(): void;
  menu(): void;
  mute(): void;
  fill(): void;
}

interface Meaning {
  act(): void;
  /** Looking is allowed while others move and while something is told. */
  looks?: boolean;
  /** On the own rack alone. */
  arranges?: boolean;
  repeats?: boolean;
}

const arrows: Readonly<Record<string, Square>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The keys of the table; what they don't mean is left to the page. Returns what stops the listening. */
export function listenForKeys(hands: Hands): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event)) return;
    const meant = meaning(hands, event);
    if (!meant) return;
    // Repeats, too: a space bar held down would scroll the host page.
    event.preventDefault();
    if (event.repeat && !meant.repeats) return;
    if (meant.looks) meant.act();
    else if (meant.arranges) hands.play.press(() => meant.act(), hands.play.mayArrange);
    else hands.play.press(() => meant.act());
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

// In a dialog or a field every key belongs to that; on a button, what presses it does.
function isElsewhere(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  // For a moment the focus is still in a panel that has just been closed.
  if (event.target.closest('dialog:not([open])')) return false;
  if (event.target.closest('dialog, input, select, textarea')) return true;
  const presses = (event.key === 'Enter' || event.key === ' ') && !isCommand(event);
  return presses && event.target.closest('button, a') !== null;
}

function meaning(hands: Hands, event: KeyboardEvent): Meaning | undefined {
  const { key } = event;
  // Some letters are typed with AltGr, which Windows also reports as Ctrl and Alt.
  const isTyped = event.getModifierState('AltGraph') || !(isCommand(event) || event.altKey);
  if (Object.hasOwn(arrows, key)) return event.altKey ? undefined : pointing(hands, event, must(arrows[key]));
  if (isTyped) return typed(hands, key);
  return isCommand(event) && !event.altKey && !event.shiftKey ? commanded(hands.play, key) : undefined;
}

function pointing({ play, second }: Hands, event: KeyboardEvent, by: Square): Meaning {
  const { typing } = play;
  if (event.shiftKey && typing.isOnRack)
    return { act: () => typing.shift(by), arranges: true, repeats: true };
  const act = () => {
    if (isCommand(event) && !typing.isOnRack) typing.leap(by);
    else typing.step(by);
    second.focusCursor();
  };
  return { act, looks: true, repeats: true };
}

function commanded({ typing, pass }: TablePlay, key: string): Meaning | undefined {
  if (key.toLowerCase() === 'z') return { act: () => pass.takeBack() || typing.takeBack() };
  if (key === 'Enter') return { act: () => pass.press(false) };
  return undefined;
}

/** A game that is only watched goes on by keys, too. */
function watched({ play }: Hands, key: string): Meaning | undefined {
  const { showing } = play;
  if (!showing) return undefined;
  const speeds = Object.keys(showingPauses) as ShowingSpeed[];
  const change = (by: number) => () => {
    showing.goAt(speeds[speeds.indexOf(showing.speed) + by] ?? showing.speed);
  };
  const meanings: Readonly<Record<string, Meaning>> = {
    ' ': { act: () => showing.pauseOrGoOn(), looks: true },
    Enter: { act: () => showing.step(), looks: true },
    '+': { act: change(1), looks: true },
    '-': { act: change(-1), looks: true },
  };
  return Object.hasOwn(meanings, key) ? meanings[key] : undefined;
}

function typed(hands: Hands, key: string): Meaning | undefined {
  const { play, second } = hands;
  const seen = watched(hands, key);
  if (seen) return seen;
  const { typing, gestures } = play;
  const letter = letterOfKey(key, hands.alphabet);
  if (letter) {
    return {
      act: () => {
        typing.letter(letter);
        second.focusCursor();
      },
    };
  }
  if (/^\p{L}$/u.test(key)) return { act: () => typing.stranger(key.toLocaleUpperCase()) };
  if (/^[1-4]$/.test(key) && Number(key) <= hands.seats) {
    return { act: () => play.looking.history(Number(key) - 1), looks: true };
  }
  const others: Readonly<Record<string, Meaning>> = {
    ' ': { act: () => typing.space() },
    Backspace: { act: () => typing.takeBack() },
    Delete: { act: () => typing.takeFromCursor() },
    Enter: { act: () => typing.enter() },
    Escape: { act: () => play.pass.takeBack() || hands.closeHint() || typing.escape() },
    '=': { act: () => play.looking.explainLast(), looks: true },
    5: { act: () => gestures.send({ type: 'shuffle' }), arranges: true },
    6: {
      act: () => {
        gestures.exchange();
        if (gestures.exchanging) second.focusCursor();
      },
    },
    7: { act: () => hands.hint() },
    8: { act: () => hands.mute(), looks: true },
    9: { act: () => hands.menu(), looks: true },
    0: { act: () => second.sayStanding(), looks: true },
    ',': { act: () => second.sayNear(), looks: true },
    '.': { act: () => hands.fill(), looks: true },
    '?': { act: () => hands.help(), looks: true },
  };
  return Object.hasOwn(others, key) ? others[key] : undefined;
}
