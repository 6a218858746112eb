import type * as wordSearch from '../../../search/rules';
import { counted, figure, inFigures } from '../forms';

const words = (count: number) => counted(count, 'শব্দ');

function wordFault(word: string, fault: wordSearch.SheetWordFault): string {
  switch (fault.code) {
    case 'notALetter':
      return `${word}: “${fault.sign}” এই ভাষার কোনো অক্ষর নয়।`;
    case 'tooShort':
      return `${word} খুব ছোট: কমপক্ষে ২টি অক্ষর চাই।`;
    case 'tooLong':
      return `${word} খুব লম্বা: সর্বোচ্চ ২০টি অক্ষর।`;
    case 'noClue':
      return `${word}: এখনো কোনো সূত্র নেই। “=”-এর পরে লিখুন।`;
    case 'double':
      return `${word} দুবার আছে।`;
    case 'reversed':
      return `${word} আসলে উল্টো করে লেখা ${fault.other}।`;
    case 'twiceInside':
      return `${fault.other} বা অন্য শব্দের ভেতরে ${word} একবারের বেশি পড়া যায়। একটি বাদ দিন।`;
    case 'againstTheWay':
      return `${fault.other} শব্দটির ভেতরে ${word} উল্টো দিকে পড়া যায়, অথচ বিপরীত দুটি দিক বাছা নেই।`;
  }
}

function fault(what: wordSearch.SheetFault): string {
  switch (what.code) {
    case 'tooFewWords':
      return `এখন পর্যন্ত ${words(what.count)}; একটি পাতায় ৪ থেকে ৪০টি চাই।`;
    case 'tooManyWords':
      return `${words(what.count)} বেশি হয়ে যায়; একটি পাতায় ৪ থেকে ৪০টি চাই।`;
    case 'noDirections':
      return 'অন্তত একটি দিক বাছুন।';
    case 'notAMessage':
      return 'বার্তায় এমন চিহ্ন আছে যা এই ভাষার অক্ষর নয়।';
  }
}

function layFault(what: wordSearch.LayFault, word: string): string {
  switch (what.code) {
    case 'noLine':
      return `${word} এই পাতার যেকোনো সারির চেয়ে লম্বা। পাতা বড় করুন, বা আরও দিক বাছুন।`;
    case 'noRoom':
      return `সব শব্দ ধরছে না: ${word} শব্দটির জায়গা নেই। পাতা বড় করুন, বা শব্দ বাদ দিন।`;
    case 'messageTooLong':
      return `বার্তায় ${counted(what.letters, 'অক্ষর')} আছে, বাকি থাকে সর্বোচ্চ ${figure(what.left)}টি। বার্তা ছোট করুন, বা পাতা বড় করুন।`;
    case 'messageMakesWords':
      return 'এই বার্তায় তালিকার একটি শব্দ দ্বিতীয়বার চলে আসে। বার্তাটি একটু বদলান।';
    case 'crowded':
      return 'যে অক্ষরই বসুক, একটি শব্দ দ্বিতীয়বার চলে আসে। সবচেয়ে ছোট শব্দগুলো বাদ দিন।';
  }
}

/** Pages that somebody makes for a class. */
export const sheet = {
  open: 'ক্লাসের জন্য',
  title: 'ক্লাসের জন্য একটি পাতা',
  untitled: 'শব্দখোঁজ',
  noLetter: 'অক্ষর নেই',
  heading: 'শিরোনাম',
  words: 'শব্দ, প্রতি লাইনে একটি',
  howTo: 'ফাঁক, হাইফেন ও ঊর্ধ্বকমা তালিকায় থাকে। সূত্র লিখুন “=”-এর পরে: lynx = It sees far.',
  ready: (count: number) => `${words(count)}, সব ঠিক আছে।`,
  more: (count: number) => `এবং আরও ${figure(count)}টি`,
  wordFault,
  fault,
  layFault,
  shape: 'আকার',
  shapes: { square: 'চৌকো', wide: 'চওড়া', heart: 'হৃদয়' },
  size: 'মাপ',
  smaller: 'ছোট করুন',
  larger: 'বড় করুন',
  squares: 'ঘর',
  extent: (wide: number, high: number) => `${inFigures(wide)}×${inFigures(high)}`,
  shown: 'তালিকায় থাকবে',
  shownAs: { words: 'শব্দ', clues: 'সূত্র', hidden: 'কিছু না' },
  ways: 'দিক',
  message: 'গোপন বার্তা',
  messageMeans: 'বাকি থাকা প্রথম অক্ষরগুলো পড়ার ক্রমে এটি বানায়।',
  preview: 'নমুনা',
  picture: (count: number) => `পাতাটি, ${words(count)} চিহ্নিত করা।`,
  another: 'অন্য অক্ষর',
  play: 'খেলুন',
  link: 'লিংক',
  share: {
    title: 'ক্লাসের জন্য একটি লিংক',
    means: 'যে খুলবে সে ঠিক এই পাতাটিই পাবে। তার যন্ত্রে এর কিছুই জমা থাকে না।',
    text: (name: string) => `আপনার জন্য একটি শব্দখোঁজ: ${name}`,
  },
  sent: {
    title: 'আপনার জন্য একটি পাতা',
    hidden: (count: number) => `এর অক্ষরে ${words(count)} লুকিয়ে আছে।`,
    message: 'যা বাকি থাকে তা আপনাকে কিছু বলে।',
    nothingKept: 'এই পাতার কিছুই এই যন্ত্রে জমা থাকে না: পয়েন্ট, রেকর্ড বা খেলা, কিছুই না। আবার লোড করলে গোড়া থেকে শুরু হয়।',
    start: 'শুরু',
    otherLetters: 'পাতাটি খেলার অন্য সংস্করণে বানানো। নতুন লিংক চেয়ে নিন।',
  },
  end: {
    see: 'শেষটা দেখুন',
    title: 'সব পাওয়া গেছে!',
    givenUp: 'হাল ছাড়া হলো',
    message: 'বাকি অক্ষরগুলো বলে:',
    nothingKept: 'এর কিছুই জমা থাকে না।',
    again: 'আবার খেলুন',
    back: 'পাতায় ফিরুন',
    menu: 'মেনু',
  },
  printed: {
    message: (count: number) => `বাকি থাকা প্রথম ${figure(count)}টি অক্ষর, সারি ধরে পড়লে, বলে:`,
    said: 'বার্তাটি:',
    hidden: (count: number) => `এখানে ${words(count)} লুকিয়ে আছে। লিখে রাখুন:`,
  },
} as const;
