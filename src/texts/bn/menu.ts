export const menu = {
  playNowOf: 'এখনই খেলুন: {game}',
  games: {
    wordbler: { about: 'বোর্ডে শব্দে শব্দ জুড়ুন।', more: 'খেলোয়াড় ও নিয়ম' },
    search: { about: 'লুকোনো শব্দ খুঁজুন।', more: 'বিভাগ' },
    scramble: { about: 'পাশাপাশি অক্ষর জুড়ুন।', more: 'বোর্ড ও খেলোয়াড়' },
  },
  continueGame: '{game} চালিয়ে যান',
  found: '{words}টির {found}টি পাওয়া গেছে',
  ownList: 'নিজের তালিকা',
  toMove: '{who/আপনার পালা/পালা: #}',
  unopened: { is: 'সেভ করা একটি খেলা খোলা গেল না। {why}', save: 'ফাইলে সেভ করুন', fileName: 'save-kora-khela.json' },
  newer: { is: 'নতুন সংস্করণ তৈরি। আপনার খেলা ঠিক থাকবে।', open: 'আপডেট করুন' },
  strip: 'দৈনিক ধাঁধা',
  dailies: { find: 'দৈনিক চাল', search: 'দৈনিক ছক', scramble: 'দৈনিক বোর্ড' },
  dailyAll: 'সব হয়ে গেছে। কাল আবার দেখা হবে।',
  dailyNext: 'এরপর: {name}',
  friends: 'বন্ধুরা',
} as const;

export const settings = {
  look: 'চেহারা', textSize: 'লেখার মাপ',
  textSizes: { small: 'ছোট', normal: 'স্বাভাবিক', large: 'বড়', largest: 'সবচেয়ে বড়' },
  theme: 'থিম',
  looks: { dark: 'গাঢ়', light: 'হালকা', contrast: 'কনট্রাস্ট', system: 'সিস্টেম' },
  legend: 'রঙের অর্থ', labels: 'বোনাস ঘরের লেখা', preview: 'পয়েন্টের আভাস',
  openRacks: 'খোলা র‍্যাক',
  leftHanded: 'বাঁহাতি', breakdown: 'পয়েন্টের হিসাব',
  breakdowns: { rules: 'নিয়মমতো', each: 'সব চাল', own: 'আমার চাল', asked: 'চাইলে' },
  thinking: 'কম্পিউটারের গতি',
  thinkings: { instant: 'সঙ্গে সঙ্গে', natural: 'স্বাভাবিক', slow: 'ধীরে' },
  verdict: 'সেরা চাল দেখান',
  muted: 'সব আওয়াজ বন্ধ', sounds: 'ইফেক্ট', music: 'সুর', silent: 'বন্ধ', marks: 'পাওয়া শব্দ',
  searchMarks: { both: 'দুটোই', squares: 'ঘর', strokes: 'রেখা' },
  motion: 'নড়াচড়া', animations: 'অ্যানিমেশন',
  motions: { system: 'সিস্টেম', full: 'পুরো', reduced: 'কম' },
  languageMissing: '{language} লোড করা গেল না। ইন্টারনেট সংযোগ দেখে ভাষাটি আবার বাছুন।',
} as const;

export const share = {
  notSaved: 'কিছু সেভ হয়নি? তাহলে এই লেখাটি কপি করুন।',
  byKey: 'বাছা অংশটি কপি করুন: Ctrl+C।',
  byFinger: 'বাছা অংশটি চেপে ধরে কপি করুন।',
  field: 'লেখা আর লিংক',
} as const;

export const help = {
  steps: {
    lay: ['শব্দ বসান', 'টাইল টেনে এক লাইনে বসান, বা আগে টাইলে, পরে ঘরে ট্যাপ করুন। প্রথম শব্দ যায় তারার উপর দিয়ে।'],
    back: ['মত বদলালে', 'টাইল টেনে র‍্যাকে ফেরান, বা “ফেরান” টিপুন।'],
    touch: ['শব্দ জুড়ুন', 'আড়াআড়ি আর উপর-নিচে যত অক্ষর ছুঁয়ে থাকে, সব মিলে শব্দ হওয়া চাই।'],
    colours: ['বোনাস ঘর কাজে লাগান', '২অ আর ৩অ একটি অক্ষরের মান বাড়ায়, ২শ আর ৩শ গোটা শব্দের। প্রতিটি একবারই কাজ করে।'],
    done: ['“চাল দিন” টিপুন', 'অবৈধ শব্দে আপনার পালা যেতে পারে (নিয়ম দেখুন)। শব্দ নেই? টাইল বদলান বা পাস দিন।'],
    closer: ['কাছ থেকে দেখুন', 'ফোনে দুই আঙুলে বোর্ড বড় করুন আর সরান।'],
  },
} as const;

