import type { KeyHelp } from '../sentence-facts';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  /** What tells the button of one game from the others. */
  playNowOf: 'Play now: {game}',
  games: {
    wordbler: { about: 'Make words that cross.', more: 'Players and rules' },
    search: { about: 'Find hidden words.', more: 'Categories' },
    scramble: { about: 'Link letters that touch.', more: 'Board and players' },
  },
  continueGame: 'Continue {game}',
  found: '{found} of {words} found',
  ownList: 'My list',
  toMove: '{who/Your turn/#’s turn}',
  unopened: { is: 'Couldn’t open a saved game. {why}', save: 'Save to file', fileName: 'saved-game.json' },
  newer: { is: 'Update ready. Your games are safe.', open: 'Update' },
  strip: 'Dailies',
  dailies: { find: 'Daily play', search: 'Daily grid', scramble: 'Daily board' },
  /** At the end of a daily that counted. */
  dailyAll: 'All done. See you tomorrow.',
  dailyNext: 'Next: {name}',
  friends: 'Friends',
} as const;

export const settings = {
  look: 'Look', textSize: 'Text size',
  textSizes: { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' },
  theme: 'Theme',
  looks: { dark: 'Dark', light: 'Light', contrast: 'High contrast', system: 'Match system' },
  legend: 'Legend', labels: 'Bonus labels', preview: 'Score preview',
  openRacks: 'Open racks',
  leftHanded: 'Left-handed', breakdown: 'Score breakdown',
  breakdowns: { rules: 'By the rules', each: 'Every play', own: 'My plays', asked: 'On request' },
  thinking: 'Computer’s pace',
  thinkings: { instant: 'Instant', natural: 'Natural', slow: 'Slow' },
  verdict: 'Show best play',
  muted: 'Mute all', sounds: 'Effects', music: 'Music', silent: 'Off', marks: 'Found words',
  searchMarks: { both: 'Both', squares: 'Squares', strokes: 'Lines' },
  motion: 'Motion', animations: 'Animations',
  motions: { system: 'Match system', full: 'Full', reduced: 'Reduced' },
  languageMissing: 'Couldn’t load {language}. Check your connection and choose it again.',
} as const;

/** What is to be copied by hand. */
export const share = {
  notSaved: 'Nothing saved? Copy this text instead.',
  byKey: 'To copy the text, press Ctrl+C.',
  byFinger: 'To copy the text, press and hold it.',
  field: 'Text and link',
} as const;

export const help = {
  steps: {
    lay: ['Play a word', 'Drag tiles into one line, or tap a tile, then a square. The first word crosses the star.'],
    back: ['Change your mind', 'Drag a tile back to your rack, or tap Undo.'],
    touch: ['Connect words', 'Tiles that touch, across or down, must form words.'],
    colours: ['Use bonus squares', '2L and 3L multiply a letter, 2W and 3W the whole word. Each works once.'],
    done: ['Tap Done', 'An invalid word can cost your turn (see Rules). No word? Exchange tiles or pass.'],
    closer: ['Zoom in', 'On a phone, zoom and move the board with two fingers.'],
  },
} as const;

export const about = {
  title: 'About',
  licences: 'All licences',
  story: [
    'A warbler and a lot of words make Wordbler.',
    'Ms. Wordbler, the yellow warbler, is your hostess: she greets you, shows you the first steps and brings the dailies.',
    'Her games grew from the articles “Ms. Wordbler” and “Word search” on CodeProject, and from DeScramble.',
    'They’re here for fun, and to show how such games think.',
  ],
  rows: [
    ['Word list', 'ENABLE1, by Alan Beale and M. Cooper. Public domain. 168,551 words of 2 to 15 letters.'],
    [
      'How common words are',
      'SCOWL, modified. Copyright 2000-2016 by Kevin Atkinson. Rude words: cuss, profane-words and word-list, edited by hand.',
    ],
    ['Definitions', 'WordNet 3.1, modified. Copyright 2011 by Princeton University. All rights reserved.'],
    ['More definitions', 'Webster’s Revised Unabridged Dictionary of 1913. Public domain.'],
    ['Lettering', 'M PLUS Rounded 1c and Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Made with',
      'Phaser, howler, lit-html, birpc, uqr and seedrandom (MIT or BSD licences), idb-keyval (Apache License 2.0).',
    ],
    ['Art and sound', 'Made for this game.'],
    ['Licence', 'MIT.'],
    ['Your data', 'Stays on this device. Only games with friends use this site’s server.'],
  ],
} as const;

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Keyboard shortcuts',
  /** As keyboards have them printed, for a tooltip. */
  printed: { Control: 'Ctrl', Escape: 'Esc', Enter: 'Enter', Backspace: 'Backspace', Delete: 'Delete', Space: 'Space' },
  board: [
    { keys: 'A to Z', meaning: 'Place that tile, or a blank, at the cursor' },
    { keys: 'A to Z, no cursor', meaning: 'Pick up the tile; then click a square' },
    { keys: '← ↑ → ↓', meaning: 'Show or move the cursor' },
    { keys: 'Ctrl + arrow', meaning: 'Jump to the next tile or edge' },
    { keys: 'Space', meaning: 'Type across or down' },
    { keys: 'Backspace or Ctrl+Z', meaning: 'Undo the last tile' },
    { keys: 'Delete', meaning: 'Take back the tile at the cursor' },
    { keys: 'Enter', meaning: 'Done, or exchange the chosen tiles' },
    { keys: 'Esc', meaning: 'Recall all tiles, cancel or close' },
    { keys: 'Ctrl+Enter', meaning: 'Pass' },
    { keys: '1 to 4', meaning: 'History of that player' },
    { keys: '=', meaning: 'Score breakdown of the last play' },
    { keys: '5', meaning: 'Shuffle the rack' },
    { keys: '6', meaning: 'Exchange; choose by letter, or with arrows and Space' },
    { keys: '7', meaning: 'Hint: tiles, squares, word; then place it' },
    { keys: '9', meaning: 'Menu' },
    { keys: '0', meaning: 'Read out the score (screen readers)' },
    { keys: ',', meaning: 'Read out the words, line and bonus squares at the cursor' },
    { keys: 'Tab', meaning: 'Go to the rack, then the buttons' },
    { keys: 'Space, on the rack', meaning: 'Place that tile, or choose it' },
    { keys: 'Shift + arrow, on the rack', meaning: 'Move that tile along the rack' },
    { keys: 'Space, Enter, + and −', meaning: 'Watching: pause or play, one turn, faster or slower' },
  ] satisfies KeyHelp[],
  /** What means the same in every game. */
  everywhere: [
    { keys: '8', meaning: 'Sound on or off' },
    { keys: '.', meaning: 'Full screen on or off' },
    { keys: '?', meaning: 'This help' },
  ],
} as const;

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'First steps', skip: 'Skip',
  spoken: 'First steps, {step} of {steps}: {line}',
  wordbler: {
    first: 'Drag the {tile} here.',
    tap: 'Tap the {tile}.',
    picked: 'Now tap here.',
    next: 'Next, the {tile}.',
    own: 'Any word will do, in one line.',
    overStar: 'Any word over the star will do.',
    /** After what was nearly a play. */
    lacks: { star: 'Almost: cover the star.', line: 'Almost: one line, no gaps.', touch: 'Almost: touch a word.' },
    done: 'That’s a word! Tap Done.',
    keys: {
      type: 'Press {letter}.',
      place: 'Arrows to {square}, then press {letter}.',
      done: 'That’s a word! Press Enter.',
    },
  },
  search: {
    from: '{word} is here: drag across it.',
    to: 'On to the end of {word}.',
    keys: 'Arrows to {letter} in row {row}, column {column}, then Enter.',
  },
  scramble: {
    first: '{word} is here: drag from letter to letter.',
    next: 'On to {letter}.',
    end: 'Let go, or tap the last letter again.',
    keys: { type: 'Type {word}, then press Enter.', typed: 'Press Enter to play the word.' },
  },
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Leave?', means: 'Your game is saved.', stay: 'Keep playing', leave: 'Leave' },
  /** Of what is played and cannot be resumed. */
  lost: 'This game won’t be saved.',
  unknown: 'Page not found. Here’s the menu.',
  noGame: 'Nothing to continue.',
  noResult: 'No finished game to show.',
  noRecord: 'No game to show. Open a game file.',
  noLink: 'Open the link again to see its game.',
  noTable: 'Open the invitation again to join the table.',
  noBoard: 'Choose a board to watch first.',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: 'Loading {game}…',
  late: '{game}: still loading. Keep waiting or try again.',
  unreachable: 'The server isn’t answering. Check your connection.',
  reloads: 'Trying again reloads the page. Your game will be lost.',
  menu: 'Back to menu',
} as const;

/** What a word means. */
export const definitions = {
  title: 'Definition of {word}',
  loading: 'Looking it up…',
  unknown: 'No definition for {word}.',
  withheld: '{word} is valid, but too rude to define here.',
  /** Of a word that is not English. */
  elsewhere: '{word} is valid. Definitions are English only.',
  dictionary: 'Look up {word} in Wiktionary',
  unavailable: 'Couldn’t load the definitions. Try again.',
  /** What it may come from, as far as one can guess. */
  lead: 'It may come from {word}.',
  forms: {
    plural: 'more than one {word}',
    present: '{word}, with he, she or it',
    past: 'past of {word}',
    ongoing: '-ing form of {word}',
    more: 'more {word}',
    most: 'most {word}',
    doer: 'one that can {word}',
    doers: 'those that can {word}',
    doings: 'plural -ing form of {word}',
    spelling: 'another spelling of {word}',
  },
  source: 'Definitions: WordNet and Webster 1913. Only the word list decides what’s valid.',
  parts: {
    noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb', pronoun: 'pronoun',
    preposition: 'preposition', conjunction: 'conjunction', interjection: 'exclamation', article: 'article',
  },
} as const;
