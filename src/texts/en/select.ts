import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs, span, you } from './forms';

/** Setting the table: who plays, behind which mascot, by which rules. */
export const select = {
  title: 'Who plays?',
  back: 'Back',
  players: 'Players',
  seats: 'seats',
  /** Who plays alone and has given no name. */
  you,
  seat: (seat: number) => `Player ${seat + 1}`,
  name: (seat: number) => `Name of player ${seat + 1}`,
  nameShort: 'Name',
  kind: (seat: number) => `Player ${seat + 1} is`,
  kinds: { person: 'Person', computer: 'Computer' },
  level: (seat: number) => `Level of player ${seat + 1}`,
  levelShort: 'Level',
  /** Of the level that follows the results. */
  levelNow: (step: string) => `Now ${step}`,
  levelMeans: {
    nestling: 'Beginner: short everyday words',
    fledgling: 'Short and easy words',
    songbird: 'Good everyday words',
    club: 'Always the best score',
    expert: 'Plans ahead, merciless',
    master: 'Tries its moves out, at leisure',
  },
  box: (seat: number, mascot: string | undefined) => `Mascot of player ${seat + 1}: ${mascot ?? 'none yet'}`,
  dropHere: 'Drop here',
  mascots: 'Mascots',
  howToChoose: 'Tap one for the next free seat, or drag it.',
  whichSeat: (mascot: string) => `${mascot}: now the seat.`,
  mascotFor: (player: string) => `A mascot for ${player}`,
  mascotTaken: (mascot: string, player: string) => `${mascot}, with ${player}`,
  ready: 'Ready',
  undo: 'Undo',
  undoWhy: 'Takes back the last choice of a mascot (Ctrl+Z)',
  preset: 'Rules',
  presets: { casual: 'Casual', classic: 'Classic', wordbler: 'Wordbler', own: 'Own…' },
  ownRules: 'Own rules',
  presetSays: {
    casual: 'Wrong words are shown, and may be tried again.',
    classic: 'A wrong word loses the turn. Play to the last tile.',
    wordbler: 'Its author’s: a wrong word loses the turn, the bag ends it.',
  },
  openRacks: 'Open racks',
  words: 'Language of the words',
  rulesTitle: 'Rules of the table',
  differs: (preset: string) => `differs from ${preset}`,
  backTo: (preset: string) => `Back to ${preset}`,
  useRules: 'Use these rules',
  close: 'Close',
  boards: {
    label: 'Board',
    names: { usual: 'Usual', small: 'Small', super: 'Super' },
    means: (side: number, isFull: boolean) => `${side} by ${side} squares${isFull ? '; the small one is for two' : ''}`,
    premiums: 'Premium squares',
    premiumsLie: { own: 'As always', chance: 'By chance' },
    premiumsMean: { own: 'in their places', chance: 'elsewhere in each game, and as many' },
    letters: 'Letters of a word',
    lettersLie: { inOrder: 'In order', free: 'In any order' },
    lettersMean: { inOrder: 'as the word is written', free: 'as long as they make some word' },
    brief: {
      small: 'Small board',
      super: 'Super board',
      chance: 'premiums by chance',
      free: 'letters in any order',
    },
  },
  handicaps: {
    label: 'Handicaps',
    means: 'points, time or hints for a seat',
    choose: 'Choose…',
    of: (name: string) => `Handicap of ${name}`,
    points: 'Points at the start',
    time: 'Time on the clock',
    hints: 'Turns with hints',
    units: { points: 'points', hints: 'turns' },
    asRules: 'as ruled',
    brief: {
      points: (points: number) => `+${points}`,
      hints: (turns: number) => (turns === 1 ? '1 hint' : `${turns} hints`),
    },
    suggested: (name: string, points: number) => `By your last games: ${points} points for ${name}`,
    take: 'Give them',
  },
  invalidWord: 'A word not in the dictionary',
  invalidWords: { turnLost: 'Turn lost', tryAgain: 'Try again', challenge: 'Challenge' },
  invalidWordMeans: {
    turnLost: 'the tiles come back and the turn is over',
    tryAgain: 'the tiles stay and the turn goes on',
    challenge: 'it stands unless somebody challenges it',
  },
  fullRackBonus: 'Bonus for laying all seven',
  bagEmpty: 'When the bag is empty',
  bagsEmpty: { gameEnds: 'Game ends', playOn: 'Play on' },
  bagEmptyMeans: { gameEnds: 'the game ends at once', playOn: 'the game goes on until a rack is empty' },
  failsToEnd: 'Fails in a row that end it',
  failsMean: 'missed words, exchanges, passes, time-outs',
  exchangeNeeds: 'An exchange needs',
  clock: 'Clock',
  clocks: { off: 'Off', perTurn: 'Per turn', perPlayer: 'Per player', perDays: 'By the day' },
  clockMeans: {
    off: 'everyone takes the time it takes',
    perTurn: '30–300 s; a time-out is a fail',
    perPlayer: '1–60 min; 10 points a minute over',
    perDays: '1–7 days a turn; a time-out is a fail',
  },
  challengeTime: 'Time to challenge',
  challengeIn: span,
  hints: 'Hints',
  hintsMean: { true: 'the table may help', false: 'everyone alone' },
  showsWords: 'Laid tiles show their words',
  showsWordsMean: {
    true: 'a tick for a word, a cross for none',
    false: 'only Done tells',
    challenge: 'not where words are challenged',
  },
  on: 'On',
  off: 'Off',
  units: {
    fullRackBonus: 'points',
    failsToEnd: 'fails',
    exchangeNeeds: 'tiles',
    seconds: 'seconds',
    minutes: 'minutes',
  },
  fewer: (what: string) => `${what}: fewer`,
  more: (what: string) => `${what}: more`,
  brief: {
    invalidWord: {
      turnLost: 'Wrong word loses the turn',
      tryAgain: 'Wrong word may be tried again',
      challenge: 'Words stand unless challenged',
    },
    bagEmpty: { gameEnds: 'game ends with the bag', playOn: 'play on after the bag' },
    bonus: (points: number) => `${points} for all seven`,
    clock: {
      off: 'no clock',
      perTurn: (seconds: number) => `${seconds} s a turn`,
      perPlayer: (minutes: number) => `${minutes} min each`,
      perDays: (days: number) => (days === 1 ? 'a day a turn' : `${days} days a turn`),
    },
  },
  start: 'Start',
  endGame: {
    title: 'A game is under way',
    means: 'There is room for one game. A new one takes its place for good.',
    goOn: 'Go on with it',
    anew: 'Start the new one',
  },
} as const;

