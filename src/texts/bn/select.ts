import { figure, points, whose, you } from './forms';

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
  openRacks: 'সব খোলা',
  words: 'শব্দের ভাষা',
  rulesTitle: 'টেবিলের নিয়ম',
  differs: (preset: string) => `${preset} থেকে আলাদা`,
  backTo: (preset: string) => `আবার ${preset}`,
  useRules: 'এই নিয়মেই',
  close: 'বন্ধ করুন',
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
  clocks: { off: 'নেই', perTurn: 'প্রতি পালা', perPlayer: 'মাথাপিছু' },
  clockMeans: {
    off: 'যাঁর যত সময় লাগে',
    perTurn: '৩০–৩০০ সে.; সময় শেষ মানে বৃথা পালা',
    perPlayer: '১–৬০ মি.; বাড়তি মিনিটে ১০ পয়েন্ট কাটা',
  },
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