export const about = {
  title: 'এই খেলা সম্পর্কে',
  licences: 'সব লাইসেন্স',
  story: [
    'ওয়ার্বলার, বাংলায় ফুটকি পাখি, আর অনেক শব্দ: এই নিয়ে Wordbler।',
    'হলুদ ফুটকি Ms. Wordbler এই বাড়ির কর্ত্রী: তিনি আপনাকে স্বাগত জানান, প্রথম পাঠ দেখান, দৈনিক ধাঁধা আনেন।',
    'তাঁর খেলাগুলোর শুরু CodeProject-এর “Ms. Wordbler” আর “Word search” লেখা থেকে, আর DeScramble থেকে।',
    'এগুলো আনন্দের জন্য, আর এমন খেলা কীভাবে ভাবে তা দেখানোর জন্য।',
  ],
  rows: [
    ['শব্দতালিকা', 'ENABLE1, অ্যালান বিল ও এম. কুপারের। সবার জন্য উন্মুক্ত। ২ থেকে ১৫ অক্ষরের ১,৬৮,৫৫১টি শব্দ।'],
    [
      'কোন শব্দ কত চেনা',
      'SCOWL, পরিবর্তিত। Copyright 2000-2016 Kevin Atkinson। অশালীন শব্দ: cuss, profane-words আর word-list, হাতে সম্পাদিত।',
    ],
    ['অর্থ', 'WordNet 3.1, পরিবর্তিত। Copyright 2011 Princeton University। সর্বস্বত্ব সংরক্ষিত।'],
    ['আরও অর্থ', '১৯১৩ সালের Webster’s Revised Unabridged Dictionary, সবার জন্য উন্মুক্ত।'],
    ['হরফ', 'M PLUS Rounded 1c ও Baloo Da 2। SIL Open Font License 1.1।'],
    [
      'যা দিয়ে তৈরি',
      'Phaser, howler, lit-html, birpc, uqr আর seedrandom (MIT বা BSD লাইসেন্স), idb-keyval (Apache License 2.0)।',
    ],
    ['ছবি আর আওয়াজ', 'এই খেলার জন্যই তৈরি।'],
    ['লাইসেন্স', 'MIT।'],
    ['আপনার তথ্য', 'এই ডিভাইসেই থাকে। শুধু বন্ধুদের সঙ্গে খেলা এই সাইটের সার্ভারে যায়।'],
  ],
} as const;

export const keys = {
  title: 'কিবোর্ড শর্টকাট',
  printed: { Control: 'Ctrl', Escape: 'Esc', Enter: 'Enter', Backspace: 'Backspace', Delete: 'Delete', Space: 'Space' },
  board: [
    { keys: 'A থেকে Z', meaning: 'কার্সারে ওই টাইল বসান, না থাকলে ফাঁকা টাইল' },
    { keys: 'A থেকে Z, কার্সার ছাড়া', meaning: 'টাইলটি তুলুন; তারপর ঘরে ক্লিক করুন' },
    { keys: '← ↑ → ↓', meaning: 'কার্সার দেখান বা সরান' },
    { keys: 'Ctrl + তীর', meaning: 'লাফিয়ে পরের টাইলে বা কিনারায় যান' },
    { keys: 'Space', meaning: 'আড়াআড়ি বা নিচের দিকে লিখুন' },
    { keys: 'Backspace বা Ctrl+Z', meaning: 'শেষ টাইলটি ফেরান' },
    { keys: 'Delete', meaning: 'কার্সারের টাইল ফেরান' },
    { keys: 'Enter', meaning: 'চাল দিন, বা বাছা টাইল বদলান' },
    { keys: 'Esc', meaning: 'সব টাইল ফেরান, বাতিল করুন, বা বন্ধ করুন' },
    { keys: 'Ctrl+Enter', meaning: 'পাস দিন' },
    { keys: '1 থেকে 4', meaning: 'ওই খেলোয়াড়ের ইতিহাস' },
    { keys: '=', meaning: 'শেষ চালের পয়েন্টের হিসাব' },
    { keys: '5', meaning: 'র‍্যাক মেশান' },
    { keys: '6', meaning: 'বদল; অক্ষর টিপে, বা তীর আর Space দিয়ে বাছুন' },
    { keys: '7', meaning: 'ইঙ্গিত: টাইল, ঘর, শব্দ, তারপর বসানো' },
    { keys: '9', meaning: 'মেনু' },
    { keys: '0', meaning: 'স্কোর শুনুন (স্ক্রিন রিডারে)' },
    { keys: ',', meaning: 'কার্সারের শব্দ, লাইন আর বোনাস ঘর শুনুন' },
    { keys: 'Tab', meaning: 'র‍্যাকে, তারপর বোতামে যান' },
    { keys: 'Space, র‍্যাকে', meaning: 'ওই টাইল বসান, বা বাছুন' },
    { keys: 'Shift + তীর, র‍্যাকে', meaning: 'টাইলটি র‍্যাকে সরান' },
    { keys: 'Space, Enter, + আর −', meaning: 'দেখার সময়: থামান বা চালান, এক পালা, দ্রুত বা ধীর' },
  ],
  everywhere: [
    { keys: '8', meaning: 'আওয়াজ চালু বা বন্ধ' },
    { keys: '.', meaning: 'পুরো পর্দা চালু বা বন্ধ' },
    { keys: '?', meaning: 'এই সাহায্য' },
  ],
} as const;

