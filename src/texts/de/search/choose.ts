import type { NameFault } from '../../../engine/players/names';
import type * as wordSearch from '../../../search/rules';
import { counted, day, oneByOne, signs, weekday } from '../forms';
import { play } from './play';

const nothing = 'Es wurde nichts importiert.';

const called = (name: string, list: number) => (name.trim() ? `„${name}“` : `Liste ${list + 1} der Datei`);

const words = (count: number) => counted(count, 'Wort', 'Wörter');

const numbers = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'];

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Gib einen Namen ein.',
  nameTooLong: 'Bitte höchstens 16 Zeichen.',
  nameTaken: 'So heißt schon eine Liste.',
};

const { directions: ways } = play;

/** Which letters there are: of the language that is named, or else English ones. */
const letters = (language: string | undefined) =>
  language ? `Buchstaben der Sprache ${language}` : 'die Buchstaben A bis Z';

function wordFault(word: string, fault: wordSearch.WordFault, language: string | undefined): string {
  switch (fault.code) {
    case 'space':
      return 'Keine Leerzeichen.';
    case 'notALetter':
      return fault.foreign
        ? `Nur ${letters(language)}, nicht ${signs(
            fault.foreign.map(({ sign }) => sign),
            fault.foreign,
          )}.`
        : `Nur ${letters(language)}.`;
    case 'tooShort':
      return 'Mindestens 3 Buchstaben.';
    case 'tooLong':
      return 'Höchstens 10 Buchstaben.';
    case 'double':
      return `${fault.other} steht schon da.`;
    case 'reversed':
      return `${word} ist ${fault.other} rückwärts.`;
    case 'inside':
      return `${word} steckt in ${fault.other}.`;
    case 'insideReversed':
      return `${word} steckt rückwärts in ${fault.other}.`;
  }
}

function badList(
  list: number,
  name: string,
  { name: nameFault, words }: wordSearch.ListCheck,
  language: string | undefined,
): string {
  const place = words.findIndex((fault) => fault !== undefined);
  const fault = words[place];
  const why = nameFault ? names[nameFault] : fault ? wordFault(`Wort ${place + 1}`, fault, language) : '';
  const where = nameFault || !fault ? '' : `, Wort ${place + 1}`;
  return `${called(name, list)}${where}: ${why} ${nothing}`;
}

function fileFault(fault: wordSearch.ListFileFault): string {
  switch (fault.code) {
    case 'tooBig':
      return `Für eine Datei mit Wortlisten ist das zu groß. ${nothing}`;
    case 'notAListFile':
      return `Das ist keine Datei mit Wortlisten. ${nothing}`;
    case 'otherVersion':
      return `Die Datei kommt von einer anderen Version des Spiels. ${nothing}`;
    case 'noLists':
      return 'In der Datei ist keine Liste.';
    case 'tooManyLists':
      return `Das sind zu viele Listen. ${nothing}`;
    case 'badShape':
      return `Liste ${fault.list + 1} der Datei lässt sich nicht lesen. ${nothing}`;
    case 'wordCount':
      return `${called(fault.name, fault.list)} hat ${words(fault.count)}; eine Liste hat genau 14. ${nothing}`;
    case 'badList':
      return badList(fault.list, fault.name, fault.check, fault.language);
  }
}

