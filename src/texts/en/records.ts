import { counted, day, figure, inFigures, oneByOne, together } from './forms';

/** Begun seconds are left on the clock of a game: only whole ones have passed. */
const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return inFigures(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
};

/** What is said of what was played, and of what everyone gets every day. */
export const records = {
  title: 'Statistics',
  game: 'Game',
  level: 'Level',
  all: 'All',
  levels: {
    people: 'People',
    standard: '12 minutes',
    scaled: 'By directions',
    off: 'No clock',
    4: '4 × 4',
    5: '5 × 5',
    6: '6 × 6',
    typed: 'Typed board',
  },
  played: 'Played',
  since: (date: Date) => `since ${day(date)}`,
  won: 'Won',
  allFound: 'All found',
  bestGame: 'Best game',
  against: (names: readonly string[]) => `against ${together(names)}`,
  average: (points: number) => `${figure(Math.round(points))} on average`,
  bestPlay: 'Best play',
  bestWord: 'Best word',
  longest: 'Longest word',
  share: {
    wordbler: ['Accuracy', 'your plays, of the best that the rack allowed'],
    search: ['Aim', 'strokes that were words of the list'],
    scramble: ['Harvest', 'of the points that most people could find'],
  },
  percent: (share: number) => `${figure(Math.round(100 * share))} %`,
  more: (share: number) => `${share < 0 ? '−' : '+'}${figure(Math.abs(Math.round(100 * share)))} %`,
  gamesAgo: (games: number) => `${counted(games, 'game')} ago`,
  lastGame: 'last game',
  chart: (name: string, games: number, first: string, last: string, mean: string) =>
    `${name} in ${counted(games, 'game')}: from ${first} to ${last}, the mean of the last seven ${mean}.`,
  which: 'Game',
  mean: 'Mean of seven',
  few: 'A line is drawn as soon as two games can be compared.',
  empty: 'No game has been finished here yet. Whatever you play to its end is counted.',
  row: (days: number) => `${counted(days, 'day')} in a row`,
  best: (days: number) => `best ${figure(days)}`,
  states: {
    row: 'played, in the row',
    played: 'played',
    forgiven: 'missed, and forgiven',
    missed: 'not played',
    today: 'today',
    coming: 'to come',
  },
  weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  milestones: 'Milestones',
  reached: (count: number, all: number) => `${figure(count)} of ${figure(all)}`,
  isReached: 'reached',
  fresh: (names: readonly string[]) => `Reached: ${oneByOne(names)}. The birds are singing!`,
  names: {
    games50: 'Fifty games',
    rack: 'All seven tiles',
    play80: 'A play worth 80',
    word9: 'A word of nine letters',
    beatExpert: 'Beat the Expert',
    beatThree: 'Win against three',
    pages10: 'Ten pages',
    all1: 'All fourteen found',
    all25: 'All found on 25 pages',
    unhelped: 'Every stroke a word',
    score5000: '5,000 points on a page',
    dailySearch7: 'Seven pages of the day',
    boards10: 'Ten boards',
    boards100: 'A hundred boards',
    points30: '30 points on a board',
    points60: '60 points on a board',
    word7: 'A word of seven letters',
    dailyBoard7: 'Seven boards of the day',
  },
  how: (cheats: number, apart: number, imported: number) =>
    oneByOne([
      ...(cheats > 0 ? [`${figure(cheats)} with cheats or for practice, not among the best`] : []),
      ...(apart > 0
        ? [`${figure(apart)} with a handicap or on another board, not among the best either`]
        : []),
      ...(imported > 0 ? [`${figure(imported)} brought in`] : []),
    ]),
  learned: (learned: number, all: number) => `${figure(learned)} of ${counted(all, 'word')} learned`,
  learnedMeans: 'Words that you missed come back in Study.',
  aside:
    'A record of what was played could not be read. It lies aside, nothing of it is lost, and a new one has been begun.',
  save: 'Save it as a file',
  fileName: 'record.json',
  notSaved: 'The browser may not let the game save a file here.',
  today: 'Today',
  allDone: 'All done',
  strip: 'Dailies of today',
  find: 'Find of the day',
  open: 'open',
  underWay: 'go on',
  left: 'left, now practice',
  done: (found: number, of: number | undefined, points: number, ms: number | undefined) =>
    of === undefined
      ? counted(points, 'point')
      : `${figure(found)} of ${figure(of)}${ms === undefined ? '' : `, ${clock(ms)}`}`,
  practised: (how: string) => `${how}, practice`,
  look: (name: string, how: string) => `${name}: ${how}. Look at the result`,
  again: (name: string, how: string) => `${name}: ${how}. Play it once more, for practice`,
  play: (name: string, how: string) => `${name}: ${how}`,
  days: 'in a row',
  archive: 'The last 30 days',
  archiveMeans: 'Older ones are practice: they change neither the row nor the record of the day.',
  close: 'Close',
  ofDay: (name: string, date: Date) => `${name}, ${day(date)}`,
  told: (name: string, date: Date, how: string) =>
    `${name}, ${day(date)} ${figure(date.getFullYear())}: ${how}`,
  finding: {
    none: 'There is no find for that day. They reach from November 2026 on, for ten years.',
    missing: 'The find of that day could not be fetched. Try again once there is a network.',
    greeting: 'What play is worth most? One turn, three hints; Done counts.',
    practice: 'This is practice: it counts for no day.',
    found: 'You found it!',
    near: 'Well played',
    given: 'This was the best play',
    answer: 'Best play',
    yours: 'Your play',
    noPlay: 'No play',
    look: 'On the board',
    again: 'Once more, for practice',
    share: 'Share the result',
    copied: 'Copied. The text gives no word away.',
    score: (found: number, of: number) => `${figure(found)} of ${counted(of, 'point')}`,
    hints: (hints: number) => (hints === 0 ? 'no hint' : counted(hints, 'hint')),
    /** Squares and figures alone: no word, no place. */
    text: (date: Date, found: number, of: number, squares: string) =>
      `Wordbler, find of ${day(date)} ${figure(date.getFullYear())}: ${figure(found)} of ${counted(of, 'point')}\n${squares}`,
  },
  date: day,
} as const;
