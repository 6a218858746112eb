export const menu = {
  playNowOf: 'Jetzt spielen: {game}',
  games: {
    wordbler: { about: 'Lege Wörter kreuz und quer.', more: 'Spieler und Regeln' },
    search: { about: 'Finde versteckte Wörter.', more: 'Kategorien' },
    scramble: { about: 'Verbinde Buchstaben.', more: 'Brett und Spieler' },
  },
  continueGame: 'Weiter mit {game}',
  found: '{found} von {words} gefunden',
  ownList: 'Meine Liste',
  toMove: '{who/Du bist/# ist} dran',
  unopened: {
    is: 'Eine gespeicherte Partie ließ sich nicht öffnen. {why}',
    save: 'Als Datei speichern',
    fileName: 'spielstand.json',
  },
  newer: { is: 'Update bereit. Deine Partien sind sicher.', open: 'Aktualisieren' },
  strip: 'Tagesrätsel',
  dailies: { find: 'Zug des Tages', search: 'Blatt des Tages', scramble: 'Brett des Tages' },
  dailyAll: 'Alles geschafft. Bis morgen.',
  dailyNext: 'Weiter: {name}',
  friends: 'Freunde',
} as const;

export const settings = {
  look: 'Ansicht', textSize: 'Textgröße',
  textSizes: { small: 'Klein', normal: 'Normal', large: 'Groß', largest: 'Sehr groß' },
  theme: 'Farben',
  looks: { dark: 'Dunkel', light: 'Hell', contrast: 'Kontrast', system: 'System' },
  legend: 'Legende', labels: 'Prämienfelder beschriften', preview: 'Punktevorschau',
  openRacks: 'Offene Bänkchen',
  leftHanded: 'Linkshändig', breakdown: 'Punkte im Detail',
  breakdowns: { rules: 'Laut Regeln', each: 'Jeder Zug', own: 'Nur meine', asked: 'Auf Wunsch' },
  thinking: 'Bedenkzeit des Computers',
  thinkings: { instant: 'Keine', natural: 'Natürlich', slow: 'Lang' },
  verdict: 'Besten Zug zeigen',
  muted: 'Alles stumm', sounds: 'Effekte', music: 'Musik', silent: 'Aus', marks: 'Gefundene Wörter',
  searchMarks: { both: 'Beides', squares: 'Felder', strokes: 'Linien' },
  motion: 'Bewegung', animations: 'Animationen',
  motions: { system: 'System', full: 'Alle', reduced: 'Weniger' },
  languageMissing: '{language} ließ sich nicht laden. Prüfe die Verbindung und wähle die Sprache noch mal.',
} as const;

export const share = {
  notSaved: 'Nichts gespeichert? Dann kopiere diesen Text.',
  byKey: 'Kopiere den markierten Text: Strg+C.',
  byFinger: 'Kopiere den markierten Text: lange drücken.',
  field: 'Text und Link',
} as const;

export const help = {
  steps: {
    lay: [
      'Lege ein Wort',
      'Ziehe Steine in eine Linie oder tippe erst einen Stein an, dann ein Feld. Das erste Wort geht über den Stern.',
    ],
    back: ['Nimm Steine zurück', 'Ziehe einen Stein zurück aufs Bänkchen oder tippe auf „Rückgängig“.'],
    touch: ['Lege an', 'Was sich waagerecht oder senkrecht berührt, muss ein Wort ergeben.'],
    colours: [
      'Nutze die Prämienfelder',
      '2B und 3B vervielfachen einen Buchstaben, 2W und 3W das ganze Wort. Jedes wirkt nur einmal.',
    ],
    done: [
      'Tippe auf „Fertig“',
      'Ein ungültiges Wort kann dich den Zug kosten (siehe Regeln). Kein Wort? Tausche oder passe.',
    ],
    closer: ['Schau genauer hin', 'Auf dem Handy zoomst und verschiebst du das Brett mit zwei Fingern.'],
  },
} as const;