const shareFaults: Readonly<Record<wordSearch.ShareFault, string>> = {
  notShared: 'In dem Link steckt keine Wortsuche. Wähl hier eine.',
  otherVersion: 'Der Link kommt von einer anderen Version des Spiels. Wähl hier eine Wortsuche.',
  damaged:
    'Der Link ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken, oder wähl hier eine Wortsuche.',
};

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const choose = {
  title: 'Wähl eine Kategorie',
  game: 'Wortsuche',
  /** On tiles, and beside them. */
  logo: ['WORT', 'suche'],
  back: 'Zurück',
  sound: 'Ton',
  settings: 'Einstellungen',
  scores: 'Bestenlisten',
  count: (pages: number) => `${counted(pages, 'Blatt', 'Blätter')} mit je 14 Wörtern`,
  find: 'Kategorie suchen',
  noneFound: 'So heißt keine Kategorie.',
  categories: 'Kategorien',
  pages: (pages: number) => counted(pages, 'Blatt', 'Blätter'),
  tabs: 'Woraus du wählst',
  ownTab: (lists: number) => `Eigene Listen, ${lists}`,
  best: (score: number) => `Rekord ${score}`,
  notPlayed: 'Noch neu',
  bestBy: (score: number, name: string) => `Rekord bisher ${score}, von ${name}`,
  chosen: 'Gewählt',
  daily: 'Tagesrätsel',
  dailyMeans: 'Für alle dasselbe Blatt.',
  playToday: 'Heute spielen',
  play: 'Spielen',
  day: weekday,
  shortDay: day,
  start: 'Los',
  directions: 'Richtungen',
  howMany: (count: number) => (count === 8 ? 'Alle acht' : `${count} von acht`),
  ways: (count: number) => counted(count, 'Weg', 'Wege'),
  change: 'Ändern',
  changeDirections: 'Richtungen ändern',
  clock: 'Uhr',
  clocks: { standard: '12:00', scaled: 'Passend', off: 'Aus' },
  time: minutes,
  off: 'aus',
  damaged:
    'Deine gespeicherten Wörter wurden außerhalb des Spiels verändert, deshalb gelten wieder die eingebauten Listen.',
  own: {
    title: 'Eigene Listen',
    count: (lists: number) => counted(lists, 'Liste', 'Listen'),
    none: 'Auch vierzehn eigene Wörter ergeben ein Blatt.',
    seek: {
      missed: 'Verpasste Wörter',
      missedMeans: (date: Date) => `Suche nach den Wörtern, die am ${day(date)} in Scramble verpasst wurden`,
      laid: 'Gelegte Wörter',
      laidMeans: (date: Date) => `Suche nach den Wörtern, die im letzten Wordbler-Spiel gelegt wurden, am ${day(date)}`,
    },
    fresh: 'Neue Liste',
    edit: (name: string) => `${name} bearbeiten`,
    import: 'Import',
    export: 'Export',
    fileName: 'wortlisten.json',
    deleted: (name: string) => `„${name}“ ist gelöscht.`,
    undo: 'Rückgängig',
    saved: (name: string) => `„${name}“ ist gespeichert.`,
    savedForNow: (name: string) => `„${name}“ ist gespeichert, bis du die Seite schließt.`,
    imported: (added: number, known: number) =>
      [
        added > 0 || known === 0 ? `${counted(added, 'Liste', 'Listen')} importiert.` : '',
        known > 0 ? `${counted(known, 'Liste war', 'Listen waren')} schon da.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    cannotRead: 'Die Datei ließ sich nicht lesen.',
  },
  editor: {
    title: 'Eigene Liste',
    name: 'Name der Kategorie',
    word: (place: number) => `Wort ${place + 1}`,
    ready: 'von 14 Wörtern fertig',
    howTo: 'Eingabe springt zum nächsten Wort. Eine eingefügte Liste füllt alle.',
    pasted: (count: number) =>
      count === 14 ? '14 Wörter eingefügt.' : `${words(count)} eingefügt; eine Liste hat genau 14.`,
    leftOut: (first: readonly string[], others: number) =>
      `Kein Platz für ${oneByOne(first)}${others > 0 ? ` und ${counted(others, 'anderes', 'andere')}` : ''}.`,
    needs: 'Was eine Liste braucht',
    rules: {
      count: 'Genau 14 Wörter',
      letters: 'Nur Buchstaben, keine Leerzeichen',
      length: 'Je 3 bis 10 Buchstaben',
      twice: 'Kein Wort zweimal',
      inside: 'Kein Wort in einem anderen',
      name: 'Ein Name',
    },
    holds: 'erfüllt',
    broken: 'nicht erfüllt',
    open: 'noch offen',
    save: 'Liste speichern',
    delete: 'Löschen',
    discard: 'Änderungen verwerfen?',
    discardMeans: 'Die Liste ist geändert und nicht gespeichert.',
    throwAway: 'Verwerfen',
    goOn: 'Weiterschreiben',
    missing: (change: number, add: number, named: boolean) =>
      oneByOne(
        [
          change > 0 ? `${words(change)} zu ändern` : '',
          add > 0 ? counted(add, 'Wort fehlt', 'Wörter fehlen') : '',
          named ? '' : 'ein Name fehlt',
        ].filter(Boolean),
      ),
    readyToSave: 'Alles stimmt.',
  },
  compass: {
    title: 'Wohin dürfen Wörter laufen?',
    means: 'Schwere Richtungen zählen mehr. Wähl mindestens zwei.',
    tooFew: 'Wähl mindestens zwei Richtungen.',
    keys: 'Pfeiltasten gehen rundum, die Leertaste wählt.',
    way: (way: wordSearch.Direction, multiplier: number) => `${ways[way]}, mal ${multiplier}`,
    some: 'Wie viele',
    easy: 'Leichte 2',
    chosen: (count: number) => `Eigene ${count}`,
    all: 'Alle 8',
    example: 'Zum Beispiel',
    sum: (letters: number, multiplier: number) =>
      `${letters} Buchstaben × ${multiplier} = ${letters * multiplier} Punkte`,
    starts: (count: number, seconds: number) =>
      `${numbers[count] ?? String(count)} ${count === 1 ? 'Richtung' : 'Richtungen'}: Die Uhr beginnt bei ${minutes(seconds)}.`,
    noClock: 'Ohne Uhr: Lass dir Zeit. Einen Bonus dafür gibt es dann nicht.',
    capped: 'Zeitbonus begrenzen',
    cappedMeans: 'Höchstens so viel wie die Wörter; sonst 10 Punkte je Sekunde',
    done: 'Fertig',
  },
  share: {
    open: 'Seed und Link',
    title: 'Dasselbe Blatt für Freunde',
    means: 'Gleicher Seed, gleiche Liste und Richtungen ergeben das gleiche Blatt. Der Link enthält alles.',
    seed: 'Seed',
    byChance: 'Dem Zufall überlassen',
    badSeed: 'Ein Seed hat 1 bis 40 Zeichen.',
    another: 'Anderer',
    link: 'Link',
    about: (list: string) => `Eine Wortsuche für dich: ${list}`,
    copy: 'Link teilen',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Markier den Link und kopier ihn selbst.',
    close: 'Schließen',
    faults: shareFaults,
    invited: 'Ein Blatt für dich',
    invitedMeans: (list: string, count: number, clock: string) =>
      `${list}, ${counted(count, 'Richtung', 'Richtungen')}, Uhr ${clock}.`,
    accept: 'Spielen',
    elsewhere: 'Anderes wählen',
  },
  underWay: {
    title: 'Da läuft noch eine Suche',
    means: 'Es ist nur Platz für eine. Die neue ersetzt sie für immer.',
    goOn: 'Damit weiterspielen',
    anew: 'Neue anfangen',
  },
  nameFaults: names,
  wordFault,
  fileFault,
} as const;
