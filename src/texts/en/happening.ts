import type { HistoryEntry, NoWords } from '../../wordbler/rules';
import { counted, oneByOne } from './forms';

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'No word in any order' : 'Not in the dictionary'}: ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Exchanged ${counted(entry.count, 'tile')}`;
    case 'passed':
      return 'Passed';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `Touched no word: ${entry.word}`;
    case 'timedOut':
      return 'Ran out of time';
    case 'challengedInVain':
      return `Challenged ${name(entry.by)} in vain`;
    case 'skipped':
      return 'Sat out a turn';
    case 'resigned':
      return 'Gave up';
    case 'handicap':
      return 'Begins with a handicap';
    case 'rackLost':
      return `Left on the rack: ${entry.letters.map((letter) => letter || 'blank').join(' ')}`;
    case 'wentOut':
      return 'Went out first';
    case 'overTime':
      return `${counted(entry.minutes, 'minute')} over time`;
  }
}

/** What is said of an event; undefined where the table shows it plainly enough. */
