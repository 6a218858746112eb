import type { NameFault } from '../../../engine/players/names';
import type * as wordSearch from '../../../search/rules';
import { clock, counted, day, figure, oneByOne, signs, weekday } from '../forms';
import { play } from './play';

const nothing = 'কিছুই আনা হয়নি।';

const called = (name: string, list: number) => (name.trim() ? `“${name}”` : `ফাইলের ${figure(list + 1)} নম্বর তালিকা`);

const words = (count: number) => counted(count, 'শব্দ');

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'একটি নাম লিখুন।',
  nameTooLong: 'বড়জোর ১৬টি অক্ষর লিখুন।',
  nameTaken: 'এই নামে আরেকটি তালিকা আছে।',
};

const { directions: ways } = play;

/** Which letters there are: of the language that is named, or else English ones. */
const letters = (language: string | undefined) => (language ? `${language} ভাষার বর্ণ` : 'A থেকে Z');

function wordFault(word: string, fault: wordSearch.WordFault, language: string | undefined): string {
  switch (fault.code) {
    case 'space':
      return 'ফাঁক রাখা যাবে না।';
    case 'notALetter':
      return fault.foreign
        ? `শুধু ${letters(language)}, ${signs(
            fault.foreign.map(({ sign }) => sign),
            fault.foreign,
          )} নয়।`
        : `শুধু ${letters(language)}।`;
    case 'tooShort':
      return 'অন্তত ৩ অক্ষর।';
    case 'tooLong':
      return 'বড়জোর ১০ অক্ষর।';
    case 'double':
      return `${fault.other} আগেই আছে।`;
    case 'reversed':
      return `${word} হলো উল্টো ${fault.other}।`;
    case 'inside':
      return `${word} আছে ${fault.other}-এর ভিতরে।`;
    case 'insideReversed':
      return `${word} উল্টো হয়ে আছে ${fault.other}-এর ভিতরে।`;
  }
}

function badList(
  list: number,
  name: string,
  { name: nameFault, words }: wordSearch.ListCheck,
  language: string | undefined,
): string {
  const place = words.findIndex((fault) => fault !== undefined);
  const fault = words[place];
  const word = `শব্দ ${figure(place + 1)}`;
  const why = nameFault ? names[nameFault] : fault ? wordFault(word, fault, language) : '';
  const where = nameFault || !fault ? '' : `, ${word}`;
  return `${called(name, list)}${where}: ${why} ${nothing}`;
}

function fileFault(fault: wordSearch.ListFileFault): string {
  switch (fault.code) {
    case 'tooBig':
      return `শব্দতালিকার ফাইলের পক্ষে এটি বেশি বড়। ${nothing}`;
    case 'notAListFile':
      return `এটি শব্দতালিকার ফাইল নয়। ${nothing}`;
    case 'otherVersion':
      return `ফাইলটি খেলার অন্য সংস্করণের। ${nothing}`;
    case 'noLists':
      return 'ফাইলে কোনো তালিকা নেই।';
    case 'tooManyLists':
      return `তালিকা বেশি হয়ে গেছে। ${nothing}`;
    case 'badShape':
      return `ফাইলের ${figure(fault.list + 1)} নম্বর তালিকাটি পড়া যায় না। ${nothing}`;
    case 'wordCount':
      return `${called(fault.name, fault.list)}: ${words(fault.count)} আছে; তালিকায় ঠিক ১৪টি চাই। ${nothing}`;
    case 'badList':
      return badList(fault.list, fault.name, fault.check, fault.language);
  }
}

const shareFaults: Readonly<Record<wordSearch.ShareFault, string>> = {
  notShared: 'লিংকে কোনো শব্দখোঁজ নেই। এখানে একটি বাছুন।',
  otherVersion: 'লিংকটি খেলার অন্য সংস্করণের। এখানে একটি শব্দখোঁজ বাছুন।',
  damaged: 'লিংকটি নষ্ট বা কাটা পড়েছে। আরেকবার চেয়ে নিন, বা এখানে একটি শব্দখোঁজ বাছুন।',
};

