export const refusals = {
  malformed: 'Dieser Zug ist nicht möglich.',
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Du bist nicht dran.',
  challengeOpen: 'Der letzte Zug kann noch angezweifelt werden.',
  notYourPlay: 'Diesen Zug kannst du nicht mehr anzweifeln.',
  notYourTile: 'Dieser Stein liegt nicht auf deinem Bänkchen.',
  noChallenge: 'Hier gibt es nichts anzuzweifeln.',
  noHints: 'In dieser Partie gibt es keine Tipps.',
  notABlank: 'Nur ein Joker kann den Buchstaben wechseln.',
  notLaid: 'Diesen Stein hast du nicht in diesem Zug gelegt.',
  alreadyLaid: 'Dieser Stein liegt schon auf dem Brett.',
  squareTaken: 'Dieses Feld ist besetzt.',
  letterMissing: 'Wähle einen Buchstaben für den Joker.',
  nothingLaid: 'Lege zuerst mindestens einen Stein.',
  nothingToTakeBack: 'Kein Stein zum Zurücknehmen.',
  notInLine: 'Lege alle Steine in eine Zeile oder Spalte.',
  gap: 'Dein Wort hat eine Lücke.',
  missesStar: 'Das erste Wort muss über den Stern gehen.',
  tooShort: 'Das erste Wort braucht mindestens zwei Buchstaben.',
  disjoint: 'Dein Wort muss ein Wort auf dem Brett berühren.',
  takeTilesBack: 'Nimm zuerst alle Steine zurück.',
  bagTooSmall: 'Zum Tauschen sind zu wenige Steine im Beutel.',
  noTilesChosen: 'Wähle zuerst Steine.',
  noMoreHints: 'Mehr verrät der Tipp nicht.',
  hintsSpent: 'Du hast alle Tipps verbraucht.',
  noSuchTile: 'Diesen Stein hast du nicht.',
} as const;

export const names = {
  nameEmpty: 'Gib einen Namen ein.',
  nameTooLong: 'Höchstens 16 Zeichen.',
  nameTaken: 'So heißt schon jemand.',
} as const;

export const endings = {
  fails: 'Zu viele Nullzüge. Allen werden die übrigen Steine abgezogen.',
  wentOut: 'Letzter Stein gelegt. Die anderen verlieren die Punkte ihrer übrigen Steine; wer fertig ist, bekommt sie.',
  bagEmpty: 'Der Beutel ist leer. Allen werden die übrigen Steine abgezogen.',
  resigned: 'Alle anderen haben aufgegeben. Die Punkte bleiben, nichts wird abgezogen.',
  oneTurn: 'Das war der einzige Zug.',
} as const;

export const news = {
  starts: '{who/Du beginnst/# beginnt}.',
  scores: '{who/Du holst/# holt} {points|# Punkt|# Punkte} mit {word}.',
  letsStand: '{who/Du lässt/# lässt} den Zug gelten.',
  challengeFailed: 'Alle Wörter sind gültig. {who/Du setzt/# setzt} einmal aus.',
  exchanges: '{who/Du tauschst/# tauscht} {count|# Stein|# Steine}.',
  passes: '{who/Du passt/# passt}.',
  timedOut: '{who/Deine Zeit/Die Zeit von #} ist abgelaufen.',
  skips: '{who/Du setzt/# setzt} aus.',
  resigns: '{who/Du gibst/# gibt} auf.',
} as const;

export const happening = {
  exchanged: '{count|# Stein|# Steine} getauscht',
  passed: 'Gepasst',
  invalid: 'Nicht im Wörterbuch: {words}',
  inAnyOrder: 'In keiner Reihenfolge {count|ein Wort|Wörter}: {words}',
  disjoint: 'Berührt kein Wort: {word}',
  timedOut: 'Zeit abgelaufen',
  challengedInVain: 'Erfolglos angezweifelt: {who/dein Zug/Zug von #}',
  skipped: 'Ausgesetzt', resigned: 'Aufgegeben', handicap: 'Vorgabe',
  rackLost: 'Übrige Steine: {letters}',
  wentOut: 'Alle Steine abgelegt',
  overTime: '{count|# Minute|# Minuten} überzogen',
} as const;

