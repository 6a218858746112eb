import type { BoardFault, Reach, Refusal, TurnEnd, Within } from '../../../core/scramble';
import { counted, does, figure, oneByOne, plural, signs, whose } from '../forms';
import { help } from './help';
import { notShown, printed } from './printed';
import { shared } from './shared';

const clockText = (seconds: number) =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute');

const refusals: Readonly<Record<Refusal, (word: string, shortest: number) => string>> = {
  malformed: () => 'That is no move of this game.',
  notBegun: () => 'The turn has not begun yet.',
  alreadyBegun: () => 'The turn has begun already.',
  gameOver: () => 'The game is over.',
  paused: () => 'The game is paused: go on first.',
  notPaused: () => 'The game is not paused.',
  emptyPath: () => 'Choose letters first.',
  outsideBoard: () => 'That is outside the board.',
  jump: () => 'The letters of a word must touch.',
  squareTwice: () => 'No square twice in a word.',
  notLetters: () => 'Only letters, please.',
  tooShort: (word, shortest) => `${word} is too short: ${shortest} letters or more.`,
  notOnBoard: (word) => `${word} is not on the board.`,
  notAWord: (word) => `${word} is not in the dictionary.`,
  alreadyFound: (word) => `${word}: found already.`,
  allShown: (word) => `${word} has been shown to its end.`,
};

const boardFaults = {
  empty: () => 'Type the letters of a board, row by row.',
  notLetters: (fault) => `No ${signs(fault.strange, fault.foreign)} on a board: only the letters A to Z.`,
  tooSmall: ({ count }) =>
    `${plural(count, { one: 'One letter is', other: `${figure(count)} letters are` })} too few: a board has at least 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'letter')} make no square. Boards have 4, 9, 16, 25, 36 … letters: ${nearest(count)}.`,
  tooLarge: ({ count }) => `${counted(count, 'letter')} are too many: a board has at most 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} more or ${fewer} fewer` : `${more} more`;
}

// Words of more letters than these bring no more points.
const numerals = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

const knowers: Readonly<Record<Reach, string>> = {
  beginner: 'beginners',
  most: 'most players',
  wellRead: 'well-read players',
};

const ends: Readonly<Record<TurnEnd, string>> = {
  timeOut: 'Time’s up!',
  done: 'The turn is over.',
  givenUp: 'Given up.',
};

