import type { KeyHelp } from '../sentence-facts';
import { counted, points } from './forms';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  title: 'Wordbler',
  motto: 'Drei Wörterspiele an einem Tisch',
  playNow: 'Spielen',
  /** What tells the button of one game from the others. */
  playNowOf: (game: string) => `Spielen: ${game}`,
  games: {
    wordbler: {
      name: 'Wordbler',
      players: '1–4 Personen',
      about: 'Leg Wörter über Kreuz aufs Brett.',
      starts: 'Gegen den Computer oder bis zu viert',
      more: 'Plätze und Regeln',
    },
    search: {
      name: 'Wortsuche',
      players: 'Allein oder täglich',
      about: 'Finde Wörter in acht Richtungen.',
      starts: 'Das Tagesrätsel oder deine Liste',
      more: 'Kategorien',
    },
    scramble: {
      name: 'Scramble',
      players: '1–4 Personen',
      about: 'Verbinde Buchstaben gegen die Zeit.',
      starts: 'Gegen die Uhr, auf einem neuen Brett',
      more: 'Brett und Plätze',
    },
  },
  goOn: 'Letzte Partie weiterspielen',
  goOnSearching: 'Wortsuche weiterspielen',
  goOnScrambling: 'Scramble weiterspielen',
  foundWords: (words: number) => counted(words, 'Wort', 'Wörter'),
  found: (found: number, words: number) => `${found} von ${words} gefunden`,
  ownList: 'Eigene Liste',
  points,
  timeLeft: (seconds: number) =>
    `noch ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} auf der Uhr`,
  toMove: (name: string) => `Am Zug: ${name}`,
  tilesLeft: (count: number) => `noch ${counted(count, 'Stein', 'Steine')}`,
  unopened: {
    is: (why: string) => `Ein Spielstand ließ sich nicht öffnen. ${why}`,
    save: 'Als Datei speichern',
    fileName: 'spielstand.json',
    throwAway: 'Wegwerfen',
  },
  newer: { is: 'Ein neueres Wordbler liegt bereit. Laufende Partien bleiben.', open: 'Aktualisieren' },
  /** At the end of a daily that counted. */
  dailyDone: (days: number) =>
    days > 1
      ? `Für heute geschafft: ${counted(days, 'Tag', 'Tage')} in Folge.`
      : 'Für heute geschafft. Morgen ist Tag zwei.',
  friends: 'Freunde',
  settings: 'Optionen',
  statistics: 'Bilanz',
  study: 'Lernen',
  help: 'So geht’s',
  credits: 'Über',
} as const;

export const settings = {
  title: 'Optionen',
  close: 'Schließen',
  table: 'Tisch',
  looks: { dark: 'Dunkel', light: 'Hell', contrast: 'Kontrast', system: 'System' },
  board: 'Auf dem Brett',
  legend: 'Legende',
  legendMeans: 'was die Farben der Felder bedeuten',
  labels: 'Prämien beschriften',
  labelsMean: '2B, 3B, 2W, 3W auf den Feldern',
  preview: 'Punkte vorab',
  previewMeans: 'was die gelegten Steine brächten',
  openRacks: 'Alles offen',
  openRacksMean: 'jedes Bänkchen liegt offen, kein Vorhang',
  hand: 'Hand',
  handMeans: 'links: der Tisch im Spiegel',
  hands: { right: 'Rechts', left: 'Links' },
  scoreSheet: 'Wertung',
  scoreSheetMeans: 'kommt nach einem Zug; sonst sein Wort antippen',
  scoreSheets: { rules: 'Nach Regel', each: 'Jeder Zug', own: 'Nur meine', asked: 'Auf Wunsch' },
  computer: 'Der Computer',
  thinking: 'Denkt',
  thinkings: { instant: 'Sofort', natural: 'Natürlich', slow: 'Langsam' },
  verdict: 'Besten Zug nennen',
  verdictMeans: 'nach jedem Zug; Bänkchen bleiben geheim',
  sound: 'Ton',
  muted: 'Alles stumm',
  sounds: 'Klänge',
  music: 'Musik',
  volume: (share: number) => `${Math.round(share * 100)} %`,
  silent: 'aus',
  search: {
    heading: 'Wortsuche',
    marks: 'Gefundene Wörter',
    marksMean: 'wie sie auf dem Blatt aussehen',
    choices: { both: 'Beides', squares: 'Felder', strokes: 'Striche' },
  },
  motion: 'Bewegung',
  animations: 'Animationen',
  pace: 'Tempo',
  paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  motions: { system: 'System', full: 'Voll', reduced: 'Weniger' },
  motionMeans: 'weniger: kurzes Blenden, nichts fliegt',
  language: 'Sprache',
  languageMissing: (language: string) =>
    `${language} konnte nicht geladen werden. Prüf die Verbindung und wähl die Sprache noch einmal, oder lade die Seite neu.`,
  atOnce: 'Alles gilt sofort und bleibt auf diesem Gerät.',
} as const;

