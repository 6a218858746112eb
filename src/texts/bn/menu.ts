import type { KeyHelp } from '../sentence-facts';
import { clock, counted, figure, points, whose } from './forms';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  title: 'Wordbler',
  motto: 'এক টেবিলে শব্দের তিন খেলা',
  playNow: 'খেলুন',
  /** What tells the button of one game from the others. */
  playNowOf: (game: string) => `খেলুন: ${game}`,
  games: {
    wordbler: {
      name: 'Wordbler',
      players: '১–৪ জন',
      about: 'বোর্ডে শব্দের সঙ্গে শব্দ মেলান।',
      starts: 'কম্পিউটারের সঙ্গে, বা চারজন পর্যন্ত',
      more: 'খেলোয়াড় ও নিয়ম',
    },
    search: {
      name: 'শব্দখোঁজ',
      players: 'একা বা রোজ',
      about: 'আট দিকে লুকোনো শব্দ খুঁজুন।',
      starts: 'আজকের ছক, বা আপনার শেষ তালিকা',
      more: 'বিভাগ',
    },
    scramble: {
      name: 'Scramble',
      players: '১–৪ জন',
      about: 'সময় থাকতে পাশের অক্ষর জুড়ুন।',
      starts: 'ঘড়ির সঙ্গে, নতুন বোর্ডে',
      more: 'বোর্ড ও খেলোয়াড়',
    },
  },
  goOn: 'শেষ খেলাটি চালিয়ে যান',
  goOnSearching: 'শব্দখোঁজ চালিয়ে যান',
  goOnScrambling: 'Scramble চালিয়ে যান',
  foundWords: (words: number) => counted(words, 'শব্দ'),
  found: (found: number, words: number) => `${figure(words)}টির ${figure(found)}টি পাওয়া গেছে`,
  ownList: 'নিজের তালিকা',
  points,
  timeLeft: (seconds: number) => `ঘড়িতে ${clock(seconds)} বাকি`,
  toMove: (name: string) => `${whose(name)} পালা`,
  tilesLeft: (count: number) => `${counted(count, 'টাইল')} বাকি`,
  unopened: {
    is: (why: string) => `রাখা একটি খেলা খোলা গেল না। ${why}`,
    save: 'ফাইলে সেভ করুন',
    fileName: 'rakha-khela.json',
    throwAway: 'ফেলে দিন',
  },
  newer: { is: 'নতুনতর Wordbler তৈরি আছে। চলতি খেলা থেকে যাবে।', open: 'আপডেট' },
  /** At the end of a daily that counted. */
  dailyDone: (days: number) =>
    days > 1 ? `আজকের মতো শেষ: টানা ${counted(days, 'দিন')}।` : 'আজকের মতো শেষ। কাল দ্বিতীয় দিন।',
  friends: 'বন্ধুর সঙ্গে খেলুন',
  settings: 'সেটিংস',
  statistics: 'হিসাব',
  study: 'শেখা',
  help: 'কীভাবে খেলবেন',
  credits: 'পরিচয়',
} as const;

