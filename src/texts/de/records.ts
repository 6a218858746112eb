import { counted, day, figure, inFigures, oneByOne, together } from './forms';

/** Begun seconds are left on the clock of a game: only whole ones have passed. */
const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return inFigures(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
};

/** What is said of what was played, and of what everyone gets every day. */
export const records = {
  title: 'Statistik',
  game: 'Spiel',
  level: 'Stufe',
  all: 'Alle',
  levels: {
    people: 'Menschen',
    standard: '12 Minuten',
    scaled: 'Nach Richtungen',
    off: 'Ohne Uhr',
    4: '4 × 4',
    5: '5 × 5',
    6: '6 × 6',
    typed: 'Getipptes Brett',
  },
  played: 'Gespielt',
  since: (date: Date) => `seit ${day(date)}`,
  won: 'Gewonnen',
  allFound: 'Alles gefunden',
  bestGame: 'Bestes Spiel',
  against: (names: readonly string[]) => `gegen ${together(names)}`,
  average: (points: number) => `${figure(Math.round(points))} im Schnitt`,
  bestPlay: 'Bester Zug',
  bestWord: 'Bestes Wort',
  longest: 'Längstes Wort',
  share: {
    wordbler: ['Genauigkeit', 'deine Züge, gemessen am besten möglichen'],
    search: ['Treffer', 'Striche, die Wörter der Liste waren'],
    scramble: ['Ernte', 'der Punkte, die fast alle finden können'],
  },
  percent: (share: number) => `${figure(Math.round(100 * share))} %`,
  more: (share: number) => `${share < 0 ? '−' : '+'}${figure(Math.abs(Math.round(100 * share)))} %`,
  gamesAgo: (games: number) => `vor ${counted(games, 'Spiel', 'Spielen')}`,
  lastGame: 'letztes Spiel',
  chart: (name: string, games: number, first: string, last: string, mean: string) =>
    `${name} in ${counted(games, 'Spiel', 'Spielen')}: von ${first} auf ${last}, im Mittel der letzten sieben ${mean}.`,
  which: 'Spiel',
  mean: 'Mittel aus sieben',
  few: 'Eine Linie entsteht, sobald sich zwei Spiele vergleichen lassen.',
  empty: 'Hier wurde noch kein Spiel beendet. Was du zu Ende spielst, zählt.',
  row: (days: number) => `${counted(days, 'Tag', 'Tage')} in Folge`,
  best: (days: number) => `Rekord ${figure(days)}`,
  states: {
    row: 'gespielt, in der Reihe',
    played: 'gespielt',
    forgiven: 'versäumt und verziehen',
    missed: 'nicht gespielt',
    today: 'heute',
    coming: 'kommt noch',
  },
  weekdays: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
  milestones: 'Meilensteine',
  reached: (count: number, all: number) => `${figure(count)} von ${figure(all)}`,
  isReached: 'erreicht',
  fresh: (names: readonly string[]) => `Erreicht: ${oneByOne(names)}. Die Vögel singen!`,
  names: {
    games50: 'Fünfzig Spiele',
    rack: 'Alle sieben Steine',
    play80: 'Ein Zug für 80',
    word9: 'Ein Wort mit neun Buchstaben',
    beatExpert: 'Den Profi besiegt',
    beatThree: 'Gegen drei gewonnen',
    pages10: 'Zehn Seiten',
    all1: 'Alle vierzehn gefunden',
    all25: 'Alles gefunden auf 25 Seiten',
    unhelped: 'Jeder Strich ein Wort',
    score5000: '5000 Punkte auf einer Seite',
    dailySearch7: 'Sieben Seiten des Tages',
    boards10: 'Zehn Bretter',
    boards100: 'Hundert Bretter',
    points30: '30 Punkte auf einem Brett',
    points60: '60 Punkte auf einem Brett',
    word7: 'Ein Wort mit sieben Buchstaben',
    dailyBoard7: 'Sieben Bretter des Tages',
  },
  how: (cheats: number, apart: number, imported: number) =>
    oneByOne([
      ...(cheats > 0 ? [`${figure(cheats)} mit Cheats oder zur Übung, nicht unter den besten`] : []),
      ...(apart > 0
        ? [`${figure(apart)} mit Vorgabe oder auf anderem Brett, auch nicht unter den besten`]
        : []),
      ...(imported > 0 ? [`${figure(imported)} mitgebracht`] : []),
    ]),
  learned: (learned: number, all: number) =>
    `${figure(learned)} von ${counted(all, 'Wort', 'Wörtern')} gelernt`,
  learnedMeans: 'Verpasste Wörter kommen unter Lernen wieder.',
  aside:
    'Eine Aufzeichnung der Spiele war nicht zu lesen. Sie liegt beiseite, nichts davon ist verloren, und eine neue ist begonnen.',
  save: 'Als Datei speichern',
  fileName: 'aufzeichnung.json',
  notSaved: 'Vielleicht lässt der Browser hier keine Datei speichern.',
  today: 'Heute',
  allDone: 'Geschafft',
  strip: 'Aufgaben des Tages',
  find: 'Fund des Tages',
  open: 'offen',
  practiceToday: 'heute Übung',
  underWay: 'weiterspielen',
  left: 'verlassen, jetzt Übung',
  done: (found: number, of: number | undefined, points: number, ms: number | undefined) =>
    of === undefined
      ? counted(points, 'Punkt', 'Punkte')
      : `${figure(found)} von ${figure(of)}${ms === undefined ? '' : `, ${clock(ms)}`}`,
  practised: (how: string) => `${how}, Übung`,
  look: (name: string, how: string) => `${name}: ${how}. Ergebnis ansehen`,
  again: (name: string, how: string) => `${name}: ${how}. Noch einmal spielen, zur Übung`,
  play: (name: string, how: string) => `${name}: ${how}`,
  days: 'in Folge',
  archive: 'Die letzten 30 Tage',
  archiveMeans: 'Ältere sind Übung: Sie ändern weder die Reihe noch das Ergebnis des Tages.',
  close: 'Schließen',
  ofDay: (name: string, date: Date) => `${name}, ${day(date)}`,
  told: (name: string, date: Date, how: string) =>
    `${name}, ${day(date)} ${figure(date.getFullYear())}: ${how}`,
  finding: {
    none: 'Für diesen Tag gibt es keinen Fund. Sie reichen von November 2026 an zehn Jahre weit.',
    missing: 'Der Fund dieses Tages war nicht zu laden. Versuch es noch einmal, wenn ein Netz da ist.',
    greeting: 'Welcher Zug bringt am meisten? Ein Zug, drei Tipps; Fertig zählt.',
    practice: 'Das ist Übung: Es zählt für keinen Tag.',
    found: 'Gefunden!',
    near: 'Gut gespielt',
    given: 'Das wäre der beste Zug',
    answer: 'Bester Zug',
    yours: 'Dein Zug',
    noPlay: 'Kein Zug',
    look: 'Auf dem Brett',
    again: 'Noch einmal, zur Übung',
    share: 'Ergebnis teilen',
    copied: 'Kopiert. Der Text verrät kein Wort.',
    score: (found: number, of: number) => `${figure(found)} von ${counted(of, 'Punkt', 'Punkten')}`,
    hints: (hints: number) => (hints === 0 ? 'kein Tipp' : counted(hints, 'Tipp', 'Tipps')),
    /** Squares and figures alone: no word, no place. */
    text: (date: Date, found: number, of: number, squares: string) =>
      `Wordbler, Fund vom ${day(date)} ${figure(date.getFullYear())}: ${figure(found)} von ${counted(of, 'Punkt', 'Punkten')}\n${squares}`,
  },
  date: day,
} as const;
