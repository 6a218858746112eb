import type * as wordSearch from '../../../search/rules';
import { day, figure, large, month, oneByOne, plural } from '../forms';

type Direction = wordSearch.Direction;

const thin = '\u202f';

/** 3060 as it is read with ease; a minus that is as wide as a plus. */
const points = (value: number) => (value < 0 ? '−' : '') + large(Math.abs(value), thin);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const counted = (count: number, one: string) => `${points(count)} ${plural(count, { one, other: `${one}s` })}`;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const ways: Readonly<Record<Direction, string>> = {
  right: 'right',
  down: 'down',
  left: 'left',
  up: 'up',
  downLeft: 'down-left',
  downRight: 'down-right',
  upLeft: 'up-left',
  upRight: 'up-right',
};

const directions = (count: number) => (count === 8 ? 'all eight directions' : `${numerals[count]} directions`);

const sum = (length: number, multiplier: number, score: number) => `${length} × ${multiplier} = ${points(score)}`;

const squares = { found: '🟦', hinted: '🟨', missed: '⬜' } as const;

/** What is said at the end of a word search, and in its tables of scores. */
export const end = {
  points,
  clock,
  sum,
  ways,
  allWays: (chosen: readonly Direction[]) => oneByOne(chosen.map((way) => ways[way])),
  titles: { allFound: 'All fourteen found!', timeOut: 'Time’s up!', givenUp: 'Given up' },
  found: (found: number, all: number) => `${found} of ${all} found`,
  subtitle: (category: string, count: number, time: string | undefined) =>
    oneByOne([category, directions(count), ...(time === undefined ? [] : [time])]),
  left: (seconds: number) => `${clock(seconds)} left`,
  spent: (seconds: number) => `${clock(seconds)} spent`,
  picture: {
    title: (score: number) => counted(score, 'point'),
    alternative: (category: string, found: number, missed: readonly string[]) =>
      `The grid of ${category}: ${found} words found, on light blue squares; ${
        missed.length === 0 ? 'none missed' : `missed, on green squares: ${oneByOne(missed)}`
      }.`,
    file: (category: string) => `word-search-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`,
    failed: 'The picture could not be made here.',
    legendFound: (count: number) => `found ${count}`,
    legendMissed: (count: number) => `missed ${count}`,
  },
  buttons: {
    playAgain: 'Play again',
    playAgainMeans: 'the same list in a new grid',
    sameGrid: 'Same grid again',
    choose: 'Other category',
    replay: 'Replay',
    save: 'Save picture',
    saveMeans: 'as PNG',
    share: 'Share',
    link: 'My search',
    linkMeans: 'as a link, to be looked at and replayed',
    menu: 'Menu',
    tables: 'All tables',
    back: 'Back to the categories',
    sound: 'Sound',
  },
  reckoning: {
    title: 'The reckoning',
    number: 'Number',
    word: 'Word',
    direction: 'Direction',
    sum: 'Length × multiplier',
    score: 'Score',
    hinted: 'with a hint',
    nothing: 'No word was found.',
    words: 'Words',
    missed: 'Missed words',
    none: 'None',
    cheat: (code: string, times: number) => `Cheat “${code}” × ${times}`,
    hints: (times: number) => `Hints × ${times}`,
    noHelp: 'Cheats and hints',
    bonus: (seconds: number, each: number) => `Time bonus ${seconds} s × ${each}`,
    bonusCapped: (seconds: number) => `Time bonus ${seconds} s, capped at the words`,
    bonusBought: (seconds: number) => `Time bonus ${seconds} s, without what the cheat gave`,
    bonusLost: 'Time bonus, not all found',
    noClock: 'Time bonus, no clock',
    total: 'Total',
    best: 'First place',
    place: (place: number) => `Place ${place}`,
    alone: 'The first here',
    outside: 'Not in the table',
  },
  table: {
    title: (category: string) => `Best 14, ${category}`,
    place: 'Place',
    name: 'Name',
    score: 'Score',
    when: 'When',
    ways: 'Ways',
    seed: 'Seed',
    seedOf: (seed: string) => `Seed ${seed}`,
    seedMeans: 'The same list with this seed is the same grid.',
    again: 'Play this grid',
    copy: 'Copy the seed',
    copied: 'The seed is copied.',
    elsewhere: 'from elsewhere',
    cheats: (count: number) => counted(count, 'cheat'),
    hints: (count: number) => counted(count, 'hint'),
    practice: 'practice: the grid could have been known',
    now: 'now',
    date: (when: number, now: number) => {
      const [then, today] = [new Date(when), new Date(now)];
      const isThisYear = then.getFullYear() === today.getFullYear();
      return isThisYear ? `${figure(then.getDate())} ${month(then)}` : `${month(then)} ${figure(then.getFullYear())}`;
    },
    yourName: 'Your name for the table',
    enter: 'Enter the table',
    entered: (place: number, name: string) => `${name}: place ${place} in the table.`,
    tooLow: (lowest: number) => `The table is full: it takes ${points(lowest)} points to enter.`,
    empty: 'No score yet.',
    sessionOnly: 'This browser keeps nothing for this page: the table lives until the page is closed.',
    lost: 'Your high scores were changed outside the game, so all tables begin anew.',
    meanwhile: 'Meanwhile others were better: the score does not enter the table any more.',
  },
  tables: {
    title: 'High scores',
    close: 'Close',
    category: 'Category',
    option: (category: string, best: number | undefined) =>
      best === undefined ? category : `${category} (${points(best)})`,
    former: 'Category before',
    next: 'Next category',
    clear: 'Clear this table',
    clearAll: 'Clear all tables',
    sureOne: (category: string) => `Clear the table of ${category}? Its scores are gone for good.`,
    sureAll: 'Clear all tables? All scores are gone for good.',
    doClear: 'Clear',
    keep: 'Keep',
  },
  share: {
    text: (category: string, found: number, all: number, score: number) =>
      `Word search, ${category}: I found ${found} of ${all} words, ${counted(score, 'point')}. Can you beat that in the same grid?`,
    /** A square for each word of the list tells no letter of it. */
    daily: (date: Date, score: number, words: readonly ('found' | 'hinted' | 'missed')[], language?: string) =>
      `Word search of ${day(date)} ${figure(date.getFullYear())}${language ? ` (${language})` : ''}: ${words.filter((word) => word !== 'missed').length} of ${words.length} words, ${counted(score, 'point')}\n${words.map((word) => squares[word]).join('')}`,
    copied: 'Copied. Paste it for a friend: the link leads to the same grid.',
  },
  printed: {
    title: (category: string) => `Word search: ${category}`,
    puzzle: 'The search',
    key: 'The key',
    keyMeans: 'on a page of its own',
    keyTitle: (category: string) => `Key: ${category}`,
    ways: 'The words run straight, these ways:',
  },
  replay: {
    title: 'Replay',
    close: 'Close',
    picture: (found: number, all: number) => `The grid with ${found} of ${all} words found.`,
    play: 'Play',
    pause: 'Pause',
    back: 'Step back',
    step: 'Next step',
    again: 'From the start',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    position: 'Step',
    at: (step: number, all: number) => `Step ${step} of ${all}`,
    score: 'Score',
    time: 'Time',
    keys: 'Space plays and pauses, arrows step, + and − change the speed.',
    start: 'The search begins.',
    wordFound: (word: string, way: Direction, length: number, multiplier: number, score: number) =>
      `${word}, ${ways[way]}, ${sum(length, multiplier, score)}`,
    foundBefore: (word: string) => `${word} once more`,
    nope: (letters: string) => `Nope! ${letters} is no word of the list`,
    hinted: (word: string) => `A hint for ${word}`,
    mambazamba: (seconds: number) => `Cheat “mambazamba”: ${seconds} s more`,
    flash: 'Cheat “flash”: the hidden words are shown',
    endings: {
      allFound: (bonus: number) => `All found. Time bonus ${points(bonus)}`,
      timeOut: () => 'Time’s up.',
      givenUp: () => 'Given up.',
    },
  },
} as const;
