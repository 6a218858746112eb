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
  made: (affix: string, word: string) =>
    affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`,
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
