import type * as wordSearch from '../../../search/rules';
import type { KeyHelp, SpokenLetter, SpokenRow } from '../../sentence-facts';
import { counted, oneByOne } from '../forms';
import { end } from './end';

type Event = wordSearch.GameEvent;
type Square = wordSearch.Square;

const { points, clock, ways } = end;

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const numeral = (count: number) => numerals[count] ?? String(count);

const place = ({ x, y }: Square) => `row ${y + 1}, column ${x + 1}`;

const got = (count: number) => `${numeral(count)} got away. Look for the dashed green frames.`;

/** Why nothing came of what was asked; what no player can bring about is not said. */
const refusals: Partial<Readonly<Record<wordSearch.Refusal, string>>> = {
  noClock: 'This search has no clock.',
  nothingToHint: 'Every word left has had its hint.',
  paused: 'The search is paused.',
};

/** The word search while it is played: what stands around the grid, and what is said of it. */
export const play = {
  practice: 'This is practice: it counts for no day.',
  points,
  clock,
  ways,
  title: (category: string) => `Word search: ${category}`,
  back: 'Back to the menu',
  mute: 'Sound off',
  unmute: 'Sound on',
  help: 'Keys and help',
  menu: 'Pause and menu',
  score: 'Score',
  time: 'Time left',
  noLimit: 'No limit',
  timeSpoken: (seconds: number) =>
    `${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')} left`,
  found: (found: number, all: number) => `${found} of ${all} found`,
  ofAll: (all: number) => `of ${all}`,
  pause: 'Pause',
  hint: 'Hint',
  hintCost: (cost: number) => `−${cost}`,
  hintMeans: (cost: number | undefined) =>
    `Hint: the first letter of a word glows${cost === undefined ? '' : `, for ${cost} points`}`,
  words: 'Words to find',
  left: (count: number) => `${count} left`,
  missed: (count: number) => `${count} missed`,
  missedWord: 'missed',
  secret: (length: number) => '•'.repeat(length),
  spokenRow: ({ word, length, found, sum }: SpokenRow) =>
    `${word ?? counted(length, 'hidden letter')}${found ? `, found${sum ? `, ${sum}` : ''}` : ''}`,
  spokenMissed: (word: string) => `${word}, missed`,
  sum: (length: number, multiplier: number, score: number) => `${length}×${multiplier} = ${points(score)}`,
  ways8: 'Directions and their multipliers',
  times: (multiplier: number) => `×${multiplier}`,
  readingOf: (way: wordSearch.Direction, multiplier: number) => `${ways[way]} ×${multiplier}`,
  empty: 'Drag from the first letter to the last.',
  emptyByTaps: 'Tap the first letter, then the last.',
  start: 'start',
  letGo: 'Let go of the stroke',
  whole: 'Whole page',
  zoomed: 'Zoomed',
  zoom: 'How the page is shown',
  fold: 'Fold the word list up',
  unfold: 'Show the word list',
  reckoning: 'See the reckoning',
  again: 'Play again',
  over: {
    timeOut: 'Time’s up!',
    givenUp: 'Given up',
    allFound: 'All found!',
    found: (count: number) => `found ${count}`,
    missed: (count: number) => `missed ${count}`,
    words: (count: number) => `${counted(count, 'word')} found`,
    costs: 'Cheats and hints',
    bonus: (seconds: number) => `Time bonus, ${seconds} s`,
    noBonus: 'Time bonus, not all found',
    total: 'Score',
  },
  paused: {
    title: 'Paused',
    left: (category: string, count: number) => `${category}, ${counted(count, 'word')} to find`,
    hidden: 'The page was out of sight, so the clock stands still.',
    goOn: 'Go on',
    seconds: (seconds: number) => `${seconds} seconds more`,
    flash: 'Flash the words',
    cost: (cost: number) => `−${cost} points`,
    list: 'Word list',
    modes: { all: 'All', remaining: 'Still to find', hidden: 'Hidden' },
    settings: 'Settings',
    giveUp: 'Give up',
    again: 'New page',
    leave: 'Leave the game',
    asks: {
      giveUp: {
        title: 'Give up?',
        means: 'The words not found yet are shown, and the search is over.',
        keep: 'Keep searching',
        sure: 'Yes, give up',
      },
      again: {
        title: 'A new page?',
        means: 'This page and what was found on it are gone for good.',
        keep: 'Keep this page',
        sure: 'Yes, a new page',
      },
    },
  },
  bird: {
    hello: 'Find them all. Words may cross.',
    paused: 'I keep the page shut.',
    found: (word: string, way: wordSearch.Direction, sum: string | undefined) =>
      `${word}, ${ways[way]}!${sum ? ` ${sum}.` : ''}`,
    nope: 'Nope!',
    before: (word: string) => `${word} is found already.`,
    hinted: (word: string | null) => (word ? `${word} begins where it glows.` : 'A hidden word begins where it glows.'),
    seconds: (seconds: number) => `${seconds} seconds more. I saw nothing.`,
    flash: 'Look, quick!',
    allFound: 'Every single one. Bravo!',
    timeOut: got,
    givenUp: got,
  },
  grid: 'Letters',
  gridHint: 'Arrows move, Enter or Space begins a stroke and ends it, Shift with arrows draws it, Escape lets go.',
  square: ({ letter, found, missed, mark, hinted, ...at }: SpokenLetter) =>
    oneByOne([
      letter,
      place(at),
      ...found.map((word) => `found in ${word}`),
      ...missed.map((word) => `missed ${word}`),
      ...(mark ? [mark === 'start' ? 'start of the stroke' : 'in the stroke'] : []),
      ...(hinted ? ['glows'] : []),
    ]),
  stroke: (letters: string, way: wordSearch.Direction) => `${letters}, ${ways[way]}`,
  started: (letter: string) => `Stroke begins at ${letter}.`,
  dropped: 'Let go.',
  secretWord: 'A hidden word',
  standing: (found: number, all: number, score: number | undefined, seconds: number | undefined) =>
    `${found} of ${all} found${score === undefined ? '' : `, ${counted(score, 'point')}`}${seconds === undefined ? '' : `, ${clock(seconds)} left`}.`,
  clockLeft: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0 ? `${counted(seconds / 60, 'minute')} left.` : `${seconds} seconds left.`,
  refusals,
  howTo: {
    title: 'How to search',
    steps: {
      draw: ['Find fourteen words', 'Drag from the first letter of a word to its last, or the other way.'],
      tap: ['Or tap both ends', 'One end, then the other: the stroke between them is drawn.'],
      ways: ['Eight ways', 'Straight, slanted, backwards. A word scores its length × the multiplier of its direction.'],
      quick: ['Be quick', 'When all words are found, every second left gives 10 points.'],
      pause: ['Pause', 'The clock stands still whenever you like, and the letters are covered.'],
      hint: ['A hint', 'It lets a first letter glow, for 20 points.'],
      closer: ['Look closer', 'On a phone two fingers make the page larger, and move it.'],
    },
  },
  keys: [
    { keys: '← ↑ → ↓', meaning: 'Move over the letters' },
    { keys: 'Enter or Space', meaning: 'Begin a stroke, and end it' },
    { keys: 'Shift + arrow', meaning: 'Draw a stroke; letting Shift go ends it' },
    { keys: 'Esc', meaning: 'Let go of the stroke' },
    { keys: '7', meaning: 'Hint' },
    { keys: '8', meaning: 'Sound off or on' },
    { keys: '9', meaning: 'Pause, and go on' },
    { keys: '0', meaning: 'Say how the search stands (for screen readers)' },
    { keys: '.', meaning: 'Fill the screen, or not' },
    { keys: '?', meaning: 'This sheet' },
  ] satisfies KeyHelp[],
  /** What a screen reader says of an event; undefined of what only a clock counts. */
  event(event: Event, wordOf: (word: number) => string, hasPoints = true): string | undefined {
    switch (event.type) {
      case 'gridLaid':
        return undefined;
      case 'wordFound':
        return `${event.laid.word} found, ${ways[event.laid.direction]}${hasPoints ? `, ${counted(event.points, 'point')}. Score ${event.score}.` : '.'}`;
      case 'foundBefore':
        return `${wordOf(event.word)} is found already.`;
      case 'nope':
        return `Nope! ${event.letters} is not in the list.`;
      case 'hinted':
        return `Hint: ${wordOf(event.word)} begins at ${place(event.square)}.${hasPoints ? ` ${event.cost} points less.` : ''}`;
      case 'cheated':
        return event.code === 'flash'
          ? `${hasPoints ? `${event.cost} points for a look: ` : ''}${event.hidden.map(({ word, direction, ...at }) => `${word} at ${place(at)}, ${ways[direction]}`).join('; ')}.`
          : `${event.seconds} seconds more, for ${event.cost} points.`;
      case 'paused':
        return 'Paused. The letters are covered.';
      case 'wentOn':
        return 'The search goes on.';
      case 'timeSpent':
        return undefined;
      case 'gameEnded':
        return ended(event);
    }
  },
} as const;

function ended({ reason, missed, score, seconds, bonus }: wordSearch.EventOf<'gameEnded'>): string {
  const total = `Score ${score}.`;
  if (reason === 'allFound')
    return `All words found! ${bonus > 0 ? `${seconds} seconds left give ${bonus} points. ` : ''}${total}`;
  const words = `Not found: ${oneByOne(missed.map(({ word }) => word))}.`;
  return `${reason === 'timeOut' ? 'Time’s up!' : 'Given up.'} ${words} ${total}`;
}