export const board = {
  onTurn: 'Am Zug',
  tilesLeft: '{count|Stein|Steine}',
  scoreless: 'Nullzüge', scorelessShort: 'Nullzüge',
  scorelessOf: '{fails} von {most}',
  done: 'Fertig', recall: 'Alle zurück', shuffle: 'Mischen', exchange: 'Tauschen',
  exchangeTiles: '{count|# Stein|# Steine} tauschen',
  chooseTiles: 'Wähle Steine', exchangeCosts: 'Tauschen kostet den Zug.',
  exchangeNeeds: 'Zum Tauschen {count|muss # Stein|müssen # Steine} im Beutel sein.',
  keepTurn: 'Nicht passen',
  passing: 'Du passt in drei Sekunden. Esc bricht ab.',
  passSure: { title: 'Passen?', means: 'Das ist dein einziger Zug. Danach siehst du den besten.' },
  bonusSigns: { '2L': '2B', '3L': '3B', '2W': '2W', '3W': '3W' },
  bonusesInShort: { '2L': 'Buchst. ×2', '3L': 'Buchst. ×3', '2W': 'Wort ×2', '3W': 'Wort ×3' },
  otherTab: 'Die Partie ist in einem anderen Tab offen. Lade die Seite neu, um hier weiterzuspielen.',
  notKept: 'Dieser Browser speichert nichts. Wenn du die Seite schließt, ist die Partie weg.',
  notFilled: 'Vollbild geht hier nicht.',
  clockAhead: 'Nur Übung: Die Uhr dieses Geräts ging vor. Tagesrätsel zählen wieder ab dem {day}.',
} as const;

export const table = {
  help: 'Tasten und Hilfe', mute: 'Ton aus', unmute: 'Ton an',
  fullscreen: 'Vollbild',
  lastPlays: 'Letzte Züge', invalid: 'ungültig', exchange: 'Tausch',
  failedChallenge: 'Erfolglos angezweifelt',
  hurry: 'Schneller: antippen',
  hurryAnywhere: 'Schneller: irgendwo tippen',
  openRacks: 'Alle Bänkchen liegen offen',
  unseen: 'Verdeckte Steine',
  whereUnseen: '{bag} im Beutel, {racks} auf Bänkchen',
  notOpen: 'Die Steine bewegen sich noch',
} as const;

export const chooser = { title: 'Buchstabe für den Joker', means: 'Zählt 0. Daneben tippen bricht ab.' } as const;

export const sheet = {
  title: '{who/Du holst/# holt} {points|# Punkt|# Punkte}',
  place: { across: 'waagerecht ab {square}', down: 'senkrecht ab {square}' },
  reads: 'Diese Buchstaben ergeben',
  wordTimes: 'Wort × {multiplier}',
  bonus: 'Alle sieben Steine',
} as const;

export const challenge = {
  title: '{who/Dein Zug/Zug von #}: {points|# Punkt|# Punkte}',
  ask: '{who/Zweifelst du/#, zweifelst du} den Zug an?',
  accept: 'Gelten lassen', challenge: 'Anzweifeln',
} as const;

export const history = {
  title: 'Verlauf',
  titleOf: '{who/Dein Verlauf/Verlauf von #}',
  howScored: 'So zählt {word}',
  play: 'Spielzug', invalid: 'Ungültig',
  none: 'Noch nichts.',
  average: 'pro Zug mit Punkten',
  best: 'bester Zug', misses: 'ungültig', exchanges: 'getauscht',
  disjoint: 'berührt kein Wort',
} as const;

