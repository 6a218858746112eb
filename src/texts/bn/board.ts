import type { Direction, HistoryEntry, NoWords, Square } from '../../wordbler/rules';
import type { PlaceHeld } from '../sentence-facts';
import { counted, figure, oneByOne, points, squareName, tenths, to, together, ways, whose } from './forms';

/** What stands around the board. */
export const table = {
  menu: 'মেনু',
  goOn: 'খেলতে থাকুন',
  help: 'কিবোর্ড ও সাহায্য',
  mute: 'আওয়াজ বন্ধ',
  unmute: 'আওয়াজ চালু',
  fullscreen: 'পুরো পর্দা',
  person: 'মানুষ',
  lastPlays: 'শেষ চালগুলো',
  laid: (_name: string) => 'বসালেন',
  hurry: 'দ্রুত চাইলে ট্যাপ করুন',
  hurryAnywhere: 'দ্রুত চাইলে যেকোনো জায়গায় ট্যাপ করুন',
  openRacks: 'খোলা র‍্যাক: সবাই সব অক্ষর দেখেন',
  missed: 'ভুল',
  exchange: 'বদল',
  exchanged: (count: number) => counted(count, 'টাইল'),
  pass: 'পাস',
  timeOut: 'সময় শেষ',
  skipped: 'পালা বাদ',
  inVain: 'চ্যালেঞ্জ',
  unseen: 'এখনও অদেখা',
  whereUnseen: (bag: number, racks: number) => `থলিতে ${figure(bag)}, র‍্যাকে ${figure(racks)}`,
  why: {
    notOpen: 'টাইল চলার সময় নয়',
    nothingLaid: 'এখনও কোনো টাইল বসেনি',
    bagTooSmall: (needs: number) => `থলিতে ${figure(needs)}টির কম টাইল`,
  },
  history: {
    title: 'ইতিহাস',
    howScored: (word: string) => `${word} কীভাবে পয়েন্ট পেল`,
    turn: 'পালা',
    what: 'কী',
    score: 'স্কোর',
    total: 'মোট',
    missed: 'ভুল',
    none: 'এখনও কিছু নেই।',
    close: 'বন্ধ করুন',
    average: 'শব্দপিছু গড়',
    averageOf: tenths,
    best: 'সেরা চাল',
    misses: 'ভুল',
    exchanges: 'বদল',
    notWords: 'অভিধানে নেই',
    disjoint: 'কোনো শব্দ ছোঁয়নি',
  },
  over: {
    replay: 'রিপ্লে',
    savePicture: 'ছবি সেভ করুন',
    picture: 'ছবি',
    saveRecord: 'রেকর্ড সেভ করুন (GCG)',
    record: 'রেকর্ড',
    left: 'বাকি',
    reckoning: 'হিসাব',
    records: 'এই খেলার সেরা',
    bestPlay: 'সেরা চাল',
    longestWord: 'সবচেয়ে লম্বা শব্দ',
    average: 'পালাপিছু গড়',
    averageOf: tenths,
    bonuses: 'বোনাস',
    byWhom: (score: number, name: string) => `${figure(score)}, ${name}`,
    letters: (count: number, name: string) => `${counted(count, 'অক্ষর')}, ${name}`,
    noBonus: 'সাতটি কেউ বসাননি',
    times: (count: number) => `${figure(count)} বার`,
    wentOut: 'সবার আগে শেষ',
    handicap: 'শুরুতেই পাওয়া',
    overTime: (minutes: number) => `${figure(minutes)} মি. বেশি`,
    resigned: 'খেলা ছেড়েছেন: বাকি সবার পিছনে',
    margin: (first: number, second: number) => `${figure(first)} – ${figure(second)}`,
  },
} as const;

const places = ['প্রথম', 'দ্বিতীয়', 'তৃতীয়'] as const;