export const settings = {
  title: 'সেটিংস',
  close: 'বন্ধ করুন',
  table: 'টেবিল',
  looks: { dark: 'গাঢ়', light: 'হালকা', contrast: 'কনট্রাস্ট', system: 'সিস্টেম' },
  board: 'বোর্ডে',
  legend: 'রঙের মানে',
  legendMeans: 'কোন রঙের ঘরে কী হয়',
  labels: 'ঘরে লেখা',
  labelsMean: 'ঘরে ২অ, ৩অ, ২শ, ৩শ লেখা থাকে',
  preview: 'আগাম পয়েন্ট',
  previewMeans: 'বসানো টাইলে কত পয়েন্ট হবে',
  openRacks: 'খোলা র‍্যাক',
  openRacksMean: 'সব র‍্যাক খোলা, পর্দা নেই',
  hand: 'হাত',
  handMeans: 'বাঁ: টেবিল আয়নার মতো উল্টানো',
  hands: { right: 'ডান', left: 'বাঁ' },
  scoreSheet: 'স্কোরের পাতা',
  scoreSheetMeans: 'চালের পর খোলে; নইলে শব্দে ট্যাপ করুন',
  scoreSheets: { rules: 'নিয়মমতো', each: 'সব চাল', own: 'আমার চাল', asked: 'চাইলে' },
  computer: 'কম্পিউটার',
  thinking: 'ভাবে',
  thinkings: { instant: 'সঙ্গে সঙ্গে', natural: 'স্বাভাবিক', slow: 'ধীরে' },
  verdict: 'সেরা চাল বলা',
  verdictMeans: 'প্রতি পালার পর; র‍্যাক গোপন থাকে',
  sound: 'আওয়াজ',
  muted: 'সব চুপ',
  sounds: 'ইফেক্ট',
  music: 'সুর',
  volume: (share: number) => `${figure(Math.round(share * 100))}%`,
  silent: 'বন্ধ',
  search: {
    heading: 'শব্দখোঁজ',
    marks: 'পাওয়া শব্দ',
    marksMean: 'পাতায় কেমন দেখাবে',
    choices: { both: 'দুটোই', squares: 'ঘর', strokes: 'টান' },
  },
  motion: 'নড়াচড়া',
  animations: 'অ্যানিমেশন',
  pace: 'গতি',
  paces: { slow: 'ধীর', normal: 'স্বাভাবিক', fast: 'দ্রুত' },
  motions: { system: 'সিস্টেম', full: 'পুরো', reduced: 'কম' },
  motionMeans: 'কম: ছোট মিলিয়ে যাওয়া, ওড়া নেই',
  language: 'ভাষা',
  languageMissing: (language: string) => `${language} আনা গেল না। সংযোগ দেখে আবার বেছে নিন, নয়তো পাতাটি আবার লোড করুন।`,
  atOnce: 'সব বদল সঙ্গে সঙ্গে হয়, আর এই ডিভাইসেই থাকে।',
} as const;

/** What is to be copied by hand. */
export const share = {
  title: 'ছকটি শেয়ার করুন',
  notSaved: 'ব্রাউজার হয়তো এখানে ফাইল সেভ করতে দেয় না। সেভ না হলে লেখাটি কপি করুন।',
  byHand: 'এখানে কপি করা যায় না। লেখাটি বাছা আছে: Ctrl+C টিপে বা অনেকক্ষণ চেপে কপি করুন।',
  field: 'লেখা আর লিংক',
  close: 'বন্ধ করুন',
} as const;

export const help = {
  title: 'কীভাবে খেলবেন',
  close: 'বন্ধ করুন',
  steps: {
    lay: ['শব্দ বসান', 'র‍্যাক থেকে টাইল টেনে এক সারিতে বা স্তম্ভে আনুন, বা টাইলে ট্যাপ করে ঘরে ট্যাপ করুন। প্রথম শব্দটি তারার উপর দিয়ে যায়।'],
    back: ['আবার ভাবুন', 'টাইল টেনে সরান, বা র‍্যাকে ফেরান। “ফেরান” শেষ টাইলটি আনে, “সব ফেরান” সবগুলো।'],
    touch: ['অন্য শব্দ ছুঁয়ে থাকুন', 'পাশাপাশি বা উপর-নিচ, দুই বা বেশি অক্ষর মিললেই তা ঠিক শব্দ হতে হবে।'],
    colours: ['রঙ কাজে লাগান', '২অ আর ৩অ একটি অক্ষরকে বাড়ায়, ২শ আর ৩শ গোটা শব্দকে। প্রতিটি একবারই কাজ করে, তারপর ধূসর।'],
    done: ['“হয়েছে” টিপুন', 'ভুল শব্দের দাম কী, মেনুর নিয়মে আছে। শব্দ চোখে পড়ছে না? টাইল বদলান, বা পাস দিন।'],
    closer: ['কাছ থেকে দেখুন', 'ফোনে দুই আঙুলে বোর্ড বড় করুন, সরান।'],
  },
  done: 'হয়েছে',
} as const;

