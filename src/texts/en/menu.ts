import type { KeyHelp } from '../sentence-facts';
import { counted } from './forms';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  title: 'Wordbler',
  motto: 'Three word games at one table',
  playNow: 'Play now',
  /** What tells the button of one game from the others. */
  playNowOf: (game: string) => `Play now: ${game}`,
  games: {
    wordbler: {
      name: 'Wordbler',
      players: '1–4 players',
      about: 'Lay crossing words on the board.',
      starts: 'Against the computer, or up to four',
      more: 'Players and rules',
    },
    search: {
      name: 'Word search',
      players: 'Alone or daily',
      about: 'Find words hidden in eight directions.',
      starts: 'Today’s grid, or your last list',
      more: 'Categories',
    },
    scramble: {
      name: 'Scramble',
      players: '1–4 players',
      about: 'Join neighbouring letters in time.',
      starts: 'Against the clock, on a new board',
      more: 'Board and players',
    },
  },
  goOn: 'Go on with the last game',
  goOnSearching: 'Go on with the word search',
  goOnScrambling: 'Go on with Scramble',
  foundWords: (words: number) => counted(words, 'word'),
  found: (found: number, words: number) => `${found} of ${words} found`,
  ownList: 'Own list',
  points: (score: number) => counted(score, 'point'),
  timeLeft: (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left on the clock`,
  toMove: (name: string) => `${name} to move`,
  tilesLeft: (count: number) => `${counted(count, 'tile')} left`,
  unopened: {
    is: (why: string) => `A kept game could not be opened. ${why}`,
    save: 'Save it as a file',
    fileName: 'kept-game.json',
    throwAway: 'Throw it away',
  },
  newer: { is: 'A newer Wordbler lies ready. Games under way are kept.', open: 'Update' },
  /** At the end of a daily that counted. */
  dailyDone: (days: number) =>
    days > 1 ? `Done for today: ${counted(days, 'day')} in a row.` : 'Done for today. Tomorrow is day two.',
  friends: 'Play a friend',
  settings: 'Settings',
  statistics: 'Stats',
  study: 'Study',
  help: 'How to play',
  credits: 'About',
} as const;

export const settings = {
  title: 'Settings',
  close: 'Close',
  table: 'Table',
  looks: { dark: 'Dark', light: 'Light', contrast: 'High contrast', system: 'As the system' },
  board: 'On the board',
  legend: 'Legend',
  legendMeans: 'what the colours of the squares mean',
  labels: 'Premium labels',
  labelsMean: '2L, 3L, 2W, 3W on the squares',
  preview: 'Score preview',
  previewMeans: 'what the tiles laid would score',
  openRacks: 'Open racks',
  openRacksMean: 'every rack face up, no curtain',
  hand: 'Hand',
  handMeans: 'left: the table in a mirror',
  hands: { right: 'Right', left: 'Left' },
  scoreSheet: 'Score sheet',
  scoreSheetMeans: 'opens after a play; else tap its word',
  scoreSheets: { rules: 'By the rules', each: 'Every play', own: 'My plays', asked: 'When asked' },
  computer: 'The computer',
  thinking: 'Thinks',
  thinkings: { instant: 'Instant', natural: 'Natural', slow: 'Slow' },
  verdict: 'Tell the best play',
  verdictMeans: 'after each turn; racks stay hidden',
  sound: 'Sound',
  muted: 'Mute everything',
  sounds: 'Sounds',
  music: 'Music',
  volume: (share: number) => `${Math.round(share * 100)} %`,
  silent: 'off',
  search: {
    heading: 'Word search',
    marks: 'Found words',
    marksMean: 'how they show on the page',
    choices: { both: 'Both', squares: 'Squares', strokes: 'Strokes' },
  },
  motion: 'Motion',
  animations: 'Animations',
  pace: 'Speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  motions: { system: 'As the system', full: 'Full', reduced: 'Reduced' },
  motionMeans: 'reduced: short fades, no flights',
  language: 'Language',
  languageMissing: (language: string) =>
    `${language} could not be fetched. Look after the connection and choose it once more, or load the page anew.`,
  atOnce: 'Changes count at once and stay on this device.',
} as const;

/** What is to be copied by hand. */
export const share = {
  title: 'Share this grid',
  notSaved: 'The browser may not let the game save a file here. If it did not, copy the text.',
  byHand: 'Copying is not allowed here. The text is selected: copy it with Ctrl+C, or by a long press.',
  field: 'Text and link',
  close: 'Close',
} as const;

export const help = {
  title: 'How to play',
  close: 'Close',
  steps: {
    lay: [
      'Lay a word',
      'Drag tiles from your rack to one row or column, or tap a tile, then a square. The first word crosses the star.',
    ],
    back: ['Think again', 'Drag a tile on, or back to the rack. Undo takes the last one back, Recall all.'],
    touch: ['Touch the others', 'Every run of two letters or more, across and down, must be a word.'],
    colours: [
      'Use the colours',
      '2L and 3L count a letter, 2W and 3W the whole word. Each works once, then it is grey.',
    ],
    done: [
      'Press Done',
      'What a wrong word costs, the rules say, in the menu. No word in sight? Exchange tiles, or pass.',
    ],
    closer: ['Look closer', 'On a phone two fingers make the board larger, and move it.'],
  },
  done: 'Done',
} as const;

export const about = {
  title: 'About',
  close: 'Close',
  version: (version: string) => `Version ${version}`,
  licences: 'All notices and licences',
  rows: [
    ['Word list', 'ENABLE1, by Alan Beale and M. Cooper. Public domain. 168,551 words of 2 to 15 letters.'],
    [
      'How common words are',
      'SCOWL, modified. Copyright 2000-2016 by Kevin Atkinson. Rude words: cuss, profane-words and word-list, edited by hand.',
    ],
    ['Meanings', 'WordNet 3.1, modified. Copyright 2011 by Princeton University. All rights reserved.'],
    ['More meanings', 'Webster’s Revised Unabridged Dictionary of 1913, in the public domain.'],
    ['Lettering', 'M PLUS Rounded 1c and Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Made with',
      'Phaser, howler, lit-html, birpc, uqr and seedrandom (MIT or BSD licences), idb-keyval (Apache License 2.0).',
    ],
    ['Art', 'Mascots, tiles, boards and sounds were made for this game.'],
    ['Licence', 'MIT.'],
    [
      'Your data',
      'Names, games and settings stay on this device. Only a table with friends goes to the server of this page.',
    ],
  ],
} as const;

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Keys',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) => keys.replace('Control', 'Ctrl').replace('Escape', 'Esc'),
  board: [
    { keys: 'A to Z', meaning: 'Lay that tile at the cursor, or a blank if there is none' },
    { keys: 'A to Z, no cursor', meaning: 'Pick the tile up; then click its square' },
    { keys: '← ↑ → ↓', meaning: 'Show the cursor, then move it' },
    { keys: 'Ctrl + arrow', meaning: 'Leap to the next tile or to the edge' },
    { keys: 'Space', meaning: 'Type across or down' },
    { keys: 'Backspace or Ctrl+Z', meaning: 'Take the last tile back' },
    { keys: 'Delete', meaning: 'Take back the tile under the cursor' },
    { keys: 'Enter', meaning: 'Done, or exchange the chosen tiles' },
    { keys: 'Esc', meaning: 'Recall all tiles, cancel, or close (the hint, too)' },
    { keys: 'Ctrl+Enter', meaning: 'Pass' },
    { keys: '1 to 4', meaning: 'History of that player' },
    { keys: '=', meaning: 'How the last play scored' },
    { keys: '5', meaning: 'Shuffle the rack' },
    { keys: '6', meaning: 'Exchange: letters, or arrows and Space, choose the tiles' },
    { keys: '7', meaning: 'Hint: which tiles, then where, then the word; then it lays them' },
    { keys: '8', meaning: 'Sound off or on' },
    { keys: '9', meaning: 'Menu' },
    { keys: '0', meaning: 'Say how the game stands (for screen readers)' },
    { keys: ',', meaning: 'Say the words, the row and column, and the free premium squares at the cursor' },
    { keys: '.', meaning: 'Fill the screen, or not' },
    { keys: 'Tab', meaning: 'On to the rack, then to the buttons' },
    { keys: 'Space, on the rack', meaning: 'Lay that tile at the cursor, or choose it' },
    { keys: 'Shift + arrow, on the rack', meaning: 'Move that tile along the rack' },
    { keys: 'Space, Enter, + and −', meaning: 'Watching: pause or go on, one turn, faster or slower' },
    { keys: '?', meaning: 'This sheet' },
  ] satisfies KeyHelp[],
} as const;

const tile = (letter: string) => (letter ? `the ${letter}` : 'the blank');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'First steps',
  skip: 'Skip',
  spoken: (step: number, of: number, line: string) => `First steps, ${step} of ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) => `Drag ${tile(letter)} to ${onStar ? 'the star' : 'this square'}.`,
    picked: (onStar: boolean) => `Now tap ${onStar ? 'the star' : 'this square'}.`,
    next: (letter: string) => `Next, ${tile(letter)}.`,
    own: 'Any word will do, in one line.',
    done: 'That’s a word: press Done.',
    keys: {
      type: (letter: string) => `Now the key ${letter}.`,
      lay: (letter: string, column: string, row: number) => `Arrows to ${column}${row}, then the key ${letter}.`,
      own: 'Any word will do, in one line.',
      done: 'That’s a word: Enter is Done.',
    },
  },
  search: {
    from: (word: string) => `${word} is here: drag along it.`,
    to: (word: string) => `On to the end of ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Arrows to ${letter} in row ${row}, column ${column}, then Enter.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} is here: drag from letter to letter.`,
    next: (letter: string) => `On to ${letter}.`,
    end: 'Let go, or tap the last letter again.',
    own: 'A word? Let go, or tap its end again.',
    keys: { type: (word: string) => `Type ${word}, then Enter.`, typed: 'Enter plays the word.' },
  },
} as const;

