import { figure } from './forms';

const tile = (letter: string) => letter || 'ফাঁকা টাইল';
const square = (onStar: boolean) => (onStar ? 'তারায়' : 'এই ঘরে');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'প্রথম পাঠ',
  skip: 'বাদ দিন',
  spoken: (step: number, of: number, line: string) => `প্রথম পাঠ, ${figure(of)}-এর ${figure(step)}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) => `${tile(letter)} ${square(onStar)} টেনে আনুন।`,
    picked: (onStar: boolean) => `এবার ${square(onStar)} ট্যাপ করুন।`,
    next: (letter: string) => `এরপর ${tile(letter)}।`,
    own: 'যেকোনো শব্দই চলবে, এক লাইনে।',
    done: 'শব্দ হয়েছে: “হয়েছে” টিপুন।',
    keys: {
      type: (letter: string) => `এবার ${letter} টিপুন।`,
      lay: (letter: string, column: string, row: number) =>
        `তীর-কী দিয়ে ${column}${row} ঘরে, তারপর ${letter} টিপুন।`,
      own: 'যেকোনো শব্দই চলবে, এক লাইনে।',
      done: 'শব্দ হয়েছে: এবার Enter টিপুন।',
    },
  },
  search: {
    from: (word: string) => `${word} এখানে: এর উপর দিয়ে টানুন।`,
    to: (word: string) => `${word}-এর শেষ পর্যন্ত।`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `তীর-কী দিয়ে সারি ${figure(row)}, স্তম্ভ ${figure(column)}-এর ${letter}, তারপর Enter।`,
    },
  },
  scramble: {
    first: (word: string) => `${word} এখানে: অক্ষর থেকে অক্ষরে টানুন।`,
    next: (letter: string) => `এবার ${letter}।`,
    end: 'ছেড়ে দিন, বা শেষ অক্ষরে আবার ট্যাপ করুন।',
    own: 'শব্দ হলো? ছেড়ে দিন, বা শেষে আবার ট্যাপ করুন।',
    keys: { type: (word: string) => `${word} টাইপ করে Enter টিপুন।`, typed: 'Enter টিপলে শব্দটি খেলা হবে।' },
  },
} as const;