export const about = {
  title: 'পরিচয়',
  close: 'বন্ধ করুন',
  version: (version: string) => `সংস্করণ ${version}`,
  licences: 'সব বিজ্ঞপ্তি আর লাইসেন্স',
  rows: [
    ['শব্দতালিকা', 'ENABLE1, অ্যালান বিল ও এম. কুপারের। সবার জন্য উন্মুক্ত। ২ থেকে ১৫ অক্ষরের ১,৬৮,৫৫১টি শব্দ।'],
    [
      'কোন শব্দ কত চেনা',
      'SCOWL, পরিবর্তিত। Copyright 2000-2016 Kevin Atkinson। অশালীন শব্দ: cuss, profane-words আর word-list, হাতে সম্পাদিত।',
    ],
    ['মানে', 'WordNet 3.1, পরিবর্তিত। Copyright 2011 Princeton University। সর্বস্বত্ব সংরক্ষিত।'],
    ['আরও মানে', '১৯১৩ সালের Webster’s Revised Unabridged Dictionary, সবার জন্য উন্মুক্ত।'],
    ['হরফ', 'M PLUS Rounded 1c ও Baloo Da 2। SIL Open Font License 1.1।'],
    [
      'যা দিয়ে তৈরি',
      'Phaser, howler, lit-html, birpc, uqr আর seedrandom (MIT বা BSD লাইসেন্স), idb-keyval (Apache License 2.0)।',
    ],
    ['ছবি', 'পাখি, টাইল, বোর্ড আর আওয়াজ এই খেলার জন্যই বানানো।'],
    ['লাইসেন্স', 'MIT।'],
    ['আপনার তথ্য', 'নাম, খেলা আর সেটিংস এই ডিভাইসেই থাকে। শুধু বন্ধুদের সঙ্গে টেবিল এই পাতার সার্ভারে যায়।'],
  ],
} as const;

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'কী',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) => keys.replace('Control', 'Ctrl').replace('Escape', 'Esc'),
  board: [
    { keys: 'A – Z', meaning: 'কার্সারে ওই টাইল বসান, না থাকলে ফাঁকা টাইল' },
    { keys: 'A – Z, কার্সার ছাড়া', meaning: 'টাইলটি তুলুন; তারপর তার ঘরে ক্লিক করুন' },
    { keys: '← ↑ → ↓', meaning: 'কার্সার দেখান, তারপর সরান' },
    { keys: 'Ctrl + তীর', meaning: 'লাফিয়ে পরের টাইলে বা কিনারায় যান' },
    { keys: 'Space', meaning: 'পাশাপাশি বা উপর-নিচ লিখুন' },
    { keys: 'Backspace বা Ctrl+Z', meaning: 'শেষ টাইলটি ফিরিয়ে নিন' },
    { keys: 'Delete', meaning: 'কার্সারের নিচের টাইল ফিরিয়ে নিন' },
    { keys: 'Enter', meaning: 'চাল দিন, বা বাছা টাইল বদলান' },
    { keys: 'Esc', meaning: 'সব টাইল ফেরান, বাতিল করুন, বা বন্ধ করুন (ইঙ্গিতও)' },
    { keys: 'Ctrl+Enter', meaning: 'পাস' },
    { keys: '1 – 4', meaning: 'ওই খেলোয়াড়ের ইতিহাস' },
    { keys: '=', meaning: 'শেষ চাল কীভাবে পয়েন্ট পেল' },
    { keys: '5', meaning: 'র‍্যাক মেশান' },
    { keys: '6', meaning: 'বদল: অক্ষর টিপে, বা তীর আর Space দিয়ে টাইল বাছুন' },
    { keys: '7', meaning: 'ইঙ্গিত: কোন টাইল, তারপর কোথায়, তারপর শব্দ; শেষে বসিয়েও দেয়' },
    { keys: '8', meaning: 'আওয়াজ বন্ধ বা চালু' },
    { keys: '9', meaning: 'মেনু' },
    { keys: '0', meaning: 'খেলার অবস্থা বলা (স্ক্রিন রিডারের জন্য)' },
    { keys: ',', meaning: 'কার্সারের কাছের শব্দ, সারি, স্তম্ভ আর খালি রঙিন ঘর বলা' },
    { keys: '.', meaning: 'পুরো পর্দা, বা নয়' },
    { keys: 'Tab', meaning: 'র‍্যাকে, তারপর বোতামে যান' },
    { keys: 'Space, র‍্যাকে', meaning: 'ওই টাইল কার্সারে বসান, বা বাছুন' },
    { keys: 'Shift + তীর, র‍্যাকে', meaning: 'টাইলটি র‍্যাকে সরান' },
    { keys: 'Space, Enter, + আর −', meaning: 'দেখার সময়: থামান বা চালান, এক পালা, দ্রুত বা ধীর' },
    { keys: '?', meaning: 'এই পাতা' },
  ] satisfies KeyHelp[],
} as const;

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
      lay: (letter: string, column: string, row: number) => `তীর-কী দিয়ে ${column}${row} ঘরে, তারপর ${letter} টিপুন।`,
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

