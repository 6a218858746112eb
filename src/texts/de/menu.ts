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
  byHand:
    'Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopier ihn mit Strg+C oder durch langes Drücken.',
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
    [
      'Wortliste',
      'ENABLE1 von Alan Beale und M. Cooper. Gemeinfrei. 168.551 Wörter mit 2 bis 15 Buchstaben.',
    ],
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
