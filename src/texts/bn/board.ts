export const refusals = {
  malformed: 'এমন চাল হয় না।',
  gameOver: 'খেলা শেষ হয়ে গেছে।',
  notYourTurn: 'এখন আপনার পালা নয়।',
  challengeOpen: 'শেষ চালটিকে এখনও চ্যালেঞ্জ করা যায়।',
  notYourPlay: 'এই চালটিকে আর চ্যালেঞ্জ করতে পারবেন না।',
  notYourTile: 'টাইলটি আপনার র‍্যাকে নেই।',
  noChallenge: 'চ্যালেঞ্জ করার মতো কোনো চাল নেই।',
  noHints: 'এই খেলায় ইঙ্গিত নেই।',
  notABlank: 'শুধু ফাঁকা টাইলের অক্ষর বদলানো যায়।',
  notLaid: 'টাইলটি এই পালায় বসানো হয়নি।',
  alreadyLaid: 'টাইলটি আগেই বোর্ডে বসানো হয়েছে।',
  squareTaken: 'ঘরটিতে আগেই টাইল আছে।',
  letterMissing: 'ফাঁকা টাইলের জন্য একটি অক্ষর বাছুন।',
  nothingLaid: 'আগে অন্তত একটি টাইল বসান।',
  nothingToTakeBack: 'ফেরানোর মতো কোনো টাইল নেই।',
  notInLine: 'সব টাইল এক সারিতে বা এক স্তম্ভে বসান।',
  gap: 'শব্দের মাঝে ফাঁক আছে।',
  missesStar: 'প্রথম শব্দটি তারার উপর দিয়ে বসান।',
  tooShort: 'প্রথম শব্দে অন্তত দুটি অক্ষর চাই।',
  disjoint: 'বোর্ডের কোনো শব্দ ছুঁয়ে বসান।',
  takeTilesBack: 'আগে সব টাইল ফেরান।',
  bagTooSmall: 'থলিতে বদল করার মতো যথেষ্ট টাইল নেই।',
  noTilesChosen: 'আগে টাইল বেছে নিন।',
  noMoreHints: 'আর কোনো ইঙ্গিত দেওয়ার নেই।',
  hintsSpent: 'আপনার সব ইঙ্গিত শেষ।',
  noSuchTile: 'এই টাইল আপনার নেই।',
} as const;

export const names = {
  nameEmpty: 'একটি নাম লিখুন।',
  nameTooLong: 'বড়জোর ১৬টি অক্ষর লিখুন।',
  nameTaken: 'এই নাম আরেকজন নিয়েছেন।',
} as const;

export const endings = {
  fails: 'পয়েন্টহীন পালা অনেক হয়ে গেছে। সবার বাকি টাইলের পয়েন্ট কাটা গেল।',
  wentOut: 'একজনের সব টাইল শেষ। অন্যদের বাকি টাইলের পয়েন্ট কেটে তাঁকে দেওয়া হলো।',
  bagEmpty: 'থলি খালি। সবার বাকি টাইলের পয়েন্ট কাটা গেল।',
  resigned: 'বাকি সবাই খেলা ছেড়েছেন। স্কোর একই রইল, টাইলের পয়েন্ট কাটা গেল না।',
  oneTurn: 'এটাই ছিল একমাত্র পালা।',
} as const;

export const news = {
  starts: '{who} শুরু করছেন।',
  scores: '{who} {word} দিয়ে {points} পয়েন্ট পেলেন।',
  letsStand: '{who} চালটি মেনে নিলেন।',
  challengeFailed: 'সব শব্দই বৈধ। {who} এক পালা হারালেন।',
  exchanges: '{who} {count}টি টাইল বদলালেন।',
  passes: '{who} পাস দিলেন।',
  timedOut: '{who/আপনার/#:} সময় শেষ।',
  skips: '{who/আপনার/#:} এক পালা বাদ।',
  resigns: '{who} খেলা ছাড়লেন।',
} as const;

export const happening = {
  exchanged: '{count}টি টাইল বদল',
  passed: 'পাস',
  invalid: 'অভিধানে নেই: {words}',
  inAnyOrder: '{count|কোনো ক্রমেই শব্দ হয় না}: {words}',
  disjoint: 'কোনো শব্দ ছোঁয়নি: {word}',
  timedOut: 'সময় শেষ',
  challengedInVain: 'ব্যর্থ চ্যালেঞ্জ: {who/আপনার/#-এর} চাল',
  skipped: 'পালা বাদ', resigned: 'খেলা ছাড়লেন', handicap: 'হ্যান্ডিক্যাপ',
  rackLost: 'বাকি টাইল: {letters}',
  wentOut: 'সব টাইল শেষ',
  overTime: 'সময়ের চেয়ে {count} মিনিট বেশি',
} as const;