/** What is said where the page stands in another one. */
export const held = {
  title: 'Paused',
  means: 'The page around the game has paused it. It goes on by itself.',
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Leave?', means: 'The game is kept.', stay: 'Stay', leave: 'Leave' },
  /** Of what is played and cannot be gone on with. */
  lost: 'Nothing of it is kept.',
  unknown: 'This address leads nowhere here, so this is the menu.',
  noGame: 'There is no game on the table to go on with.',
  noResult: 'There is no finished game to look at any more.',
  noRecord: 'There is no record of a game to look at. Open one.',
  noSearch: 'There is no word search to go on with.',
  noRound: 'There is no game of Scramble to go on with.',
  noLink: 'The link is not here any more. Open it once more to see its game.',
  noTable: 'There is no table with friends to go back to. Open its invitation once more.',
  noBoard: 'There is no board to watch. Choose one first.',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} is being fetched.`,
  late: (game: string) => `${game} has not come yet. Wait, try again, or play another game meanwhile.`,
  unreachable: 'The server does not answer. Look after the connection, then try again.',
  loadsAnew: 'Trying again loads the page anew. Nothing can be kept here, so the game under way would be lost.',
  tryAgain: 'Try again',
  menu: 'Back to the menu',
} as const;

/** What a word means. */
export const meanings = {
  title: (word: string) => `What ${word} means`,
  close: 'Close',
  loading: 'Looking it up…',
  unknown: (word: string) => `No meaning at hand for ${word}.`,
  withheld: (word: string) => `${word} may be laid, but it is no word for a family table: what it means is not shown.`,
  /** Of a word that is not English. */
  elsewhere: (word: string) => `${word} counts. What it means is not in this book, which is English.`,
  dictionary: (word: string) => `Look ${word} up in Wiktionary`,
  unavailable: 'The meanings cannot be loaded. Try again.',
  tryAgain: 'Try again',
  /** What it may come from, as far as one can guess. */
  lead: (word: string) => `Perhaps it comes from ${word}.`,
  /** Something before or behind a word. */
  made: (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`),
  /** The same letters may be several forms of a word. */
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `more than one ${word}`,
    present: (word: string) => `${word}, with he, she or it`,
    past: (word: string) => `past of ${word}`,
    ongoing: (word: string) => `${word}, while it goes on`,
    more: (word: string) => `more ${word}`,
    most: (word: string) => `most ${word}`,
    doer: (word: string) => `one that can ${word}`,
    doers: (word: string) => `those that can ${word}`,
    doings: (word: string) => `acts: to ${word}`,
    spelling: (word: string) => `another spelling of ${word}`,
  },
  source: 'Meanings: WordNet, and Webster of 1913. The word list alone decides what may be laid.',
  parts: {
    noun: 'noun',
    verb: 'verb',
    adjective: 'adjective',
    adverb: 'adverb',
    pronoun: 'pronoun',
    preposition: 'preposition',
    conjunction: 'conjunction',
    interjection: 'exclamation',
    article: 'article',
  },
};
