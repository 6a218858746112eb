import type { Direction, HistoryEntry, NoWords, Square } from '../../wordbler/rules';
import type { PlaceHeld } from '../sentence-facts';
import { counted, does, figure, oneByOne, plural, squareName, tenths, together, whose, you } from './forms';

/** What stands around the board. */
export const table = {
  menu: 'Menu',
  goOn: 'Go on playing',
  help: 'Keys and help',
  mute: 'Mute the sound',
  unmute: 'Turn the sound on',
  fullscreen: 'Fill the screen',
  person: 'Person',
  lastPlays: 'Last plays',
  laid: (_name: string) => 'laid',
  hurry: 'Tap to hurry',
  hurryAnywhere: 'Tap anywhere to hurry',
  openRacks: 'Open racks: everyone sees every letter',
  missed: 'missed',
  exchange: 'Exchange',
  exchanged: (count: number) => counted(count, 'tile'),
  pass: 'Pass',
  timeOut: 'Out of time',
  skipped: 'Sits out',
  inVain: 'Challenge',
  unseen: 'Not seen yet',
  whereUnseen: (bag: number, racks: number) => `${bag} in the bag, ${racks} on racks`,
  why: {
    notOpen: 'Not while tiles are moving',
    nothingLaid: 'No tile is laid yet',
    bagTooSmall: (needs: number) => `The bag holds fewer than ${needs} tiles`,
  },
  history: {
    title: 'History',
    howScored: (word: string) => `How ${word} scored`,
    turn: 'Turn',
    what: 'What',
    score: 'Score',
    total: 'Total',
    missed: 'Missed',
    none: 'Nothing yet.',
    close: 'Close',
    average: 'per scoring turn',
    averageOf: tenths,
    best: 'best play',
    misses: 'missed',
    exchanges: 'exchanged',
    notWords: 'not in the dictionary',
    disjoint: 'touched no word',
  },
  over: {
    replay: 'Replay',
    savePicture: 'Save the picture',
    picture: 'Picture',
    saveRecord: 'Save the record GCG',
    record: 'Record',
    left: 'Left on the rack',
    reckoning: 'Reckoning',
    records: 'Records of the game',
    bestPlay: 'Best play',
    longestWord: 'Longest word',
    average: 'Average per turn',
    averageOf: tenths,
    bonuses: 'Bonuses',
    byWhom: (figure: number, name: string) => `${figure}, ${name}`,
    letters: (count: number, name: string) => `${count} letters, ${name}`,
    noBonus: 'no one laid seven',
    times: (count: number) => (count === 1 ? 'once' : `${count} times`),
    wentOut: 'went out first',
    handicap: 'given at the start',
    overTime: (minutes: number) => `${minutes} min over time`,
    resigned: 'gave up: behind all who stayed',
    margin: (first: number, second: number) => `${first} to ${second}`,
  },
} as const;

const places = ['first', 'second', 'third'] as const;

export const curtain = {
  title: (name: string) => `Pass to ${name}`,
  passTo: 'Pass to',
  lift: 'Show my tiles',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held
        ? `${held.behind} behind ${places[held.place - 1]} place`
        : `in ${places[held.place - 1]} place`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'tile')} left`;
  },
} as const;

function reason(letter: string): string {
  if (letter === '') return 'A blank beats them all.';
  return letter === 'A' ? 'Nothing comes before A.' : `${letter} is nearest A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Who starts?',
  rule: 'One tile each. The letter nearest A starts; a blank beats them all.',
  tie: (names: readonly string[], letter: string) =>
    `${together(names)} ${names.length === 2 ? 'both' : 'all'} drew ${letter || 'a blank'}.`,
  again: 'They draw again; their first tiles stay out.',
  starts: (name: string) => `${does(name, 'starts')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(
      ({ name, letters }) => `${name} drew ${letters.map((letter) => letter || 'a blank').join(', then ')}`,
    );
    return `${oneByOne(draws)}. ${does(first, 'starts')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Then ${together(others)}.`,
};

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'No word in any order' : 'Not in the dictionary'}: ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Exchanged ${counted(entry.count, 'tile')}`;
    case 'passed':
      return 'Passed';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `Touched no word: ${entry.word}`;
    case 'timedOut':
      return 'Ran out of time';
    case 'challengedInVain':
      return `Challenged ${name(entry.by)} in vain`;
    case 'skipped':
      return 'Sat out a turn';
    case 'resigned':
      return 'Gave up';
    case 'handicap':
      return 'Begins with a handicap';
    case 'rackLost':
      return `Left on the rack: ${entry.letters.map((letter) => letter || 'blank').join(' ')}`;
    case 'wentOut':
      return 'Went out first';
    case 'overTime':
      return `${counted(entry.minutes, 'minute')} over time`;
  }
}