/** What is said where the page stands in another one. */
export const held = {
  title: 'থামানো আছে',
  means: 'খেলার চারপাশের পাতা এটি থামিয়েছে। নিজে থেকেই আবার চলবে।',
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'বেরোবেন?', means: 'খেলা রাখা থাকবে।', stay: 'থাকি', leave: 'বেরোই' },
  /** Of what is played and cannot be gone on with. */
  lost: 'এর কিছুই জমা থাকবে না।',
  unknown: 'এই ঠিকানায় এখানে কিছু নেই, তাই মেনু দেখছেন।',
  noGame: 'চালিয়ে যাওয়ার মতো কোনো খেলা টেবিলে নেই।',
  noResult: 'দেখার মতো শেষ হওয়া খেলা আর নেই।',
  noRecord: 'দেখার মতো কোনো রেকর্ড নেই। একটি খুলুন।',
  noSearch: 'চালিয়ে যাওয়ার মতো শব্দখোঁজ নেই।',
  noRound: 'চালিয়ে যাওয়ার মতো Scramble নেই।',
  noLink: 'লিংকটি আর এখানে নেই। খেলাটি দেখতে আরেকবার খুলুন।',
  noTable: 'ফিরে যাওয়ার মতো বন্ধুদের কোনো টেবিল নেই। আমন্ত্রণটি আবার খুলুন।',
  noBoard: 'দেখার মতো কোনো বোর্ড নেই। আগে একটি বাছুন।',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} আসছে।`,
  late: (game: string) => `${game} এখনও আসেনি। একটু অপেক্ষা করুন, আবার চেষ্টা করুন, বা ততক্ষণ অন্য কিছু খেলুন।`,
  unreachable: 'সার্ভার সাড়া দিচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
  loadsAnew: 'আবার চেষ্টা করলে পাতাটি নতুন করে লোড হবে। এখানে কিছু রাখা যায় না, তাই চলতি খেলা হারিয়ে যাবে।',
  tryAgain: 'আবার চেষ্টা',
  menu: 'মেনুতে ফিরুন',
} as const;

/** What a word means. */
export const meanings = {
  title: (word: string) => `${word}: মানে`,
  close: 'বন্ধ করুন',
  loading: 'দেখা হচ্ছে…',
  unknown: (word: string) => `${word}-এর মানে এখানে নেই।`,
  withheld: (word: string) => `${word} বসানো যায়, তবে পরিবারের সামনে বলার শব্দ নয়: মানে দেখানো হচ্ছে না।`,
  /** Of a word that is not English. */
  elsewhere: (word: string) => `${word} ঠিক শব্দ। তবে এই বই ইংরেজি, মানে এতে নেই।`,
  dictionary: (word: string) => `Wiktionary-তে ${word} দেখুন`,
  unavailable: 'মানে লোড করা গেল না। আবার চেষ্টা করুন।',
  tryAgain: 'আবার চেষ্টা',
  /** What it may come from, as far as one can guess. */
  lead: (word: string) => `হয়তো ${word} থেকে এসেছে।`,
  /** Something before or behind a word. */
  made: (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`),
  /** The same letters may be several forms of a word. */
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `একাধিক ${word}`,
    present: (word: string) => `${word}, he, she বা it-এর সঙ্গে`,
    past: (word: string) => `${word}-এর অতীত রূপ`,
    ongoing: (word: string) => `${word}, যখন চলছে`,
    more: (word: string) => `আরও ${word}`,
    most: (word: string) => `সবচেয়ে ${word}`,
    doer: (word: string) => `যে ${word} করতে পারে`,
    doers: (word: string) => `যারা ${word} করতে পারে`,
    doings: (word: string) => `কাজ: to ${word}`,
    spelling: (word: string) => `${word}-এর অন্য বানান`,
  },
  source: 'ইংরেজি মানে: WordNet আর ১৯১৩ সালের Webster। কী বসানো যাবে, তা কেবল শব্দতালিকাই বলে।',
  parts: {
    noun: 'বিশেষ্য',
    verb: 'ক্রিয়া',
    adjective: 'বিশেষণ',
    adverb: 'ক্রিয়া-বিশেষণ',
    pronoun: 'সর্বনাম',
    preposition: 'পদান্বয়ী অব্যয়',
    conjunction: 'সংযোজক',
    interjection: 'বিস্ময়সূচক',
    article: 'আর্টিকল',
  },
};
