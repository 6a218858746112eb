import type { NoPlay, Reason } from '../../wordbler/ai';
import type { Premium } from '../../wordbler/rules';
import { counted, plural, points, together, ways, you } from './forms';

const small = (
  'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn ' +
  'siebzehn achtzehn neunzehn zwanzig'
).split(' ');
const inWords = (count: number) => small[count] ?? String(count);
const countedInWords = (count: number, one: string, many: string) =>
  `${inWords(count)} ${plural(count, { one, other: many })}`;
const times: Readonly<Record<number, string>> = { 2: 'doppelt', 3: 'dreifach' };
const howOften = (count: number) => times[count] ?? `${inWords(count)}fach`;

/** Of the square that is reached, and on which something lies. */
const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'doppelten Buchstabenwert',
  '3L': 'dreifachen Buchstabenwert',
  '2W': 'doppelten Wortwert',
  '3W': 'dreifachen Wortwert',
};

const earnsNothing: Readonly<Record<NoPlay, (words: readonly string[]) => string>> = {
  exchanged: () => 'ein Tausch bringt nichts ein',
  passed: () => 'Passen bringt nichts ein',
  invalid: (words) =>
    `${together(words)} ${plural(words.length, { one: 'ist kein Wort', other: 'sind keine Wörter' })}`,
  timedOut: () => 'die Zeit war um',
};

const through = {
  start: (letter: string, word: string) => `gehen vom ${letter} in ${word} aus weiter`,
  middle: (letter: string, word: string) => `gehen durch das ${letter} in ${word}`,
  end: (letter: string, word: string) => `führen zum ${letter} in ${word}`,
} as const;

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'nothing':
      return `${earnsNothing[reason.did](reason.words)}: ${countedInWords(reason.points, 'Punkt war', 'Punkte waren')} drin`;
    case 'elsewhere':
      return `${reason.word} zählt woanders mehr`;
    case 'allSeven': {
      const way = reason.through
        ? through[reason.through.at](reason.through.letter, reason.through.word)
        : 'passen in einen Zug';
      return `alle sieben Steine ${way}${reason.toEdge ? ' bis zum Rand' : ''}`;
    }
    case 'wordPremium': {
      const { letter, face, premium, times: count } = reason;
      if (count > Number(premium[0])) return `das ganze Wort zählt ${howOften(count)}`;
      return face >= namedFrom
        ? `das ${letter}, ${face} wert, erreicht den ${premiums[premium]}`
        : `das Wort erreicht den ${premiums[premium]} und zählt ${howOften(count)}`;
    }
    case 'letterPremium': {
      const { letter, premium, value, words } = reason;
      return words.length > 1
        ? `das ${letter} auf dem ${premiums[premium]} zählt in beiden Richtungen, in ${together(words)}`
        : `das ${letter} auf dem ${premiums[premium]} ist ${value} wert`;
    }
    case 'words':
      return `${countedInWords(reason.words.length, 'Wort', 'Wörter')} auf einmal: ${together(reason.words)}`;
    case 'hook':
      return `das ${reason.letter} macht aus ${reason.from} auch noch ${reason.to}`;
    case 'extends':
      return `aus ${reason.from} wird ${reason.to}`;
    case 'again':
      return `das ${reason.letter} zählt noch einmal`;
    case 'heavy':
      return `so kommt das ${reason.letter} aufs Brett, ${reason.face} wert`;
    case 'longer':
      return `${countedInWords(reason.tiles, 'Stein', 'Steine')} statt ${reason.than === 1 ? 'einem' : inWords(reason.than)}`;
    case 'more':
      return `${countedInWords(reason.points, 'Punkt mehr lag', 'Punkte mehr lagen')} auf demselben Bänkchen`;
  }
}

const ofPoints = (count: number) => counted(count, 'Punkt', 'Punkten');
const stars = (count: number) => `${count} von 3 Sternen`;

