import type { Direction, HistoryEntry, NoWords, Square } from '../../wordbler/rules';
import type { PlaceHeld } from '../sentence-facts';
import {
  counted,
  does,
  doTogether,
  figure,
  oneByOne,
  plural,
  points,
  squareName,
  tenths,
  together,
  ways,
  you,
} from './forms';

/** What stands around the board. */
export const table = {
  menu: 'Menü',
  goOn: 'Weiterspielen',
  help: 'Tasten und Hilfe',
  mute: 'Ton aus',
  unmute: 'Ton an',
  fullscreen: 'Vollbild',
  person: 'Mensch',
  lastPlays: 'Letzte Züge',
  laid: (name: string) => (name === you ? 'legst' : 'legt'),
  hurry: 'Schneller: antippen',
  hurryAnywhere: 'Schneller: irgendwo tippen',
  openRacks: 'Alles offen: Alle sehen jeden Buchstaben',
  missed: 'daneben',
  exchange: 'Tausch',
  exchanged: (count: number) => counted(count, 'Stein', 'Steine'),
  pass: 'Gepasst',
  timeOut: 'Zeit um',
  skipped: 'Setzt aus',
  inVain: 'Zweifel',
  unseen: 'Noch ungesehen',
  whereUnseen: (bag: number, racks: number) => `${bag} im Beutel, ${racks} auf Bänkchen`,
  why: {
    notOpen: 'Nicht, solange sich Steine bewegen',
    nothingLaid: 'Noch liegt kein Stein',
    bagTooSmall: (needs: number) => `Im Beutel sind weniger als ${needs} Steine`,
  },
  history: {
    title: 'Verlauf',
    howScored: (word: string) => `So zählt ${word}`,
    turn: 'Zug',
    what: 'Was',
    score: 'Punkte',
    total: 'Gesamt',
    missed: 'Daneben',
    none: 'Noch nichts.',
    close: 'Schließen',
    average: 'im Schnitt',
    averageOf: tenths,
    best: 'bester Zug',
    misses: 'daneben',
    exchanges: 'getauscht',
    notWords: 'nicht im Wörterbuch',
    disjoint: 'kein Wort berührt',
  },
  over: {
    replay: 'Replay',
    savePicture: 'Bild speichern',
    picture: 'Bild',
    saveRecord: 'Partie speichern (GCG)',
    record: 'Partie',
    left: 'Übrig',
    reckoning: 'Abrechnung',
    records: 'Rekorde der Partie',
    bestPlay: 'Bester Zug',
    longestWord: 'Längstes Wort',
    average: 'Schnitt pro Zug',
    averageOf: tenths,
    bonuses: 'Bonus',
    byWhom: (figure: number, name: string) => `${figure}, ${name}`,
    letters: (count: number, name: string) => `${count} Buchstaben, ${name}`,
    noBonus: 'niemand legte sieben',
    times: (count: number) => (count === 1 ? 'einmal' : `${count}-mal`),
    wentOut: 'zuerst fertig',
    handicap: 'zu Beginn vorgegeben',
    overTime: (minutes: number) => `${minutes} Min. zu lang`,
    resigned: 'aufgegeben: hinter allen, die blieben',
    margin: (first: number, second: number) => `${first} zu ${second}`,
  },
} as const;

