import type { HistoryEntry } from '../../wordbler/rules';
import { counted, notInDictionary, oneByOne } from './forms';

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Cambio de ${counted(entry.count, 'ficha')}`;
    case 'passed':
      return 'Paso';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `No toca ninguna palabra: ${entry.word}`;
    case 'timedOut':
      return 'Tiempo agotado';
    case 'challengedInVain':
      return `Impugnó en vano (${name(entry.by)})`;
    case 'skipped':
      return 'Sin turno';
    case 'resigned':
      return 'Se rindió';
    case 'handicap':
      return 'Empieza con ventaja';
    case 'rackLost':
      return `Queda en el atril: ${entry.letters.map((letter) => letter || 'comodín').join(' ')}`;
    case 'wentOut':
      return 'Acabó primero';
    case 'overTime':
      return `${counted(entry.minutes, 'minuto')} de más`;
  }
}
