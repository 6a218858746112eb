import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs, span, you } from './forms';

/** Setting the table: who plays, behind which mascot, by which rules. */
export const select = {
  title: 'Wer spielt?',
  back: 'Zurück',
  players: 'Wie viele spielen',
  seats: 'Plätze',
  /** Who plays alone and has given no name. */
  you,
  seat: (seat: number) => `Platz ${seat + 1}`,
  name: (seat: number) => `Name auf Platz ${seat + 1}`,
  nameShort: 'Name',
  kind: (seat: number) => `Platz ${seat + 1} hat`,
  kinds: { person: 'Mensch', computer: 'Computer' },
  level: (seat: number) => `Stufe auf Platz ${seat + 1}`,
  levelShort: 'Stufe',
  /** Of the level that follows the results. */
  levelNow: (step: string) => `Jetzt ${step}`,
  levelMeans: {
    nestling: 'Anfang: kurze Alltagswörter',
    fledgling: 'Kurze und leichte Wörter',
    songbird: 'Gute Alltagswörter',
    club: 'Immer die meisten Punkte',
    expert: 'Denkt voraus, gnadenlos',
    master: 'Probiert alles in Ruhe durch',
  },
  box: (seat: number, mascot: string | undefined) => `Maskottchen auf Platz ${seat + 1}: ${mascot ?? 'noch keins'}`,
  dropHere: 'Hierher',
  mascots: 'Maskottchen',
  howToChoose: 'Tipp eins an für den nächsten Platz, oder zieh es hin.',
  whichSeat: (mascot: string) => `${mascot}: jetzt den Platz.`,
  mascotFor: (player: string) => `Ein Maskottchen für ${player}`,
  mascotTaken: (mascot: string, player: string) => `${mascot}, bei ${player}`,
  ready: 'Bereit',
  undo: 'Rückgängig',
  undoWhy: 'Nimmt die letzte Wahl eines Maskottchens zurück (Strg+Z)',
  preset: 'Regeln',
  presets: { casual: 'Locker', classic: 'Klassik', wordbler: 'Wordbler', own: 'Eigene …' },
  ownRules: 'Eigene Regeln',
  presetSays: {
    casual: 'Falsche Wörter darfst du noch mal versuchen.',
    classic: 'Ein falsches Wort kostet den Zug. Gespielt wird bis zum letzten Stein.',
    wordbler: 'Wie der Autor spielt: Falsches Wort kostet den Zug, Schluss bei leerem Beutel.',
  },
  openRacks: 'Alles offen',
  words: 'Sprache der Wörter',
  rulesTitle: 'Regeln am Tisch',
  differs: (preset: string) => `anders als ${preset}`,
  backTo: (preset: string) => `Zurück zu ${preset}`,
  useRules: 'So spielen',
  close: 'Schließen',
  boards: {
    label: 'Brett',
    names: { usual: 'Normal', small: 'Klein', super: 'Super' },
    means: (side: number, isFull: boolean) => `${side} mal ${side} Felder${isFull ? '; das kleine ist für zwei' : ''}`,
    premiums: 'Bonusfelder',
    premiumsLie: { own: 'Wie immer', chance: 'Zufällig' },
    premiumsMean: { own: 'an ihren Plätzen', chance: 'jedes Mal anderswo, und gleich viele' },
    letters: 'Buchstaben eines Worts',
    lettersLie: { inOrder: 'Der Reihe nach', free: 'Beliebig' },
    lettersMean: { inOrder: 'wie das Wort geschrieben wird', free: 'solange sie ein Wort ergeben' },
    brief: {
      small: 'Kleines Brett',
      super: 'Super-Brett',
      chance: 'Bonusfelder zufällig',
      free: 'Buchstaben beliebig gereiht',
    },
  },
  handicaps: {
    label: 'Vorgaben',
    means: 'Punkte, Zeit oder Tipps für einen Platz',
    choose: 'Wählen…',
    of: (name: string) => `Vorgabe für ${name}`,
    points: 'Punkte zu Beginn',
    time: 'Zeit auf der Uhr',
    hints: 'Züge mit Tipps',
    units: { points: 'Punkte', hints: 'Züge' },
    asRules: 'nach Regel',
    brief: {
      points: (points: number) => `+${points}`,
      hints: (turns: number) => (turns === 1 ? '1 Tipp' : `${turns} Tipps`),
    },
    suggested: (name: string, points: number) => `Nach euren letzten Partien: ${points} Punkte für ${name}`,
    take: 'Vorgeben',
  },
  invalidWord: 'Ein falsches Wort',
  invalidWords: { turnLost: 'Zug weg', tryAgain: 'Noch mal', challenge: 'Anzweifeln' },
  invalidWordMeans: {
    turnLost: 'die Steine kommen zurück, der Zug ist vorbei',
    tryAgain: 'die Steine bleiben, der Zug geht weiter',
    challenge: 'es gilt, wenn es niemand anzweifelt',
  },
  fullRackBonus: 'Bonus für alle sieben',
  bagEmpty: 'Wenn der Beutel leer ist',
  bagsEmpty: { gameEnds: 'Schluss', playOn: 'Weiter' },
  bagEmptyMeans: {
    gameEnds: 'die Partie endet sofort',
    playOn: 'es geht weiter, bis ein Bänkchen leer ist',
  },
  failsToEnd: 'Nullzüge in Folge bis zum Ende',
  failsMean: 'falsche Wörter, Tauschen, Passen, Zeit um',
  exchangeNeeds: 'Tauschen braucht',
  clock: 'Uhr',
  clocks: { off: 'Aus', perTurn: 'Pro Zug', perPlayer: 'Pro Kopf', perDays: 'Pro Tage' },
  clockMeans: {
    off: 'alle brauchen, so lange sie brauchen',
    perTurn: '30–300 s; Zeit um ist ein Nullzug',
    perPlayer: '1–60 Min.; darüber 10 Punkte je Minute',
    perDays: '1–7 Tage je Zug; Zeit um ist ein Nullzug',
  },
  challengeTime: 'Zeit zum Anzweifeln',
  challengeIn: span,
  hints: 'Tipps',
  hintsMean: { true: 'der Tisch darf helfen', false: 'alle allein' },
  showsWords: 'Gelegtes zeigt, ob es ein Wort ist',
  showsWordsMean: {
    true: 'ein Häkchen für ein Wort, sonst ein Kreuz',
    false: 'das verrät erst „Fertig“',
    challenge: 'nicht, wo Wörter angezweifelt werden',
  },
  on: 'An',
  off: 'Aus',
  units: {
    fullRackBonus: 'Punkte',
    failsToEnd: 'Nullzüge',
    exchangeNeeds: 'Steine',
    seconds: 'Sekunden',
    minutes: 'Minuten',
  },
  fewer: (what: string) => `${what}: weniger`,
  more: (what: string) => `${what}: mehr`,
  brief: {
    invalidWord: {
      turnLost: 'Falsches Wort kostet den Zug',
      tryAgain: 'Falsches Wort: neuer Versuch',
      challenge: 'Wörter gelten, bis jemand zweifelt',
    },
    bagEmpty: { gameEnds: 'Schluss bei leerem Beutel', playOn: 'weiter bei leerem Beutel' },
    bonus: (points: number) => `${points} für alle sieben`,
    clock: {
      off: 'ohne Uhr',
      perTurn: (seconds: number) => `${seconds} s pro Zug`,
      perPlayer: (minutes: number) => `je ${minutes} Min.`,
      perDays: (days: number) => (days === 1 ? 'ein Tag pro Zug' : `${days} Tage pro Zug`),
    },
  },
  start: 'Los',
  endGame: {
    title: 'Da läuft noch eine Partie',
    means: 'Es ist nur Platz für eine. Die neue ersetzt sie für immer.',
    goOn: 'Damit weiterspielen',
    anew: 'Neue anfangen',
  },
} as const;

/** By the mascots' ids. */
export const mascots = {
  maize: 'Goldwaldsänger',
  azure: 'Pappelwaldsänger',
  flame: 'Fichtenwaldsänger',
  hood: 'Kapuzenwaldsänger',
  cinder: 'Rotschwänzchen',
  sage: 'Eule',
  thimble: 'Zaunkönig',
  rosehip: 'Rotkehlchen',
  river: 'Eisvogel',
  skerry: 'Papageitaucher',
  scarlet: 'Kardinal',
  jewel: 'Kolibri',
} as const;

/** Where there is little room. */
export const mascotsInShort: Partial<Record<keyof typeof mascots, string>> = {
  maize: 'Goldsänger',
  azure: 'Blausänger',
  flame: 'Feuersänger',
  hood: 'Kapuze',
  cinder: 'Rotschwanz',
  skerry: 'Lund',
};

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
