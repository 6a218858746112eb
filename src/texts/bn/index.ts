import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';
import {
  board,
  challenge,
  chooser,
  computer,
  curtain,
  draw,
  endings,
  happening,
  hint,
  history,
  names,
  news,
  over,
  refusals,
  sheet,
  table,
} from './board';
import { carrying, printing } from './carrying';
import { common } from './common';
import { figure, inFigures } from './forms';
import { about, fetching, held, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';

const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'এটি Wordbler-এর রাখা কোনো খেলা নয়।',
  otherVersion: 'খেলাটি Wordbler-এর এমন এক সংস্করণ রেখেছে, যা কখনও ছিল না।',
  newerVersion: 'খেলাটি Wordbler-এর নতুনতর সংস্করণের। সেটি পেতে পাতাটি আবার লোড করুন।',
  otherWordList: 'খেলাটি অন্য শব্দতালিকার।',
  badSetup: 'রাখা খেলাটি নষ্ট: এর টেবিল সাজানো যাচ্ছে না।',
  badCommand: 'রাখা খেলাটি নষ্ট: এর একটি চাল সম্ভব নয়।',
  damaged: 'রাখা খেলাটি নষ্ট।',
};

const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'যা রাখা ছিল, তা শব্দখোঁজ নয়।',
  otherVersion: 'এটি খেলার এমন এক সংস্করণের, যা কখনও ছিল না।',
  newerVersion: 'এটি খেলার নতুনতর সংস্করণের। সেটি পেতে পাতাটি আবার লোড করুন।',
  otherFilter: 'এটি বাদ দেওয়া শব্দের অন্য তালিকার।',
  badSetup: 'এর শব্দতালিকা বা দিক নষ্ট।',
  badCommand: 'এর একটি টান সম্ভব নয়।',
  damaged: 'এটি নষ্ট।',
  noWords: 'এর ভাষার শব্দ লোড করা গেল না। পরের বার আবার চেষ্টা হবে।',
};

/** Every sentence a player reads, in Bengali. */
export { embed } from './embed';
export { online } from './online';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { stats } from './stats';
export { study } from './study';

export const bn = {
  common,
  inFigures,
  refusals,
  names,
  saves,
  searchSaves,
  endings,
  happening,
  news,
  fault: {
    title: 'কিছু একটা গোলমাল হয়েছে।',
    advice: 'চলতি খেলা রাখা আছে। চালিয়ে যেতে পাতাটি আবার লোড করুন।',
    reload: 'আবার লোড',
  },
  boot: {
    sceneMissing: 'খেলাটি লোড করা গেল না। সংযোগ দেখে আবার চেষ্টা করুন, নয়তো পাতাটি আবার লোড করুন।',
    title: 'Wordbler',
    loading: 'অভিধান লোড হচ্ছে',
    percent: (share: number) => `${figure(share)}%`,
    noFont: 'এই খেলার নিজস্ব হরফ লোড করা গেল না, তাই সাধারণ হরফ দেখছেন।',
    building: 'শব্দ সাজানো হচ্ছে',
    ready: 'তৈরি',
    notSealed: 'এই ব্রাউজার এই পাতার কিছু রাখে না, তাই বন্ধ করলে নিজের তালিকা আর সেরা স্কোর হারিয়ে যাবে।',
    tryAgain: 'আবার চেষ্টা',
    failures: {
      missing: 'সার্ভারে শব্দতালিকা নেই। আবার চেষ্টা করুন, বা একটু পরে আসুন।',
      unreachable: 'শব্দতালিকা পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
      damaged: 'শব্দতালিকা নষ্ট হয়ে এসেছে। আবার চেষ্টা করলে নতুন করে লোড হবে।',
      stopped: 'অভিধান থেমে গেছে। আবার চেষ্টা করলে নতুন করে চালু হবে।',
      silent: 'অভিধান সাড়া দিচ্ছে না। আবার চেষ্টা করলে নতুন করে চালু হবে।',
    },
  },
  fetching,
  menu,
  settings,
  help,
  lesson,
  about,
  select,
  searchLists,
  share,
  mascots,
  mascotsInShort,
  table,
  computer,
  held,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  carrying,
  board,
  letterKeys: {
    open: 'বর্ণের কিবোর্ড',
    of: (language: string) => `বর্ণ, ${language}`,
    takeBack: 'মুছুন',
    stranger: (sign: string, language: string) =>
      `${language} ভাষার কোনো টাইলে “${sign}” নেই। র‍্যাক থেকে টাইল নিন, বা কিবোর্ড ${language}-এ বদলান।`,
  },
  sound: { failed: 'আওয়াজ লোড করা গেল না, তাই খেলা চলবে নীরবে।' },
  curtain,
  chooser,
  sheet,
  challenge,
  history,
  over,
} as const;
