import type { BoardFault, Reach, Refusal, TurnEnd, Within } from '../../../scramble/rules';
import { counted, does, doTogether, figure, lasting, oneByOne, points, together, you } from '../forms';
import { boardFaults, refusals } from './faults';
import { help } from './help';
import { notShown, printed } from './printed';
import { raced } from './raced';
import { rival } from './rival';
import { shared } from './shared';

const words = (count: number) => counted(count, 'Wort', 'Wörter');
const letters = (count: number) => counted(count, 'Buchstabe', 'Buchstaben');

// Words of more letters than these bring no more points.
const numerals = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'];

const knowers: Readonly<Record<Reach, string>> = {
  beginner: 'alle kennen',
  most: 'die meisten kennen',
  wellRead: 'Belesene kennen',
};

const ends: Readonly<Record<TurnEnd, string>> = {
  timeOut: 'Die Zeit ist um!',
  done: 'Die Runde ist vorbei.',
  givenUp: 'Aufgegeben.',
};

const group = (length: number, orMore: boolean) => (orMore ? `${length} oder mehr` : `${length} Buchstaben`);

export const scramble = {
  name: 'Scramble',
  practice: 'Das ist Übung: Es zählt für keinen Tag.',
  motto: 'Buchstabenketten, die sich berühren',
  back: 'Zurück',
  points,
  words,
  letters,
  of: (found: number, all: number) => `${found} von ${all}`,
  refuse: (reason: Refusal, word: string, shortest: number) => refusals[reason](word, shortest),
  boardFault: (fault: BoardFault) => (boardFaults[fault.reason] as (own: BoardFault) => string)(fault),
  choose: {
    board: 'Das Brett',
    size: (side: number) => `${side} × ${side}`,
    sizeMeans: (side: number) =>
      side === 4 ? 'rasch überblickt' : side === 5 ? 'für längere Wörter' : 'viel zu finden',
    time: 'Zeit pro Runde',
    times: (seconds: number | null) => (seconds === null ? 'Aus' : `${seconds / 60} Min.`),
    shortest: 'Kürzestes Wort',
    lengths: (length: number) => `${length}`,
    seed: 'Brettnummer',
    seedMeans: 'Gleiche Nummer, gleiches Brett',
    newSeed: 'Andere Nummer',
    badSeed: 'Gib für das Brett eine Zahl oder ein Wort ein, höchstens 40 Zeichen.',
    players: 'Wer spielt?',
    inTurns: 'Nacheinander, auf demselben Brett.',
    playerName: (player: number) => `Name auf Platz ${player}`,
    mascotOf: (name: string) => `Anderes Maskottchen für ${name}`,
    remove: (name: string) => `${name} entfernen`,
    add: 'Noch jemand',
    rest: 'Mehr: kürzestes Wort, Brettnummer',
    strike: 'Gemeinsame streichen',
    strikeMeans: 'Von mehreren gefunden: keine Punkte',
    fewest: 'Mindestens so viele Wörter',
    fewestMeans: 'Würfelt, bis es so viele sind',
    fewer: 'Weniger Wörter',
    more: 'Mehr Wörter',
    unit: 'Wörter',
    known: 'Geläufige Wörter',
    knownMeans: 'Nur Bretter mit genug Alltagswörtern',
    roll: 'Würfeln',
    rolling: 'Würfelt …',
    daily: 'Tagesbrett',
    dailyMeans: 'Für alle gleich',
    solve: 'Brett lösen',
    solveMeans: 'Alle Wörter',
    watch: 'Zuschauen',
    watchMeans: 'Wort für Wort',
    notMet: (words: number) => `So viele Wörter hatte kein Wurf: Dieses Brett hat ${words}.`,
    failed: 'Das Brett ließ sich nicht würfeln. Versuch es noch einmal.',
    link: 'Link zu diesem Brett kopieren',
    copied: 'Kopiert: Wer den Link öffnet, bekommt dasselbe Brett.',
    copyByHand: (link: string) => `Kopier diesen Link: ${link}`,
    badLink: 'Der Link zum Brett ist beschädigt. Lass ihn dir noch einmal schicken, oder würfle ein eigenes.',
    invited: 'Jemand teilt ein Brett mit dir',
    invitedMeans: 'Da läuft noch ein Spiel. Das geteilte Brett beendet es.',
    playShared: 'Geteiltes Brett spielen',
    kept: 'Da läuft noch ein Spiel. Würfeln beginnt ein neues und beendet es.',
    goOn: 'Damit weiterspielen',
  },
  play: {
    title: (names: readonly string[]) => `Scramble: ${together(names)}`,
    timeLeft: (text: string) => `Noch ${text}`,
    noClock: 'Ohne Uhr',
    points: 'Punkte',
    words: 'Wörter',
    turnOf: (name: string) => does(name, 'ist dran', 'bist dran'),
    next: (name: string) => `dann ${name}, selbes Brett`,
    alone: 'ganz für dich',
    last: 'als Letztes auf diesem Brett',
    empty: 'Zieh, tipp oder schreib ein Wort.',
    soFar: (count: number) => `bisher ${letters(count)}`,
    waysOf: (count: number, ways: number) =>
      ways === 0 ? 'nicht auf dem Brett' : `${letters(count)}, ${counted(ways, 'Weg', 'Wege')}`,
    found: 'Gefunden',
    none: 'Noch nichts. Jeder Buchstabe führt zu seinen acht Nachbarn.',
    groupOf: group,
    each: points,
    type: 'Oder schreib ein Wort',
    typeHint: 'Eingabe spielt es',
    enter: 'Geschriebenes Wort spielen',
    clear: 'Leeren',
    letGo: 'Losgelassen.',
    playWord: 'Spielen',
    pause: 'Pause',
    hint: 'Tipp',
    endTurn: 'Runde beenden',
    good: (word: string, score: number) => `${word}: ${points(score)}`,
    grid: 'Buchstaben des Bretts',
    gridHint:
      'Pfeiltasten bewegen, die Leertaste nimmt einen Buchstaben, die Eingabetaste spielt das Wort, Esc löscht es. Oder schreib das Wort.',
    square: (letter: string, row: number, column: number) => `${letter}, Zeile ${row}, Spalte ${column}`,
    taken: (order: number) => `Buchstabe ${order} des Wortes`,
    left: words,
    list: 'Deine Wörter',
    menu: 'Menü',
    sound: 'Ton aus',
    soundOn: 'Ton an',
    help: 'So geht’s',
  },
  remarks: {
    begin: 'Lange Wörter zählen am meisten: Acht Buchstaben bringen 11 Punkte.',
    hurry: 'Die letzte halbe Minute!',
    half: 'Mehr als die Hälfte der Wörter hast du!',
    oneMore: (count: number, score: number) =>
      `${numerals[count]} Buchstaben in Sicht? Das wären ${points(score)}.`,
    longest: (score: number) => `${points(score)}: Mehr bringt kein Wort.`,
  },
  ready: {
    title: (name: string) => `${name}, bereit?`,
    alone: 'Bereit?',
    first: (seconds: number | null) =>
      seconds === null ? 'Ohne Uhr: Such, so lange du magst.' : `Du hast ${lasting(seconds)}.`,
    handOver: (name: string) => `Gib weiter an ${name}. Sonst soll noch niemand die Buchstaben sehen.`,
    begin: 'Los',
    stop: 'Spiel hier beenden',
  },
  printed,
  raced,
  rival,
  shared,
  pause: {
    title: 'Pause',
    why: 'Die Buchstaben sind verdeckt, und die Uhr steht.',
    hidden: 'Pause, weil die Seite nicht zu sehen war. Die Uhr stand so lange.',
    goOn: 'Weiter',
    end: 'Runde beenden',
    asks: {
      title: 'Runde beenden?',
      means: 'Was gefunden ist, zählt, und die übrige Zeit verfällt.',
      keep: 'Weitersuchen',
      sure: 'Ja, beenden',
    },
    leave: 'Erst mal raus',
    leaveMeans: 'Das Spiel ist gespeichert: Im Menü geht es weiter.',
  },
  hint: {
    title: 'Tipps',
    counts: 'Wie viele Wörter an jedem Buchstaben übrig sind',
    counted: 'Jeder Buchstabe zeigt, in wie vielen offenen Wörtern er steckt.',
    letter: 'Ersten Buchstaben eines Wortes zeigen',
    more: (shown: number) => `Noch ein Buchstabe (${shown} gezeigt)`,
    shown: (shown: string, length: number) => `${letters(length)}, beginnt mit ${shown}.`,
    none: 'Alle geläufigen Wörter sind gefunden. Stark!',
    waiting: 'Die Wörter werden gezählt. Einen Moment.',
    failed: 'Die Wörter ließen sich nicht zählen. Frag noch einmal.',
    free: 'Tipps kosten keine Punkte; im Ergebnis steht, wie viele es waren.',
    close: 'Schließen',
  },
  ended: (reason: TurnEnd) => ends[reason],
  speech: {
    began: (name: string, seconds: number | null) =>
      `${does(name, 'beginnt', 'beginnst')}${seconds === null ? ', ohne Uhr' : `: ${lasting(seconds)}`}.`,
    beganAlone: (seconds: number | null) =>
      seconds === null ? 'Die Suche beginnt, ohne Uhr.' : `Die Suche beginnt: ${lasting(seconds)}.`,
    took: (letters: string) => letters,
    found: (word: string, score: number, total: number) => `${word}, ${points(score)}. Insgesamt ${total}.`,
    ended: (reason: TurnEnd, found: number, score: number) =>
      `${ends[reason]} ${words(found)}, ${points(score)}.`,
    left: (seconds: number) => `Noch ${lasting(seconds)}.`,
    paused: 'Pause.',
    wentOn: 'Es geht weiter.',
    cleared: 'Gelöscht.',
  },
  result: {
    seek: 'Verpasste suchen',
    seekMeans: 'Eine Wortsuche mit den verpassten Wörtern',
    missedList: 'Verpasste Wörter',
    title: (all: number, hidden: number) =>
      `${all === 1 ? 'Das eine Wort' : `Alle ${all} Wörter`} auf diesem Brett${notShown(hidden)}`,
    solving: 'Alle Wörter werden gesucht …',
    failed: 'Die Wörter des Bretts ließen sich nicht finden. Du siehst, was du gefunden hast.',
    tryAgain: 'Noch einmal',
    winner: (names: readonly string[]) =>
      names.length === 0
        ? 'Niemand fand ein Wort'
        : names.length === 1
          ? does(names.join(), 'gewinnt', 'gewinnst')
          : doTogether(names, 'teilen sich den Sieg', 'teilt euch den Sieg'),
    own: 'Dein Ergebnis',
    alone: (found: number, score: number) => `${words(found)}, ${points(score)}`,
    within: ({ reach, found, all }: Within) =>
      `${figure(found)} von ${counted(all, 'Wort', 'Wörtern')} hier, die ${knowers[reach]}`,
    shared: 'gemeinsam',
    missed: 'verpasst',
    missedBy: ['verpasst', 'verpasst', 'von beiden verpasst', 'von allen verpasst'],
    foundBy: (names: readonly string[]) =>
      `gefunden von ${oneByOne(names.map((name) => (name === you ? 'dir' : name)))}`,
    struck: (count: number) =>
      `${counted(count, 'gemeinsames Wort', 'gemeinsame Wörter')} gestrichen: Punkte gibt es dafür keine.`,
    point: 'Wähl ein Wort, um seinen Weg und seine Bedeutung zu sehen.',
    hints: (count: number) => counted(count, 'Tipp', 'Tipps'),
    again: 'Neu würfeln',
    same: 'Selbes Brett',
    menu: 'Menü',
    path: (at: number, all: number) => `Weg ${at} von ${all}`,
    previous: 'Voriger Weg',
    next: 'Nächster Weg',
    inside: 'Steckt darin',
    group,
    groupNote: (score: number, found: number, all: number) => `${points(score)}, ${found} von ${all}`,
    byStart: 'Verpasste nach Anfang',
    byLength: 'Nach Länge',
    view: 'Wie die Wörter geordnet sind',
    startAt: (letter: string, row: number, column: number) => `${letter} (Zeile ${row}, Spalte ${column})`,
  },
  solver: {
    title: 'Brett lösen',
    field: 'Tipp oder kopier seine Buchstaben hierher, Zeile für Zeile',
    fits: (count: number, side: number, hasQ: boolean) =>
      `${letters(count)}: ${side} × ${side}.${hasQ ? ' Q gilt als QU.' : ''}`,
    paste: 'Einfügen',
    pasteFailed: 'Der Browser gibt die Zwischenablage nicht her: Drück im Feld Strg+V.',
    roll: 'Würfeln',
    shortest: 'Kürzestes Wort',
    solving: 'Wird gelöst …',
    failed: 'Das Brett ließ sich nicht lösen: Der Löser brach ab. Versuch es noch einmal.',
    tryAgain: 'Noch einmal',
    sums: (found: number, score: number) => `${words(found)}, ${points(score)}`,
    filter: 'Filter, z. B. ING oder ?R*T',
    order: 'Ordnung',
    orders: { score: 'Punkte', length: 'Länge', alphabet: 'A bis Z' },
    columns: { word: 'Wort', letters: 'Länge', points: 'Punkte', paths: 'Wege' },
    shown: (from: number, to: number, all: number) => `${from}–${to} von ${all}`,
    none: 'Kein Wort auf dem Brett passt zum Filter.',
    noWords: 'Auf dem Brett ist kein Wort dieser Länge.',
    watch: 'Zuschauen',
    chart: 'Wörter nach Länge',
    list: 'Wörter auf dem Brett',
    noMeaning: 'Keine Bedeutung bekannt.',
  },
  watch: {
    title: 'Der Computer spielt',
    played: 'Bisher gespielt',
    points: 'Punkte',
    pause: 'Pause',
    goOn: 'Weiter',
    next: 'Nächstes Wort',
    previous: 'Wort davor',
    speed: 'Tempo',
    speeds: (seconds: number) => `${figure(seconds)} s je Wort`,
    over: 'Das waren alle Wörter.',
    from: (first: string, last: string, squares: number) =>
      `Vom ${first} zum ${last}: ${counted(squares, 'Feld', 'Felder')}.`,
    again: 'Von vorn',
  },
  help,
} as const;
