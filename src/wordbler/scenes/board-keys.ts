import type { Alphabet } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { type ShowingSpeed, showingPauses } from '../../shared/play/self-play';
import type { WordblerSession } from '../play/session';
import type { Action } from '../play/table-state';
import { letterOfKey } from '../play/written-letters';
import { type Square, tileSetOf } from '../rules';

interface Definition {
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

/** The keys of the table; what they don't mean is left to the page. */
export class BoardKeys {
  private readonly alphabet: Alphabet;

  constructor(
    private readonly session: WordblerSession,
    /** Escape, where nothing else is to be closed. Says whether there was anything to skip. */
    private readonly skipLesson: () => boolean,
  ) {
    this.alphabet = tileSetOf(session.match.setup).alphabet;
    addEventListener('keydown', this.press);
  }

  remove() {
    removeEventListener('keydown', this.press);
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event)) return;
    const meant = this.definition(event);
    if (!meant) return;
    // Repeats, too: a space bar held down would scroll the host page.
    event.preventDefault();
    if (event.repeat && !meant.repeats) return;
    const { session } = this;
    if (meant.looks) meant.act();
    else if (meant.arranges) session.press(() => meant.act(), session.mayArrange);
    else session.press(() => meant.act());
  };

  private definition(event: KeyboardEvent): Definition | undefined {
    const { key } = event;
    // Some letters are typed with AltGr, which Windows also reports as Ctrl and Alt.
    const isTyped = event.getModifierState('AltGraph') || !(isCommand(event) || event.altKey);
    if (Object.hasOwn(arrows, key)) return event.altKey ? undefined : this.pointing(event, must(arrows[key]));
    if (isTyped) return this.typed(key);
    return isCommand(event) && !event.altKey && !event.shiftKey ? this.commanded(key) : undefined;
  }

  private pointing(event: KeyboardEvent, by: Square): Definition {
    const { typing, focused } = this.session;
    if (event.shiftKey && typing.isOnRack) return { act: () => typing.shift(by), arranges: true, repeats: true };
    const act = () => {
      if (isCommand(event) && !typing.isOnRack) typing.leap(by);
      else typing.step(by);
      focused.emit();
    };
    return { act, looks: true, repeats: true };
  }

  private commanded(key: string): Definition | undefined {
    const { typing, pass } = this.session;
    if (key.toLowerCase() === 'z') return { act: () => pass.takeBack() || typing.takeBack() };
    if (key === 'Enter') return { act: () => pass.press() };
    return undefined;
  }

  /** A game that is only watched goes on by keys, too. */
  private watched(key: string): Definition | undefined {
    const { showing } = this.session;
    if (!showing) return undefined;
    const speeds = Object.keys(showingPauses) as ShowingSpeed[];
    const change = (by: number) => () => {
      showing.goAt(speeds[speeds.indexOf(showing.speed) + by] ?? showing.speed);
    };
    const definitions: Readonly<Record<string, Definition>> = {
      ' ': { act: () => showing.pauseOrGoOn(), looks: true },
      Enter: { act: () => showing.step(), looks: true },
      '+': { act: change(1), looks: true },
      '-': { act: change(-1), looks: true },
    };
    return Object.hasOwn(definitions, key) ? definitions[key] : undefined;
  }

  private typed(key: string): Definition | undefined {
    const { session } = this;
    const { typing, gestures, pass, hint, questions, focused, match } = session;
    const seen = this.watched(key);
    if (seen) return seen;
    const letter = letterOfKey(key, this.alphabet);
    if (letter) {
      return {
        act: () => {
          typing.letter(letter);
          focused.emit();
        },
      };
    }
    if (/^\p{L}$/u.test(key)) return { act: () => typing.stranger(key.toLocaleUpperCase()) };
    if (/^[1-4]$/.test(key) && Number(key) <= match.setup.seats.length) {
      return { act: () => questions.asked.emit({ kind: 'history', seat: Number(key) - 1 }), looks: true };
    }
    const act = (action: Action) => () => session.actions.emit(action);
    const others: Readonly<Record<string, Definition>> = {
      ' ': { act: () => typing.space() },
      Backspace: { act: () => typing.takeBack() },
      Delete: { act: () => typing.takeFromCursor() },
      Enter: { act: () => typing.enter() },
      Escape: { act: () => pass.takeBack() || hint.close() || this.skipLesson() || typing.escape() },
      '=': { act: () => session.explainLast(), looks: true },
      5: { act: () => gestures.send({ type: 'shuffle' }), arranges: true },
      6: {
        act: () => {
          gestures.exchange();
          if (gestures.exchanging) focused.emit();
        },
      },
      7: { act: () => hint.press() },
      8: { act: act('mute'), looks: true },
      9: { act: act('menu'), looks: true },
      0: { act: act('summary'), looks: true },
      ',': { act: act('near'), looks: true },
      '.': { act: act('fullscreen'), looks: true },
      '?': { act: act('help'), looks: true },
    };
    return Object.hasOwn(others, key) ? others[key] : undefined;
  }
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
