import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, figure, oneByOne, points, signs, span, whose, you } from './forms';

const player = (seat: number) => `খেলোয়াড় ${figure(seat + 1)}`;

/** Setting the table: who plays, behind which mascot, by which rules. */
export const select = {
  title: 'কে কে খেলবেন?',
  back: 'ফিরুন',
  players: 'কতজন খেলবেন',
  seats: 'আসন',
  /** Who plays alone and has given no name. */
  you,
  seat: player,
  name: (seat: number) => `${player(seat)}, নাম`,
  nameShort: 'নাম',
  kind: (seat: number) => `${player(seat)}, কে`,
  kinds: { person: 'মানুষ', computer: 'কম্পিউটার' },
  level: (seat: number) => `${player(seat)}, স্তর`,
  levelShort: 'স্তর',
  /** Of the level that follows the results. */
  levelNow: (step: string) => `এখন ${step}`,
  levelMeans: {
    nestling: 'নতুন: ছোট চেনা শব্দ',
    fledgling: 'ছোট আর সহজ শব্দ',
    songbird: 'ভালো চেনা শব্দ',
    club: 'সব সময় সেরা স্কোর',
    expert: 'আগাম ভাবে, মায়া নেই',
    master: 'প্রতিটি চাল পরখ করে দেখে',
  },
  box: (seat: number, mascot: string | undefined) => `${player(seat)}, পাখি: ${mascot ?? 'এখনও নেই'}`,
  dropHere: 'এখানে আনুন',
  mascots: 'পাখিরা',
  howToChoose: 'পরের খালি আসনের জন্য একটি ট্যাপ করুন, বা টেনে আনুন।',
  whichSeat: (mascot: string) => `${mascot}: এবার আসন বাছুন।`,
  mascotFor: (player: string) => `${whose(player)} জন্য পাখি`,
  mascotTaken: (mascot: string, player: string) => `${mascot}, ${whose(player)} কাছে`,
  ready: 'তৈরি',
  undo: 'ফেরান',
  undoWhy: 'শেষ বাছা পাখিটি ফিরিয়ে নেয় (Ctrl+Z)',
  preset: 'নিয়ম',
  presets: { casual: 'সহজ', classic: 'ক্লাসিক', wordbler: 'Wordbler', own: 'নিজের…' },
  ownRules: 'নিজের নিয়ম',
  presetSays: {
    casual: 'ভুল শব্দ দেখানো হয়, আবার চেষ্টা করা যায়।',
    classic: 'ভুল শব্দে পালা যায়। শেষ টাইল পর্যন্ত খেলা।',
    wordbler: 'নির্মাতার নিয়ম: ভুল শব্দে পালা যায়, থলি ফুরোলে শেষ।',
  },
  openRacks: 'খোলা র‍্যাক',
  words: 'শব্দের ভাষা',
  rulesTitle: 'টেবিলের নিয়ম',
  differs: (preset: string) => `${preset} থেকে আলাদা`,
  backTo: (preset: string) => `আবার ${preset}`,
  useRules: 'এই নিয়মেই',
  close: 'বন্ধ করুন',
  boards: {
    label: 'বোর্ড',
    names: { usual: 'সাধারণ', small: 'ছোট', super: 'সুপার' },
    means: (side: number, isFull: boolean) => `${figure(side)}×${figure(side)} ঘর${isFull ? '; ছোটটি দুজনের জন্য' : ''}`,
    premiums: 'বোনাসের ঘর',
    premiumsLie: { own: 'বরাবরের মতো', chance: 'এলোমেলো' },
    premiumsMean: { own: 'নিজের নিজের জায়গায়', chance: 'প্রতিবার অন্য জায়গায়, সংখ্যায় সমান' },
    letters: 'শব্দের অক্ষর',
    lettersLie: { inOrder: 'পরপর', free: 'যে কোনো ক্রমে' },
    lettersMean: { inOrder: 'শব্দ যেমন লেখা হয়', free: 'যদি কোনো শব্দ হয়' },
    brief: { small: 'ছোট বোর্ড', super: 'সুপার বোর্ড', chance: 'এলোমেলো বোনাস', free: 'অক্ষর যে কোনো ক্রমে' },
  },
  handicaps: {
    label: 'বাড়তি সুবিধা',
    means: 'কোনো আসনে পয়েন্ট, সময় বা ইঙ্গিত',
    choose: 'বেছে নিন…',
    of: (name: string) => `${name}: বাড়তি সুবিধা`,
    points: 'শুরুর পয়েন্ট',
    time: 'ঘড়ির সময়',
    hints: 'ইঙ্গিতের পালা',
    units: { points: 'পয়েন্ট', hints: 'পালা' },
    asRules: 'নিয়মমতো',
    brief: {
      points: (points: number) => `+${figure(points)}`,
      hints: (turns: number) => `${figure(turns)}টি ইঙ্গিত`,
    },
    suggested: (name: string, points: number) => `গত খেলাগুলো বলছে: ${name}: ${figure(points)} পয়েন্ট`,
    take: 'দিয়ে দিন',
  },
  invalidWord: 'ভুল শব্দ',
  invalidWords: { turnLost: 'পালা যায়', tryAgain: 'আবার চেষ্টা', challenge: 'চ্যালেঞ্জ' },
  invalidWordMeans: {
    turnLost: 'টাইল ফিরে আসে, পালা শেষ',
    tryAgain: 'টাইল থাকে, পালা চলে',
    challenge: 'কেউ চ্যালেঞ্জ না করলে মানা হয়',
  },
  fullRackBonus: 'সাতটিই বসালে বোনাস',
  bagEmpty: 'থলি খালি হলে',
  bagsEmpty: { gameEnds: 'শেষ', playOn: 'চলবে' },
  bagEmptyMeans: { gameEnds: 'খেলা তখনই শেষ', playOn: 'একটি র‍্যাক খালি না হওয়া পর্যন্ত চলে' },
  failsToEnd: 'পরপর কত বৃথা পালায় শেষ',
  failsMean: 'ভুল শব্দ, বদল, পাস, সময় শেষ',
  exchangeNeeds: 'বদলের জন্য থলিতে চাই',
  clock: 'ঘড়ি',
  clocks: { off: 'নেই', perTurn: 'প্রতি পালা', perPlayer: 'মাথাপিছু', perDays: 'দিন ধরে' },
  clockMeans: {
    off: 'যাঁর যত সময় লাগে',
    perTurn: '৩০–৩০০ সে.; সময় শেষ মানে বৃথা পালা',
    perPlayer: '১–৬০ মি.; বাড়তি মিনিটে ১০ পয়েন্ট কাটা',
    perDays: 'পালায় ১–৭ দিন; সময় শেষ মানে বৃথা পালা',
  },
  challengeTime: 'চ্যালেঞ্জের সময়',
  challengeIn: span,
  hints: 'ইঙ্গিত',
  hintsMean: { true: 'টেবিল সাহায্য করতে পারে', false: 'যে যার মতো' },
  showsWords: 'বসানো টাইল শব্দ চেনায়',
  showsWordsMean: {
    true: 'ঠিক শব্দে টিক, নইলে কাটা',
    false: 'জানা যায় কেবল “হয়েছে” টিপে',
    challenge: 'চ্যালেঞ্জের খেলায় নয়',
  },
  on: 'চালু',
  off: 'বন্ধ',
  units: {
    fullRackBonus: 'পয়েন্ট',
    failsToEnd: 'পালা',
    exchangeNeeds: 'টাইল',
    seconds: 'সেকেন্ড',
    minutes: 'মিনিট',
  },
  fewer: (what: string) => `${what}: কম`,
  more: (what: string) => `${what}: বেশি`,
  brief: {
    invalidWord: {
      turnLost: 'ভুল শব্দে পালা যায়',
      tryAgain: 'ভুল শব্দে আবার চেষ্টা',
      challenge: 'চ্যালেঞ্জ না হলে শব্দ মানা',
    },
    bagEmpty: { gameEnds: 'থলি ফুরোলে শেষ', playOn: 'থলি ফুরোলেও চলে' },
    bonus: (score: number) => `সাতটিতে ${points(score)}`,
    clock: {
      off: 'ঘড়ি নেই',
      perTurn: (seconds: number) => `পালায় ${figure(seconds)} সে.`,
      perPlayer: (minutes: number) => `মাথাপিছু ${figure(minutes)} মি.`,
      perDays: (days: number) => `পালায় ${figure(days)} দিন`,
    },
  },
  start: 'শুরু',
  endGame: {
    title: 'একটি খেলা চলছে',
    means: 'জায়গা একটি খেলার। নতুনটি শুরু হলে আগেরটি আর ফিরবে না।',
    goOn: 'আগেরটিই চলুক',
    anew: 'নতুন শুরু',
  },
} as const;