export const about = {
  title: 'Über',
  licences: 'Alle Lizenzen',
  story: [
    'Ein Waldsänger, auf Englisch „warbler“, und viele Wörter: Das ist Wordbler.',
    'Ms. Wordbler, ein Goldwaldsänger, ist deine Gastgeberin: Sie begrüßt dich, zeigt dir die ersten Schritte und bringt die Tagesrätsel.',
    'Ihre Spiele gehen auf DeScramble und die Artikel „Ms. Wordbler“ und „Word search“ bei CodeProject zurück.',
    'Sie sollen Spaß machen und zeigen, wie solche Spiele denken.',
  ],
  rows: [
    ['Wortliste', 'ENABLE1 von Alan Beale und M. Cooper. Gemeinfrei. 168.551 Wörter mit 2 bis 15 Buchstaben.'],
    [
      'Wie geläufig Wörter sind',
      'SCOWL, bearbeitet. Copyright 2000–2016 Kevin Atkinson. Derbe Wörter: cuss, profane-words und word-list, von Hand bearbeitet.',
    ],
    ['Bedeutungen', 'WordNet 3.1, bearbeitet. Copyright 2011 Princeton University. Alle Rechte vorbehalten.'],
    ['Weitere Bedeutungen', 'Webster’s Revised Unabridged Dictionary von 1913. Gemeinfrei.'],
    ['Schrift', 'M PLUS Rounded 1c und Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Gebaut mit',
      'Phaser, howler, lit-html, birpc, uqr und seedrandom (MIT- oder BSD-Lizenz), idb-keyval (Apache License 2.0).',
    ],
    ['Bilder und Töne', 'Für dieses Spiel gemacht.'],
    ['Lizenz', 'MIT.'],
    ['Deine Daten', 'Bleiben auf diesem Gerät. Nur Partien mit Freunden laufen über den Server dieser Seite.'],
  ],
} as const;

export const keys = {
  title: 'Tastenkürzel',
  printed: {
    Control: 'Strg', Escape: 'Esc', Enter: 'Eingabe', Backspace: 'Rücktaste', Delete: 'Entf', Space: 'Leertaste',
  },
  board: [
    { keys: 'A bis Z', meaning: 'Diesen Stein am Cursor legen, sonst einen Joker' },
    { keys: 'A bis Z, ohne Cursor', meaning: 'Den Stein aufnehmen; dann ein Feld anklicken' },
    { keys: '← ↑ → ↓', meaning: 'Den Cursor zeigen oder bewegen' },
    { keys: 'Strg + Pfeil', meaning: 'Zum nächsten Stein oder zum Rand springen' },
    { keys: 'Leertaste', meaning: 'Waagerecht oder senkrecht schreiben' },
    { keys: 'Rücktaste oder Strg+Z', meaning: 'Den letzten Stein zurücknehmen' },
    { keys: 'Entf', meaning: 'Den Stein am Cursor zurücknehmen' },
    { keys: 'Eingabe', meaning: 'Fertig, oder die gewählten Steine tauschen' },
    { keys: 'Esc', meaning: 'Alle Steine zurücknehmen, abbrechen oder schließen' },
    { keys: 'Strg+Eingabe', meaning: 'Passen' },
    { keys: '1 bis 4', meaning: 'Verlauf dieses Spielers' },
    { keys: '=', meaning: 'Punkte des letzten Zugs im Detail' },
    { keys: '5', meaning: 'Das Bänkchen mischen' },
    { keys: '6', meaning: 'Tauschen; wählen mit Buchstaben oder mit Pfeilen und Leertaste' },
    { keys: '7', meaning: 'Tipp: Steine, Felder, Wort, dann legen' },
    { keys: '9', meaning: 'Menü' },
    { keys: '0', meaning: 'Den Spielstand vorlesen (Screenreader)' },
    { keys: ',', meaning: 'Wörter, Linie und Prämienfelder am Cursor vorlesen' },
    { keys: 'Tab', meaning: 'Zum Bänkchen, dann zu den Knöpfen' },
    { keys: 'Leertaste, auf dem Bänkchen', meaning: 'Diesen Stein legen oder wählen' },
    { keys: 'Umschalt + Pfeil, auf dem Bänkchen', meaning: 'Diesen Stein verschieben' },
    {
      keys: 'Leertaste, Eingabe, + und −',
      meaning: 'Beim Zuschauen: Pause oder weiter, ein Zug, schneller oder langsamer',
    },
  ],
  everywhere: [
    { keys: '8', meaning: 'Ton an oder aus' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: '?', meaning: 'Diese Hilfe' },
  ],
} as const;

