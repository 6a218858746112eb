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
  languageMissing: (language: string) =>
    `${language} আনা গেল না। সংযোগ দেখে আবার বেছে নিন, নয়তো পাতাটি আবার লোড করুন।`,
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
    lay: [
      'শব্দ বসান',
      'র‍্যাক থেকে টাইল টেনে এক সারিতে বা স্তম্ভে আনুন, বা টাইলে ট্যাপ করে ঘরে ট্যাপ করুন। প্রথম শব্দটি তারার উপর দিয়ে যায়।',
    ],
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