/** By the mascots' ids. */
export const mascots = {
  maize: 'হলুদ ফুটকি',
  azure: 'আকাশি ফুটকি',
  flame: 'আগুনে ফুটকি',
  hood: 'টুপি ফুটকি',
  cinder: 'গির্দি',
  sage: 'পেঁচা',
  thimble: 'রেন',
  rosehip: 'রবিন',
  river: 'মাছরাঙা',
  skerry: 'পাফিন',
  scarlet: 'কার্ডিনাল',
  jewel: 'হামিংবার্ড',
} as const;

/** Where there is little room. */
export const mascotsInShort: Partial<Record<keyof typeof mascots, string>> = {};

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'এটি বোঝা যাচ্ছে না।',
  tooManyPlayers: 'এটি পঞ্চম খেলোয়াড়; চারজনকে দেখানো যায়।',
  tooManyTurns: `এই পালাটি বেশি; ${figure(300)}টি দেখানো যায়।`,
  leavesBoard: 'শব্দটি বোর্ড ছাড়িয়ে যায়।',
  otherLetter: 'ওখানে অন্য অক্ষর আছে।',
  nothingThere: 'বিন্দুটি অক্ষরের জায়গায়, কিন্তু ওখানে অক্ষর নেই।',
  noWord: 'এতে কোনো শব্দ বসে না।',
  nothingToWithdraw: 'এই খেলোয়াড়ের ফেরানোর মতো চাল নেই।',
  mixed: 'এই অক্ষরগুলো অন্য লিপির',
  placement: 'এখানকার নিয়মে ওটা ওখানে বসানো যেত না।',
  rack: 'এই টাইলগুলো র‍্যাকে ছিল না।',
  score: 'পয়েন্ট এখানকার বোর্ডের সঙ্গে মেলে না।',
  total: 'মোট মেলে না আগের মোট আর এই পয়েন্টের সঙ্গে।',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed}: ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}।`
    : faults[code];

const onLine = (fault: LineFault) => `লাইন ${figure(fault.line)}: ${why(fault)}`;

const ending = {
  gameEnds: 'থলি খালি হলে খেলা শেষ',
  playOn: 'একটি র‍্যাক খালি হলে খেলা শেষ',
} as const;

const wrongWord = {
  turnLost: 'ভুল শব্দে পালা যায়',
  tryAgain: 'ভুল শব্দে আবার চেষ্টা করা যায়',
  challenge: 'বৃথা চ্যালেঞ্জে পরের পালা যায়',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${figure(total)}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'রেকর্ড খুলুন',
  /** From the first one on, whoever played it. */
  next: 'পরের পালা',
  another: 'অন্য রেকর্ড',
  title: 'রেকর্ড',
  back: { label: 'ফিরুন', means: 'টেবিল সাজানোয় ফিরুন (Esc)' },
  close: 'বন্ধ করুন',
  howTo: 'GCG-তে লেখা খেলা, যেমন বেশিরভাগ প্রোগ্রাম লেখে: ফাইল বাছুন, পাতায় টেনে আনুন, বা লেখাটি পেস্ট করুন।',
  file: 'ফাইল বাছুন',
  paste: 'রেকর্ডের লেখা',
  show: 'দেখান',
  totals: listed,
  faults: (count: number) => counted(count, 'গোলমেলে লাইন'),
  fault: onLine,
  stopped: 'যতদূর বোঝা গেছে, খেলাটি ততদূর দেখানো হচ্ছে।',
  refused: {
    empty: 'এটি খেলার রেকর্ড নয়: কারও চালের লাইন এতে নেই।',
    tooBig: 'একটি খেলার রেকর্ডের পক্ষে এটি বেশি লম্বা।',
    unreadable: 'ফাইলটি পড়া গেল না।',
    at: (fault: LineFault) => `রেকর্ডটি দেখানো যায় না। ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler, ${figure(seats)} জন, ENABLE1-এর শব্দ; সাতটি টাইলে আরও ${figure(fullRackBonus)}; ${ending[bagEmpty]}; ${wrongWord[invalidWord]}।`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name}: ${oneByOne([
        ...(points === undefined ? [] : [`শুরুতে ${figure(points)} পয়েন্ট, যা কোনো লাইনে ধরা নেই`]),
        ...(time === undefined ? [] : [`${figure(time)} % সময়`]),
        ...(hints === undefined ? [] : [`${figure(hints)} পালায় ইঙ্গিত`]),
      ])}।`,
    timedOut: 'সময় শেষ।',
    inVain: 'বৃথা চ্যালেঞ্জের পর পালা বাদ।',
    resigned: (name: string) => `${name} খেলা ছাড়লেন; টাইলগুলো থলিতে ফিরল।`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Wordbler-এর হিসাব, যেখানে রয়ে যাওয়া র‍্যাক দুপক্ষেই একবার করে ধরা হয়: ${listed(totals)}।`,
  },
} as const;