export const lesson = {
  label: 'প্রথম পাঠ', skip: 'বাদ দিন',
  spoken: 'প্রথম পাঠ, {steps} ধাপের {step} নম্বর: {line}',
  wordbler: {
    first: '{tile} এখানে টেনে আনুন।',
    tap: '{tile}-এ ট্যাপ করুন।',
    picked: 'এবার এখানে ট্যাপ করুন।',
    next: 'এরপর {tile}।',
    own: 'যেকোনো শব্দই চলবে, এক লাইনে।',
    overStar: 'তারার উপর যেকোনো শব্দই চলবে।',
    lacks: { star: 'প্রায় হয়েছে: তারাটি ঢাকুন।', line: 'প্রায় হয়েছে: এক লাইনে, ফাঁক ছাড়া।', touch: 'প্রায় হয়েছে: কোনো শব্দ ছুঁয়ে বসান।' },
    done: 'এই তো শব্দ! “চাল দিন” টিপুন।',
    keys: {
      type: '{letter} টিপুন।',
      place: 'তীর-কী দিয়ে {square} ঘরে যান, তারপর {letter} টিপুন।',
      done: 'এই তো শব্দ! Enter টিপুন।',
    },
  },
  search: {
    from: '{word} এখানে: এর উপর দিয়ে টানুন।',
    to: 'শেষ পর্যন্ত টানুন: {word}।',
    keys: 'তীর-কী দিয়ে {letter}-এ যান (সারি {row}, স্তম্ভ {column}), তারপর Enter টিপুন।',
  },
  scramble: {
    first: '{word} এখানে: অক্ষর থেকে অক্ষরে টানুন।',
    next: 'এবার {letter}।',
    end: 'ছেড়ে দিন, বা শেষ অক্ষরে আবার ট্যাপ করুন।',
    keys: { type: '{word} টাইপ করে Enter টিপুন।', typed: 'শব্দটি দিতে Enter টিপুন।' },
  },
} as const;

export const way = {
  leave: { title: 'বেরোবেন?', means: 'আপনার খেলা সেভ করা আছে।', stay: 'খেলতে থাকুন', leave: 'বেরোন' },
  lost: 'এই খেলাটি সেভ হবে না।',
  unknown: 'পাতাটি পাওয়া গেল না। এই যে মেনু।',
  noGame: 'চালিয়ে যাওয়ার মতো কিছু নেই।',
  noResult: 'দেখার মতো শেষ হওয়া খেলা নেই।',
  noRecord: 'দেখার মতো খেলা নেই। খেলার ফাইল খুলুন।',
  noLink: 'খেলাটি দেখতে লিংকটি আবার খুলুন।',
  noTable: 'টেবিলে বসতে আমন্ত্রণটি আবার খুলুন।',
  noBoard: 'আগে একটি বোর্ড বাছুন।',
} as const;

export const fetching = {
  coming: '{game} লোড হচ্ছে…',
  late: '{game} এখনও লোড হচ্ছে। অপেক্ষা করুন, বা আবার চেষ্টা করুন।',
  unreachable: 'সার্ভার সাড়া দিচ্ছে না। ইন্টারনেট সংযোগ দেখুন।',
  reloads: 'আবার চেষ্টা করলে পাতাটি নতুন করে লোড হবে, খেলাটি হারিয়ে যাবে।',
  menu: 'মেনুতে ফিরুন',
} as const;

export const definitions = {
  title: '{word}: অর্থ',
  loading: 'খোঁজা হচ্ছে…',
  unknown: '{word}: অর্থ জানা নেই।',
  withheld: '{word} বৈধ, তবে অর্থটি এখানে দেখানোর মতো শালীন নয়।',
  elsewhere: '{word} বৈধ। শুধু ইংরেজি শব্দের অর্থ আছে।',
  dictionary: 'Wiktionary-তে {word} দেখুন',
  unavailable: 'অর্থ লোড করা গেল না। আবার চেষ্টা করুন।',
  lead: 'হয়তো {word} থেকে এসেছে।',
  forms: {
    plural: 'একাধিক {word}',
    present: '{word}, he, she বা it-এর সঙ্গে',
    past: '{word}-এর অতীত রূপ',
    ongoing: '{word}-এর -ing রূপ',
    more: 'আরও {word}',
    most: 'সবচেয়ে {word}',
    doer: 'যে {word} করতে পারে',
    doers: 'যারা {word} করতে পারে',
    doings: 'কাজ: to {word}',
    spelling: '{word}-এর অন্য বানান',
  },
  source: 'অর্থ ইংরেজিতে: WordNet আর Webster ১৯১৩। কোন শব্দ বৈধ, তা ঠিক করে শুধু শব্দতালিকা।',
  parts: {
    noun: 'বিশেষ্য', verb: 'ক্রিয়া', adjective: 'বিশেষণ', adverb: 'ক্রিয়াবিশেষণ', pronoun: 'সর্বনাম',
    preposition: 'পদান্বয়ী অব্যয়', conjunction: 'সংযোজক অব্যয়', interjection: 'বিস্ময়সূচক', article: 'আর্টিকল',
  },
} as const;
