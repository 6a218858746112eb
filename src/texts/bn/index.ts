import type { EndReason, GameEvent, NameFault, Refusal } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, notInDictionary, table } from './board';
import { common } from './common';
import { counted, day, figure, inFigures, points, together, ways, whose } from './forms';
import { about, fetching, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { boot, fault, letterKeys, saves, searchSaves, sound } from './page';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';
import { printing, transfer } from './transfer';

const refusals: Readonly<Record<Refusal | 'disjoint' | 'noSuchTile', string>> = {
  malformed: 'এই খেলায় এমন চাল নেই।',
  notBegun: 'খেলা এখনও শুরু হয়নি।',
  alreadyBegun: 'খেলা আগেই শুরু হয়ে গেছে।',
  gameOver: 'খেলা শেষ হয়ে গেছে।',
  noSuchSeat: 'ওখানে কেউ বসেননি।',
  notYourTurn: 'এখন আপনার পালা নয়।',
  challengeOpen: 'শেষ চালটিকে এখনও চ্যালেঞ্জ করা যায়।',
  noChallenge: 'চ্যালেঞ্জ করার মতো কোনো চাল নেই।',
  notYourPlay: 'এই চাল নিয়ে আপনার আর কিছু বলার নেই।',
  notYourTile: 'টাইলটি আপনার র‍্যাকে নেই।',
  alreadyLaid: 'টাইলটি আগেই বোর্ডে বসানো হয়েছে।',
  notLaid: 'টাইলটি এই পালায় বসানো হয়নি।',
  outsideBoard: 'ওটা বোর্ডের বাইরে।',
  squareTaken: 'ঘরটিতে আগেই টাইল আছে।',
  letterMissing: 'ফাঁকা টাইলটির জন্য অক্ষর বাছা হয়নি।',
  notALetter: 'এই খেলায় এমন অক্ষর নেই।',
  notABlank: 'কেবল ফাঁকা টাইল অন্য অক্ষর হতে পারে।',
  noSuchCell: 'র‍্যাকে এমন জায়গা নেই।',
  nothingLaid: 'আগে অন্তত একটি টাইল বসান।',
  nothingToTakeBack: 'এই পালায় আপনার কোনো টাইল বোর্ডে নেই।',
  notInLine: 'সব অক্ষর এক সারিতে বা এক স্তম্ভে বসান।',
  gap: 'শব্দের মাঝে ফাঁক আছে।',
  missesStar: 'প্রথম শব্দটি তারার উপর দিয়ে যাবে।',
  tooShort: 'প্রথম শব্দে দুটি অক্ষর চাই।',
  disjoint: 'শব্দটিকে বোর্ডের কোনো শব্দ ছুঁতে হবে।',
  takeTilesBack: 'আগে “সব ফেরান” টিপে আপনার টাইল ফিরিয়ে নিন।',
  bagTooSmall: 'বদল করতে হলে থলিতে সাতটি টাইল চাই।',
  noTilesChosen: 'কোন টাইল বদলাবেন, বেছে নিন।',
  tileChosenTwice: 'একটি টাইল একবারই বদলানো যায়।',
  noHints: 'এই টেবিলে ইঙ্গিত নেই।',
  noMoreHints: 'ইঙ্গিতে যা বলার ছিল, সবই বলা হয়েছে।',
  hintsSpent: 'যত ইঙ্গিত পাওয়ার ছিল, সব নেওয়া হয়ে গেছে।',
  noClock: 'এই খেলায় ঘড়ি নেই।',
  alreadyResigned: 'আপনি এই খেলা আগেই ছেড়েছেন।',
  noSuchTile: 'র‍্যাকে এমন টাইল আর নেই।',
};

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'একটি নাম লিখুন।',
  nameTooLong: `বড়জোর ${figure(16)}টি অক্ষর লিখুন।`,
  nameTaken: 'এই নাম আরেকজন নিয়েছেন।',
};

const endings: Readonly<Record<EndReason, string>> = {
  fails: 'পরপর অনেক পালা বৃথা গেল: সবার নিজের র‍্যাকের মান কাটা গেল।',
  wentOut: 'শেষ টাইল বসে গেছে: বাকিদের র‍্যাকের মান কাটা গেল, আর যাঁর সব শেষ, তিনি তা পেলেন।',
  bagEmpty: 'থলি খালি: সবার নিজের র‍্যাকের মান কাটা গেল।',
  resigned: 'বাকি সবাই খেলা ছেড়েছেন: তাঁদের পয়েন্ট রইল, কিন্তু জেতা আর হলো না; কারও র‍্যাক গোনা হয় না।',
  oneTurn: 'একটিমাত্র চাল শেষ।',
};