/** What is to be copied by hand. */
export const share = {
  title: 'Dieses Blatt teilen',
  notSaved: 'Vielleicht lässt der Browser das Spiel hier nichts speichern. Wenn nichts kam, kopier den Text.',
  byHand: 'Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopier ihn mit Strg+C oder durch langes Drücken.',
  field: 'Text und Link',
  close: 'Schließen',
} as const;

export const help = {
  title: 'So geht’s',
  close: 'Schließen',
  steps: {
    lay: [
      'Leg ein Wort',
      'Zieh Steine vom Bänkchen in eine Zeile oder Spalte, oder tipp einen Stein an, dann ein Feld. Das erste Wort geht über den Stern.',
    ],
    back: [
      'Überleg es dir anders',
      'Zieh einen Stein weiter oder zurück aufs Bänkchen. „Zurück“ holt den letzten, „Alle zurück“ alle.',
    ],
    touch: ['Berühr die anderen', 'Alles ab zwei Buchstaben, waagerecht und senkrecht, muss ein Wort sein.'],
    colours: [
      'Nutz die Farben',
      '2B und 3B gelten für einen Buchstaben, 2W und 3W für das ganze Wort. Jedes wirkt einmal, dann ist es grau.',
    ],
    done: [
      'Drück Fertig',
      'Was ein falsches Wort kostet, sagen die Regeln im Menü. Kein Wort in Sicht? Tausch Steine oder pass.',
    ],
    closer: ['Schau näher hin', 'Auf dem Handy machen zwei Finger das Brett größer und schieben es.'],
  },
  done: 'Fertig',
} as const;