/** What is said of an event; undefined where the table shows it plainly enough. */

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const these = (count: number) => plural(count, { one: 'This tile', other: `These ${numbers[count]} tiles` });

/** As players write it: A1 is the top left corner. */

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Hint',
  more: 'More',
  thinking: 'Thinking',
  layIt: 'Lay it',
  liesThere: 'The hint lies on the board',
  title: (step: number) => `Hint ${step} of 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, here.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${direction}`,
  points: (points: number) => counted(points, 'point'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Expert: ${word}, ${squareName(from)} ${direction}, ${points}`,
  noPlay: 'No play is possible with these tiles: exchange or pass.',
  failed: 'The hint could not be found. Nothing was counted: try again.',
  close: 'Close the hint',
  taken: (count: number) => counted(count, 'hint'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Looking for a play.',
    tiles: (letters: readonly string[]) =>
      `Hint 1 of 3: use ${oneByOne(letters.map((letter) => letter || 'the blank'))}.`,
    squares: (squares: readonly Square[]) => `Hint 2 of 3: on ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Hint 3 of 3: ${word}, ${direction} from ${squareName(from)}, ${counted(points, 'point')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `An expert lays ${word}, ${direction} from ${squareName(from)}, ${counted(points, 'point')}.`,
    closed: 'The hint is closed.',
  },
  verdict: {
    found: 'You found the best play.',
    best: (word: string, points: number, percent: number) => `Best was ${word}, ${points}. You found ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `Best was a play of ${points}. You found ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `The best of ${name === you ? 'your' : whose(name)} last turn was ${word}, ${points}.`,
    beyond: (word: string, points: number) => `An expert finds ${word}, ${points}.`,
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Just right',
    nestling: 'Nestling',
    fledgling: 'Fledgling',
    songbird: 'Songbird',
    club: 'Club',
    expert: 'Expert',
    master: 'Master',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'a little below Nestling',
    nestling: 'Nestling',
    fledgling: 'Fledgling',
    aboveFledgling: 'a little above Fledgling',
    songbird: 'Songbird',
    aboveSongbird: 'a little above Songbird',
    club: 'Club',
    expert: 'Expert',
  },
  justRight: (step: string) => `Just right: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'plays', other: 'play' })} just right: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `Next game, just right: ${step}.`,
  kind: (level: string) => `Computer · ${level}`,
  says: (remark: string) => `“${remark}”`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `${figure(percent)} % sure.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['A word! A real one!', 'Flap, flap, hop!', 'I made that up all by myself.', 'Was that much?'],
    fledgling: ['Did I do that?', 'Look, look what I found!', 'Beginner’s luck.', 'Can I do that again?'],
    songbird: ['That one sings!', 'It came to me like a tune.', 'I like this rack.', 'A happy day on this branch.'],
    club: ['I was waiting for that.', 'The squares were just right.', 'Every point counts.', 'Your turn.'],
    expert: ['As planned.', 'That opening was too good to leave.', 'The bag was kind.', 'One move ahead.'],
    master: ['I saw that a while ago.', 'I tried it a thousand times.', 'Of all ways, this one.', 'Patience pays.'],
  },
  noThought: 'The computer cannot think.',
  noThoughtMeans:
    'Its words could not be loaded, or its thinking stopped. The game is kept: try again, or leave it and come back.',
  tryAgain: 'Try again',
  watch: {
    pause: 'Pause',
    goOn: 'Go on',
    step: 'Next turn',
    stepWhy: 'Shows one turn, and pauses',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    paused: 'Paused.',
    goesOn: 'The game goes on.',
  },
} as const;