/** What is said of an event; undefined where the table shows it plainly enough. */
function news(event: GameEvent, name: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'startDecided':
      return `${name(event.seat)} শুরু করছেন।`;
    case 'playRefused':
      return refusals[event.reason];
    case 'wordsRejected':
      return notInDictionary(event);
    case 'playScored': {
      const [main] = event.sheet.words;
      return `${name(event.seat)} ${main ? `${main.word} দিয়ে ` : ''}${points(event.sheet.total)} পেলেন।`;
    }
    case 'playAccepted':
      return `${name(event.by)} চালটি মেনে নিলেন।`;
    case 'playChallenged':
      return event.words.length === 0 ? `সবই অভিধানে আছে। ${whose(name(event.by))} এক পালা বাদ।` : notInDictionary(event);
    case 'exchanged':
      return `${name(event.seat)} ${counted(event.returned.length, 'টাইল')} বদলালেন।`;
    case 'passed':
      return `${name(event.seat)} পাস দিলেন।`;
    case 'timedOut':
      return `${whose(name(event.seat))} সময় ফুরিয়েছে।`;
    case 'turnSkipped':
      return `${whose(name(event.seat))} এক পালা বাদ।`;
    case 'resigned':
      return `${name(event.seat)} খেলা ছাড়লেন।`;
    default:
      return undefined;
  }
}

/** Every sentence a player reads, in Bengali. */
export { embed } from './embed';
export { online } from './online';
export { records } from './records';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
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
  bagTooSmall: (needs: number) =>
    needs === 7 ? refusals.bagTooSmall : `বদল করতে হলে থলিতে ${counted(needs, 'টাইল')} চাই।`,
  fault,
  boot,
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
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  transfer,
  board: {
    toMove: 'পালা',
    tilesLeft: () => 'টাইল',
    fails: 'পরপর বৃথা পালা',
    failsShort: 'বৃথা',
    failsOf: (fails: number, most: number) => `${figure(fails)} / ${figure(most)}`,
    done: 'হয়েছে',
    undo: 'ফেরান',
    recall: 'সব ফেরান',
    shuffle: 'মেশান',
    exchange: 'বদল',
    exchangeTiles: (count: number) => `${counted(count, 'টাইল')} বদলান`,
    cancel: 'থাক',
    pass: 'পাস',
    takePassBack: 'ফিরিয়ে নিন',
    passing: 'তিন সেকেন্ডে পাস হয়ে যাবে। ফিরিয়ে নিতে Esc টিপুন।',
    passSure: {
      title: 'পাস দেবেন?',
      means: 'আপনার টাইল র‍্যাকে ফিরে যাবে।',
      only: 'এখানে আর কোনো চাল নেই: এরপর সেরা চালটি দেখানো হবে।',
      goOn: 'খেলতে থাকি',
      pass: 'পাস',
    },
    history: (name: string) => `${whose(name)} ইতিহাস`,
    leave: 'বেরোন',
    score: (score: number) => `স্কোর ${figure(score)}`,
    premiumSigns: { '2L': '২অ', '3L': '৩অ', '2W': '২শ', '3W': '৩শ' },
    shortPremiums: { '2L': 'অক্ষর ×২', '3L': 'অক্ষর ×৩', '2W': 'শব্দ ×২', '3W': 'শব্দ ×৩' },
    premiums: { '2L': 'অক্ষর দ্বিগুণ', '3L': 'অক্ষর তিনগুণ', '2W': 'শব্দ দ্বিগুণ', '3W': 'শব্দ তিনগুণ' },
    otherTab: 'খেলাটি অন্য ট্যাবে চলছে। এখানে আনতে এই পাতাটি আবার লোড করুন।',
    notKept: 'এই ব্রাউজার এই পাতার কিছু রাখে না, তাই পাতা বন্ধ করলে খেলা হারিয়ে যাবে।',
    notFilled: 'এখানে এই পাতা পুরো পর্দা জুড়তে পারে না।',
    clockAhead: (date: Date) => `শুধু অনুশীলন: এখানকার ঘড়ি এগিয়ে ছিল। ${day(date)} থেকে আবার গোনা হবে।`,
  },
  letterKeys,
  sound,
  curtain,
  chooser: {
    title: 'ফাঁকা টাইলের জন্য অক্ষর বাছুন',
    means: 'এর পয়েন্ট শূন্য। বাইরে চাপলে ফিরে যাবে।',
    cancel: 'থাক',
  },
  sheet: {
    title: (name: string, score: number) => `${name}: ${points(score)}`,
    place: (direction: 'across' | 'down', from: string) => `${from} থেকে ${ways[direction]}`,
    main: 'মূল শব্দ',
    cross: 'আড়াআড়ি শব্দ',
    reads: 'এই অক্ষরে হয়',
    wordTimes: (multiplier: number) => `শব্দ × ${figure(multiplier)}`,
    bonus: 'সাতটি টাইলই',
    total: 'মোট',
    goOn: 'এগোন',
  },
  challenge: {
    title: (name: string, score: number) => `${whose(name)} চাল ${points(score)}`,
    ask: (name: string) => `${name}, সবই কি ঠিক শব্দ?`,
    accept: 'মেনে নিই',
    challenge: 'চ্যালেঞ্জ',
  },
  history: {
    title: (name: string) => `${whose(name)} ইতিহাস`,
    none: 'এখনও কিছু নেই।',
    turn: 'পালা',
    close: 'বন্ধ করুন',
  },
  over: {
    review: 'ফিরে দেখা',
    result: 'ফল',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names.join()} জিতলেন` : `${together(names)} একসঙ্গে জিতলেন`,
    reckoning: 'হিসাব',
    player: 'খেলোয়াড়',
    played: 'খেলায়',
    adjustments: 'শেষে',
    total: 'মোট',
    place: 'স্থান',
    playAgain: 'আবার খেলুন',
    newTable: 'নতুন টেবিল',
  },
} as const;
