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
