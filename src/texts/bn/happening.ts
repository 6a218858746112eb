import type { HistoryEntry, NoWords } from '../../wordbler/rules';
import { counted, figure, oneByOne } from './forms';

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'কোনো ক্রমেই শব্দ হয় না' : 'অভিধানে নেই'}: ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `${counted(entry.count, 'টাইল')} বদল`;
    case 'passed':
      return 'পাস';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `কোনো শব্দ ছোঁয়নি: ${entry.word}`;
    case 'timedOut':
      return 'সময় ফুরিয়েছে';
    case 'challengedInVain':
      return `বৃথা চ্যালেঞ্জ: ${name(entry.by)}`;
    case 'skipped':
      return 'এক পালা বাদ';
    case 'resigned':
      return 'খেলা ছাড়লেন';
    case 'handicap':
      return 'বাড়তি সুবিধা নিয়ে শুরু';
    case 'rackLost':
      return `র‍্যাকে রইল: ${entry.letters.map((letter) => letter || 'ফাঁকা').join(' ')}`;
    case 'wentOut':
      return 'সবার আগে শেষ';
    case 'overTime':
      return `সময়ের ${figure(entry.minutes)} মিনিট বেশি`;
  }
}