export const board = {
  onTurn: 'পালা',
  tilesLeft: '{count|টাইল}',
  scoreless: 'পয়েন্টহীন পালা', scorelessShort: 'পয়েন্টহীন',
  scorelessOf: '{fails} / {most}',
  done: 'চাল দিন', recall: 'সব ফেরান', shuffle: 'মেশান', exchange: 'বদল',
  exchangeTiles: '{count}টি টাইল বদলান',
  chooseTiles: 'টাইল বেছে নিন', exchangeCosts: 'বদল করলে পালা শেষ।',
  exchangeNeeds: 'বদল করতে হলে থলিতে {count}টি টাইল চাই।',
  keepTurn: 'পাস বাতিল',
  passing: 'তিন সেকেন্ড পরে পাস। বাতিল করতে Esc টিপুন।',
  passSure: { title: 'পাস দেবেন?', means: 'এটাই আপনার একমাত্র পালা। এরপর সেরা চালটি দেখবেন।' },
  bonusSigns: { '2L': '২অ', '3L': '৩অ', '2W': '২শ', '3W': '৩শ' },
  bonusesInShort: { '2L': 'অক্ষর ×২', '3L': 'অক্ষর ×৩', '2W': 'শব্দ ×২', '3W': 'শব্দ ×৩' },
  otherTab: 'খেলাটি অন্য ট্যাবে খোলা আছে। এখানে খেলতে পাতাটি আবার লোড করুন।',
  notKept: 'এই ব্রাউজার কিছু সেভ করছে না। পাতা বন্ধ করলে খেলা হারিয়ে যাবে।',
  notFilled: 'এখানে পুরো পর্দা সম্ভব নয়।',
  clockAhead: 'শুধু অনুশীলন: এই ডিভাইসের ঘড়ি এগিয়ে ছিল। {day} থেকে দৈনিক ধাঁধা আবার গোনা হবে।',
} as const;

export const table = {
  help: 'কিবোর্ড ও সাহায্য', mute: 'আওয়াজ বন্ধ করুন', unmute: 'আওয়াজ চালু করুন',
  fullscreen: 'পুরো পর্দা',
  lastPlays: 'শেষ চালগুলো', invalid: 'অবৈধ', exchange: 'বদল',
  failedChallenge: 'ব্যর্থ চ্যালেঞ্জ',
  hurry: 'দ্রুত করতে ট্যাপ করুন',
  hurryAnywhere: 'দ্রুত করতে যেকোনো জায়গায় ট্যাপ করুন',
  openRacks: 'খোলা র‍্যাক: সব অক্ষর দেখা যায়',
  unseen: 'অদেখা টাইল',
  whereUnseen: 'থলিতে {bag}টি, র‍্যাকে {racks}টি',
  notOpen: 'টাইল থামলে টিপুন',
} as const;

export const chooser = { title: 'ফাঁকা টাইলের অক্ষর বাছুন', means: 'পয়েন্ট ০। বাতিল করতে বাইরে ট্যাপ করুন।' } as const;

export const sheet = {
  title: '{who/আপনার/#:} {points} পয়েন্ট',
  place: { across: '{square} থেকে আড়াআড়ি', down: '{square} থেকে নিচের দিকে' },
  reads: 'এই অক্ষরে হয়',
  wordTimes: 'শব্দ × {multiplier}',
  bonus: 'সাতটি টাইলই',
} as const;

export const challenge = {
  title: '{who/আপনার চাল/চাল: #}, {points} পয়েন্ট',
  ask: '{who/চালটিকে/#, চালটিকে} চ্যালেঞ্জ করবেন?',
  accept: 'মেনে নিন', challenge: 'চ্যালেঞ্জ করুন',
} as const;

export const history = {
  title: 'ইতিহাস',
  titleOf: '{who/আপনার ইতিহাস/ইতিহাস: #}',
  howScored: '{word}: পয়েন্টের হিসাব',
  play: 'চাল', invalid: 'অবৈধ',
  none: 'এখনও কিছু নেই।',
  average: 'পয়েন্ট-পাওয়া পালাপিছু গড়',
  best: 'সেরা চাল', misses: 'অবৈধ', exchanges: 'বদল',
  disjoint: 'কোনো শব্দ ছোঁয়নি',
} as const;

export const over = {
  wins: '{who} জিতলেন',
  sharedWin: 'যৌথ জয়: {names}',
  ahead: '{who/আপনার/#-এর} চেয়ে {points} পয়েন্টে এগিয়ে',
  behind: '{who/আপনার/#-এর} চেয়ে {points} পয়েন্টে পিছিয়ে',
  finalScores: 'চূড়ান্ত স্কোর',
  player: 'খেলোয়াড়', left: 'বাকি টাইল', adjustment: 'যোগ-বিয়োগ',
  savePicture: 'ছবি সেভ করুন',
  picture: 'ছবি',
  saveFile: 'ফাইল সেভ করুন',
  file: 'খেলার ফাইল', highlights: 'এই খেলার সেরা',
  longestWord: 'সবচেয়ে লম্বা শব্দ',
  average: 'পালাপিছু গড়', bonuses: 'বোনাস',
  times: '{count} বার',
  none: 'একটিও নয়',
  wentOut: 'সব টাইল শেষ',
  handicap: 'হ্যান্ডিক্যাপ',
  overTime: '{count} মিনিট বেশি',
  resigned: 'খেলা ছেড়েছেন: তালিকার শেষে',
} as const;

