import type { Direction, Square } from '../../wordbler/rules';
import { counted, figure, oneByOne, points, squareName, ways, whose } from './forms';

const numbers = ['', '', 'দুটি', 'তিনটি', 'চারটি', 'পাঁচটি', 'ছয়টি', 'সাতটি'];
const these = (count: number) => (count === 1 ? 'এই টাইলটি' : `এই ${numbers[count]} টাইল`);

/** As players write it: A1 is the top left corner. */

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'ইঙ্গিত',
  more: 'আরও',
  thinking: 'ভাবছে',
  layIt: 'বসান',
  liesThere: 'ইঙ্গিতটি বোর্ডে বসানো আছে',
  title: (step: number) => `ইঙ্গিত ${figure(step)} / ${figure(3)}`,
  tiles: (count: number) => `${these(count)}।`,
  squares: (count: number) => `${these(count)}, এখানে।`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points,
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points: score, ...from }: HintedWord) =>
    `ওস্তাদ: ${word}, ${squareName(from)} ${ways[direction]}, ${figure(score)}`,
  noPlay: 'এই টাইলে কোনো চাল নেই: বদল করুন বা পাস দিন।',
  failed: 'ইঙ্গিত পাওয়া গেল না। কিছু গোনা হয়নি: আবার চেষ্টা করুন।',
  close: 'ইঙ্গিত বন্ধ করুন',
  taken: (count: number) => counted(count, 'ইঙ্গিত'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'চাল খোঁজা হচ্ছে।',
    tiles: (letters: readonly string[]) =>
      `তিনটির প্রথম ইঙ্গিত: ${oneByOne(letters.map((letter) => letter || 'ফাঁকা টাইল'))} নিন।`,
    squares: (squares: readonly Square[]) => `তিনটির দ্বিতীয় ইঙ্গিত: ${oneByOne(squares.map(squareName))} ঘরে।`,
    word: ({ word, direction, points: score, ...from }: HintedWord) =>
      `তিনটির তৃতীয় ইঙ্গিত: ${word}, ${squareName(from)} থেকে ${ways[direction]}, ${points(score)}।`,
    beyond: ({ word, direction, points: score, ...from }: HintedWord) =>
      `ওস্তাদ বসাতেন ${word}, ${squareName(from)} থেকে ${ways[direction]}, ${points(score)}।`,
    closed: 'ইঙ্গিত বন্ধ হলো।',
  },
  verdict: {
    found: 'সেরা চালটিই খুঁজে পেয়েছেন।',
    best: (word: string, score: number, percent: number) =>
      `সেরা ছিল ${word}, ${figure(score)}। আপনি পেয়েছেন ${figure(percent)}%।`,
    /** The word would tell the others what is left on the rack. */
    share: (score: number, percent: number) =>
      `সেরা চাল ছিল ${figure(score)}-এর। আপনি পেয়েছেন ${figure(percent)}%।`,
    /** The player hears of it at the next turn. */
    last: (word: string, score: number, name: string) =>
      `${whose(name)} গত পালায় সেরা ছিল ${word}, ${figure(score)}।`,
    beyond: (word: string, score: number) => `ওস্তাদ পেতেন ${word}, ${figure(score)}।`,
  },
} as const;