export const curtain = {
  title: (name: string) => `Weiter an ${name}`,
  passTo: 'Weiter an',
  lift: 'Meine Steine zeigen',
  standing: (score: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held && ('behind' in held ? `noch ${figure(held.behind)} bis Platz ${held.place}` : `Platz ${held.place}`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${points(score)}${at} · noch ${counted(left, 'Stein', 'Steine')}`;
  },
} as const;

const drawn = (letter: string) => letter || 'einen Joker';

function reason(letter: string): string {
  if (letter === '') return 'Ein Joker schlägt alle.';
  return letter === 'A' ? 'Vor A kommt nichts.' : `${letter} liegt dem A am nächsten.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Wer beginnt?',
  rule: 'Je ein Stein. Wer dem A am nächsten kommt, beginnt; ein Joker schlägt alle.',
  tie: (names: readonly string[], letter: string) =>
    `${doTogether(names, 'ziehen', 'zieht')} ${names.length === 2 ? 'beide' : 'alle'} ${drawn(letter)}.`,
  again: 'Da wird noch einmal gezogen; die ersten Steine bleiben draußen.',
  starts: (name: string) => `${does(name, 'beginnt', 'beginnst')}.`,
  told: (draws: readonly { name: string; letters: readonly string[] }[], first: string) =>
    `${oneByOne(
      draws.map(({ name, letters }) => `${does(name, 'zieht', 'ziehst')} ${letters.map(drawn).join(', dann ')}`),
    )}. ${does(first, 'beginnt', 'beginnst')}.`,
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Danach: ${together(others)}.`,
};

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

const numbers = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];
const these = (count: number) => plural(count, { one: 'Dieser Stein', other: `Diese ${numbers[count]} Steine` });

/** As players write it: A1 is the top left corner. */

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Tipp',
  more: 'Mehr',
  thinking: 'Denkt nach',
  layIt: 'Legen',
  liesThere: 'Der Tipp liegt auf dem Brett',
  title: (step: number) => `Tipp ${step} von 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, hier.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points,
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Profi: ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Mit diesen Steinen geht kein Zug: Tausch oder pass.',
  failed: 'Der Tipp ließ sich nicht finden. Gezählt wurde nichts: Versuch es noch einmal.',
  close: 'Tipp schließen',
  taken: (count: number) => counted(count, 'Tipp', 'Tipps'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Ein Zug wird gesucht.',
    tiles: (letters: readonly string[]) =>
      `Tipp 1 von 3: Nimm ${oneByOne(letters.map((letter) => letter || 'den Joker'))}.`,
    squares: (squares: readonly Square[]) => `Tipp 2 von 3: auf ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points: score, ...from }: HintedWord) =>
      `Tipp 3 von 3: ${word}, ${ways[direction]} ab ${squareName(from)}, ${points(score)}.`,
    beyond: ({ word, direction, points: score, ...from }: HintedWord) =>
      `Ein Profi legt ${word}, ${ways[direction]} ab ${squareName(from)}, ${points(score)}.`,
    closed: 'Der Tipp ist geschlossen.',
  },
  verdict: {
    found: 'Du hast den besten Zug gefunden.',
    best: (word: string, points: number, percent: number) =>
      `Am besten war ${word}, ${points}. Du hast ${percent} % gefunden.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `Am besten war ein Zug für ${points}. Du hast ${percent} % gefunden.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Das Beste ${name === you ? 'in deinem letzten Zug' : `im letzten Zug von ${name}`} war ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Ein Profi findet ${word}, ${points}.`,
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Passend',
    nestling: 'Nestling',
    fledgling: 'Flügge',
    songbird: 'Singvogel',
    club: 'Club',
    expert: 'Profi',
    master: 'Meister',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'knapp unter Nestling',
    nestling: 'Nestling',
    fledgling: 'Flügge',
    aboveFledgling: 'knapp über Flügge',
    songbird: 'Singvogel',
    aboveSongbird: 'knapp über Singvogel',
    club: 'Club',
    expert: 'Profi',
  },
  justRight: (step: string) => `Passend: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'spielt', other: 'spielen' })} passend zu dir: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `Nächste Partie, passend zu dir: ${step}.`,
  kind: (level: string) => `Computer · ${level}`,
  says: (remark: string) => `„${remark}“`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Zu ${figure(percent)} % sicher.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['Ein Wort! Ein echtes!', 'Flatter, flatter, hüpf!', 'Ganz allein ausgedacht.', 'War das viel?'],
    fledgling: ['War ich das?', 'Guck mal, was ich gefunden hab!', 'Anfängerglück.', 'Darf ich das noch mal?'],
    songbird: [
      'Das klingt!',
      'Kam mir zugeflogen wie ein Lied.',
      'Mit diesem Bänkchen lässt sich’s singen.',
      'Ein schöner Tag auf diesem Ast.',
    ],
    club: ['Darauf hab ich gewartet.', 'Genau die richtigen Felder.', 'Jeder Punkt zählt.', 'Du bist dran.'],
    expert: ['Wie geplant.', 'Die Lücke war zu schön.', 'Der Beutel meint es gut.', 'Immer einen Zug voraus.'],
    master: ['Das sah ich kommen.', 'Tausendmal durchprobiert.', 'Von allen Wegen dieser.', 'Geduld zahlt sich aus.'],
  },
  noThought: 'Der Computer kann nicht denken.',
  noThoughtMeans:
    'Seine Wörter konnten nicht geladen werden, oder er ist stecken geblieben. Die Partie ist gespeichert: Versuch es noch einmal, oder geh und komm wieder.',
  tryAgain: 'Noch einmal',
  watch: {
    pause: 'Pause',
    goOn: 'Weiter',
    step: 'Nächster Zug',
    stepWhy: 'Zeigt einen Zug und hält an',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    paused: 'Pause.',
    goesOn: 'Es geht weiter.',
  },
} as const;