export const curtain = { passTo: '{who/এবার আপনি/#-কে দিন}', lift: 'আমার টাইল দেখান' } as const;

export const draw = {
  title: 'কে শুরু করবেন?',
  rule: 'A-র সবচেয়ে কাছে যাঁর অক্ষর, শুরু তাঁর। এগোতে ট্যাপ করুন।',
  tie: 'সমান: {names} তুলেছেন {letter}।',
  tieOfBlanks: 'সমান: {names} তুলেছেন ফাঁকা টাইল।',
  again: 'তাঁরা আবার তুলবেন।',
  drew: '{who} তুলেছেন {letters}।',
  blank: 'ফাঁকা টাইল সবার আগে।',
  nearest: '{who} তুলেছেন {letter}, A-র সবচেয়ে কাছে।',
} as const;

export const hint = {
  more: 'আরও', thinking: 'ভাবছে', placeIt: 'বসান',
  isPlaced: 'বোর্ডে বসানো আছে',
  title: 'ইঙ্গিত {step} / ৩',
  tiles: '{count|এই টাইলটি|এই #টি টাইল} নিন।',
  squares: '{count|এই টাইলটি|এই #টি টাইল} এখানে বসান।',
  noPlay: 'কোনো চাল সম্ভব নয়। বদল করুন বা পাস দিন।',
  failed: 'ইঙ্গিত পাওয়া গেল না। আবার চেষ্টা করুন।',
  close: 'ইঙ্গিত বন্ধ করুন',
  spoken: {
    thinking: 'চাল খোঁজা হচ্ছে।',
    tiles: 'তিন ইঙ্গিতের প্রথমটি: {letters} নিন।',
    squares: 'তিন ইঙ্গিতের দ্বিতীয়টি: {squares} ঘরে।',
    word: 'তিন ইঙ্গিতের তৃতীয়টি: {word}, {place}, {points} পয়েন্ট।',
    closed: 'ইঙ্গিত বন্ধ হলো।',
  },
  verdict: {
    found: 'সেরা চালটিই খুঁজে পেয়েছেন।',
    helped: '{count}টি ইঙ্গিত নিয়ে খুঁজে পেয়েছেন।',
    best: 'সেরা: {word}, {points}। আপনি পেয়েছেন তার {share%}।',
    share: 'সেরা: {points} পয়েন্ট। আপনি পেয়েছেন তার {share%}।',
    last: '{who/আপনার/#:} গত পালায় সেরা চাল ছিল {word}, {points}।',
  },
} as const;

export const computer = {
  levels: {
    justRight: 'মানানসই', nestling: 'ছানা', fledgling: 'উড়ুক্কু', songbird: 'গানের পাখি', club: 'ক্লাব',
    expert: 'ওস্তাদ', master: 'গুরু',
  },
  glosses: {
    justRight: 'আপনার মতো', nestling: 'খুব সহজ', fledgling: 'সহজ', songbird: 'মাঝারি', club: 'কঠিন',
    expert: 'খুব কঠিন', master: 'সবচেয়ে কঠিন',
  },
  between: {
    hatchling: 'ছানার একটু নিচে',
    aboveFledgling: 'উড়ুক্কুর একটু উপরে',
    aboveSongbird: 'গানের পাখির একটু উপরে',
  },
  justRight: 'মানানসই: {step}',
  playsJustRight: '{names} {count|আপনার স্তরে খেলছেন}: {step}।',
  kind: 'কম্পিউটার',
  says: '“{remark}”',
  sure: '{share%} নিশ্চিত।',
  remarks: {
    nestling: ['একটা শব্দ! সত্যিকারের!', 'ফুড়ুৎ, ফুড়ুৎ!', 'একা একাই পেরেছি।', 'অনেক পেলাম বুঝি?'],
    fledgling: ['আমি করলাম?', 'দেখুন দেখুন, কী পেয়েছি!', 'কপাল ভালো।', 'আবার পারব তো?'],
    songbird: ['এটা যেন গান!', 'সুরের মতো মনে এল।', 'এই র‍্যাকটা বেশ লাগছে।', 'এই ডালে আজ ভারি সুখ।'],
    club: ['এরই অপেক্ষায় ছিলাম।', 'ঘরগুলো একেবারে মনের মতো।', 'প্রতিটি পয়েন্টই দামি।', 'এবার আপনার পালা।'],
    expert: ['যেমন ভেবেছিলাম।', 'এমন ফাঁক কি ছাড়া যায়?', 'থলি আজ সদয়।', 'এক চাল এগিয়ে।'],
    master: ['আগেই দেখেছিলাম।', 'হাজার বার পরখ করেছি।', 'সব চালের সেরা এটাই।', 'সবুরে মেওয়া ফলে।'],
  },
  noThought: 'কম্পিউটার আটকে গেছে।',
  noThoughtMeans: 'আপনার খেলা সেভ করা আছে। আবার চেষ্টা করুন, বা বেরিয়ে ফিরে আসুন।',
  nextTurn: 'পরের পালা',
} as const;
