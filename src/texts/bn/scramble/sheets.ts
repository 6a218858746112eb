import type { BoardFault } from '../../../scramble/rules';
import type { KeyHelp } from '../../sentence-facts';
import { allLetters, counted, day, figure, oneByOne, points, signs, whose } from '../forms';

export const letters = (count: number) => counted(count, 'অক্ষর');

const boardFaults = {
  empty: () => 'বোর্ডের অক্ষরগুলো সারি ধরে লিখুন।',
  notLetters: (fault) =>
    `বোর্ডে ${signs(fault.strange, fault.foreign)} চলে না: শুধু ${allLetters(fault.letters, 'A থেকে Z')}।`,
  tooSmall: ({ count }) => `${letters(count)} কম: বোর্ডে অন্তত ${figure(4)}টি চাই (${figure(2)} × ${figure(2)})।`,
  notSquare: ({ count }) => `${letters(count)} দিয়ে বর্গ হয় না। বোর্ডে থাকে ৪, ৯, ১৬, ২৫, ৩৬ … অক্ষর: ${nearest(count)}।`,
  tooLarge: ({ count }) => `${letters(count)} বেশি: বোর্ডে বড়জোর ১০০টি (১০ × ১০)।`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `আরও ${figure(more)}টি, বা ${figure(fewer)}টি কম` : `আরও ${figure(more)}টি`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);

export const help = {
  title: 'Scramble কীভাবে খেলবেন',
  steps: [
    ['টানুন', 'অক্ষর থেকে অক্ষরে, আর শব্দের শেষে ছেড়ে দিন।'],
    ['বা ট্যাপ, বা টাইপ', 'অক্ষরে পরপর ট্যাপ করুন, শেষেরটিতে আরেকবার; বা শব্দটি টাইপ করুন।'],
    ['এক ধাপ পিছিয়ে', 'আগের অক্ষরে গেলে শেষেরটি উঠে যায়।'],
    ['ছোঁয়াছুঁয়ির শিকল', 'পাশাপাশি, উপর-নিচ বা কোনাকুনি অক্ষরের পর অক্ষর। এক শব্দে এক ঘর দুবার নয়। Qu দুই অক্ষর ধরা হয়।'],
    ['সবার এক বোর্ড', 'কয়েকজন পালা করে খোঁজেন। দুজনে পাওয়া শব্দ শেষে কাটা যেতে পারে।'],
  ],
  points: {
    title: 'পয়েন্ট',
    rows: [
      ['৩ বা ৪ অক্ষর', '১'],
      ['৫ অক্ষর', '২'],
      ['৬ অক্ষর', '৩'],
      ['৭ অক্ষর', '৫'],
      ['৮ বা বেশি', '১১'],
    ],
  },
  keys: [
    { keys: 'A – Z', meaning: 'শব্দ টাইপ করুন: তার সব পথ জ্বলে ওঠে' },
    { keys: 'Enter', meaning: 'শব্দটি খেলুন' },
    { keys: 'Backspace', meaning: 'শেষ অক্ষরটি তুলুন' },
    { keys: 'Esc', meaning: 'শব্দটি মুছুন' },
    { keys: '← ↑ → ↓', meaning: 'অক্ষর থেকে অক্ষরে যান' },
    { keys: 'Space', meaning: 'অক্ষরটি নিন; শেষেরটিতে আবার টিপলে শব্দটি খেলা হয়' },
    { keys: '7', meaning: 'ইঙ্গিত' },
    { keys: '8', meaning: 'আওয়াজ বন্ধ বা চালু' },
    { keys: '9', meaning: 'থামান' },
    { keys: '.', meaning: 'পুরো পর্দা, বা নয়' },
    { keys: '?', meaning: 'এই পাতা' },
  ] satisfies KeyHelp[],
} as const;

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) => (hidden > 0 ? `, ${counted(hidden, 'দেখানো হয়নি')}` : '');

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'বোর্ড',
  rules: (shortest: number) => `${figure(shortest)} বা বেশি অক্ষরের শব্দ, ছুঁয়ে থাকা অক্ষর থেকে অক্ষরে, এক শব্দে কোনোটি দুবার নয়।`,
  points: 'পয়েন্ট:',
  words: (count: number) => `${counted(count, 'শব্দের')} তালিকা`,
  wordsMean: 'আলাদা পাতায়',
  wordsTitle: (all: number, hidden: number) => `Scramble: মোট ${counted(all, 'শব্দ')}${notShown(hidden)}`,
} as const;

/** What is said of a board while others race on it. */
export const raced = {
  turn: 'দৌড়ে',
  goesOn: 'দৌড় এর মধ্যেও চলছে: এর ঘড়ি কারও জন্য থামে না।',
  noHint: 'দৌড়ে কাউকে সাহায্য করা হয় না।',
  back: 'দৌড়ে ফিরে যান',
};

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'প্রতিদ্বন্দ্বী',
  means: 'কম্পিউটার একই বোর্ডে খোঁজে',
  nobody: 'কেউ না',
  against: (name: string) => `${name}-এর বিরুদ্ধে`,
  stands: (name: string, words: number, score: number) => `${name}: ${counted(words, 'শব্দ')}, ${points(score)}`,
};

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'ফল লিখে শেয়ার',
  title: 'ফল শেয়ার করুন',
  copied: 'কপি হয়েছে। যেখানে খুশি পেস্ট করুন: লিংকে একই বোর্ড।',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `${day(date)} ${figure(date.getFullYear())}-এর Scramble` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${whose(player.name)} ` : ''}${counted(player.words, 'শব্দে')} ${points(player.score)}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, বোর্ডে মোট ${counted(all, 'শব্দ')}`}`;
  },
} as const;
