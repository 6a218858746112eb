import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';
import {
  board,
  challenge,
  chooser,
  computer,
  curtain,
  draw,
  endings,
  happening,
  hint,
  history,
  names,
  news,
  over,
  refusals,
  sheet,
  table,
} from './board';
import { carrying, printing } from './carrying';
import { common } from './common';
import { figure, inFigures } from './forms';
import { about, fetching, held, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';

/** Why what was kept cannot be opened. */
export const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'Das ist kein Spielstand von Wordbler.',
  otherVersion: 'Dieser Spielstand kommt von einer Version von Wordbler, die es nie gab.',
  newerVersion:
    'Dieser Spielstand kommt von einer neueren Version von Wordbler. Lade die Seite neu, um sie zu bekommen.',
  otherWordList: 'Dieser Spielstand gehört zu einer anderen Wortliste.',
  badSetup: 'Der Spielstand ist beschädigt: Sein Tisch lässt sich nicht aufbauen.',
  badCommand: 'Der Spielstand ist beschädigt: Einer seiner Züge ist nicht möglich.',
  damaged: 'Der Spielstand ist beschädigt.',
};

export const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'Was gespeichert war, ist keine Wortsuche.',
  otherVersion: 'Gespeichert hat es eine Version des Spiels, die es nie gab.',
  newerVersion: 'Gespeichert hat es eine neuere Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
  otherFilter: 'Es gehört zu einer anderen Liste gemiedener Wörter.',
  badSetup: 'Die Wortliste oder die Richtungen sind beschädigt.',
  badCommand: 'Einer der Striche ist nicht möglich.',
  damaged: 'Es ist beschädigt.',
  noWords: 'Die Wörter seiner Sprache konnten nicht geladen werden. Beim nächsten Besuch wird es wieder versucht.',
};

/** Every sentence a player reads, in German. */
export { embed } from './embed';
export { online } from './online';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { stats } from './stats';
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
  fault: {
    title: 'Da ist etwas schiefgegangen.',
    advice: 'Deine Partie ist gespeichert. Lade die Seite neu, um weiterzuspielen.',
    reload: 'Neu laden',
  },
  boot: {
    sceneMissing:
      'Dieses Spiel konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal, oder lade die Seite neu.',
    title: 'Wordbler',
    loading: 'Das Wörterbuch wird geladen',
    percent: (share: number) => `${figure(share)} %`,
    noFont: 'Die Schrift dieses Spiels konnte nicht geladen werden, deshalb siehst du eine einfache.',
    building: 'Die Wörter werden sortiert',
    ready: 'Bereit',
    notSealed:
      'Dieser Browser speichert für diese Seite nichts: Eigene Listen und Bestenlisten gehen beim Schließen verloren.',
    tryAgain: 'Noch einmal',
    failures: {
      missing: 'Die Wortliste fehlt auf dem Server. Versuch es noch einmal oder etwas später.',
      unreachable: 'Die Wortliste ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.',
      damaged: 'Die Wortliste kam beschädigt an. Versuch es noch einmal, dann wird sie neu geladen.',
      stopped: 'Das Wörterbuch läuft nicht mehr. Versuch es noch einmal, dann startet es neu.',
      silent: 'Das Wörterbuch antwortet nicht. Versuch es noch einmal, dann startet es neu.',
    },
  },
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
  held,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  carrying,
  board,
  letterKeys: {
    open: 'Buchstabentasten',
    of: (name: string) => `Buchstaben, ${name}`,
    takeBack: 'Löschen',
    stranger: (sign: string, language: string) =>
      `„${sign}“ steht auf keinem Stein (${language}). Nimm die Steine vom Bänkchen, oder stell die Tastatur auf ${language} um.`,
  },
  sound: { failed: 'Die Klänge konnten nicht geladen werden, es geht ohne sie weiter.' },
  curtain,
  chooser,
  sheet,
  challenge,
  history,
  over,
} as const;