export const about = {
  title: 'Über das Spiel',
  close: 'Schließen',
  version: (version: string) => `Version ${version}`,
  licences: 'Alle Hinweise und Lizenzen',
  rows: [
    ['Wortliste', 'ENABLE1 von Alan Beale und M. Cooper. Gemeinfrei. 168.551 Wörter mit 2 bis 15 Buchstaben.'],
    [
      'Wie geläufig Wörter sind',
      'SCOWL, bearbeitet. Copyright 2000–2016 Kevin Atkinson. Derbe Wörter: cuss, profane-words und word-list, von Hand bearbeitet.',
    ],
    ['Bedeutungen', 'WordNet 3.1, bearbeitet. Copyright 2011 Princeton University. Alle Rechte vorbehalten.'],
    ['Weitere Bedeutungen', 'Webster’s Revised Unabridged Dictionary von 1913, gemeinfrei.'],
    ['Schrift', 'M PLUS Rounded 1c und Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Gebaut mit',
      'Phaser, howler, lit-html, birpc, uqr und seedrandom (MIT- oder BSD-Lizenz), idb-keyval (Apache License 2.0).',
    ],
    ['Bilder und Töne', 'Maskottchen, Steine, Bretter und Klänge sind für dieses Spiel gemacht.'],
    ['Lizenz', 'MIT.'],
    [
      'Deine Daten',
      'Namen, Partien und Einstellungen bleiben auf diesem Gerät. Nur ein Tisch mit Freunden geht an den Server dieser Seite.',
    ],
  ],
} as const;

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Tasten',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) =>
    keys
      .replace('Control', 'Strg')
      .replace('Escape', 'Esc')
      .replace('Enter', 'Eingabe')
      .replace('Backspace', 'Rücktaste')
      .replace('Delete', 'Entf')
      .replace('Space', 'Leertaste'),
  board: [
    { keys: 'A bis Z', meaning: 'Diesen Stein auf die Marke legen, sonst einen Joker' },
    { keys: 'A bis Z, ohne Marke', meaning: 'Den Stein aufnehmen; dann sein Feld anklicken' },
    { keys: '← ↑ → ↓', meaning: 'Die Marke zeigen, dann bewegen' },
    { keys: 'Strg + Pfeil', meaning: 'Zum nächsten Stein oder zum Rand springen' },
    { keys: 'Leertaste', meaning: 'Waagerecht oder senkrecht schreiben' },
    { keys: 'Rücktaste oder Strg+Z', meaning: 'Den letzten Stein zurücknehmen' },
    { keys: 'Entf', meaning: 'Den Stein unter der Marke zurücknehmen' },
    { keys: 'Eingabe', meaning: 'Fertig, oder die gewählten Steine tauschen' },
    { keys: 'Esc', meaning: 'Alle Steine zurück, abbrechen oder schließen (auch den Tipp)' },
    { keys: 'Strg+Eingabe', meaning: 'Passen' },
    { keys: '1 bis 4', meaning: 'Verlauf dieses Platzes' },
    { keys: '=', meaning: 'Wie der letzte Zug zählte' },
    { keys: '5', meaning: 'Das Bänkchen mischen' },
    { keys: '6', meaning: 'Tauschen: Buchstaben, oder Pfeile und Leertaste, wählen die Steine' },
    { keys: '7', meaning: 'Tipp: erst die Steine, dann die Felder, dann das Wort; dann legt er sie' },
    { keys: '8', meaning: 'Ton aus oder an' },
    { keys: '9', meaning: 'Menü' },
    { keys: '0', meaning: 'Sagen, wie die Partie steht (für Screenreader)' },
    { keys: ',', meaning: 'Die Wörter, Zeile und Spalte und freien Prämienfelder an der Marke sagen' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: 'Tab', meaning: 'Weiter zum Bänkchen, dann zu den Knöpfen' },
    { keys: 'Leertaste, auf dem Bänkchen', meaning: 'Diesen Stein auf die Marke legen, oder ihn wählen' },
    { keys: 'Umschalt + Pfeil, auf dem Bänkchen', meaning: 'Diesen Stein auf dem Bänkchen verschieben' },
    {
      keys: 'Leertaste, Eingabe, + und −',
      meaning: 'Beim Zuschauen: anhalten oder weiter, ein Zug, schneller oder langsamer',
    },
    { keys: '?', meaning: 'Diese Hilfe' },
  ] satisfies KeyHelp[],
} as const;

