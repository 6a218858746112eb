import type * as wordSearch from '../../../search/rules';
import { day, figure, large, month, oneByOne, plural } from '../forms';

type Direction = wordSearch.Direction;

const thin = '\u202f';

/** 3060 as it is read with ease; a minus that is as wide as a plus. */
const points = (value: number) => (value < 0 ? '−' : '') + large(Math.abs(value), thin);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const counted = (count: number, one: string, many: string) => `${points(count)} ${plural(count, { one, other: many })}`;

const ways: Readonly<Record<Direction, string>> = {
  right: 'nach rechts',
  down: 'nach unten',
  left: 'nach links',
  up: 'nach oben',
  downLeft: 'nach links unten',
  downRight: 'nach rechts unten',
  upLeft: 'nach links oben',
  upRight: 'nach rechts oben',
};

const numerals = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const directions = (count: number) =>
  count === 8 ? 'alle acht Richtungen' : `${numerals[count]} ${count === 1 ? 'Richtung' : 'Richtungen'}`;

const sum = (length: number, multiplier: number, score: number) => `${length} × ${multiplier} = ${points(score)}`;

const squares = { found: '🟦', hinted: '🟨', missed: '⬜' } as const;

/** What is said at the end of a word search, and in its tables of scores. */
export const end = {
  points,
  clock,
  sum,
  ways,
  allWays: (chosen: readonly Direction[]) => `nach ${oneByOne(chosen.map((way) => ways[way].replace(/^nach /, '')))}`,
  titles: { allFound: 'Alle 14 gefunden!', timeOut: 'Die Zeit ist um!', givenUp: 'Aufgegeben' },
  found: (found: number, all: number) => `${found} von ${all} gefunden`,
  subtitle: (category: string, count: number, time: string | undefined) =>
    oneByOne([category, directions(count), ...(time === undefined ? [] : [time])]),
  left: (seconds: number) => `${clock(seconds)} übrig`,
  spent: (seconds: number) => `${clock(seconds)} gebraucht`,
  picture: {
    title: (score: number) => counted(score, 'Punkt', 'Punkte'),
    alternative: (category: string, found: number, missed: readonly string[]) =>
      `Das Blatt zu ${category}: ${counted(found, 'Wort', 'Wörter')} gefunden, auf hellblauen Feldern; ${
        missed.length === 0 ? 'keins verpasst' : `verpasst, auf grünen Feldern: ${oneByOne(missed)}`
      }.`,
    file: (category: string) => `wortsuche-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`,
    failed: 'Das Bild ließ sich hier nicht machen.',
    legendFound: (count: number) => `${count} Treffer`,
    legendMissed: (count: number) => `${count} offen`,
  },
  buttons: {
    playAgain: 'Noch einmal',
    playAgainMeans: 'dieselbe Liste auf einem neuen Blatt',
    sameGrid: 'Selbes Blatt',
    choose: 'Andere Kategorie',
    replay: 'Replay',
    save: 'Bild speichern',
    saveMeans: 'als PNG',
    share: 'Teilen',
    link: 'Meine Suche',
    linkMeans: 'als Link, zum Ansehen und Nachspielen',
    menu: 'Menü',
    tables: 'Alle Tabellen',
    back: 'Zurück zu den Kategorien',
    sound: 'Ton',
  },
  reckoning: {
    title: 'Die Abrechnung',
    number: 'Nummer',
    word: 'Wort',
    direction: 'Richtung',
    sum: 'Länge × Faktor',
    score: 'Punkte',
    hinted: 'mit Tipp',
    nothing: 'Kein Wort gefunden.',
    words: 'Wörter',
    missed: 'Verpasste Wörter',
    none: 'Keine',
    cheat: (code: string, times: number) => `Cheat „${code}“ × ${times}`,
    hints: (times: number) => `Tipps × ${times}`,
    noHelp: 'Cheats und Tipps',
    bonus: (seconds: number, each: number) => `Zeitbonus ${seconds} s × ${each}`,
    bonusCapped: (seconds: number) => `Zeitbonus ${seconds} s, höchstens wie die Wörter`,
    bonusBought: (seconds: number) => `Zeitbonus ${seconds} s, ohne die vom Cheat`,
    bonusLost: 'Zeitbonus, nicht alle gefunden',
    noClock: 'Zeitbonus, ohne Uhr',
    total: 'Gesamt',
    best: 'Erster Platz',
    place: (place: number) => `Platz ${place}`,
    alone: 'Der erste hier',
    outside: 'Nicht in der Tabelle',
  },
  table: {
    title: (category: string) => `Die besten 14, ${category}`,
    place: 'Platz',
    name: 'Name',
    score: 'Punkte',
    when: 'Wann',
    ways: 'Wege',
    seed: 'Seed',
    seedOf: (seed: string) => `Seed ${seed}`,
    seedMeans: 'Die gleiche Liste mit diesem Seed ergibt das gleiche Blatt.',
    again: 'Dieses Blatt spielen',
    copy: 'Seed kopieren',
    copied: 'Der Seed ist kopiert.',
    elsewhere: 'von anderswo',
    cheats: (count: number) => counted(count, 'Cheat', 'Cheats'),
    hints: (count: number) => counted(count, 'Tipp', 'Tipps'),
    practice: 'Übung: das Gitter konnte bekannt sein',
    now: 'jetzt',
    date: (when: number, now: number) => {
      const [then, today] = [new Date(when), new Date(now)];
      const isThisYear = then.getFullYear() === today.getFullYear();
      return isThisYear ? `${figure(then.getDate())}. ${month(then)}` : `${month(then)} ${figure(then.getFullYear())}`;
    },
    yourName: 'Dein Name für die Tabelle',
    enter: 'Eintragen',
    entered: (place: number, name: string) => `${name}: Platz ${place} in der Tabelle.`,
    tooLow: (lowest: number) => `Die Tabelle ist voll: Hinein geht es ab ${points(lowest)} Punkten.`,
    empty: 'Noch keine Punkte.',
    sessionOnly: 'Dieser Browser speichert für diese Seite nichts: Die Tabelle lebt, bis du sie schließt.',
    lost: 'Deine Bestenlisten wurden außerhalb des Spiels verändert, deshalb beginnen alle neu.',
    meanwhile: 'Inzwischen waren andere besser: Für die Tabelle reicht es nicht mehr.',
  },
  tables: {
    title: 'Bestenlisten',
    close: 'Schließen',
    category: 'Kategorie',
    option: (category: string, best: number | undefined) =>
      best === undefined ? category : `${category} (${points(best)})`,
    former: 'Kategorie davor',
    next: 'Nächste Kategorie',
    clear: 'Diese Tabelle leeren',
    clearAll: 'Alle Tabellen leeren',
    sureOne: (category: string) => `Tabelle zu ${category} leeren? Ihre Punkte sind für immer weg.`,
    sureAll: 'Alle Tabellen leeren? Alle Punkte sind für immer weg.',
    doClear: 'Leeren',
    keep: 'Behalten',
  },
  share: {
    text: (category: string, found: number, all: number, score: number) =>
      `Wortsuche, ${category}: Ich habe ${found} von ${all} Wörtern gefunden, ${counted(score, 'Punkt', 'Punkte')}. Schaffst du auf demselben Blatt mehr?`,
    /** A square for each word of the list tells no letter of it. */
    daily: (date: Date, score: number, words: readonly ('found' | 'hinted' | 'missed')[], language?: string) =>
      `Wortsuche vom ${day(date)} ${figure(date.getFullYear())}${language ? ` (${language})` : ''}: ${words.filter((word) => word !== 'missed').length} von ${words.length} Wörtern, ${counted(score, 'Punkt', 'Punkte')}\n${words.map((word) => squares[word]).join('')}`,
    copied: 'Kopiert. Schick es weiter: Der Link führt zum selben Blatt.',
  },
  printed: {
    title: (category: string) => `Wortsuche: ${category}`,
    puzzle: 'Das Rätsel',
    key: 'Die Lösung',
    keyMeans: 'auf einer eigenen Seite',
    keyTitle: (category: string) => `Lösung: ${category}`,
    ways: 'Die Wörter laufen gerade, in diese Richtungen:',
  },
  replay: {
    title: 'Replay',
    close: 'Schließen',
    picture: (found: number, all: number) => `Das Blatt, ${found} von ${all} Wörtern gefunden.`,
    play: 'Abspielen',
    pause: 'Pause',
    back: 'Schritt zurück',
    step: 'Nächster Schritt',
    again: 'Von vorn',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    position: 'Schritt',
    at: (step: number, all: number) => `Schritt ${step} von ${all}`,
    score: 'Punkte',
    time: 'Zeit',
    keys: 'Die Leertaste spielt ab und hält an, Pfeile gehen Schritt für Schritt, + und − ändern das Tempo.',
    start: 'Die Suche beginnt.',
    wordFound: (word: string, way: Direction, length: number, multiplier: number, score: number) =>
      `${word}, ${ways[way]}, ${sum(length, multiplier, score)}`,
    foundBefore: (word: string) => `${word} noch einmal`,
    nope: (letters: string) => `Nö! ${letters} steht nicht auf der Liste`,
    hinted: (word: string) => `Ein Tipp zu ${word}`,
    mambazamba: (seconds: number) => `Cheat „mambazamba“: ${seconds} s mehr`,
    flash: 'Cheat „flash“: Die versteckten Wörter blitzen auf',
    endings: {
      allFound: (bonus: number) => `Alle gefunden. Zeitbonus ${points(bonus)}`,
      timeOut: () => 'Die Zeit ist um.',
      givenUp: () => 'Aufgegeben.',
    },
  },
} as const;
