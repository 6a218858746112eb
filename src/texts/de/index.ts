import type { EndReason, GameEvent, NameFault, Refusal } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, notInDictionary, table } from './board';
import { common } from './common';
import { counted, day, does, doTogether, inFigures, of, plural, points, timeIsUp, ways } from './forms';
import { about, fetching, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { boot, fault, letterKeys, saves, searchSaves, sound } from './page';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';
import { printing, transfer } from './transfer';

const refusals: Readonly<Record<Refusal | 'disjoint' | 'noSuchTile', string>> = {
  malformed: 'Das ist kein Zug in diesem Spiel.',
  notBegun: 'Die Partie hat noch nicht begonnen.',
  alreadyBegun: 'Die Partie hat schon begonnen.',
  gameOver: 'Die Partie ist vorbei.',
  noSuchSeat: 'Da sitzt niemand.',
  notYourTurn: 'Du bist nicht dran.',
  challengeOpen: 'Der letzte Zug darf noch angezweifelt werden.',
  noChallenge: 'Es gibt keinen Zug anzuzweifeln.',
  notYourPlay: 'Über diesen Zug entscheidest du nicht mehr.',
  notYourTile: 'Dieser Stein liegt nicht auf deinem Bänkchen.',
  alreadyLaid: 'Dieser Stein liegt schon auf dem Brett.',
  notLaid: 'Dieser Stein liegt nicht erst seit diesem Zug.',
  outsideBoard: 'Das ist außerhalb des Bretts.',
  squareTaken: 'Dieses Feld ist besetzt.',
  letterMissing: 'Der Joker braucht noch einen Buchstaben.',
  notALetter: 'Diesen Buchstaben gibt es hier nicht.',
  notABlank: 'Nur ein Joker kann ein anderer Buchstabe werden.',
  noSuchCell: 'Diesen Platz hat das Bänkchen nicht.',
  nothingLaid: 'Leg zuerst mindestens einen Stein.',
  nothingToTakeBack: 'Von dir liegt in diesem Zug kein Stein auf dem Brett.',
  notInLine: 'Leg alles in eine Zeile oder eine Spalte.',
  gap: 'Im Wort ist eine Lücke.',
  missesStar: 'Das erste Wort muss über den Stern gehen.',
  tooShort: 'Das erste Wort braucht zwei Buchstaben.',
  disjoint: 'Das Wort muss ein Wort auf dem Brett berühren.',
  takeTilesBack: 'Nimm zuerst deine Steine zurück: „Alle zurück“.',
  bagTooSmall: 'Tauschen geht nur mit sieben Steinen im Beutel.',
  noTilesChosen: 'Wähl die Steine zum Tauschen.',
  tileChosenTwice: 'Jeder Stein lässt sich nur einmal tauschen.',
  noHints: 'An diesem Tisch gibt es keine Tipps.',
  noMoreHints: 'Der Tipp hat schon alles verraten.',
  hintsSpent: 'Du hast alle Tipps verbraucht, die du bekommen hast.',
  noClock: 'Diese Partie läuft ohne Uhr.',
  alreadyResigned: 'Du hast diese Partie schon verlassen.',
  noSuchTile: 'So ein Stein ist nicht mehr auf dem Bänkchen.',
};

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Gib einen Namen ein.',
  nameTooLong: 'Bitte höchstens 16 Zeichen.',
  nameTaken: 'So heißt schon jemand.',
};

const endings: Readonly<Record<EndReason, string>> = {
  fails: 'Zu viele Nullzüge in Folge: Alle verlieren den Wert ihrer übrigen Steine.',
  wentOut:
    'Der letzte Stein liegt: Die anderen verlieren den Wert ihrer übrigen Steine, und wer fertig ist, gewinnt ihn dazu.',
  bagEmpty: 'Der Beutel ist leer: Alle verlieren den Wert ihrer übrigen Steine.',
  resigned:
    'Alle anderen haben aufgegeben: Ihre Punkte bleiben, aber gewinnen können sie nicht mehr, und kein Bänkchen wird abgerechnet.',
  oneTurn: 'Der eine Zug ist gespielt.',
};

function news(event: GameEvent, name: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'startDecided':
      return `${does(name(event.seat), 'beginnt', 'beginnst')}.`;
    case 'playRefused':
      return refusals[event.reason];
    case 'wordsRejected':
      return notInDictionary(event);
    case 'playScored': {
      const [main] = event.sheet.words;
      return `${does(name(event.seat), 'holt', 'holst')} ${points(event.sheet.total)}${main ? ` mit ${main.word}` : ''}.`;
    }
    case 'playAccepted':
      return `${does(name(event.by), 'lässt', 'lässt')} den Zug gelten.`;
    case 'playChallenged':
      return event.words.length === 0
        ? `Alles steht im Wörterbuch. ${does(name(event.by), 'setzt', 'setzt')} einmal aus.`
        : notInDictionary(event);
    case 'exchanged':
      return `${does(name(event.seat), 'tauscht', 'tauschst')} ${counted(event.returned.length, 'Stein', 'Steine')}.`;
    case 'passed':
      return `${does(name(event.seat), 'passt', 'passt')}.`;
    case 'timedOut':
      return timeIsUp(name(event.seat));
    case 'turnSkipped':
      return `${does(name(event.seat), 'setzt', 'setzt')} aus.`;
    case 'resigned':
      return `${does(name(event.seat), 'gibt', 'gibst')} auf.`;
    default:
      return undefined;
  }
}

