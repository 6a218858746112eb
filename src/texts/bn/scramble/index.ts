import type { BoardFault, Reach, Refusal, TurnEnd, Within } from '../../../core/scramble';
import { allLetters, counted, figure, oneByOne, points, signs, to, together, whose, you } from '../forms';
import { help } from './help';
import { notShown, printed } from './printed';
import { shared } from './shared';

const words = (count: number) => counted(count, 'শব্দ');
const letters = (count: number) => counted(count, 'অক্ষর');

const clockText = (seconds: number) =>
  seconds < 60 ? `${figure(seconds)} সেকেন্ড` : `${figure(Math.round(seconds / 60))} মিনিট`;

const refusals: Readonly<Record<Refusal, (word: string, shortest: number) => string>> = {
  malformed: () => 'এই খেলায় এমন চাল নেই।',
  notBegun: () => 'পালা এখনও শুরু হয়নি।',
  alreadyBegun: () => 'পালা আগেই শুরু হয়ে গেছে।',
  gameOver: () => 'খেলা শেষ হয়ে গেছে।',
  paused: () => 'খেলা থামানো আছে: আগে চালান।',
  notPaused: () => 'খেলা থামানো নেই।',
  emptyPath: () => 'আগে অক্ষর বাছুন।',
  outsideBoard: () => 'ওটা বোর্ডের বাইরে।',
  jump: () => 'শব্দের অক্ষরগুলো ছুঁয়ে থাকতে হবে।',
  squareTwice: () => 'এক শব্দে এক ঘর দুবার নয়।',
  notLetters: () => 'শুধু অক্ষর লিখুন।',
  tooShort: (word, shortest) => `${word} বেশি ছোট: অন্তত ${letters(shortest)} চাই।`,
  notOnBoard: (word) => `${word} বোর্ডে নেই।`,
  notAWord: (word) => `${word} অভিধানে নেই।`,
  alreadyFound: (word) => `${word}: আগেই পেয়েছেন।`,
  allShown: (word) => `${word} পুরোটাই দেখানো হয়ে গেছে।`,
};

const boardFaults = {
  empty: () => 'বোর্ডের অক্ষরগুলো সারি ধরে লিখুন।',
  notLetters: (fault) =>
    `বোর্ডে ${signs(fault.strange, fault.foreign)} চলে না: শুধু ${allLetters(fault.letters, 'A থেকে Z')}।`,
  tooSmall: ({ count }) =>
    `${letters(count)} কম: বোর্ডে অন্তত ${figure(4)}টি চাই (${figure(2)} × ${figure(2)})।`,
  notSquare: ({ count }) =>
    `${letters(count)} দিয়ে বর্গ হয় না। বোর্ডে থাকে ৪, ৯, ১৬, ২৫, ৩৬ … অক্ষর: ${nearest(count)}।`,
  tooLarge: ({ count }) => `${letters(count)} বেশি: বোর্ডে বড়জোর ১০০টি (১০ × ১০)।`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `আরও ${figure(more)}টি, বা ${figure(fewer)}টি কম` : `আরও ${figure(more)}টি`;
}

const knowers: Readonly<Record<Reach, string>> = {
  beginner: 'সবাই জানেন',
  most: 'বেশিরভাগ জানেন',
  wellRead: 'পড়ুয়ারা জানেন',
};

const ends: Readonly<Record<TurnEnd, string>> = {
  timeOut: 'সময় শেষ!',
  done: 'পালা শেষ।',
  givenUp: 'ছেড়ে দেওয়া হলো।',
};

const group = (length: number, orMore: boolean) =>
  orMore ? `${figure(length)} বা বেশি` : `${figure(length)} অক্ষর`;

