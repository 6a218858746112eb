import type { EndReason, NameFault } from '../../wordbler/rules';

export const refusals = {
  malformed: 'That’s not a possible play.',
  gameOver: 'The game is over.',
  notYourTurn: 'It’s not your turn.',
  challengeOpen: 'The last play can still be challenged.',
  notYourPlay: 'You can’t challenge this play now.',
  notYourTile: 'That tile isn’t on your rack.',
  noChallenge: 'There’s no play to challenge.',
  noHints: 'This game has no hints.',
  notABlank: 'Only a blank can change its letter.',
  notLaid: 'That tile wasn’t placed this turn.',
  alreadyLaid: 'That tile is already on the board.',
  squareTaken: 'That square is taken.',
  letterMissing: 'Choose a letter for the blank.',
  nothingLaid: 'Place at least one tile first.',
  nothingToTakeBack: 'No tiles to take back.',
  notInLine: 'Place your tiles in one row or column.',
  gap: 'There’s a gap in your word.',
  missesStar: 'The first word must cross the star.',
  tooShort: 'The first word needs two letters.',
  disjoint: 'Your word must touch a word on the board.',
  takeTilesBack: 'Recall your tiles first.',
  bagTooSmall: 'There are too few tiles in the bag to exchange.',
  noTilesChosen: 'Choose tiles first.',
  noMoreHints: 'That’s all the hint can tell you.',
  hintsSpent: 'You’ve used all your hints.',
  noSuchTile: 'You don’t have that tile.',
} as const;

export const names = {
  nameEmpty: 'Enter a name.',
  nameTooLong: 'Use at most 16 characters.',
  nameTaken: 'Another player has this name.',
} as const satisfies Record<NameFault, string>;

export const endings = {
  fails: 'Too many scoreless turns. Everyone’s leftover tiles are deducted.',
  wentOut: 'Last tile played. The others’ leftover tiles are deducted and added to the player who finished.',
  bagEmpty: 'The bag is empty. Everyone’s leftover tiles are deducted.',
  resigned: 'Everyone else resigned. Scores stand; no tiles are deducted.',
  oneTurn: 'That was the only turn.',
} as const satisfies Record<EndReason, string>;

/** What is said of an event while a game is played. */
export const news = {
  starts: '{who/You start/# starts}.',
  scores: '{who/You score/# scores} {points} with {word}.',
  letsStand: '{who/You let/# lets} the play stand.',
  challengeFailed: 'All words are valid. {who/You lose/# loses} a turn.',
  exchanges: '{who/You exchange/# exchanges} {count|# tile|# tiles}.',
  passes: '{who/You pass/# passes}.',
  timedOut: 'Time’s up for {who/you/#}.',
  skips: '{who/You skip/# skips} a turn.',
  resigns: '{who/You resign/# resigns}.',
} as const;

/** What a line of a history says. */
export const happening = {
  exchanged: 'Exchanged {count|# tile|# tiles}',
  passed: 'Passed',
  invalid: 'Not in the dictionary: {words}',
  inAnyOrder: '{count|Not a word|Not words} in any order: {words}',
  disjoint: 'Not connected: {word}',
  timedOut: 'Time’s up',
  challengedInVain: 'Failed challenge vs {who/you/#}',
  skipped: 'Lost turn', resigned: 'Resigned', handicap: 'Handicap',
  rackLost: 'Leftover tiles: {letters}',
  wentOut: 'Used all tiles',
  overTime: '{count|# minute|# minutes} over time',
} as const;

export const board = {
  onTurn: 'Turn',
  tilesLeft: '{count|tile|tiles}',
  scoreless: 'Scoreless turns', scorelessShort: 'Scoreless',
  scorelessOf: '{fails} of {most}',
  done: 'Done', recall: 'Recall', shuffle: 'Shuffle', exchange: 'Exchange',
  exchangeTiles: 'Exchange {count|# tile|# tiles}',
  chooseTiles: 'Choose tiles', exchangeCosts: 'Exchanging uses your turn.',
  exchangeNeeds: 'Exchanging needs {count|# tile|# tiles} in the bag.',
  keepTurn: 'Don’t pass',
  passing: 'Passing in three seconds. Press Escape to cancel.',
  passSure: { title: 'Pass?', means: 'This is your only turn. You’ll see the best play next.' },
  /** As boards have them printed. */
  bonusSigns: { '2L': '2L', '3L': '3L', '2W': '2W', '3W': '3W' },
  bonusesInShort: { '2L': 'letter ×2', '3L': 'letter ×3', '2W': 'word ×2', '3W': 'word ×3' },
  otherTab: 'The game is open in another tab. Reload the page to continue here.',
  notKept: 'This browser isn’t saving data. The game will be lost when you close the page.',
  notFilled: 'Full screen isn’t available here.',
  clockAhead: 'Practice only: this device’s clock was ahead. Dailies count again from {day}.',
} as const;

/** What stands around the board. */
export const table = {
  help: 'Keys and help', mute: 'Mute sound', unmute: 'Unmute sound',
  fullscreen: 'Full screen',
  lastPlays: 'Recent plays', invalid: 'invalid', exchange: 'Exchange',
  failedChallenge: 'Failed challenge',
  hurry: 'Tap to speed up',
  hurryAnywhere: 'Tap anywhere to speed up',
  openRacks: 'Open racks: all letters show',
  unseen: 'Unseen tiles',
  whereUnseen: '{bag} in the bag, {racks} on racks',
  notOpen: 'Not while tiles are moving',
} as const;