export const over = {
  wins: '{who/Du gewinnst/# gewinnt}',
  sharedWin: 'Geteilter Sieg: {names}',
  ahead: '{points|# Punkt|# Punkte} vor {who/dir/#}',
  behind: '{points|# Punkt|# Punkte} hinter {who/dir/#}',
  finalScores: 'Endstand',
  player: 'Name', left: 'Übrig', adjustment: 'Verrechnung',
  savePicture: 'Bild speichern',
  picture: 'Bild',
  saveFile: 'Partiedatei speichern',
  file: 'Datei', highlights: 'Höhepunkte',
  longestWord: 'Längstes Wort',
  average: 'Schnitt pro Zug', bonuses: 'Bonus',
  times: '{count|einmal|#-mal}',
  none: 'keine',
  wentOut: 'alle Steine abgelegt',
  handicap: 'Vorgabe',
  overTime: '{count} Min. überzogen',
  resigned: 'aufgegeben: letzter Platz',
} as const;

export const curtain = { passTo: 'Weiter an {who}', lift: 'Meine Steine zeigen' } as const;

export const draw = {
  title: 'Wer beginnt?',
  rule: 'Wer dem A am nächsten ist. Tippe zum Überspringen.',
  tie: 'Gleichstand mit {letter}: {names}.',
  tieOfBlanks: 'Gleichstand mit Joker: {names}.',
  again: 'Es wird neu gezogen.',
  drew: '{who/Du ziehst/# zieht} {letters}.',
  blank: 'Ein Joker schlägt alles.',
  nearest: '{who/Du ziehst/# zieht} {letter}, dem A am nächsten.',
} as const;

export const hint = {
  more: 'Mehr', thinking: 'Moment…', placeIt: 'Legen',
  isPlaced: 'Liegt schon auf dem Brett',
  title: 'Tipp {step} von 3',
  tiles: 'Nimm {count|diesen Stein|diese # Steine}.',
  squares: '{count|Dieser Stein kommt|Diese # Steine kommen} hierher.',
  noPlay: 'Es ist kein Zug möglich. Tausche oder passe.',
  failed: 'Kein Tipp gefunden. Versuche es noch mal.',
  close: 'Tipp schließen',
  spoken: {
    thinking: 'Ein Zug wird gesucht.',
    tiles: 'Tipp 1 von 3: Nimm {letters}.',
    squares: 'Tipp 2 von 3: auf {squares}.',
    word: 'Tipp 3 von 3: {word}, {place}, {points|# Punkt|# Punkte}.',
    closed: 'Tipp geschlossen.',
  },
  verdict: {
    found: 'Du hast den besten Zug gefunden.',
    helped: 'Mit {count|# Tipp|# Tipps} gefunden.',
    best: 'Bester Zug: {word}, {points|# Punkt|# Punkte}. Du hast {share%} davon geholt.',
    share: 'Bester Zug: {points|# Punkt|# Punkte}. Du hast {share%} davon geholt.',
    last: '{who/Dein bester Zug/Der beste Zug von #} wäre {word} gewesen: {points|# Punkt|# Punkte}.',
  },
} as const;

export const computer = {
  levels: {
    justRight: 'Passend', nestling: 'Nestling', fledgling: 'Jungvogel', songbird: 'Singvogel', club: 'Club',
    expert: 'Profi', master: 'Meister',
  },
  glosses: {
    justRight: 'wie du', nestling: 'Anfänger', fledgling: 'leicht', songbird: 'mittel', club: 'schwer',
    expert: 'sehr schwer', master: 'am schwersten',
  },
  between: {
    hatchling: 'knapp unter Nestling',
    aboveFledgling: 'knapp über Jungvogel',
    aboveSongbird: 'knapp über Singvogel',
  },
  justRight: 'Passend: {step}',
  playsJustRight: '{names} {count|spielt|spielen} auf deinem Niveau: {step}.',
  kind: 'Computer',
  says: '„{remark}“',
  sure: 'Zu {share%} sicher.',
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
    master: ['Das sah ich kommen.', 'Tausendmal durchprobiert.', 'Von allen Zügen dieser.', 'Geduld zahlt sich aus.'],
  },
  noThought: 'Der Computer kommt nicht weiter.',
  noThoughtMeans: 'Deine Partie ist gespeichert. Versuche es noch mal oder komm später wieder.',
  nextTurn: 'Nächster Zug',
} as const;
