import type { NoPlay, Reason } from '../../wordbler/ai';
import type { Premium } from '../../wordbler/rules';
import { counted, plural, together, you } from './forms';

const small = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ');
const inWords = (count: number) => small[count] ?? String(count);
const countedInWords = (count: number, one: string) => `${inWords(count)} ${plural(count, { one, other: `${one}s` })}`;
const times: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
const howOften = (count: number) => times[count] ?? `${inWords(count)} times`;

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'double letter',
  '3L': 'triple letter',
  '2W': 'double word',
  '3W': 'triple word',
};

const earnsNothing: Readonly<Record<NoPlay, (words: readonly string[]) => string>> = {
  exchanged: () => 'an exchange earns nothing',
  passed: () => 'a pass earns nothing',
  invalid: (words) => `${together(words)} ${plural(words.length, { one: 'is no word', other: 'are no words' })}`,
  timedOut: () => 'the time ran out',
};

const through = {
  start: (letter: string, word: string) => `run on from the ${letter} of ${word}`,
  middle: (letter: string, word: string) => `go through the ${letter} of ${word}`,
  end: (letter: string, word: string) => `lead to the ${letter} of ${word}`,
} as const;

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'nothing':
      return `${earnsNothing[reason.did](reason.words)}: ${countedInWords(reason.points, 'point')} ${plural(reason.points, { one: 'was', other: 'were' })} there`;
    case 'elsewhere':
      return `${reason.word} counts more in another place`;
    case 'allSeven': {
      const way = reason.through
        ? through[reason.through.at](reason.through.letter, reason.through.word)
        : 'fit in one play';
      return `all seven tiles ${way}${reason.toEdge ? ' to the edge' : ''}`;
    }
    case 'wordPremium': {
      const { letter, face, premium, times: count } = reason;
      if (count > Number(premium[0])) return `the whole word counts ${howOften(count)}`;
      return face >= namedFrom
        ? `${letter}, worth ${face}, reaches the ${premiums[premium]}`
        : `the word reaches the ${premiums[premium]} and counts ${howOften(count)}`;
    }
    case 'letterPremium': {
      const { letter, premium, value, words } = reason;
      return words.length > 1
        ? `the ${letter} on the ${premiums[premium]} counts both ways, in ${together(words)}`
        : `the ${letter} on the ${premiums[premium]} is worth ${value}`;
    }
    case 'words':
      return `${countedInWords(reason.words.length, 'word')} at once: ${together(reason.words)}`;
    case 'hook':
      return `the ${reason.letter} makes ${reason.to} of ${reason.from} as well`;
    case 'extends':
      return `${reason.from} grows into ${reason.to}`;
    case 'again':
      return `the ${reason.letter} counts again`;
    case 'heavy':
      return `it lays the ${reason.letter}, worth ${reason.face}`;
    case 'longer':
      return `it lays ${countedInWords(reason.tiles, 'tile')} instead of ${inWords(reason.than)}`;
    case 'more':
      return `${countedInWords(reason.points, 'point')} more lay in the same rack`;
  }
}

const points = (count: number) => counted(count, 'point');
const stars = (count: number) => `${count} of 3 stars`;