export const chooser = { title: 'Choose a letter for the blank', means: 'Scores 0. Tap outside to cancel.' } as const;

/** The score breakdown. */
export const sheet = {
  title: '{who/You score/# scores} {points}',
  place: { across: 'across from {square}', down: 'down from {square}' },
  reads: 'These letters make',
  wordTimes: 'word × {multiplier}',
  bonus: 'All seven tiles',
} as const;

export const challenge = {
  title: '{who/Your play/#’s play}: {points|# point|# points}',
  ask: '{who/Challenge/#, challenge} this play?',
  accept: 'Let it stand', challenge: 'Challenge',
} as const;

export const history = {
  title: 'History',
  titleOf: '{who/Your history/#’s history}',
  howScored: 'How {word} scored',
  play: 'Play', invalid: 'Invalid',
  none: 'Nothing yet.',
  average: 'per scoring turn',
  best: 'best play', misses: 'invalid', exchanges: 'exchanged',
  disjoint: 'not connected',
} as const;

export const over = {
  wins: '{who/You win/# wins}',
  sharedWin: 'Shared win: {names}',
  ahead: '{points} ahead of {who/you/#}',
  behind: '{points} behind {who/you/#}',
  finalScores: 'Final scores',
  player: 'Player', left: 'Leftover tiles', adjustment: 'Adjustment',
  savePicture: 'Save picture',
  picture: 'Picture',
  saveFile: 'Save game file',
  file: 'Game file', highlights: 'Highlights',
  longestWord: 'Longest word',
  average: 'Average per turn', bonuses: 'Bonuses',
  times: '{count|once|# times}',
  none: 'none',
  wentOut: 'used all tiles',
  handicap: 'handicap',
  overTime: '{count} min over time',
  resigned: 'resigned: ranked last',
} as const;

export const curtain = { passTo: 'Pass to {who}', lift: 'Show my tiles' } as const;

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Who starts?',
  rule: 'Closest to A starts. Tap to skip.',
  tie: 'A tie: {names} drew {letter}.',
  tieOfBlanks: 'A tie: {names} drew a blank.',
  again: 'They draw again.',
  drew: '{who/You drew/# drew} {letters}.',
  blank: 'A blank beats every letter.',
  nearest: '{who/You drew/# drew} {letter}, closest to A.',
} as const;

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  more: 'More', thinking: 'Thinking', placeIt: 'Place it',
  isPlaced: 'Already on the board',
  title: 'Hint {step} of 3',
  tiles: 'Use {count|this tile|these # tiles}.',
  squares: '{count|This tile goes|These # tiles go} here.',
  noPlay: 'No play is possible. Exchange or pass.',
  failed: 'Couldn’t find a hint. Try again.',
  close: 'Close hint',
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Looking for a play.',
    tiles: 'Hint 1 of 3: use {letters}.',
    squares: 'Hint 2 of 3: on {squares}.',
    word: 'Hint 3 of 3: {word}, {place}, {points|# point|# points}.',
    closed: 'Hint closed.',
  },
  verdict: {
    found: 'You found the best play.',
    helped: 'Found with {count|# hint|# hints}.',
    best: 'Best: {word}, {points}. You scored {share%} of that.',
    /** The word would tell the others what is left on the rack. */
    share: 'Best: {points|# point|# points}. You scored {share%} of that.',
    /** The player hears of it at the next turn. */
    last: '{who/Your/#’s} best play last turn: {word}, {points}.',
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Just right', nestling: 'Nestling', fledgling: 'Fledgling', songbird: 'Songbird', club: 'Club',
    expert: 'Expert', master: 'Master',
  },
  /** A level is told with its gloss where one is chosen. */
  glosses: {
    justRight: 'matches you', nestling: 'beginner', fledgling: 'easy', songbird: 'medium', club: 'hard',
    expert: 'very hard', master: 'hardest',
  },
  between: {
    hatchling: 'just below Nestling',
    aboveFledgling: 'just above Fledgling',
    aboveSongbird: 'just above Songbird',
  },
  justRight: 'Just right: {step}',
  playsJustRight: '{names} {count|plays|play} at your level: {step}.',
  kind: 'Computer',
  says: '“{remark}”',
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: '{share%} sure.',
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['A word! A real one!', 'Flap, flap, hop!', 'I did that all by myself.', 'Was that a lot?'],
    fledgling: ['Did I do that?', 'Look, look what I found!', 'Beginner’s luck.', 'Can I do that again?'],
    songbird: ['That one sings!', 'It came to me like a tune.', 'I like this rack.', 'A happy day on this branch.'],
    club: ['I was waiting for that.', 'The squares were just right.', 'Every point counts.', 'Your turn.'],
    expert: ['As planned.', 'That opening was too good to miss.', 'The bag was kind.', 'One play ahead.'],
    master: ['I saw that coming.', 'I tried it a thousand times.', 'Of all the plays, this one.', 'Patience pays.'],
  },
  noThought: 'The computer is stuck.',
  noThoughtMeans: 'Your game is saved. Try again, or leave and come back.',
  nextTurn: 'Next turn',
} as const;