/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const choose = {
  title: 'একটি বিভাগ বাছুন',
  game: 'শব্দখোঁজ',
  /** On tiles, and beside them. */
  logo: ['শব্দ', 'খোঁজ'],
  back: 'ফিরুন',
  sound: 'আওয়াজ',
  settings: 'সেটিংস',
  scores: 'সেরা স্কোর',
  count: (pages: number) => `${counted(pages, 'পাতা')}, প্রতিটিতে ${figure(14)}টি শব্দ`,
  find: 'বিভাগ খুঁজুন',
  noneFound: 'এই নামে কোনো বিভাগ নেই।',
  categories: 'বিভাগ',
  pages: (pages: number) => counted(pages, 'পাতা'),
  tabs: 'কোথা থেকে বাছবেন',
  ownTab: (lists: number) => `নিজের তালিকা, ${figure(lists)}`,
  best: (score: number) => `সেরা ${figure(score)}`,
  notPlayed: 'এখনও নতুন',
  bestBy: (score: number, name: string) => `এ পর্যন্ত সেরা ${figure(score)}, ${name}`,
  chosen: 'বাছা',
  daily: 'আজকের ধাঁধা',
  dailyMeans: 'সবার জন্য একই পাতা।',
  playToday: 'আজ খেলুন',
  play: 'খেলুন',
  day: (date: Date) => weekday(date).replace(/^(\S+?),? /u, '$1, '),
  shortDay: day,
  start: 'শুরু',
  directions: 'দিক',
  howMany: (count: number) => (count === 8 ? 'আটটিই' : `আটের ${figure(count)}`),
  ways: (count: number) => `${figure(count)} দিক`,
  change: 'বদলান',
  changeDirections: 'দিক বদলান',
  clock: 'ঘড়ি',
  clocks: { standard: '১২:০০', scaled: 'মানানসই', off: 'নেই' },
  time: clock,
  off: 'নেই',
  damaged: 'আপনার রাখা শব্দ খেলার বাইরে থেকে বদলানো হয়েছে, তাই খেলার নিজের তালিকাই আবার চলছে।',
  own: {
    title: 'নিজের তালিকা',
    count: (lists: number) => counted(lists, 'তালিকা'),
    none: 'আপনার নিজের চৌদ্দটি শব্দেও একটি পাতা হয়।',
    seek: {
      missed: 'বাদ পড়া শব্দ',
      missedMeans: (date: Date) => `${day(date)} Scramble-এ বাদ পড়া শব্দ খোঁজা`,
      laid: 'বসানো শব্দ',
      laidMeans: (date: Date) => `${day(date)} Wordbler-এর শেষ খেলায় বসানো শব্দ খোঁজা`,
    },
    fresh: 'নতুন তালিকা',
    edit: (name: string) => `${name} বদলান`,
    import: 'আনুন',
    export: 'বের করুন',
    fileName: 'shobdo-talika.json',
    deleted: (name: string) => `“${name}” মোছা হলো।`,
    undo: 'ফেরান',
    saved: (name: string) => `“${name}” রাখা হলো।`,
    savedForNow: (name: string) => `“${name}” রাখা হলো, পাতা বন্ধ করা পর্যন্ত।`,
    imported: (added: number, known: number) =>
      [
        added > 0 || known === 0 ? `${counted(added, 'তালিকা')} এসেছে।` : '',
        known > 0 ? `${counted(known, 'তালিকা')} আগে থেকেই ছিল।` : '',
      ]
        .filter(Boolean)
        .join(' '),
    cannotRead: 'ফাইলটি পড়া গেল না।',
  },
  editor: {
    title: 'নিজের তালিকা',
    name: 'বিভাগের নাম',
    word: (place: number) => `শব্দ ${figure(place + 1)}`,
    ready: '/ ১৪টি শব্দ তৈরি',
    howTo: 'Enter পরের শব্দে যায়। তালিকা পেস্ট করলে সব ভরে যায়।',
    pasted: (count: number) =>
      count === 14 ? '১৪টি শব্দ পেস্ট হয়েছে।' : `${words(count)} পেস্ট হয়েছে; তালিকায় ঠিক ১৪টি চাই।`,
    leftOut: (first: readonly string[], others: number) =>
      `${oneByOne(first)}${others > 0 ? ` আর আরও ${figure(others)}টি` : ''} ধরেনি।`,
    needs: 'তালিকায় যা চাই',
    rules: {
      count: 'ঠিক ১৪টি শব্দ',
      letters: 'শুধু অক্ষর, ফাঁক নয়',
      length: 'প্রতিটিতে ৩ থেকে ১০ অক্ষর',
      twice: 'কোনো শব্দ দুবার নয়',
      inside: 'শব্দের ভিতরে শব্দ নয়',
      name: 'একটি নাম',
    },
    holds: 'ঠিক আছে',
    broken: 'ঠিক নেই',
    open: 'এখনও বাকি',
    save: 'তালিকা রাখুন',
    delete: 'মুছুন',
    discard: 'বদলগুলো ফেলে দেবেন?',
    discardMeans: 'তালিকাটি বদলেছে, কিন্তু রাখা হয়নি।',
    throwAway: 'ফেলে দিই',
    goOn: 'লিখতে থাকি',
    missing: (change: number, add: number, named: boolean) =>
      oneByOne(
        [
          change > 0 ? `${words(change)} বদলাতে হবে` : '',
          add > 0 ? `${words(add)} বাকি` : '',
          named ? '' : 'নাম বাকি',
        ].filter(Boolean),
      ),
    readyToSave: 'সব ঠিক আছে।',
  },
  compass: {
    title: 'শব্দ কোন কোন দিকে যাবে?',
    means: 'কঠিন দিকে পয়েন্ট বেশি। অন্তত দুটি দিক বাছুন।',
    tooFew: 'অন্তত দুটি দিক বাছুন।',
    keys: 'তীর-কী ঘুরে ঘুরে যায়, Space বাছে।',
    way: (way: wordSearch.Direction, multiplier: number) => `${ways[way]}, ${figure(multiplier)} গুণ`,
    some: 'কতগুলো',
    easy: 'সহজ ২',
    chosen: (count: number) => `নিজের ${figure(count)}`,
    all: 'সব ৮',
    example: 'যেমন',
    sum: (letters: number, multiplier: number) =>
      `${figure(letters)} অক্ষর × ${figure(multiplier)} = ${figure(letters * multiplier)} পয়েন্ট`,
    starts: (count: number, seconds: number) => `${figure(count)} দিক: ঘড়ি শুরু হবে ${clock(seconds)} থেকে।`,
    noClock: 'ঘড়ি নেই: ধীরেসুস্থে খুঁজুন। সময়ের বোনাসও নেই।',
    capped: 'সময়ের বোনাসে সীমা',
    cappedMeans: 'শব্দের পয়েন্টের বেশি নয়; নইলে সেকেন্ডে ১০ পয়েন্ট',
    done: 'হয়েছে',
  },
  share: {
    open: 'সিড আর লিংক',
    title: 'বন্ধুর জন্য একই ছক',
    means: 'একই সিড, তালিকা আর দিকে একই ছক হয়। লিংকে সবই আছে।',
    seed: 'সিড',
    byChance: 'যা আসে আসুক',
    badSeed: 'সিডে ১ থেকে ৪০টি অক্ষর থাকে।',
    another: 'আরেকটি',
    link: 'লিংক',
    about: (list: string) => `আপনার জন্য শব্দখোঁজ: ${list}`,
    copy: 'লিংক শেয়ার',
    copied: 'লিংক কপি হয়েছে।',
    notCopied: 'ব্রাউজার কপি করতে দিচ্ছে না। লিংকটি বেছে নিজেই কপি করুন।',
    close: 'বন্ধ করুন',
    faults: shareFaults,
    invited: 'আপনার জন্য একটি ছক',
    invitedMeans: (list: string, count: number, time: string) => `${list}, ${figure(count)} দিক, ঘড়ি ${time}।`,
    accept: 'খেলি',
    elsewhere: 'অন্যটি বাছি',
  },
  underWay: {
    title: 'একটি খোঁজা চলছে',
    means: 'জায়গা একটির। নতুনটি শুরু হলে আগেরটি আর ফিরবে না।',
    goOn: 'আগেরটিই চলুক',
    anew: 'নতুন শুরু',
  },
  nameFaults: names,
  wordFault,
  fileFault,
} as const;
