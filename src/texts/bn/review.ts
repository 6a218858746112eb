import type { NoPlay, Reason } from '../../wordbler/ai';
import type { Premium } from '../../wordbler/rules';
import { counted, figure, points, together, ways, whose } from './forms';

const times: Readonly<Record<number, string>> = { 2: 'দ্বিগুণ', 3: 'তিনগুণ' };
const howOften = (count: number) => times[count] ?? `${figure(count)} গুণ`;

/** Of the square that is reached, and on which something lies. */
const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'দ্বিগুণ অক্ষরের ঘর',
  '3L': 'তিনগুণ অক্ষরের ঘর',
  '2W': 'দ্বিগুণ শব্দের ঘর',
  '3W': 'তিনগুণ শব্দের ঘর',
};

const earnsNothing: Readonly<Record<NoPlay, (words: readonly string[]) => string>> = {
  exchanged: () => 'বদলে কিছু মেলে না',
  passed: () => 'পাসে কিছু মেলে না',
  invalid: (words) => `${together(words)} ঠিক শব্দ নয়`,
  timedOut: () => 'সময় ফুরিয়েছিল',
};

const through = {
  start: (letter: string, word: string) => `${whose(word)} ${letter} থেকে এগোয়`,
  middle: (letter: string, word: string) => `${whose(word)} ${letter} পেরিয়ে যায়`,
  end: (letter: string, word: string) => `${whose(word)} ${letter} পর্যন্ত যায়`,
} as const;

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'nothing':
      return `${earnsNothing[reason.did](reason.words)}: ${points(reason.points)} পাওয়ার ছিল`;
    case 'elsewhere':
      return `${reason.word} অন্য জায়গায় বেশি পয়েন্ট পায়`;
    case 'allSeven': {
      const way = reason.through
        ? through[reason.through.at](reason.through.letter, reason.through.word)
        : 'এক চালেই বসে';
      return `সাতটি টাইলই ${way}${reason.toEdge ? ', একেবারে কিনারা অবধি' : ''}`;
    }
    case 'wordPremium': {
      const { letter, face, premium, times: count } = reason;
      if (count > Number(premium[0])) return `গোটা শব্দ ${howOften(count)} হয়`;
      return face >= namedFrom
        ? `${figure(face)} মানের ${letter} পড়ে ${premiums[premium]}ে`
        : `শব্দটি ${premiums[premium]} ছুঁয়ে ${howOften(count)} হয়`;
    }
    case 'letterPremium': {
      const { letter, premium, value, words } = reason;
      return words.length > 1
        ? `${premiums[premium]}ে ${letter} দুদিকেই গোনা হয়, ${together(words)} শব্দে`
        : `${premiums[premium]}ে ${letter}-এর মান ${figure(value)}`;
    }
    case 'words':
      return `একসঙ্গে ${counted(reason.words.length, 'শব্দ')}: ${together(reason.words)}`;
    case 'hook':
      return `${reason.letter} ${reason.from}-কেও ${reason.to} বানায়`;
    case 'extends':
      return `${reason.from} বেড়ে হয় ${reason.to}`;
    case 'again':
      return `${reason.letter} আরেকবার গোনা হয়`;
    case 'heavy':
      return `${figure(reason.face)} মানের ${reason.letter} বসে`;
    case 'longer':
      return `${figure(reason.than)}টির বদলে ${counted(reason.tiles, 'টাইল')} বসে`;
    case 'more':
      return `একই র‍্যাকে আরও ${points(reason.points)} ছিল`;
  }
}

const stars = (count: number) => `${figure(3)}-এ ${figure(count)} তারা`;
const outOf = (got: number, most: number) => `${figure(got)} / ${figure(most)}`;