/** The review after the game. What a person did is addressed to that person. */
export const review = {
  title: 'Review',
  back: { label: 'Result', means: 'Back to the result (Esc)' },
  players: 'Whose plays',
  turn: 'Turn',
  /** `other`: somebody who is not here to be spoken to. */
  own: { person: 'Yours', computer: 'Played', other: 'Played' },
  best: 'Best',
  /** Where the best is one in words of the table's level. */
  expert: 'Expert',
  expertOf: (word: string, count: number) => `expert ${word} ${count}`,
  expertBeside: (word: string, count: number) => `Expert: ${word} ${count}`,
  bestOf: (word: string, count: number) => `best ${word} ${count}`,
  points: 'Points',
  bestPoints: 'Points of the best',
  stars: 'Stars',
  starsOf: stars,
  totalPoints: (got: number, most: number, share: number) => `${got} of ${points(most)}, ${Math.round(share * 100)} %`,
  totalStars: (got: number, most: number) => `${got} of ${most}`,
  totalStarsSpoken: (got: number, most: number) => `${got} of ${most} stars`,
  did: { exchanged: 'exchange', passed: 'pass', invalid: 'missed', timedOut: 'out of time' },
  same: 'the same',
  noPlay: 'no play',
  waiting: 'not yet known',
  none: 'No turns.',
  noneToLearn: 'There was no turn to learn from.',
  turnOf: (turn: number) => `Turn ${turn}`,
  which: 'Shown on the board',
  held: {
    person: (turn: number) => `Turn ${turn}, you held`,
    computer: (turn: number) => `Turn ${turn}, it held`,
    other: (turn: number) => `Turn ${turn}, held`,
  },
  heldSpoken: (letters: readonly string[]) =>
    letters.length === 0 ? 'nothing' : letters.map((letter) => letter || 'blank').join(' '),
  lessons: 'Three plays to learn from',
  lessonsOf: (count: number) =>
    count === 3 ? 'Three plays to learn from' : count === 1 ? 'A play to learn from' : 'Two plays to learn from',
  noLessons: 'Nothing was given away: every play was the best.',
  lessonsWait: 'They come when every turn has been looked at.',
  toLearn: 'To learn',
  allTurns: 'All turns',
  views: 'What is listed',
  given: (count: number) => `+${count}`,
  givenSpoken: (count: number) => `${points(count)} more`,
  beside: {
    person: (what: string, best: number) => `you: ${what}, best: ${best}`,
    computer: (what: string, best: number) => `played: ${what}, best: ${best}`,
    other: (what: string, best: number) => `played: ${what}, best: ${best}`,
  },
  what: {
    played: (word: string, count: number) => `${word} ${count}`,
    exchanged: (count: number) => `${counted(count, 'tile')} exchanged`,
    passed: 'passed',
    invalid: (words: readonly string[]) => `${together(words)} missed`,
    timedOut: 'out of time',
  },
  why(reasons: readonly Reason[]): string {
    const text = reasons.map(clause).join('; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  board: {
    play: (words: readonly string[], place: string, direction: 'across' | 'down', count: number) =>
      `${words[0]}, ${place} ${direction}, ${points(count)}${words.length > 1 ? `; also ${together(words.slice(1))}` : ''}`,
    before: (what: string) => `The board as it lay: ${what}`,
    end: 'The board at the end',
  },
  /** Every turn tried out once more, for longer. */
  deep: {
    title: 'Deep review',
    means: (seconds: number) =>
      `Tries every turn out as the Master does, for ${counted(seconds, 'second')} each, in throws of the tiles nobody had seen. It looks until the next own turn and counts winning as 50 points: a good guess, no proof.`,
    begin: 'Look deeper',
    goOn: 'Go on',
    stop: 'Stop',
    progress: (done: number, all: number) => `Trying turns out: ${done} of ${all}`,
    /** What is seen on the board, short. */
    tried: 'Tried',
    what: {
      play: (word: string, count: number) => `${word} for ${points(count)}`,
      exchange: (count: number) => `exchanging ${counted(count, 'tile')}`,
      pass: 'passing',
    },
    better: (what: string, more: number, margin: number, sure: number) =>
      `Better on average by ${points(more)}, give or take ${margin}: ${what}. ${sure} % sure.`,
    noDifference: (what: string) => `As good as what was tried beside it: ${what} comes to the same.`,
    bestTried: (sure: number) => `Nothing that was tried is better: ${sure} % sure.`,
    betterToTheEnd: (what: string, more: number) =>
      `Better by ${points(more)} at the end: ${what}. Everything was followed to the end.`,
    nothingBetter: 'Nothing was better: everything was followed to the end.',
    hardlyTried: 'Tried too seldom to tell.',
    done: (better: number, all: number) =>
      `${all === 1 ? 'The turn is' : `All ${all} turns are`} tried out: something else was better in ${better}.`,
  },
  progress: (done: number, all: number) => `Looking for the best plays: ${done} of ${all} turns`,
  done: (name: string, sums: string, stars: string) =>
    `${name === you ? 'All your turns' : `All turns of ${name}`} are looked at: ${sums}, ${stars}.`,
  failed: 'The best plays cannot be found: the words could not be loaded, or the thinking stopped.',
  tryAgain: 'Try again',
} as const;