export const curtain = {
  title: (name: string) => `${to(name)} দিন`,
  passTo: 'এবার',
  lift: 'আমার টাইল দেখান',
  standing: (score: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held
        ? `${places[held.place - 1]} স্থান আর ${figure(held.behind)} দূরে`
        : `${places[held.place - 1]} স্থান`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${points(score)}${at} · ${counted(left, 'টাইল')} বাকি`;
  },
} as const;

const drawn = (letter: string) => letter || 'ফাঁকা টাইল';

function reason(letter: string): string {
  if (letter === '') return 'ফাঁকা টাইল সবার সেরা।';
  return letter === 'A' ? 'A-র আগে কিছু নেই।' : `“${letter}” A-র সবচেয়ে কাছে।`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'কে শুরু করবেন?',
  rule: 'সবাই একটি করে টাইল তোলেন। A-র সবচেয়ে কাছের অক্ষর শুরু করে; ফাঁকা টাইল সবার সেরা।',
  tie: (names: readonly string[], letter: string) =>
    `${together(names)} ${names.length === 2 ? 'দুজনেই' : 'সবাই'} ${drawn(letter)} তুলেছেন।`,
  again: 'তাঁরা আবার তুলবেন; প্রথম টাইলগুলো বাইরেই থাকবে।',
  starts: (name: string) => `${name} শুরু করছেন।`,
  told: (draws: readonly { name: string; letters: readonly string[] }[], first: string) =>
    `${oneByOne(
      draws.map(({ name, letters }) => `${name} তুলেছেন ${letters.map(drawn).join(', তারপর ')}`),
    )}। ${first} শুরু করছেন।`,
  because: (letter: string, others: readonly string[]) => `${reason(letter)} তারপর ${together(others)}।`,
};

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'কোনো ক্রমেই শব্দ হয় না' : 'অভিধানে নেই'}: ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `${counted(entry.count, 'টাইল')} বদল`;
    case 'passed':
      return 'পাস';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `কোনো শব্দ ছোঁয়নি: ${entry.word}`;
    case 'timedOut':
      return 'সময় ফুরিয়েছে';
    case 'challengedInVain':
      return `বৃথা চ্যালেঞ্জ: ${name(entry.by)}`;
    case 'skipped':
      return 'এক পালা বাদ';
    case 'resigned':
      return 'খেলা ছাড়লেন';
    case 'handicap':
      return 'বাড়তি সুবিধা নিয়ে শুরু';
    case 'rackLost':
      return `র‍্যাকে রইল: ${entry.letters.map((letter) => letter || 'ফাঁকা').join(' ')}`;
    case 'wentOut':
      return 'সবার আগে শেষ';
    case 'overTime':
      return `সময়ের ${figure(entry.minutes)} মিনিট বেশি`;
  }
}

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
    share: (score: number, percent: number) => `সেরা চাল ছিল ${figure(score)}-এর। আপনি পেয়েছেন ${figure(percent)}%।`,
    /** The player hears of it at the next turn. */
    last: (word: string, score: number, name: string) => `${whose(name)} গত পালায় সেরা ছিল ${word}, ${figure(score)}।`,
    beyond: (word: string, score: number) => `ওস্তাদ পেতেন ${word}, ${figure(score)}।`,
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'মানানসই',
    nestling: 'ছানা',
    fledgling: 'উড়ুক্কু',
    songbird: 'গানের পাখি',
    club: 'ক্লাব',
    expert: 'ওস্তাদ',
    master: 'গুরু',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'ছানার একটু নিচে',
    nestling: 'ছানা',
    fledgling: 'উড়ুক্কু',
    aboveFledgling: 'উড়ুক্কুর একটু উপরে',
    songbird: 'গানের পাখি',
    aboveSongbird: 'গানের পাখির একটু উপরে',
    club: 'ক্লাব',
    expert: 'ওস্তাদ',
  },
  justRight: (step: string) => `মানানসই: ${step}`,
  playsJustRight: (names: readonly string[], step: string) => `${together(names)} মানানসই স্তরে খেলছেন: ${step}।`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `পরের খেলায় মানানসই: ${step}।`,
  kind: (level: string) => `কম্পিউটার · ${level}`,
  says: (remark: string) => `“${remark}”`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `${figure(percent)}% নিশ্চিত।`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['একটা শব্দ! সত্যিকারের!', 'ফুড়ুৎ, ফুড়ুৎ!', 'একা একাই বানিয়েছি।', 'অনেক হলো নাকি?'],
    fledgling: ['আমি করলাম?', 'দেখুন, দেখুন কী পেয়েছি!', 'কপাল ভালো।', 'আবার পারব তো?'],
    songbird: ['এটা যেন গান!', 'সুরের মতো মনে এল।', 'এই র‍্যাকটা বেশ লাগছে।', 'এই ডালে আজ ভারি সুখ।'],
    club: ['এরই অপেক্ষায় ছিলাম।', 'ঘরগুলো ছিল একদম ঠিক।', 'প্রতিটি পয়েন্টই দামি।', 'এবার আপনার পালা।'],
    expert: ['যেমন ভেবেছিলাম।', 'এমন ফাঁক কি ছাড়া যায়?', 'থলি আজ সদয়।', 'এক চাল এগিয়ে।'],
    master: ['আগেই দেখেছিলাম।', 'হাজার বার পরখ করেছি।', 'সব পথের মধ্যে এটাই।', 'ধৈর্যের ফল।'],
  },
  noThought: 'কম্পিউটার ভাবতে পারছে না।',
  noThoughtMeans: 'এর শব্দ লোড করা যায়নি, বা ভাবনা থেমে গেছে। খেলা রাখা আছে: আবার চেষ্টা করুন, বা বেরিয়ে আবার আসুন।',
  tryAgain: 'আবার চেষ্টা',
  watch: {
    pause: 'থামান',
    goOn: 'চালান',
    step: 'পরের পালা',
    stepWhy: 'একটি পালা দেখিয়ে থামে',
    speed: 'গতি',
    speeds: { slow: 'ধীর', normal: 'স্বাভাবিক', fast: 'দ্রুত' },
    paused: 'থামানো আছে।',
    goesOn: 'খেলা চলছে।',
  },
} as const;