/** The review after the game. What a person did is addressed to that person. */
export const review = {
  title: 'ফিরে দেখা',
  back: { label: 'ফল', means: 'ফলে ফিরুন (Esc)' },
  players: 'কার চাল',
  turn: 'পালা',
  /** `other`: somebody who is not here to be spoken to. */
  own: { person: 'আপনার', computer: 'চাল', other: 'চাল' },
  best: 'সেরা',
  /** Where the best is one in words of the table's level. */
  expert: 'ওস্তাদ',
  expertOf: (word: string, count: number) => `ওস্তাদ ${word} ${figure(count)}`,
  expertBeside: (word: string, count: number) => `ওস্তাদ: ${word} ${figure(count)}`,
  bestOf: (word: string, count: number) => `সেরা ${word} ${figure(count)}`,
  points: 'পয়েন্ট',
  bestPoints: 'সেরার পয়েন্ট',
  stars: 'তারা',
  starsOf: stars,
  totalPoints: (got: number, most: number, share: number) =>
    `${outOf(got, most)} পয়েন্ট, ${figure(Math.round(share * 100))}%`,
  totalStars: outOf,
  totalStarsSpoken: (got: number, most: number) => `${figure(most)}-এ ${figure(got)} তারা`,
  did: { exchanged: 'বদল', passed: 'পাস', invalid: 'ভুল', timedOut: 'সময় শেষ' },
  same: 'একই',
  noPlay: 'চাল নেই',
  waiting: 'এখনও অজানা',
  none: 'কোনো পালা নেই।',
  noneToLearn: 'শেখার মতো কোনো পালা ছিল না।',
  turnOf: (turn: number) => `পালা ${figure(turn)}`,
  which: 'বোর্ডে যা দেখছেন',
  held: {
    person: (turn: number) => `পালা ${figure(turn)}, আপনার হাতে`,
    computer: (turn: number) => `পালা ${figure(turn)}, হাতে`,
    other: (turn: number) => `পালা ${figure(turn)}, হাতে`,
  },
  heldSpoken: (letters: readonly string[]) =>
    letters.length === 0 ? 'কিছু না' : letters.map((letter) => letter || 'ফাঁকা টাইল').join(' '),
  lessons: 'শেখার মতো তিনটি চাল',
  lessonsOf: (count: number) =>
    count === 3 ? 'শেখার মতো তিনটি চাল' : count === 1 ? 'শেখার মতো একটি চাল' : 'শেখার মতো দুটি চাল',
  noLessons: 'কিছুই হাতছাড়া হয়নি: প্রতিটি চালই ছিল সেরা।',
  lessonsWait: 'সব পালা দেখা হলে আসবে।',
  toLearn: 'শেখার',
  allTurns: 'সব পালা',
  views: 'কী দেখানো হবে',
  given: (count: number) => `+${figure(count)}`,
  givenSpoken: (count: number) => `${points(count)} বেশি`,
  beside: {
    person: (what: string, best: number) => `আপনার: ${what}, সেরা: ${figure(best)}`,
    computer: (what: string, best: number) => `চাল: ${what}, সেরা: ${figure(best)}`,
    other: (what: string, best: number) => `চাল: ${what}, সেরা: ${figure(best)}`,
  },
  what: {
    played: (word: string, count: number) => `${word} ${figure(count)}`,
    exchanged: (count: number) => `${counted(count, 'টাইল')} বদল`,
    passed: 'পাস',
    invalid: (words: readonly string[]) => `${together(words)} ভুল`,
    timedOut: 'সময় শেষ',
  },
  why: (reasons: readonly Reason[]) => `${reasons.map(clause).join('; ')}।`,
  board: {
    play: (words: readonly string[], place: string, direction: 'across' | 'down', count: number) =>
      `${words[0]}, ${place} ${ways[direction]}, ${points(count)}${words.length > 1 ? `; সঙ্গে ${together(words.slice(1))}` : ''}`,
    before: (what: string) => `বোর্ড যেমন ছিল: ${what}`,
    end: 'শেষে বোর্ড',
  },
  /** Every turn tried out once more, for longer. */
  deep: {
    title: 'গভীরভাবে ফিরে দেখা',
    means: (seconds: number) =>
      `গুরুর মতো প্রতিটি পালা ${figure(seconds)} সেকেন্ড করে পরখ করে, যেসব টাইল কেউ দেখেনি সেগুলি বারবার দৈবভাবে বেঁটে। নিজের পরের পালা পর্যন্ত দেখে, জয়কে ৫০ পয়েন্ট ধরে: ভালো অনুমান, প্রমাণ নয়।`,
    begin: 'আরও গভীরে দেখুন',
    goOn: 'চালিয়ে যান',
    stop: 'থামান',
    progress: (done: number, all: number) => `পালা পরখ হচ্ছে: ${figure(all)}টির মধ্যে ${figure(done)}টি`,
    /** What is seen on the board, short. */
    tried: 'পরখ',
    what: {
      play: (word: string, count: number) => `${word}, ${points(count)}`,
      exchange: (count: number) => `${figure(count)}টি টাইল বদল`,
      pass: 'পাস',
    },
    better: (what: string, more: number, margin: number, sure: number) =>
      `গড়ে ${points(more)} ভালো, ${figure(margin)} কমবেশি: ${what}। ${figure(sure)}% নিশ্চিত।`,
    noDifference: (what: string) => `অন্যগুলির মতোই ভালো: ${what} একই দাঁড়ায়।`,
    bestTried: (sure: number) => `যা পরখ হয়েছে তার কিছুই এর চেয়ে ভালো নয়: ${figure(sure)}% নিশ্চিত।`,
    betterToTheEnd: (what: string, more: number) => `শেষে ${points(more)} ভালো: ${what}। সবকিছু শেষ পর্যন্ত দেখা হয়েছে।`,
    nothingBetter: 'এর চেয়ে ভালো কিছু ছিল না: সবকিছু শেষ পর্যন্ত দেখা হয়েছে।',
    hardlyTried: 'বলার মতো যথেষ্ট পরখ হয়নি।',
    done: (better: number, all: number) => `${figure(all)}টি পালাই পরখ হয়েছে: ${figure(better)}টিতে অন্য কিছু ভালো ছিল।`,
  },
  progress: (done: number, all: number) => `সেরা চাল খোঁজা হচ্ছে: ${figure(all)}টি পালার ${figure(done)}টি দেখা হয়েছে`,
  done: (name: string, sums: string, stars: string) => `${whose(name)} সব পালা দেখা হয়েছে: ${sums}, ${stars}।`,
  failed: 'সেরা চাল খুঁজে পাওয়া গেল না: শব্দ লোড করা যায়নি, বা ভাবনা থেমে গেছে।',
  tryAgain: 'আবার চেষ্টা',
} as const;
