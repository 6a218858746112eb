import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';

export const saves = {
  notASave: 'এটি সেভ করা খেলা নয়।',
  otherVersion: 'সেভ করা খেলাটি পড়া যায় না।',
  newerVersion: 'এই খেলার জন্য নতুন সংস্করণ লাগবে। পাতাটি আবার লোড করুন।',
  otherWordList: 'এই খেলার শব্দতালিকা আলাদা।',
  badSetup: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
  badCommand: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
  damaged: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
} as const satisfies Readonly<Record<SaveFault, string>>;

export const searchSaves = {
  notASave: 'এটি সেভ করা শব্দখোঁজ নয়।',
  otherVersion: 'সেভ করা খেলাটি পড়া যায় না।',
  newerVersion: 'এই খেলার জন্য নতুন সংস্করণ লাগবে। পাতাটি আবার লোড করুন।',
  otherFilter: 'এই খেলায় বাদ দেওয়া শব্দের তালিকা আলাদা।',
  badSetup: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
  badCommand: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
  damaged: 'সেভ করা খেলাটি নষ্ট হয়ে গেছে।',
  noWords: 'এর শব্দগুলো লোড হয়নি। পাতাটি আবার লোড করে চেষ্টা করুন।',
} as const satisfies Readonly<Record<wordSearch.SaveFault | 'noWords', string>>;

export const fault = {
  title: 'কিছু একটা গোলমাল হয়েছে।',
  advice: 'আপনার খেলা সেভ করা আছে। চালিয়ে যেতে পাতাটি আবার লোড করুন।',
} as const;

export const boot = {
  sceneMissing: 'খেলাটি লোড করা গেল না। সংযোগ দেখে পাতাটি আবার লোড করুন।',
  loading: 'অভিধান লোড হচ্ছে',
  loadingShare: 'অভিধান লোড হচ্ছে… {share%}',
  percent: '{share%}',
  noFont: 'খেলার হরফ লোড করা গেল না, তাই সাধারণ হরফ দেখছেন।',
  notSealed: 'এই ব্রাউজার কিছু সেভ করছে না। পাতা বন্ধ করলে আপনার তালিকা আর স্কোর হারিয়ে যাবে।',
  failures: {
    missing: 'সার্ভারে শব্দতালিকা নেই। পরে আবার চেষ্টা করুন।',
    unreachable: 'শব্দতালিকা পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
    damaged: 'শব্দতালিকা নষ্ট হয়ে এসেছে। আবার চেষ্টা করুন।',
    stopped: 'অভিধান থেমে গেছে। আবার চেষ্টা করুন।',
    silent: 'অভিধান সাড়া দিচ্ছে না। আবার চেষ্টা করুন।',
  },
} as const;

export const letterKeys = {
  open: 'অক্ষরের কিবোর্ড',
  of: 'অক্ষর, {language}',
  stranger: '{language} ভাষার কোনো টাইলে “{sign}” নেই। র‍্যাক থেকে টাইল নিন, বা {language} কিবোর্ড নিন।',
} as const;

export const sound = { failed: 'আওয়াজ লোড করা গেল না। আপনি আওয়াজ ছাড়া খেলছেন।' } as const;
