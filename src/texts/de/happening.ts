import type { HistoryEntry, NoWords } from '../../wordbler/rules';
import { counted, oneByOne } from './forms';

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'In keiner Reihenfolge ein Wort' : 'Nicht im Wörterbuch'}: ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `${counted(entry.count, 'Stein', 'Steine')} getauscht`;
    case 'passed':
      return 'Gepasst';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `Kein Wort berührt: ${entry.word}`;
    case 'timedOut':
      return 'Zeit abgelaufen';
    case 'challengedInVain':
      return `Zu Unrecht angezweifelt: ${name(entry.by)}`;
    case 'skipped':
      return 'Ausgesetzt';
    case 'resigned':
      return 'Aufgegeben';
    case 'handicap':
      return 'Beginnt mit einer Vorgabe';
    case 'rackLost':
      return `Übrig geblieben: ${entry.letters.map((letter) => letter || 'Joker').join(' ')}`;
    case 'wentOut':
      return 'Zuerst fertig';
    case 'overTime':
      return `${counted(entry.minutes, 'Minute', 'Minuten')} über der Zeit`;
  }
}

/** What is said of an event; undefined where the table shows it plainly enough. */