export const lesson = {
  label: 'Erste Schritte', skip: 'Überspringen',
  spoken: 'Erste Schritte, {step} von {steps}: {line}',
  wordbler: {
    first: 'Ziehe hierher: {tile}.',
    tap: 'Tippe auf {tile}.',
    picked: 'Tippe jetzt hierher.',
    next: 'Jetzt: {tile}.',
    own: 'Lege irgendein Wort in einer Linie.',
    overStar: 'Lege irgendein Wort über den Stern.',
    lacks: {
      star: 'Fast! Bedecke den Stern.',
      line: 'Fast! Eine Linie, keine Lücken.',
      touch: 'Fast! Lege an ein Wort an.',
    },
    done: 'Das ist ein Wort! Tippe auf „Fertig“.',
    keys: {
      type: 'Drücke {letter}.',
      place: 'Mit den Pfeilen auf {square}, dann {letter} drücken.',
      done: 'Das ist ein Wort! Drücke Eingabe.',
    },
  },
  search: {
    from: 'Hier ist {word}: Ziehe darüber.',
    to: 'Weiter bis ans Ende von {word}.',
    keys: 'Mit den Pfeilen auf {letter} in Zeile {row}, Spalte {column}, dann Eingabe.',
  },
  scramble: {
    first: 'Hier ist {word}: Ziehe von Buchstabe zu Buchstabe.',
    next: 'Weiter zum {letter}.',
    end: 'Lass los oder tippe noch mal auf den letzten Buchstaben.',
    keys: { type: 'Schreibe {word}, dann Eingabe.', typed: 'Drücke Eingabe, um das Wort zu spielen.' },
  },
} as const;

export const way = {
  leave: { title: 'Verlassen?', means: 'Deine Partie ist gespeichert.', stay: 'Weiterspielen', leave: 'Verlassen' },
  lost: 'Diese Partie wird nicht gespeichert.',
  unknown: 'Seite nicht gefunden. Hier ist das Menü.',
  noGame: 'Keine Partie zum Weiterspielen da.',
  noResult: 'Keine fertige Partie da.',
  noRecord: 'Keine Partie da. Öffne eine Partiedatei.',
  noLink: 'Öffne den Link noch mal, um die Partie zu sehen.',
  noTable: 'Öffne die Einladung noch mal, um an den Tisch zu kommen.',
  noBoard: 'Wähle erst ein Brett zum Zuschauen.',
} as const;

export const fetching = {
  coming: '{game} lädt…',
  late: '{game} lädt noch. Warte oder versuche es noch mal.',
  unreachable: 'Der Server antwortet nicht. Prüfe die Verbindung.',
  reloads: 'Ein neuer Versuch lädt die Seite neu. Deine Partie geht dabei verloren.',
  menu: 'Zurück zum Menü',
} as const;

export const definitions = {
  title: 'Bedeutung von {word}',
  loading: 'Wird nachgeschlagen…',
  unknown: 'Keine Bedeutung zu {word} bekannt.',
  withheld: '{word} ist gültig, aber zu derb, um es hier zu erklären.',
  elsewhere: '{word} ist gültig. Bedeutungen gibt es nur für Englisch.',
  dictionary: '{word} im Wiktionary nachschlagen',
  unavailable: 'Die Bedeutungen ließen sich nicht laden. Versuche es noch mal.',
  lead: 'Vielleicht kommt es von {word}.',
  forms: {
    plural: 'Mehrzahl von {word}',
    present: 'Form von {word} bei he, she, it',
    past: 'Vergangenheit von {word}',
    ongoing: '-ing-Form von {word}',
    more: 'Steigerung von {word}',
    most: 'höchste Steigerung von {word}',
    doer: 'wer oder was „{word}“ kann',
    doers: 'alle, die „{word}“ können',
    doings: 'Mehrzahl der -ing-Form von {word}',
    spelling: 'andere Schreibweise von {word}',
  },
  source: 'Bedeutungen (englisch): WordNet und Webster 1913. Was gültig ist, entscheidet allein die Wortliste.',
  parts: {
    noun: 'Substantiv', verb: 'Verb', adjective: 'Adjektiv', adverb: 'Adverb', pronoun: 'Pronomen',
    preposition: 'Präposition', conjunction: 'Konjunktion', interjection: 'Ausruf', article: 'Artikel',
  },
} as const;