export const scramble = {
  name: 'Scramble',
  motto: 'ছুঁয়ে থাকা অক্ষরের শিকল',
  back: 'ফিরুন',
  points,
  words,
  letters,
  of: (found: number, all: number) => `${figure(found)} / ${figure(all)}`,
  refuse: (reason: Refusal, word: string, shortest: number) => refusals[reason](word, shortest),
  boardFault: (fault: BoardFault) => (boardFaults[fault.reason] as (own: BoardFault) => string)(fault),
  choose: {
    board: 'বোর্ড',
    size: (side: number) => `${figure(side)} × ${figure(side)}`,
    sizeMeans: (side: number) => (side === 4 ? 'চট করে দেখা যায়' : 'লম্বা শব্দের জন্য'),
    time: 'প্রতি পালার সময়',
    times: (seconds: number | null) => (seconds === null ? 'নেই' : `${figure(seconds / 60)} মি.`),
    shortest: 'সবচেয়ে ছোট শব্দ',
    lengths: figure,
    seed: 'বোর্ডের নম্বর',
    seedMeans: 'একই নম্বরে একই বোর্ড',
    newSeed: 'অন্য নম্বর',
    badSeed: 'বোর্ডের জন্য একটি সংখ্যা বা শব্দ লিখুন, বড়জোর ৪০ অক্ষর।',
    players: 'কে কে খেলবেন?',
    inTurns: 'পালা করে, একই বোর্ডে।',
    playerName: (player: number) => `খেলোয়াড় ${figure(player)}, নাম`,
    mascotOf: (name: string) => `${whose(name)} জন্য অন্য পাখি`,
    remove: (name: string) => `${to(name)} বাদ দিন`,
    add: 'আরেকজন',
    rest: 'আরও: সবচেয়ে ছোট শব্দ, বোর্ডের নম্বর',
    strike: 'মিলে যাওয়া শব্দ কাটা',
    strikeMeans: 'একাধিক জন পেলে পয়েন্ট নেই',
    fewest: 'অন্তত এতগুলো শব্দ',
    fewestMeans: 'না হওয়া পর্যন্ত ঝাঁকায়',
    fewer: 'কম শব্দ',
    more: 'বেশি শব্দ',
    unit: 'শব্দ',
    known: 'চেনা শব্দ',
    knownMeans: 'শুধু যে বোর্ডে চেনা শব্দ যথেষ্ট',
    roll: 'ঝাঁকান',
    rolling: 'ঝাঁকানো হচ্ছে …',
    daily: 'আজকের বোর্ড',
    dailyMeans: 'সবার জন্য এক',
    solve: 'সমাধান',
    solveMeans: 'সব শব্দ',
    watch: 'খেলা দেখুন',
    watchMeans: 'শব্দের পর শব্দ',
    notMet: (count: number) => `এত শব্দের বোর্ড মেলেনি: এটিতে আছে ${words(count)}।`,
    failed: 'বোর্ড ঝাঁকানো গেল না। আবার চেষ্টা করুন।',
    link: 'এই বোর্ডের লিংক কপি করুন',
    copied: 'কপি হয়েছে: যিনি লিংক খুলবেন, একই বোর্ড পাবেন।',
    copyByHand: (link: string) => `এই লিংকটি কপি করুন: ${link}`,
    badLink: 'বোর্ডের লিংকটি নষ্ট। আবার চেয়ে নিন, বা নিজে একটি বোর্ড ঝাঁকান।',
    invited: 'কেউ আপনাকে একটি বোর্ড পাঠিয়েছেন',
    invitedMeans: 'একটি খেলা চলছে। পাঠানো বোর্ড খেললে সেটি শেষ হবে।',
    playShared: 'পাঠানো বোর্ড খেলুন',
    kept: 'একটি খেলা চলছে। ঝাঁকালে সেটি শেষ হয়ে নতুন শুরু হবে।',
    goOn: 'আগেরটিই চলুক',
  },
  play: {
    title: (names: readonly string[]) => `Scramble: ${oneByOne(names)}`,
    timeLeft: (text: string) => `${text} বাকি`,
    noClock: 'ঘড়ি নেই',
    points: 'পয়েন্ট',
    words: 'শব্দ',
    turnOf: (name: string) => `${whose(name)} পালা`,
    next: (name: string) => `তারপর ${name}, একই বোর্ড`,
    alone: 'একা একা',
    last: 'এই বোর্ডে শেষ জন',
    empty: 'টেনে, ট্যাপ করে বা টাইপ করে শব্দ গড়ুন।',
    soFar: (count: number) => `এ পর্যন্ত ${letters(count)}`,
    waysOf: (count: number, ways: number) =>
      ways === 0 ? 'বোর্ডে নেই' : `${letters(count)}, ${counted(ways, 'পথ')}`,
    found: 'পাওয়া শব্দ',
    none: 'এখনও কিছু নেই। প্রতিটি অক্ষর থেকে পাশের আটটিতে যাওয়া যায়।',
    groupOf: group,
    each: points,
    type: 'বা শব্দ টাইপ করুন',
    typeHint: 'Enter-এ খেলা হয়',
    enter: 'টাইপ করা শব্দ খেলুন',
    clear: 'মুছুন',
    letGo: 'ছেড়ে দেওয়া হলো।',
    playWord: 'খেলুন',
    pause: 'থামান',
    hint: 'ইঙ্গিত',
    endTurn: 'পালা শেষ',
    good: (word: string, score: number) => `${word}: ${points(score)}`,
    grid: 'বোর্ডের অক্ষর',
    gridHint: 'তীর-কী দিয়ে নড়ুন, Space অক্ষর নেয়, Enter শব্দটি খেলে, Esc মোছে। বা শব্দটি টাইপ করুন।',
    square: (letter: string, row: number, column: number) =>
      `${letter}, সারি ${figure(row)}, স্তম্ভ ${figure(column)}`,
    taken: (order: number) => `শব্দের ${figure(order)} নম্বর অক্ষর`,
    left: words,
    list: 'আপনার পাওয়া শব্দ',
    menu: 'মেনু',
    sound: 'আওয়াজ বন্ধ',
    soundOn: 'আওয়াজ চালু',
    help: 'কীভাবে খেলবেন',
  },
  remarks: {
    begin: 'লম্বা শব্দে বেশি লাভ: আট অক্ষরে ১১ পয়েন্ট।',
    hurry: 'শেষ আধ মিনিট!',
    half: 'অর্ধেকের বেশি শব্দ আপনার!',
    oneMore: (count: number, score: number) => `${figure(count)} অক্ষরের কিছু চোখে পড়ছে? তাতে ${points(score)}।`,
    longest: (score: number) => `${points(score)}: কোনো শব্দে এর বেশি নেই।`,
  },
  ready: {
    title: (name: string) => `${name}, তৈরি তো?`,
    alone: 'তৈরি তো?',
    first: (seconds: number | null) =>
      seconds === null ? 'ঘড়ি নেই: যতক্ষণ খুশি খুঁজুন।' : `আপনার হাতে ${clockText(seconds)}।`,
    handOver: (name: string) => `${to(name)} দিন। আর কেউ যেন অক্ষরগুলো না দেখেন।`,
    begin: 'শুরু',
    stop: 'খেলা এখানেই শেষ',
  },
  printed,
  shared,
  pause: {
    title: 'থামানো আছে',
    why: 'অক্ষরগুলো ঢাকা, ঘড়িও থেমে আছে।',
    hidden: 'পাতাটি আড়ালে ছিল, তাই থেমেছে। ঘড়িও থেমে ছিল।',
    goOn: 'চালান',
    end: 'পালা শেষ',
    leave: 'এখন বেরোই',
    leaveMeans: 'খেলা রাখা থাকবে: মেনু থেকে আবার চালান।',
  },
  hint: {
    title: 'ইঙ্গিত',
    counts: 'কোন অক্ষরে কত শব্দ বাকি',
    counted: 'কোন অক্ষর আর কটি শব্দে আছে, তা দেখানো হচ্ছে।',
    letter: 'একটি শব্দের প্রথম অক্ষর দেখান',
    more: (shown: number) => `আরও একটি অক্ষর (${figure(shown)}টি দেখানো)`,
    shown: (shown: string, length: number) => `${letters(length)}, শুরু ${shown} দিয়ে।`,
    none: 'চেনা সব শব্দই পাওয়া হয়ে গেছে। দারুণ!',
    waiting: 'শব্দ গোনা হচ্ছে। একটু দাঁড়ান।',
    failed: 'শব্দ গোনা গেল না। আবার চান।',
    free: 'ইঙ্গিতে পয়েন্ট কাটে না; কটি নিলেন, ফলে লেখা থাকে।',
    close: 'বন্ধ করুন',
  },
  ended: (reason: TurnEnd) => ends[reason],
  speech: {
    began: (name: string, seconds: number | null) =>
      `${name} শুরু করছেন${seconds === null ? ', ঘড়ি ছাড়া' : `: ${clockText(seconds)}`}।`,
    beganAlone: (seconds: number | null) =>
      seconds === null ? 'খোঁজা শুরু, ঘড়ি ছাড়া।' : `খোঁজা শুরু: ${clockText(seconds)}।`,
    took: (letters: string) => letters,
    found: (word: string, score: number, total: number) => `${word}, ${points(score)}। মোট ${figure(total)}।`,
    ended: (reason: TurnEnd, found: number, score: number) =>
      `${ends[reason]} ${words(found)}, ${points(score)}।`,
    left: (seconds: number) => `${figure(seconds)} সেকেন্ড বাকি।`,
    paused: 'থামানো হলো।',
    wentOn: 'খেলা আবার চলছে।',
    cleared: 'মোছা হলো।',
  },
  result: {
    title: (all: number, hidden: number) => `এই বোর্ডে মোট ${words(all)}${notShown(hidden)}`,
    solving: 'সব শব্দ খোঁজা হচ্ছে …',
    failed: 'বোর্ডের সব শব্দ বের করা গেল না। আপনি যা পেয়েছেন, তা-ই দেখানো হচ্ছে।',
    tryAgain: 'আবার চেষ্টা',
    winner: (names: readonly string[]) =>
      names.length === 0
        ? 'কেউ কোনো শব্দ পাননি'
        : names.length === 1
          ? `${names.join()} জিতলেন`
          : `${together(names)} একসঙ্গে জিতলেন`,
    own: 'আপনার ফল',
    alone: (found: number, score: number) => `${words(found)}, ${points(score)}`,
    within: ({ reach, found, all }: Within) => `যে ${words(all)} ${knowers[reach]}, তার ${figure(found)}টি`,
    shared: 'মিলেছে',
    missed: 'বাদ গেছে',
    missedBy: ['বাদ গেছে', 'বাদ গেছে', 'দুজনেই পাননি', 'কেউ পাননি'],
    foundBy: (names: readonly string[]) =>
      names.includes(you) && names.length === 1 ? 'আপনি পেয়েছেন' : `পেয়েছেন ${together(names)}`,
    struck: (count: number) => `মিলে যাওয়া ${words(count)} কাটা: কারও পয়েন্ট নেই।`,
    point: 'পথ আর মানে দেখতে একটি শব্দ বাছুন।',
    hints: (count: number) => counted(count, 'ইঙ্গিত'),
    again: 'আবার ঝাঁকান',
    same: 'একই বোর্ড',
    menu: 'মেনু',
    path: (at: number, all: number) => `পথ ${figure(at)} / ${figure(all)}`,
    previous: 'আগের পথ',
    next: 'পরের পথ',
    inside: 'এর ভিতরে',
    group,
    groupNote: (score: number, found: number, all: number) =>
      `${points(score)}, ${figure(found)} / ${figure(all)}`,
    byStart: 'বাদ যাওয়া, অক্ষর ধরে',
    byLength: 'দৈর্ঘ্য ধরে',
    view: 'শব্দ কীভাবে সাজানো',
    startAt: (letter: string, row: number, column: number) =>
      `${letter} (সারি ${figure(row)}, স্তম্ভ ${figure(column)})`,
  },
  solver: {
    title: 'বোর্ডের সমাধান',
    field: 'সারি ধরে অক্ষরগুলো টাইপ বা পেস্ট করুন',
    fits: (count: number, side: number, hasQ: boolean) =>
      `${letters(count)}: ${figure(side)} × ${figure(side)}।${hasQ ? ' Q মানে QU।' : ''}`,
    paste: 'পেস্ট',
    pasteFailed: 'ব্রাউজার ক্লিপবোর্ড দিচ্ছে না: ঘরটিতে Ctrl+V টিপুন।',
    roll: 'ঝাঁকান',
    shortest: 'সবচেয়ে ছোট শব্দ',
    solving: 'সমাধান হচ্ছে …',
    failed: 'বোর্ডের সমাধান হলো না: কাজটি থেমে গেছে। আবার চেষ্টা করুন।',
    tryAgain: 'আবার চেষ্টা',
    sums: (found: number, score: number) => `${words(found)}, ${points(score)}`,
    filter: 'ছাঁকুন, যেমন ING বা ?R*T',
    order: 'সাজানো',
    orders: { score: 'স্কোর', length: 'দৈর্ঘ্য', alphabet: 'A – Z' },
    columns: { word: 'শব্দ', letters: 'অক্ষর', points: 'পয়েন্ট', paths: 'পথ' },
    shown: (from: number, to: number, all: number) => `${figure(from)}–${figure(to)} / ${figure(all)}`,
    none: 'বোর্ডের কোনো শব্দ এর সঙ্গে মেলে না।',
    noWords: 'বোর্ডে এই দৈর্ঘ্যের শব্দ নেই।',
    watch: 'খেলা দেখুন',
    chart: 'কোন দৈর্ঘ্যের কত শব্দ',
    list: 'বোর্ডের শব্দ',
    noMeaning: 'মানে জানা নেই।',
  },
  watch: {
    title: 'কম্পিউটার খেলছে',
    played: 'এ পর্যন্ত',
    points: 'পয়েন্ট',
    pause: 'থামান',
    goOn: 'চালান',
    next: 'পরের শব্দ',
    previous: 'আগের শব্দ',
    speed: 'গতি',
    speeds: (seconds: number) => `শব্দে ${figure(seconds)} সে.`,
    over: 'এই ছিল সব শব্দ।',
    from: (first: string, last: string, squares: number) =>
      `${first} থেকে ${last}: ${counted(squares, 'ঘর')}।`,
    again: 'শুরু থেকে',
  },
  help,
} as const;
