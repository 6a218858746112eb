import { figure, together } from './forms';

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
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} মানানসই স্তরে খেলছেন: ${step}।`,
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
