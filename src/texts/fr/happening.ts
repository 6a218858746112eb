import type { HistoryEntry, NoWords } from '../../wordbler/rules';
import { counted, oneByOne } from './forms';

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'Aucun mot, quel que soit l’ordre' : 'Pas au dictionnaire'} : ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Échange de ${counted(entry.count, 'jeton')}`;
    case 'passed':
      return 'Passe';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `Ne touche aucun mot : ${entry.word}`;
    case 'timedOut':
      return 'Temps écoulé';
    case 'challengedInVain':
      return `Conteste à tort (${name(entry.by)})`;
    case 'skipped':
      return 'Tour sauté';
    case 'resigned':
      return 'Abandon';
    case 'handicap':
      return 'Commence avec un avantage';
    case 'rackLost':
      return `Reste au chevalet : ${entry.letters.map((letter) => letter || 'joker').join(' ')}`;
    case 'wentOut':
      return 'Chevalet vidé en premier';
    case 'overTime':
      return `${counted(entry.minutes, 'minute')} de trop`;
  }
}

/** What is said of an event; undefined where the table shows it plainly enough. */
