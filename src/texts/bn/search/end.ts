import type * as wordSearch from '../../../search/rules';
import { clock, counted, day, figure, large, month, oneByOne, whose } from '../forms';

type Direction = wordSearch.Direction;

/** A minus that is as wide as a plus. Thousands stand apart by a comma, as usual. */
const points = (value: number) => (value < 0 ? '−' : '') + large(Math.abs(value), ',');

const inPoints = (value: number) => `${points(value)} পয়েন্ট`;

const ways: Readonly<Record<Direction, string>> = {
  right: 'ডানে',
  down: 'নিচে',
  left: 'বাঁয়ে',
  up: 'উপরে',
  downLeft: 'নিচে-বাঁয়ে',
  downRight: 'নিচে-ডানে',
  upLeft: 'উপরে-বাঁয়ে',
  upRight: 'উপরে-ডানে',
};

const directions = (count: number) => (count === 8 ? 'আট দিকই' : `${figure(count)} দিক`);

const sum = (length: number, multiplier: number, score: number) =>
  `${figure(length)} × ${figure(multiplier)} = ${points(score)}`;

const squares = { found: '🟦', hinted: '🟨', missed: '⬜' } as const;

/** What is said at the end of a word search, and in its tables of scores. */
export const end = {
  points,
  clock,
  sum,
  ways,
  allWays: (chosen: readonly Direction[]) => oneByOne(chosen.map((way) => ways[way])),
  titles: { allFound: '১৪টিই পাওয়া গেছে!', timeOut: 'সময় শেষ!', givenUp: 'ছেড়ে দেওয়া হলো' },
  found: (found: number, all: number) => `${figure(all)}টির ${figure(found)}টি পাওয়া`,
  subtitle: (category: string, count: number, time: string | undefined) =>
    oneByOne([category, directions(count), ...(time === undefined ? [] : [time])]),
  left: (seconds: number) => `${clock(seconds)} বাকি`,
  spent: (seconds: number) => `${clock(seconds)} লেগেছে`,
  picture: {
    title: inPoints,
    alternative: (category: string, found: number, missed: readonly string[]) =>
      `${whose(category)} ছক: ${counted(found, 'শব্দ')} পাওয়া, হালকা নীল ঘরে; ${
        missed.length === 0 ? 'কিছুই বাদ যায়নি' : `বাদ গেছে, সবুজ ঘরে: ${oneByOne(missed)}`
      }।`,
    file: (category: string) => `shobdokhonj-${category.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.png`,
    failed: 'এখানে ছবি বানানো গেল না।',
    legendFound: (count: number) => `পাওয়া ${figure(count)}`,
    legendMissed: (count: number) => `বাদ ${figure(count)}`,
  },
  buttons: {
    playAgain: 'আবার খেলুন',
    playAgainMeans: 'একই তালিকা, নতুন ছক',
    sameGrid: 'একই ছক আবার',
    choose: 'অন্য বিভাগ',
    replay: 'রিপ্লে',
    save: 'ছবি সেভ',
    saveMeans: 'PNG হিসেবে',
    share: 'শেয়ার',
    link: 'আমার খোঁজা',
    linkMeans: 'লিংক হিসেবে, দেখতে আর রিপ্লে চালাতে',
    menu: 'মেনু',
    tables: 'সব তালিকা',
    back: 'বিভাগে ফিরুন',
    sound: 'আওয়াজ',
  },
  reckoning: {
    title: 'হিসাব',
    number: 'নম্বর',
    word: 'শব্দ',
    direction: 'দিক',
    sum: 'দৈর্ঘ্য × গুণ',
    score: 'স্কোর',
    hinted: 'ইঙ্গিত নিয়ে',
    nothing: 'কোনো শব্দ পাওয়া যায়নি।',
    words: 'শব্দ',
    missed: 'বাদ যাওয়া শব্দ',
    none: 'নেই',
    cheat: (code: string, times: number) => `চিট “${code}” × ${figure(times)}`,
    hints: (times: number) => `ইঙ্গিত × ${figure(times)}`,
    noHelp: 'চিট আর ইঙ্গিত',
    bonus: (seconds: number, each: number) => `সময়ের বোনাস ${figure(seconds)} সে. × ${figure(each)}`,
    bonusCapped: (seconds: number) => `সময়ের বোনাস ${figure(seconds)} সে., শব্দের সমান পর্যন্ত`,
    bonusBought: (seconds: number) => `সময়ের বোনাস ${figure(seconds)} সে., চিটের সময় বাদে`,
    bonusLost: 'সময়ের বোনাস, সব পাওয়া যায়নি',
    noClock: 'সময়ের বোনাস, ঘড়ি নেই',
    total: 'মোট',
    best: 'প্রথম স্থান',
    place: (place: number) => `স্থান ${figure(place)}`,
    alone: 'এখানে প্রথম',
    outside: 'তালিকায় নেই',
  },
  table: {
    title: (category: string) => `সেরা ${figure(14)}, ${category}`,
    place: 'স্থান',
    name: 'নাম',
    score: 'স্কোর',
    when: 'কবে',
    ways: 'দিক',
    seed: 'সিড',
    seedOf: (seed: string) => `সিড ${seed}`,
    seedMeans: 'এই সিডে একই তালিকা থেকে একই ছক হয়।',
    again: 'এই ছকটি খেলুন',
    copy: 'সিডটি কপি করুন',
    copied: 'সিডটি কপি হয়েছে।',
    elsewhere: 'অন্য জায়গার',
    cheats: (count: number) => `${points(count)}টি চিট`,
    hints: (count: number) => `${points(count)}টি ইঙ্গিত`,
    practice: 'অনুশীলন: ছকটি আগে দেখা থাকতে পারে',
    now: 'এখন',
    date: (when: number, now: number) => {
      const [then, today] = [new Date(when), new Date(now)];
      const isThisYear = then.getFullYear() === today.getFullYear();
      return isThisYear ? `${figure(then.getDate())} ${month(then)}` : `${month(then)} ${figure(then.getFullYear())}`;
    },
    yourName: 'তালিকার জন্য আপনার নাম',
    enter: 'নাম তুলুন',
    entered: (place: number, name: string) => `${name} তালিকায় উঠলেন, স্থান ${figure(place)}।`,
    tooLow: (lowest: number) => `তালিকা ভরা: উঠতে ${inPoints(lowest)} চাই।`,
    empty: 'এখনও স্কোর নেই।',
    sessionOnly: 'এই ব্রাউজার এই পাতার কিছু রাখে না: পাতা বন্ধ করা পর্যন্তই তালিকা থাকবে।',
    lost: 'সেরা স্কোর খেলার বাইরে থেকে বদলানো হয়েছে, তাই সব তালিকা নতুন করে শুরু হচ্ছে।',
    meanwhile: 'এর মধ্যে অন্যরা এগিয়ে গেছেন: স্কোরটি আর তালিকায় ওঠে না।',
  },
  tables: {
    title: 'সেরা স্কোর',
    close: 'বন্ধ করুন',
    category: 'বিভাগ',
    option: (category: string, best: number | undefined) =>
      best === undefined ? category : `${category} (${points(best)})`,
    former: 'আগের বিভাগ',
    next: 'পরের বিভাগ',
    clear: 'এই তালিকা মুছুন',
    clearAll: 'সব তালিকা মুছুন',
    sureOne: (category: string) => `${whose(category)} তালিকা মুছবেন? এর স্কোর আর ফিরবে না।`,
    sureAll: 'সব তালিকা মুছবেন? কোনো স্কোরই আর ফিরবে না।',
    doClear: 'মুছুন',
    keep: 'থাক',
  },
  share: {
    text: (category: string, found: number, all: number, score: number) =>
      `শব্দখোঁজ, ${category}: ${figure(all)}টি শব্দের ${figure(found)}টি পেয়েছি, ${inPoints(score)}। একই ছকে এর বেশি পারবেন?`,
    /** A square for each word of the list tells no letter of it. */
    daily: (date: Date, score: number, words: readonly ('found' | 'hinted' | 'missed')[], language?: string) =>
      `${day(date)} ${figure(date.getFullYear())}-এর শব্দখোঁজ${language ? ` (${language})` : ''}: ${figure(words.length)}টির ${figure(words.filter((word) => word !== 'missed').length)}টি শব্দ, ${inPoints(score)}\n${words.map((word) => squares[word]).join('')}`,
    copied: 'কপি হয়েছে। বন্ধুকে পাঠান: লিংকে একই ছক।',
  },
  printed: {
    title: (category: string) => `শব্দখোঁজ: ${category}`,
    puzzle: 'ছক',
    key: 'উত্তর',
    keyMeans: 'আলাদা পাতায়',
    keyTitle: (category: string) => `উত্তর: ${category}`,
    ways: 'শব্দ সোজা চলে, এই দিকগুলোয়:',
  },
  replay: {
    title: 'রিপ্লে',
    close: 'বন্ধ করুন',
    picture: (found: number, all: number) => `ছক, ${figure(all)}টি শব্দের ${figure(found)}টি পাওয়া।`,
    play: 'চালান',
    pause: 'থামান',
    back: 'এক ধাপ পিছনে',
    step: 'পরের ধাপ',
    again: 'শুরু থেকে',
    speed: 'গতি',
    speeds: { slow: 'ধীর', normal: 'স্বাভাবিক', fast: 'দ্রুত' },
    position: 'ধাপ',
    at: (step: number, all: number) => `ধাপ ${figure(step)} / ${figure(all)}`,
    score: 'স্কোর',
    time: 'সময়',
    keys: 'Space চালায় আর থামায়, তীর-কী ধাপে ধাপে যায়, + আর − গতি বদলায়।',
    start: 'খোঁজা শুরু।',
    wordFound: (word: string, way: Direction, length: number, multiplier: number, score: number) =>
      `${word}, ${ways[way]}, ${sum(length, multiplier, score)}`,
    foundBefore: (word: string) => `আবারও ${word}`,
    nope: (letters: string) => `উঁহু! ${letters} তালিকায় নেই`,
    hinted: (word: string) => `${word}-এর ইঙ্গিত`,
    mambazamba: (seconds: number) => `চিট “mambazamba”: আরও ${figure(seconds)} সে.`,
    flash: 'চিট “flash”: লুকোনো শব্দ দেখা যাচ্ছে',
    endings: {
      allFound: (bonus: number) => `সব পাওয়া গেছে। সময়ের বোনাস ${points(bonus)}`,
      timeOut: () => 'সময় শেষ।',
      givenUp: () => 'ছেড়ে দেওয়া হলো।',
    },
  },
} as const;
