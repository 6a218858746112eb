import type * as wordSearch from '../../../search/rules';
import type { KeyHelp, SpokenLetter, SpokenRow } from '../../sentence-facts';
import { counted, points as inPoints, oneByOne } from '../forms';
import { end } from './end';

type Event = wordSearch.GameEvent;
type Square = wordSearch.Square;

const { points, clock, ways } = end;

const numerals = ['Keins', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];
const numeral = (count: number) => numerals[count] ?? String(count);

const place = ({ x, y }: Square) => `Zeile ${y + 1}, Spalte ${x + 1}`;

const got = (count: number) =>
  `${numeral(count)} ${count > 1 ? 'sind' : 'ist'} entwischt. Schau auf die grün gestrichelten Rahmen.`;

/** Why nothing came of what was asked; what no player can bring about is not said. */
const refusals: Partial<Readonly<Record<wordSearch.Refusal, string>>> = {
  noClock: 'Diese Suche läuft ohne Uhr.',
  nothingToHint: 'Zu jedem offenen Wort gab es schon einen Tipp.',
  paused: 'Die Suche macht Pause.',
};

/** The word search while it is played: what stands around the grid, and what is said of it. */
export const play = {
  practice: 'Das ist Übung: Es zählt für keinen Tag.',
  points,
  clock,
  ways,
  title: (category: string) => `Wortsuche: ${category}`,
  back: 'Zurück zum Menü',
  mute: 'Ton aus',
  unmute: 'Ton an',
  help: 'Tasten und Hilfe',
  menu: 'Pause und Menü',
  score: 'Punkte',
  time: 'Restzeit',
  noLimit: 'Ohne Uhr',
  timeSpoken: (seconds: number) =>
    `Noch ${counted(Math.floor(seconds / 60), 'Minute', 'Minuten')} ${counted(seconds % 60, 'Sekunde', 'Sekunden')}`,
  found: (found: number, all: number) => `${found} von ${all} gefunden`,
  ofAll: (all: number) => `von ${all}`,
  pause: 'Pause',
  hint: 'Tipp',
  hintCost: (cost: number) => `−${cost}`,
  hintMeans: (cost: number | undefined) =>
    `Tipp: Der erste Buchstabe eines Wortes leuchtet${cost === undefined ? '' : `, für ${inPoints(cost)}`}`,
  words: 'Gesuchte Wörter',
  left: (count: number) => `noch ${count}`,
  missed: (count: number) => `${count} verpasst`,
  missedWord: 'verpasst',
  secret: (length: number) => '•'.repeat(length),
  spokenRow: ({ word, length, found, sum }: SpokenRow) =>
    `${word ?? counted(length, 'verdeckter Buchstabe', 'verdeckte Buchstaben')}${found ? `, gefunden${sum ? `, ${sum}` : ''}` : ''}`,
  spokenMissed: (word: string) => `${word}, verpasst`,
  sum: (length: number, multiplier: number, score: number) => `${length}×${multiplier} = ${points(score)}`,
  ways8: 'Richtungen und ihre Faktoren',
  times: (multiplier: number) => `×${multiplier}`,
  readingOf: (way: wordSearch.Direction, multiplier: number) => `${ways[way]} ×${multiplier}`,
  empty: 'Zieh vom ersten Buchstaben zum letzten.',
  emptyByTaps: 'Tipp Anfang und Ende an.',
  start: 'Anfang',
  letGo: 'Strich loslassen',
  whole: 'Ganzes Blatt',
  zoomed: 'Vergrößert',
  zoom: 'Wie das Blatt zu sehen ist',
  fold: 'Wortliste einklappen',
  unfold: 'Wortliste zeigen',
  reckoning: 'Abrechnung ansehen',
  again: 'Noch einmal',
  over: {
    timeOut: 'Die Zeit ist um!',
    givenUp: 'Aufgegeben',
    allFound: 'Alle gefunden!',
    found: (count: number) => `${count} Treffer`,
    missed: (count: number) => `${count} offen`,
    words: (count: number) => `${counted(count, 'Wort', 'Wörter')} gefunden`,
    costs: 'Cheats und Tipps',
    bonus: (seconds: number) => `Zeitbonus, ${seconds} s`,
    noBonus: 'Zeitbonus, nicht alle gefunden',
    total: 'Punkte',
  },
  paused: {
    title: 'Pause',
    left: (category: string, count: number) => `${category}, noch ${counted(count, 'Wort', 'Wörter')}`,
    hidden: 'Die Seite war nicht zu sehen, deshalb steht die Uhr.',
    goOn: 'Weiter',
    seconds: (seconds: number) => `+${seconds} Sekunden`,
    flash: 'Blitzlicht',
    cost: (cost: number) => `−${inPoints(cost)}`,
    list: 'Wortliste',
    modes: { all: 'Alle', remaining: 'Offene', hidden: 'Verdeckt' },
    settings: 'Optionen',
    giveUp: 'Aufgeben',
    again: 'Neues Blatt',
    leave: 'Verlassen',
    asks: {
      giveUp: {
        title: 'Aufgeben?',
        means: 'Die offenen Wörter werden gezeigt, und die Suche ist vorbei.',
        keep: 'Weitersuchen',
        sure: 'Ja, aufgeben',
      },
      again: {
        title: 'Ein neues Blatt?',
        means: 'Dieses Blatt und alles, was darauf gefunden ist, sind dann für immer weg.',
        keep: 'Dieses behalten',
        sure: 'Ja, neues Blatt',
      },
    },
  },
  bird: {
    hello: 'Finde alle. Wörter dürfen sich kreuzen.',
    paused: 'Ich halte das Blatt zu.',
    found: (word: string, way: wordSearch.Direction, sum: string | undefined) =>
      `${word}, ${ways[way]}!${sum ? ` ${sum}.` : ''}`,
    nope: 'Nö!',
    before: (word: string) => `${word} ist schon gefunden.`,
    hinted: (word: string | null) =>
      word ? `${word} beginnt, wo es leuchtet.` : 'Ein verdecktes Wort beginnt, wo es leuchtet.',
    seconds: (seconds: number) => `${seconds} Sekunden mehr. Ich hab nichts gesehen.`,
    flash: 'Schau, schnell!',
    allFound: 'Restlos alle. Bravo!',
    timeOut: got,
    givenUp: got,
  },
  grid: 'Buchstaben',
  gridHint:
    'Pfeile bewegen, Eingabe- oder Leertaste beginnt einen Strich und beendet ihn, Umschalt mit Pfeilen zieht ihn, Esc lässt los.',
  square: ({ letter, found, missed, mark, hinted, ...at }: SpokenLetter) =>
    oneByOne([
      letter,
      place(at),
      ...found.map((word) => `gefunden in ${word}`),
      ...missed.map((word) => `verpasst ${word}`),
      ...(mark ? [mark === 'start' ? 'Anfang des Strichs' : 'im Strich'] : []),
      ...(hinted ? ['leuchtet'] : []),
    ]),
  stroke: (letters: string, way: wordSearch.Direction) => `${letters}, ${ways[way]}`,
  started: (letter: string) => `Der Strich beginnt bei ${letter}.`,
  dropped: 'Losgelassen.',
  secretWord: 'Ein verdecktes Wort',
  standing: (found: number, all: number, score: number | undefined, seconds: number | undefined) =>
    `${found} von ${all} gefunden${score === undefined ? '' : `, ${inPoints(score)}`}${seconds === undefined ? '' : `, noch ${clock(seconds)}`}.`,
  clockLeft: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0
      ? `Noch ${counted(seconds / 60, 'Minute', 'Minuten')}.`
      : `Noch ${counted(seconds, 'Sekunde', 'Sekunden')}.`,
  refusals,
  howTo: {
    title: 'So geht die Suche',
    steps: {
      draw: ['Finde vierzehn Wörter', 'Zieh vom ersten Buchstaben eines Wortes zum letzten, oder umgekehrt.'],
      tap: ['Oder tipp beide Enden an', 'Erst eins, dann das andere: Der Strich dazwischen kommt von selbst.'],
      ways: ['Acht Richtungen', 'Gerade, schräg, rückwärts. Ein Wort bringt seine Länge × den Faktor seiner Richtung.'],
      quick: ['Sei flink', 'Sind alle Wörter gefunden, bringt jede übrige Sekunde 10 Punkte.'],
      pause: ['Pause', 'Die Uhr steht, wann immer du magst, und die Buchstaben sind verdeckt.'],
      hint: ['Ein Tipp', 'Er lässt einen ersten Buchstaben leuchten, für 20 Punkte.'],
      closer: ['Schau näher hin', 'Auf dem Handy machen zwei Finger das Blatt größer und schieben es.'],
    },
  },
  keys: [
    { keys: '← ↑ → ↓', meaning: 'Über die Buchstaben gehen' },
    { keys: 'Eingabe oder Leertaste', meaning: 'Einen Strich beginnen und beenden' },
    { keys: 'Umschalt + Pfeil', meaning: 'Einen Strich ziehen; Umschalt loslassen beendet ihn' },
    { keys: 'Esc', meaning: 'Den Strich loslassen' },
    { keys: '7', meaning: 'Tipp' },
    { keys: '8', meaning: 'Ton aus oder an' },
    { keys: '9', meaning: 'Pause und weiter' },
    { keys: '0', meaning: 'Sagen, wie die Suche steht (für Screenreader)' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: '?', meaning: 'Diese Hilfe' },
  ] satisfies KeyHelp[],
  /** What a screen reader says of an event; undefined of what only a clock counts. */
  event(event: Event, wordOf: (word: number) => string, hasPoints = true): string | undefined {
    switch (event.type) {
      case 'gridLaid':
        return undefined;
      case 'wordFound':
        return `${event.laid.word} gefunden, ${ways[event.laid.direction]}${hasPoints ? `, ${inPoints(event.points)}. Insgesamt ${event.score}.` : '.'}`;
      case 'foundBefore':
        return `${wordOf(event.word)} ist schon gefunden.`;
      case 'nope':
        return `Nö! ${event.letters} steht nicht auf der Liste.`;
      case 'hinted':
        return `Tipp: ${wordOf(event.word)} beginnt bei ${place(event.square)}.${hasPoints ? ` ${inPoints(event.cost)} weniger.` : ''}`;
      case 'cheated':
        return event.code === 'flash'
          ? `${hasPoints ? `${inPoints(event.cost)} für einen Blick: ` : ''}${event.hidden.map(({ word, direction, ...at }) => `${word} bei ${place(at)}, ${ways[direction]}`).join('; ')}.`
          : `${event.seconds} Sekunden mehr, für ${inPoints(event.cost)}.`;
      case 'paused':
        return 'Pause. Die Buchstaben sind verdeckt.';
      case 'wentOn':
        return 'Die Suche geht weiter.';
      case 'timeSpent':
        return undefined;
      case 'gameEnded':
        return ended(event);
    }
  },
} as const;

function ended({ reason, missed, score, seconds, bonus }: wordSearch.EventOf<'gameEnded'>): string {
  const total = `Insgesamt ${inPoints(score)}.`;
  if (reason === 'allFound')
    return `Alle Wörter gefunden! ${bonus > 0 ? `${counted(seconds, 'übrige Sekunde bringt', 'übrige Sekunden bringen')} ${inPoints(bonus)}. ` : ''}${total}`;
  const words = `Nicht gefunden: ${oneByOne(missed.map(({ word }) => word))}.`;
  return `${reason === 'timeOut' ? 'Die Zeit ist um!' : 'Aufgegeben.'} ${words} ${total}`;
}
