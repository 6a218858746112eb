import type * as wordSearch from '../../../search/rules';
import type { KeyHelp, SpokenLetter, SpokenRow } from '../../sentence-facts';
import { counted, figure, points as inPoints, oneByOne } from '../forms';
import { end } from './end';

type Event = wordSearch.GameEvent;
type Square = wordSearch.Square;

const { points, clock, ways } = end;

const place = ({ x, y }: Square) => `সারি ${figure(y + 1)}, স্তম্ভ ${figure(x + 1)}`;

const got = (count: number) => `${figure(count)}টি ফসকে গেছে। সবুজ ভাঙা দাগের ঘরগুলো দেখুন।`;

/** Why nothing came of what was asked; what no player can bring about is not said. */
const refusals: Partial<Readonly<Record<wordSearch.Refusal, string>>> = {
  noClock: 'এই খোঁজায় ঘড়ি নেই।',
  nothingToHint: 'বাকি সব শব্দের ইঙ্গিত দেওয়া হয়ে গেছে।',
  paused: 'খেলা থামানো আছে।',
};

/** The word search while it is played: what stands around the grid, and what is said of it. */
export const play = {
  practice: 'এটা অনুশীলন: কোনো দিনের হিসাবে ধরা হবে না।',
  points,
  clock,
  ways,
  title: (category: string) => `শব্দখোঁজ: ${category}`,
  back: 'মেনুতে ফিরুন',
  mute: 'আওয়াজ বন্ধ',
  unmute: 'আওয়াজ চালু',
  help: 'কিবোর্ড ও সাহায্য',
  menu: 'থামান, মেনু দেখুন',
  score: 'স্কোর',
  time: 'বাকি সময়',
  noLimit: 'ঘড়ি নেই',
  timeSpoken: (seconds: number) => `${figure(Math.floor(seconds / 60))} মিনিট ${figure(seconds % 60)} সেকেন্ড বাকি`,
  found: (found: number, all: number) => `${figure(all)}টির ${figure(found)}টি পাওয়া`,
  ofAll: (all: number) => `/ ${figure(all)}`,
  pause: 'থামান',
  hint: 'ইঙ্গিত',
  hintCost: (cost: number) => `−${figure(cost)}`,
  hintMeans: (cost: number | undefined) =>
    `ইঙ্গিত: একটি শব্দের প্রথম অক্ষর জ্বলে${cost === undefined ? '' : `, দাম ${inPoints(cost)}`}`,
  words: 'যা খুঁজবেন',
  left: (count: number) => `${figure(count)}টি বাকি`,
  missed: (count: number) => `${figure(count)}টি বাদ`,
  missedWord: 'বাদ গেছে',
  secret: (length: number) => '•'.repeat(length),
  spokenRow: ({ word, length, found, sum }: SpokenRow) =>
    `${word ?? counted(length, 'ঢাকা অক্ষর')}${found ? `, পাওয়া গেছে${sum ? `, ${sum}` : ''}` : ''}`,
  spokenMissed: (word: string) => `${word}, বাদ গেছে`,
  sum: (length: number, multiplier: number, score: number) =>
    `${figure(length)}×${figure(multiplier)} = ${points(score)}`,
  ways8: 'দিক আর তার গুণ',
  times: (multiplier: number) => `×${figure(multiplier)}`,
  readingOf: (way: wordSearch.Direction, multiplier: number) => `${ways[way]} ×${figure(multiplier)}`,
  empty: 'প্রথম অক্ষর থেকে শেষ অক্ষরে টানুন।',
  emptyByTaps: 'শুরুতে আর শেষে ট্যাপ করুন।',
  start: 'শুরু',
  letGo: 'টান ছেড়ে দিন',
  whole: 'পুরো পাতা',
  zoomed: 'বড় করা',
  zoom: 'পাতা কীভাবে দেখাবে',
  fold: 'শব্দতালিকা গুটান',
  unfold: 'শব্দতালিকা দেখান',
  reckoning: 'হিসাব দেখুন',
  again: 'আবার খেলুন',
  over: {
    timeOut: 'সময় শেষ!',
    givenUp: 'ছেড়ে দেওয়া হলো',
    allFound: 'সব পাওয়া গেছে!',
    found: (count: number) => `পাওয়া ${figure(count)}`,
    missed: (count: number) => `বাদ ${figure(count)}`,
    words: (count: number) => `${counted(count, 'শব্দ')} পাওয়া`,
    costs: 'চিট আর ইঙ্গিত',
    bonus: (seconds: number) => `সময়ের বোনাস, ${figure(seconds)} সে.`,
    noBonus: 'সময়ের বোনাস, সব পাওয়া যায়নি',
    total: 'স্কোর',
  },
  paused: {
    title: 'থামানো আছে',
    left: (category: string, count: number) => `${category}, ${counted(count, 'শব্দ')} বাকি`,
    hidden: 'পাতাটি আড়ালে ছিল, তাই ঘড়ি থেমে আছে।',
    goOn: 'চালান',
    seconds: (seconds: number) => `+${figure(seconds)} সেকেন্ড`,
    flash: 'শব্দের ঝলক',
    cost: (cost: number) => `−${inPoints(cost)}`,
    list: 'শব্দতালিকা',
    modes: { all: 'সব', remaining: 'বাকি', hidden: 'ঢাকা' },
    settings: 'সেটিংস',
    giveUp: 'ছেড়ে দিন',
    again: 'নতুন পাতা',
    leave: 'বেরোন',
    asks: {
      giveUp: {
        title: 'ছেড়ে দেবেন?',
        means: 'যা বাকি, সব দেখানো হবে, আর খোঁজা শেষ।',
        keep: 'খুঁজতে থাকি',
        sure: 'হ্যাঁ, ছাড়ি',
      },
      again: {
        title: 'নতুন পাতা?',
        means: 'এই পাতা আর এতে যা পেয়েছেন, কিছুই আর ফিরবে না।',
        keep: 'এটিই থাক',
        sure: 'হ্যাঁ, নতুন পাতা',
      },
    },
  },
  bird: {
    hello: 'সব খুঁজে বের করুন। শব্দে শব্দে কাটাকাটি হতে পারে।',
    paused: 'পাতাটা আমি বন্ধ রাখছি।',
    found: (word: string, way: wordSearch.Direction, sum: string | undefined) =>
      `${word}, ${ways[way]}!${sum ? ` ${sum}।` : ''}`,
    nope: 'উঁহু!',
    before: (word: string) => `${word} আগেই পেয়েছেন।`,
    hinted: (word: string | null) => (word ? `যেখানে জ্বলছে, সেখানেই ${word} শুরু।` : 'যেখানে জ্বলছে, সেখানেই একটি ঢাকা শব্দ শুরু।'),
    seconds: (seconds: number) => `আরও ${figure(seconds)} সেকেন্ড। আমি কিছু দেখিনি।`,
    flash: 'দেখুন, জলদি!',
    allFound: 'একটিও বাদ নেই। সাবাশ!',
    timeOut: got,
    givenUp: got,
  },
  grid: 'অক্ষর',
  gridHint: 'তীর-কী দিয়ে নড়ুন, Enter বা Space টান শুরু আর শেষ করে, Shift ধরে তীর-কী টানে, Esc ছেড়ে দেয়।',
  square: ({ letter, found, missed, mark, hinted, ...at }: SpokenLetter) =>
    oneByOne([
      letter,
      place(at),
      ...found.map((word) => `পাওয়া শব্দ ${word}`),
      ...missed.map((word) => `বাদ যাওয়া শব্দ ${word}`),
      ...(mark ? [mark === 'start' ? 'টানের শুরু' : 'টানের মধ্যে'] : []),
      ...(hinted ? ['জ্বলছে'] : []),
    ]),
  stroke: (letters: string, way: wordSearch.Direction) => `${letters}, ${ways[way]}`,
  started: (letter: string) => `${letter} থেকে টান শুরু।`,
  dropped: 'ছেড়ে দেওয়া হলো।',
  secretWord: 'একটি ঢাকা শব্দ',
  standing: (found: number, all: number, score: number | undefined, seconds: number | undefined) =>
    `${figure(all)}টির ${figure(found)}টি পাওয়া${score === undefined ? '' : `, ${inPoints(score)}`}${seconds === undefined ? '' : `, ${clock(seconds)} বাকি`}।`,
  clockLeft: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0 ? `${figure(seconds / 60)} মিনিট বাকি।` : `${figure(seconds)} সেকেন্ড বাকি।`,
  refusals,
  howTo: {
    title: 'কীভাবে খুঁজবেন',
    steps: {
      draw: ['চৌদ্দটি শব্দ খুঁজুন', 'শব্দের প্রথম অক্ষর থেকে শেষ অক্ষরে টানুন, বা উল্টো দিকে।'],
      tap: ['বা দুই মাথায় ট্যাপ করুন', 'এক মাথা, তারপর অন্যটি: মাঝের টান নিজেই হয়।'],
      ways: ['আট দিকে', 'সোজা, কোনাকুনি, উল্টো। শব্দের পয়েন্ট তার দৈর্ঘ্য × তার দিকের গুণ।'],
      quick: ['চটপট', 'সব শব্দ পেলে প্রতিটি বাকি সেকেন্ডে ১০ পয়েন্ট।'],
      pause: ['থামান', 'যখন খুশি ঘড়ি থামে, অক্ষরগুলো ঢাকা থাকে।'],
      hint: ['ইঙ্গিত', 'একটি শব্দের প্রথম অক্ষর জ্বলে ওঠে, দাম ২০ পয়েন্ট।'],
      closer: ['কাছ থেকে দেখুন', 'ফোনে দুই আঙুলে পাতা বড় করুন, সরান।'],
    },
  },
  keys: [
    { keys: '← ↑ → ↓', meaning: 'অক্ষর থেকে অক্ষরে যান' },
    { keys: 'Enter বা Space', meaning: 'টান শুরু করুন, শেষ করুন' },
    { keys: 'Shift + তীর', meaning: 'টান দিন; Shift ছাড়লে শেষ' },
    { keys: 'Esc', meaning: 'টান ছেড়ে দিন' },
    { keys: '7', meaning: 'ইঙ্গিত' },
    { keys: '8', meaning: 'আওয়াজ বন্ধ বা চালু' },
    { keys: '9', meaning: 'থামান, আবার চালান' },
    { keys: '0', meaning: 'খোঁজার অবস্থা বলা (স্ক্রিন রিডারের জন্য)' },
    { keys: '.', meaning: 'পুরো পর্দা, বা নয়' },
    { keys: '?', meaning: 'এই পাতা' },
  ] satisfies KeyHelp[],
  /** What a screen reader says of an event; undefined of what only a clock counts. */
  event(event: Event, wordOf: (word: number) => string, hasPoints = true): string | undefined {
    switch (event.type) {
      case 'gridLaid':
        return undefined;
      case 'wordFound':
        return `${event.laid.word} পাওয়া গেছে, ${ways[event.laid.direction]}${hasPoints ? `, ${inPoints(event.points)}। মোট ${figure(event.score)}।` : '।'}`;
      case 'foundBefore':
        return `${wordOf(event.word)} আগেই পেয়েছেন।`;
      case 'nope':
        return `উঁহু! ${event.letters} তালিকায় নেই।`;
      case 'hinted':
        return `ইঙ্গিত: ${wordOf(event.word)} শুরু ${place(event.square)}-এ।${hasPoints ? ` ${inPoints(event.cost)} কম।` : ''}`;
      case 'cheated':
        return event.code === 'flash'
          ? `${hasPoints ? `এক ঝলকের দাম ${inPoints(event.cost)}: ` : ''}${event.hidden.map(({ word, direction, ...at }) => `${word}, ${place(at)}, ${ways[direction]}`).join('; ')}।`
          : `আরও ${figure(event.seconds)} সেকেন্ড, দাম ${inPoints(event.cost)}।`;
      case 'paused':
        return 'থামানো হলো। অক্ষরগুলো ঢাকা।';
      case 'wentOn':
        return 'খোঁজা আবার চলছে।';
      case 'timeSpent':
        return undefined;
      case 'gameEnded':
        return ended(event);
    }
  },
} as const;

function ended({ reason, missed, score, seconds, bonus }: wordSearch.EventOf<'gameEnded'>): string {
  const total = `মোট ${inPoints(score)}।`;
  if (reason === 'allFound')
    return `সব শব্দ পাওয়া গেছে! ${bonus > 0 ? `বাকি ${figure(seconds)} সেকেন্ডে ${inPoints(bonus)}। ` : ''}${total}`;
  const words = `পাওয়া যায়নি: ${oneByOne(missed.map(({ word }) => word))}।`;
  return `${reason === 'timeOut' ? 'সময় শেষ!' : 'ছেড়ে দেওয়া হলো।'} ${words} ${total}`;
}