/** Every sentence a player reads, in German. */
export { embed } from './embed';
export { online } from './online';
export { records } from './records';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { study } from './study';

export const de = {
  common,
  inFigures,
  refusals,
  names,
  saves,
  searchSaves,
  endings,
  happening,
  news,
  bagTooSmall: (needs: number) =>
    needs === 7 ? refusals.bagTooSmall : `Tauschen geht nur mit ${counted(needs, 'Stein', 'Steinen')} im Beutel.`,
  fault,
  boot,
  fetching,
  menu,
  settings,
  help,
  lesson,
  about,
  select,
  searchLists,
  share,
  mascots,
  mascotsInShort,
  table,
  computer,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  transfer,
  board: {
    toMove: 'Am Zug',
    tilesLeft: (count: number) => plural(count, { one: 'Stein', other: 'Steine' }),
    fails: 'Nullzüge in Folge',
    failsShort: 'Null',
    failsOf: (fails: number, most: number) => `${fails} von ${most}`,
    done: 'Fertig',
    undo: 'Zurück',
    recall: 'Alle zurück',
    shuffle: 'Mischen',
    exchange: 'Tauschen',
    exchangeTiles: (count: number) => `${counted(count, 'Stein', 'Steine')} tauschen`,
    cancel: 'Abbrechen',
    pass: 'Passen',
    takePassBack: 'Doch nicht',
    passing: 'In drei Sekunden wird gepasst. Mit Esc nimmst du es zurück.',
    passSure: {
      title: 'Passen?',
      means: 'Deine Steine kommen zurück aufs Bänkchen.',
      only: 'Einen anderen Zug gibt es hier nicht: Danach wird der beste Zug gezeigt.',
      goOn: 'Weiterspielen',
      pass: 'Passen',
    },
    history: (name: string) => of('Verlauf', name),
    leave: 'Verlassen',
    score: (score: number) => `Bringt ${score}`,
    premiumSigns: { '2L': '2B', '3L': '3B', '2W': '2W', '3W': '3W' },
    shortPremiums: { '2L': 'Buchst. ×2', '3L': 'Buchst. ×3', '2W': 'Wort ×2', '3W': 'Wort ×3' },
    premiums: {
      '2L': 'Buch\u00ADstabe doppelt',
      '3L': 'Buch\u00ADstabe dreifach',
      '2W': 'Wort doppelt',
      '3W': 'Wort dreifach',
    },
    otherTab: 'Die Partie läuft in einem anderen Tab weiter. Lade diese Seite neu, um sie hierher zu holen.',
    notKept: 'Dieser Browser speichert für diese Seite nichts: Die Partie geht beim Schließen verloren.',
    notFilled: 'Diese Seite darf hier nicht den ganzen Bildschirm füllen.',
    clockAhead: (date: Date) => `Nur Übung: Die Uhr ging hier vor. Ab dem ${day(date)} zählt es wieder.`,
  },
  letterKeys,
  sound,
  curtain,
  chooser: {
    title: 'Wähl einen Buchstaben für den Joker',
    means: 'Er zählt 0 Punkte. Ein Klick daneben nimmt ihn zurück.',
    cancel: 'Abbrechen',
  },
  sheet: {
    title: (name: string, score: number) => `${does(name, 'holt', 'holst')} ${points(score)}`,
    place: (direction: 'across' | 'down', from: string) => `${ways[direction]} ab ${from}`,
    main: 'Wort',
    cross: 'Querwort',
    reads: 'Diese Buchstaben ergeben',
    wordTimes: (multiplier: number) => `Wort × ${multiplier}`,
    bonus: 'Alle sieben Steine',
    total: 'Gesamt',
    goOn: 'Weiter',
  },
  challenge: {
    title: (name: string, score: number) => `${does(name, 'legt', 'legst')} für ${points(score)}`,
    ask: (name: string) => `${name}, sind das alles Wörter?`,
    accept: 'Gelten lassen',
    challenge: 'Anzweifeln',
  },
  history: {
    title: (name: string) => of('Verlauf', name),
    none: 'Noch nichts.',
    turn: 'Zug',
    close: 'Schließen',
  },
  over: {
    review: 'Analyse',
    result: 'Ergebnis',
    wins: (names: readonly string[]) =>
      names.length === 1
        ? does(names.join(), 'gewinnt', 'gewinnst')
        : doTogether(names, 'teilen sich den Sieg', 'teilt euch den Sieg'),
    reckoning: 'Abrechnung',
    player: 'Name',
    played: 'Spiel',
    adjustments: 'Am Ende',
    total: 'Summe',
    place: 'Platz',
    playAgain: 'Noch einmal',
    newTable: 'Neuer Tisch',
  },
} as const;