/** The review after the game. What a person did is addressed to that person. */
export const review = {
  title: 'Analyse',
  back: { label: 'Ergebnis', means: 'Zurück zum Ergebnis (Esc)' },
  players: 'Wessen Züge',
  turn: 'Zug',
  /** `other`: somebody who is not here to be spoken to. */
  own: { person: 'Du', computer: 'Gespielt', other: 'Gespielt' },
  best: 'Bester',
  /** Where the best is one in words of the table's level. */
  expert: 'Profi',
  expertOf: (word: string, count: number) => `Profi ${word} ${count}`,
  expertBeside: (word: string, count: number) => `Profi: ${word} ${count}`,
  bestOf: (word: string, count: number) => `bester ${word} ${count}`,
  points: 'Punkte',
  bestPoints: 'Punkte des besten',
  stars: 'Sterne',
  starsOf: stars,
  totalPoints: (got: number, most: number, share: number) =>
    `${got} von ${ofPoints(most)}, ${Math.round(share * 100)} %`,
  totalStars: (got: number, most: number) => `${got} von ${most}`,
  totalStarsSpoken: (got: number, most: number) => `${got} von ${counted(most, 'Stern', 'Sternen')}`,
  did: { exchanged: 'Tausch', passed: 'gepasst', invalid: 'daneben', timedOut: 'Zeit um' },
  same: 'derselbe',
  noPlay: 'kein Zug',
  waiting: 'noch offen',
  none: 'Keine Züge.',
  noneToLearn: 'Da war kein Zug, aus dem sich etwas lernen ließe.',
  turnOf: (turn: number) => `Zug ${turn}`,
  which: 'Auf dem Brett zu sehen',
  held: {
    person: (turn: number) => `Zug ${turn}, du hattest`,
    computer: (turn: number) => `Zug ${turn}, auf dem Bänkchen`,
    other: (turn: number) => `Zug ${turn}, auf dem Bänkchen`,
  },
  heldSpoken: (letters: readonly string[]) =>
    letters.length === 0 ? 'nichts' : letters.map((letter) => letter || 'Joker').join(' '),
  lessons: 'Drei Züge zum Lernen',
  lessonsOf: (count: number) =>
    count === 3 ? 'Drei Züge zum Lernen' : count === 1 ? 'Ein Zug zum Lernen' : 'Zwei Züge zum Lernen',
  noLessons: 'Nichts verschenkt: Jeder Zug war der beste.',
  lessonsWait: 'Sie kommen, sobald alle Züge angesehen sind.',
  toLearn: 'Lernen',
  allTurns: 'Alle',
  views: 'Was zu sehen ist',
  given: (count: number) => `+${count}`,
  givenSpoken: (count: number) => `${points(count)} mehr`,
  beside: {
    person: (what: string, best: number) => `du: ${what}, möglich: ${best}`,
    computer: (what: string, best: number) => `gespielt: ${what}, möglich: ${best}`,
    other: (what: string, best: number) => `gespielt: ${what}, möglich: ${best}`,
  },
  what: {
    played: (word: string, count: number) => `${word} ${count}`,
    exchanged: (count: number) => `${counted(count, 'Stein', 'Steine')} getauscht`,
    passed: 'gepasst',
    invalid: (words: readonly string[]) => `${together(words)} daneben`,
    timedOut: 'Zeit um',
  },
  why(reasons: readonly Reason[]): string {
    const text = reasons.map(clause).join('; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  board: {
    play: (words: readonly string[], place: string, direction: 'across' | 'down', count: number) =>
      `${words[0]}, ${place} ${ways[direction]}, ${points(count)}${words.length > 1 ? `; dazu ${together(words.slice(1))}` : ''}`,
    before: (what: string) => `Das Brett, wie es lag: ${what}`,
    end: 'Das Brett am Ende',
  },
  /** Every turn tried out once more, for longer. */
  deep: {
    title: 'Tiefe Analyse',
    means: (seconds: number) =>
      `Probiert jeden Zug aus wie der Meister, je ${counted(seconds, 'Sekunde', 'Sekunden')}, in Würfen der Steine, die niemand gesehen hatte. Sie schaut bis zum nächsten eigenen Zug und zählt einen Sieg wie 50 Punkte: eine gute Schätzung, kein Beweis.`,
    begin: 'Tiefer schauen',
    goOn: 'Weiter',
    stop: 'Anhalten',
    progress: (done: number, all: number) => `Züge ausprobiert: ${done} von ${all}`,
    /** What is seen on the board, short. */
    tried: 'Erprobt',
    what: {
      play: (word: string, count: number) => `${word} für ${points(count)}`,
      exchange: (count: number) => `${counted(count, 'Stein', 'Steine')} tauschen`,
      pass: 'passen',
    },
    better: (what: string, more: number, margin: number, sure: number) =>
      `Im Schnitt um ${points(more)} besser, auf ${margin} genau: ${what}. Zu ${sure} % sicher.`,
    noDifference: (what: string) => `So gut wie das andere: ${what} kommt auf dasselbe hinaus.`,
    bestTried: (sure: number) => `Nichts Erprobtes ist besser: zu ${sure} % sicher.`,
    betterToTheEnd: (what: string, more: number) =>
      `Am Ende um ${points(more)} besser: ${what}. Alles wurde bis zum Ende verfolgt.`,
    nothingBetter: 'Nichts war besser: Alles wurde bis zum Ende verfolgt.',
    hardlyTried: 'Zu selten ausprobiert, um es zu sagen.',
    done: (better: number, all: number) =>
      `${all === 1 ? 'Der Zug ist' : `Alle ${all} Züge sind`} ausprobiert: In ${better} war anderes besser.`,
  },
  progress: (done: number, all: number) =>
    `Die besten Züge werden gesucht: ${done} von ${counted(all, 'Zug', 'Zügen')}`,
  done: (name: string, sums: string, stars: string) =>
    `${name === you ? 'Alle deine Züge' : `Alle Züge von ${name}`} sind angesehen: ${sums}, ${stars}.`,
  failed:
    'Die besten Züge lassen sich nicht finden: Die Wörter konnten nicht geladen werden, oder das Nachdenken brach ab.',
  tryAgain: 'Noch einmal',
} as const;
