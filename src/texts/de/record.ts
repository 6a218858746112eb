import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs } from './forms';

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'Das ist nicht zu verstehen.',
  tooManyPlayers: 'Hier spielt jemand Fünftes mit; vier lassen sich zeigen.',
  tooManyTurns: 'Das ist ein Zug zu viel; 300 lassen sich zeigen.',
  leavesBoard: 'Dieses Wort verlässt das Brett.',
  otherLetter: 'Da liegt ein anderer Buchstabe.',
  nothingThere: 'Ein Punkt steht für einen Buchstaben, wo keiner liegt.',
  noWord: 'Hier wird kein Wort gelegt.',
  nothingToWithdraw: 'Da ist kein Zug, der zurückgenommen werden könnte.',
  mixed: 'diese Buchstaben sind aus einer anderen Schrift',
  placement: 'Nach den Regeln hier ließe sich das dort nicht legen.',
  rack: 'Diese Steine lagen nicht auf dem Bänkchen.',
  score: 'Die Punkte sind nicht die des Bretts hier.',
  total: 'Die Summe ist nicht die vorige und diese Punkte.',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed}: ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}.`
    : faults[code];

const onLine = (fault: LineFault) => `Zeile ${fault.line}: ${why(fault)}`;

const ending = {
  gameEnds: 'Schluss, wenn der Beutel leer ist',
  playOn: 'Schluss, wenn ein Bänkchen leer ist',
} as const;

const wrongWord = {
  turnLost: 'ein falsches Wort kostet den Zug',
  tryAgain: 'ein falsches Wort darf noch einmal versucht werden',
  challenge: 'wer zu Unrecht zweifelt, setzt einmal aus',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${total}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'Protokoll öffnen',
  /** From the first one on, whoever played it. */
  next: 'Nächster Zug',
  another: 'Anderes Protokoll',
  title: 'Protokoll',
  back: { label: 'Zurück', means: 'Zurück zu Plätzen und Regeln (Esc)' },
  close: 'Schließen',
  howTo:
    'Eine Partie in GCG, wie die meisten Programme sie schreiben: Wähl die Datei, zieh sie auf die Seite, oder füg ihren Text ein.',
  file: 'Datei wählen',
  paste: 'Der Text des Protokolls',
  show: 'Zeigen',
  totals: listed,
  faults: (count: number) => counted(count, 'seltsame Zeile', 'seltsame Zeilen'),
  fault: onLine,
  stopped: 'Die Partie ist so weit zu sehen, wie ihr zu folgen war.',
  refused: {
    empty: 'Das ist kein Protokoll einer Partie: Es steht kein Zug darin.',
    tooBig: 'Das ist zu lang für das Protokoll einer Partie.',
    unreadable: 'Die Datei ließ sich nicht lesen.',
    at: (fault: LineFault) => `Das Protokoll lässt sich nicht zeigen. ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler zu ${seats}, Wörter aus ENABLE1; alle sieben Steine bringen ${fullRackBonus} dazu; ${ending[bagEmpty]}; ${wrongWord[invalidWord]}.`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name} bekommt ${oneByOne([
        ...(points === undefined ? [] : [`${points} Punkte zu Beginn, die keine Zeile zählt`]),
        ...(time === undefined ? [] : [`${time} % der Zeit`]),
        ...(hints === undefined ? [] : [`Tipps in ${counted(hints, 'Zug', 'Zügen')}`]),
      ])}.`,
    timedOut: 'Zeit um.',
    inVain: 'Setzt nach unberechtigtem Zweifel aus.',
    resigned: (name: string) => `${name} gibt auf; die Steine kommen zurück in den Beutel.`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Abgerechnet in Wordbler, wo ein übriges Bänkchen für jede Seite einmal zählt: ${listed(totals)}.`,
  },
} as const;