/** By the mascots' ids. */
export const mascots = {
  maize: 'Yellow warbler',
  azure: 'Cerulean warbler',
  flame: 'Blackburnian warbler',
  hood: 'Hooded warbler',
  cinder: 'Redstart',
  sage: 'Owl',
  thimble: 'Wren',
  rosehip: 'Robin',
  river: 'Kingfisher',
  skerry: 'Puffin',
  scarlet: 'Cardinal',
  jewel: 'Hummingbird',
} as const;

/** Where there is little room. */
export const mascotsInShort: Partial<Record<keyof typeof mascots, string>> = {
  maize: 'Yellow',
  azure: 'Cerulean',
  flame: 'Blackburnian',
  hood: 'Hooded',
};

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'this cannot be understood.',
  tooManyPlayers: 'this is a fifth player; four can be shown.',
  tooManyTurns: 'this is one turn too many; 300 can be shown.',
  leavesBoard: 'this word leaves the board.',
  otherLetter: 'another letter lies there.',
  nothingThere: 'a dot stands for a letter where none lies.',
  noWord: 'this lays no word.',
  nothingToWithdraw: 'there is no play of this player to take back.',
  mixed: 'these letters are of another writing',
  placement: 'by the rules here this could not be laid there.',
  rack: 'these tiles were not on the rack.',
  score: 'the points are not those of the board here.',
  total: 'the total is not the one before and these points.',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed}: ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}.`
    : faults[code];

const onLine = (fault: LineFault) => `Line ${fault.line}: ${why(fault)}`;

const ending = {
  gameEnds: 'the game ends when the bag is empty',
  playOn: 'the game ends when a rack is empty',
} as const;

const wrongWord = {
  turnLost: 'a wrong word loses the turn',
  tryAgain: 'a wrong word may be tried again',
  challenge: 'a challenge in vain costs the next turn',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${total}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'Open a record',
  /** From the first one on, whoever played it. */
  next: 'Next turn',
  another: 'Another record',
  title: 'Record',
  back: { label: 'Back', means: 'Back to where the table is set (Esc)' },
  close: 'Close',
  howTo: 'A game in GCG, as most programs write it: choose the file, drop it on the page, or paste its text.',
  file: 'Choose a file',
  paste: 'The text of the record',
  show: 'Show it',
  totals: listed,
  faults: (count: number) => counted(count, 'odd line'),
  fault: onLine,
  stopped: 'The game is shown up to where it could be followed.',
  refused: {
    empty: 'That is no record of a game: no line of a player stands in it.',
    tooBig: 'That is too long for the record of a game.',
    unreadable: 'The file could not be read.',
    at: (fault: LineFault) => `The record cannot be shown. ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler, ${counted(seats, 'player')}, words of ENABLE1; all seven tiles score ${fullRackBonus} more; ${ending[bagEmpty]}; ${wrongWord[invalidWord]}.`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name} is given ${oneByOne([
        ...(points === undefined ? [] : [`${points} points at the start, which no line counts`]),
        ...(time === undefined ? [] : [`${time} % of the time`]),
        ...(hints === undefined ? [] : [`hints in ${counted(hints, 'turn')}`]),
      ])}.`,
    timedOut: 'Out of time.',
    inVain: 'Sits out after a challenge in vain.',
    resigned: (name: string) => `${name} resigns; the tiles go back into the bag.`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Reckoned in Wordbler, where a rack left over counts once for each side: ${listed(totals)}.`,
  },
} as const;
