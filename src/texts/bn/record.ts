import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, figure, oneByOne, signs } from './forms';

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