const tile = (letter: string) => (letter ? `das ${letter}` : 'den Joker');
const square = (onStar: boolean) => (onStar ? 'den Stern' : 'dieses Feld');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Erste Schritte',
  skip: 'Überspringen',
  spoken: (step: number, of: number, line: string) => `Erste Schritte, ${step} von ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) => `Zieh ${tile(letter)} auf ${square(onStar)}.`,
    picked: (onStar: boolean) => `Jetzt tipp auf ${square(onStar)}.`,
    next: (letter: string) => `Als Nächstes ${tile(letter)}.`,
    own: 'Jedes Wort ist recht, in einer Linie.',
    done: 'Das ist ein Wort: Drück Fertig.',
    keys: {
      type: (letter: string) => `Jetzt die Taste ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Mit den Pfeilen auf ${column}${row}, dann die Taste ${letter}.`,
      own: 'Jedes Wort ist recht, in einer Linie.',
      done: 'Das ist ein Wort: Eingabe heißt Fertig.',
    },
  },
  search: {
    from: (word: string) => `Hier ist ${word}: Zieh es nach.`,
    to: (word: string) => `Weiter bis ans Ende von ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Mit den Pfeilen auf ${letter} in Zeile ${row}, Spalte ${column}, dann Eingabe.`,
    },
  },
  scramble: {
    first: (word: string) => `Hier ist ${word}: Zieh es nach.`,
    next: (letter: string) => `Weiter zum ${letter}.`,
    end: 'Lass los, oder tipp noch mal auf den letzten.',
    own: 'Ein Wort? Lass los, oder tipp noch mal auf sein Ende.',
    keys: { type: (word: string) => `Tipp ${word}, dann Eingabe.`, typed: 'Eingabe spielt das Wort.' },
  },
} as const;

/** What is said where the page stands in another one. */
export const held = {
  title: 'Pause',
  means: 'Die Seite um das Spiel herum hat es angehalten. Es geht von selbst weiter.',
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Verlassen?', means: 'Die Partie ist gespeichert.', stay: 'Bleiben', leave: 'Verlassen' },
  /** Of what is played and cannot be gone on with. */
  lost: 'Davon bleibt nichts.',
  unknown: 'Diese Adresse führt hier nirgendwohin, deshalb siehst du das Menü.',
  noGame: 'Auf dem Tisch liegt keine Partie zum Weiterspielen.',
  noResult: 'Es gibt keine fertige Partie mehr anzusehen.',
  noRecord: 'Es gibt kein Protokoll anzusehen. Öffne eins.',
  noSearch: 'Es gibt keine Wortsuche zum Weiterspielen.',
  noRound: 'Es gibt kein Scramble zum Weiterspielen.',
  noLink: 'Der Link ist nicht mehr da. Öffne ihn noch einmal, um seine Partie zu sehen.',
  noTable: 'Es gibt keinen Tisch mit Freunden, zu dem man zurückkehren kann. Öffne die Einladung noch einmal.',
  noBoard: 'Es gibt kein Brett zum Zuschauen. Wähl erst eins.',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} wird geladen.`,
  late: (game: string) =>
    `${game} ist noch nicht da. Warte, versuch es noch einmal, oder spiel inzwischen etwas anderes.`,
  unreachable: 'Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.',
  loadsAnew:
    'Ein neuer Versuch lädt die Seite neu. Hier lässt sich nichts speichern, deine laufende Partie ginge verloren.',
  tryAgain: 'Noch einmal',
  menu: 'Zurück zum Menü',
} as const;

/** What a word means. */
export const meanings = {
  title: (word: string) => `Was ${word} bedeutet`,
  close: 'Schließen',
  loading: 'Wird nachgeschlagen …',
  unknown: (word: string) => `Zu ${word} steht hier keine Bedeutung.`,
  withheld: (word: string) =>
    `${word} darf gelegt werden, ist aber kein Wort für den Familientisch: Was es bedeutet, steht hier nicht.`,
  /** Of a word that is not English. */
  elsewhere: (word: string) => `${word} zählt. Was es bedeutet, steht nicht in diesem Buch: Es ist ein englisches.`,
  dictionary: (word: string) => `${word} im Wiktionary nachschlagen`,
  unavailable: 'Die Bedeutungen lassen sich nicht laden. Versuch es noch einmal.',
  tryAgain: 'Noch einmal',
  /** What it may come from, as far as one can guess. */
  lead: (word: string) => `Vielleicht kommt es von ${word}.`,
  /** Something before or behind a word. */
  made: (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`),
  /** The same letters may be several forms of a word. */
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `Mehrzahl von ${word}`,
    present: (word: string) => `${word}, bei he, she oder it`,
    past: (word: string) => `Vergangenheit von ${word}`,
    ongoing: (word: string) => `${word}, während es geschieht`,
    more: (word: string) => `Steigerung von ${word}`,
    most: (word: string) => `höchste Steigerung von ${word}`,
    doer: (word: string) => `wer oder was „${word}“ kann`,
    doers: (word: string) => `alle, die „${word}“ können`,
    doings: (word: string) => `ein Tun: to ${word}`,
    spelling: (word: string) => `andere Schreibweise von ${word}`,
  },
  source: 'Bedeutungen auf Englisch: WordNet und Webster von 1913. Was gelegt werden darf, sagt allein die Wortliste.',
  parts: {
    noun: 'Substantiv',
    verb: 'Verb',
    adjective: 'Adjektiv',
    adverb: 'Adverb',
    pronoun: 'Pronomen',
    preposition: 'Präposition',
    conjunction: 'Konjunktion',
    interjection: 'Ausruf',
    article: 'Artikel',
  },
};