export const scramble = {
  name: 'Scramble',
  motto: 'Chains of letters that touch',
  back: 'Back',
  points: (points: number) => counted(points, 'point'),
  words: (words: number) => counted(words, 'word'),
  letters: (letters: number) => counted(letters, 'letter'),
  of: (found: number, all: number) => `${found} of ${all}`,
  refuse: (reason: Refusal, word: string, shortest: number) => refusals[reason](word, shortest),
  boardFault: (fault: BoardFault) => (boardFaults[fault.reason] as (own: BoardFault) => string)(fault),
  choose: {
    board: 'The board',
    size: (side: number) => `${side} × ${side}`,
    sizeMeans: (side: number) => (side === 4 ? 'quick to see' : 'for longer words'),
    time: 'Time for each turn',
    times: (seconds: number | null) => (seconds === null ? 'Off' : `${seconds / 60} min`),
    shortest: 'Shortest word',
    lengths: (length: number) => `${length}`,
    seed: 'Board number',
    seedMeans: 'Same number, same board',
    newSeed: 'Another number',
    badSeed: 'Type a number or a word for the board, at most 40 letters or figures.',
    players: 'Who plays?',
    inTurns: 'In turns, on the same board.',
    playerName: (player: number) => `Name of player ${player}`,
    mascotOf: (name: string) => `Another mascot for ${name}`,
    remove: (name: string) => `Remove ${name}`,
    add: 'Add a player',
    rest: 'More: shortest word, board number',
    strike: 'Strike shared words',
    strikeMeans: 'Found by two or more: no points',
    fewest: 'At least this many words',
    fewestMeans: 'Rolls again until it has',
    fewer: 'Fewer words',
    more: 'More words',
    unit: 'words',
    known: 'Words people know',
    knownMeans: 'Only boards with enough everyday words',
    roll: 'Roll',
    rolling: 'Rolling …',
    daily: 'Board of the day',
    dailyMeans: 'The same for all',
    solve: 'Solve a board',
    solveMeans: 'All its words',
    watch: 'Watch it play',
    watchMeans: 'Word by word',
    notMet: (words: number) => `No roll had as many words: this board has ${words}.`,
    failed: 'The board could not be rolled. Try again.',
    link: 'Copy the link of this board',
    copied: 'Copied: whoever opens the link gets the same board.',
    copyByHand: (link: string) => `Copy this link: ${link}`,
    badLink: 'The link of the board is damaged. Ask for it again, or roll a board of your own.',
    invited: 'A board somebody shared with you',
    invitedMeans: 'A game is under way. Playing the shared board ends it.',
    playShared: 'Play the shared board',
    kept: 'A game is under way. Rolling begins a new one and ends it.',
    goOn: 'Go on with it',
  },
  play: {
    title: (names: readonly string[]) => `Scramble: ${oneByOne(names)}`,
    timeLeft: (text: string) => `Time left ${text}`,
    noClock: 'No clock',
    points: 'Points',
    words: 'Words',
    turnOf: (name: string) => `${whose(name)} turn`,
    next: (name: string) => `then ${name}, same board`,
    alone: 'on your own',
    last: 'the last one on this board',
    empty: 'Drag, tap or type a word.',
    soFar: (letters: number) => `${counted(letters, 'letter')} so far`,
    waysOf: (letters: number, ways: number) =>
      ways === 0 ? 'not on the board' : `${counted(letters, 'letter')}, ${counted(ways, 'path')}`,
    found: 'Found',
    none: 'Nothing yet. Every letter may lead to its eight neighbours.',
    groupOf: (length: number, orMore: boolean) => (orMore ? `${length} or more` : `${length} letters`),
    each: (points: number) => counted(points, 'point'),
    type: 'Or type a word',
    typeHint: 'Enter plays it',
    enter: 'Play the typed word',
    clear: 'Clear',
    letGo: 'Let go.',
    playWord: 'Play word',
    pause: 'Pause',
    hint: 'Hint',
    endTurn: 'End the turn',
    good: (word: string, points: number) => `${word}: ${counted(points, 'point')}`,
    grid: 'Letters of the board',
    gridHint:
      'Arrow keys move, the space bar takes a letter, Enter plays the word, Escape clears it. Or type the word.',
    square: (letter: string, row: number, column: number) => `${letter}, row ${row}, column ${column}`,
    taken: (order: number) => `letter ${order} of the word`,
    left: (words: number) => counted(words, 'word'),
    list: 'Words you found',
    menu: 'Menu',
    sound: 'Sound off',
    soundOn: 'Sound on',
    help: 'How to play',
  },
  remarks: {
    begin: 'Long words count most: eight letters make 11 points.',
    hurry: 'The last half minute!',
    half: 'More than half of the words are yours!',
    oneMore: (letters: number, points: number) =>
      `${numerals[letters]} letters in sight? That would be ${counted(points, 'point')}.`,
    longest: (points: number) => `${counted(points, 'point')}: no word brings more.`,
  },
  ready: {
    title: (name: string) => `${name}, ready?`,
    alone: 'Ready?',
    first: (seconds: number | null) =>
      seconds === null ? 'No clock: search as long as you like.' : `You have ${clockText(seconds)}.`,
    handOver: (name: string) => `Hand over to ${name}. Nobody else should see the letters yet.`,
    begin: 'Begin',
    stop: 'End the game here',
  },
  printed,
  shared,
  pause: {
    title: 'Paused',
    why: 'The letters are covered and the clock stands still.',
    hidden: 'Paused, because the page was hidden. The clock stood still.',
    goOn: 'Go on',
    end: 'End the turn',
    leave: 'Leave for now',
    leaveMeans: 'The game is kept: go on from the menu.',
  },
  hint: {
    title: 'Hints',
    counts: 'How many words are left at each letter',
    counted: 'Each letter shows how many words still take part in it.',
    letter: 'Show the first letter of a word',
    more: (shown: number) => `One more letter (${shown} shown)`,
    shown: (letters: string, length: number) => `${counted(length, 'letter')}, beginning ${letters}.`,
    none: 'Every word people know is found. Well done!',
    waiting: 'The words are being counted. A moment, please.',
    failed: 'The words could not be counted. Ask again.',
    free: 'Hints cost no points; the result says how many were taken.',
    close: 'Close',
  },
  ended: (reason: TurnEnd) => ends[reason],
  speech: {
    began: (name: string, seconds: number | null) =>
      seconds === null
        ? `${does(name, 'begins')}, without a clock.`
        : `${does(name, 'begins')}: ${clockText(seconds)}.`,
    beganAlone: (seconds: number | null) =>
      seconds === null ? 'The search begins, without a clock.' : `The search begins: ${clockText(seconds)}.`,
    took: (letters: string) => letters,
    found: (word: string, points: number, score: number) =>
      `${word}, ${counted(points, 'point')}. Score ${score}.`,
    ended: (reason: TurnEnd, words: number, score: number) =>
      `${ends[reason]} ${counted(words, 'word')}, ${counted(score, 'point')}.`,
    left: (seconds: number) => `${counted(seconds, 'second')} left.`,
    paused: 'Paused.',
    wentOn: 'The game goes on.',
    cleared: 'Cleared.',
  },
  result: {
    title: (words: number, hidden: number) => `All ${words} words on this board${notShown(hidden)}`,
    solving: 'Looking for all the words …',
    failed: 'The words of the board could not be found. What was found by you is shown.',
    tryAgain: 'Try again',
    winner: (names: readonly string[]) =>
      names.length === 0
        ? 'Nobody found a word'
        : names.length === 1
          ? does(names[0]!, 'wins')
          : `${names.join(' and ')} share the win`,
    own: 'Your result',
    alone: (words: number, points: number) => `${counted(words, 'word')}, ${counted(points, 'point')}`,
    within: ({ reach, found, all }: Within) =>
      `${figure(found)} of the ${counted(all, 'word')} here that ${knowers[reach]} know`,
    shared: 'shared',
    missed: 'missed',
    missedBy: ['missed', 'missed', 'missed by both', 'missed by all'],
    foundBy: (names: readonly string[]) => `found by ${oneByOne(names)}`,
    struck: (count: number) => `${counted(count, 'shared word')} struck: no points for either.`,
    point: 'Choose a word to see its path and its meaning.',
    hints: (count: number) => counted(count, 'hint'),
    again: 'Roll again',
    same: 'Same board',
    menu: 'Menu',
    path: (at: number, all: number) => `path ${at} of ${all}`,
    previous: 'Previous path',
    next: 'Next path',
    inside: 'Inside it',
    group: (length: number, orMore: boolean) => (orMore ? `${length} or more` : `${length} letters`),
    groupNote: (points: number, found: number, all: number) =>
      `${counted(points, 'point')}, ${found} of ${all}`,
    byStart: 'Missed words by first letter',
    byLength: 'By length',
    view: 'How the words are listed',
    startAt: (letter: string, row: number, column: number) => `${letter} (row ${row}, column ${column})`,
  },
  solver: {
    title: 'Solve a board',
    field: 'Type or paste its letters, row by row',
    fits: (count: number, side: number, hasQ: boolean) =>
      `${counted(count, 'letter')}: ${side} × ${side}.${hasQ ? ' Q reads QU.' : ''}`,
    paste: 'Paste',
    pasteFailed: 'The browser does not hand over the clipboard: press Ctrl+V in the field.',
    roll: 'Roll',
    shortest: 'Shortest word',
    solving: 'Solving …',
    failed: 'The board could not be solved: the solver stopped. Try again.',
    tryAgain: 'Try again',
    sums: (words: number, points: number) => `${counted(words, 'word')}, ${counted(points, 'point')}`,
    filter: 'Filter, e.g. ING or ?R*T',
    order: 'Sorted by',
    orders: { score: 'Score', length: 'Length', alphabet: 'A to Z' },
    columns: { word: 'Word', letters: 'Letters', points: 'Points', paths: 'Paths' },
    shown: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
    none: 'No word of the board fits the filter.',
    noWords: 'There is no word of this length on the board.',
    watch: 'Watch it',
    chart: 'Words by length',
    list: 'Words of the board',
    noMeaning: 'No meaning is known.',
  },
  watch: {
    title: 'The computer plays',
    played: 'Played so far',
    points: 'Points',
    pause: 'Pause',
    goOn: 'Go on',
    next: 'Next word',
    previous: 'Word before',
    speed: 'Speed',
    speeds: (seconds: number) => `${seconds} s a word`,
    over: 'That was every word.',
    from: (first: string, last: string, squares: number) =>
      `From the ${first} to the ${last}: ${squares} squares.`,
    again: 'From the beginning',
  },
  help,
} as const;
