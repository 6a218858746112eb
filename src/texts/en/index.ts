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

const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'This is no saved game of Wordbler.',
  otherVersion: 'This game was saved by a version of Wordbler that there never was.',
  newerVersion: 'This game was saved by a newer version of Wordbler. Load the page anew to get it.',
  otherWordList: 'This game was saved with another word list.',
  badSetup: 'The saved game is damaged: its table cannot be set up.',
  badCommand: 'The saved game is damaged: one of its moves is not possible.',
  damaged: 'The saved game is damaged.',
};

const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'What was kept is no word search.',
  otherVersion: 'It was kept by a version of the game that there never was.',
  newerVersion: 'It was kept by a newer version of the game. Load the page anew to get it.',
  otherFilter: 'It was kept with another list of words to avoid.',
  badSetup: 'Its list or directions are damaged.',
  badCommand: 'One of its strokes is not possible.',
  damaged: 'It is damaged.',
  noWords: 'The words of its language could not be loaded. It is tried again at the next visit.',
};

/** Every sentence a player reads. A second language is a second catalogue of this shape. */
export const en = {
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
    title: 'Something went wrong.',
    advice: 'The game under way is kept. Load the page again to go on with it.',
    reload: 'Load again',
  },
  boot: {
    sceneMissing: 'This game could not be loaded. Look after the connection and try again, or load the page anew.',
    title: 'Wordbler',
    loading: 'Loading the dictionary',
    percent: (share: number) => `${figure(share)} %`,
    noFont: 'The letters made for this game could not be loaded, so plain ones are used.',
    building: 'Sorting the words',
    ready: 'Ready',
    notSealed: 'This browser keeps nothing for this page, so own lists and high scores are lost when it is closed.',
    tryAgain: 'Try again',
    failures: {
      missing: 'The word list is missing on the server. Try again, or come back a little later.',
      unreachable: 'The word list cannot be reached. Check the connection, then try again.',
      damaged: 'The word list arrived damaged. Try again to load it anew.',
      stopped: 'The dictionary stopped working. Try again to start it anew.',
      silent: 'The dictionary does not answer. Try again to start it anew.',
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
    open: 'Keyboard of letters',
    of: (language: string) => `Letters, ${language}`,
    takeBack: 'Take back',
    stranger: (sign: string, language: string) =>
      `“${sign}” is on no tile in ${language}. Take the tiles from the rack, or switch the keyboard to ${language}.`,
  },
  sound: { failed: 'The sounds could not be loaded, so the game goes on without them.' },
  curtain,
  chooser,
  sheet,
  challenge,
  history,
  over,
} as const;
