import type { EndReason, GameEvent, NameFault, Refusal } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, notInDictionary, table } from './board';
import { common } from './common';
import { counted, day, does, inFigures, of, plural, together } from './forms';
import { about, fetching, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { boot, fault, letterKeys, saves, searchSaves, sound } from './page';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';
import { printing, transfer } from './transfer';

const refusals: Readonly<Record<Refusal | 'disjoint' | 'noSuchTile', string>> = {
  malformed: 'That is no move of this game.',
  notBegun: 'The game has not begun yet.',
  alreadyBegun: 'The game has begun already.',
  gameOver: 'The game is over.',
  noSuchSeat: 'Nobody sits there.',
  notYourTurn: 'It is not your turn.',
  challengeOpen: 'The last play may still be challenged.',
  noChallenge: 'There is no play to challenge.',
  notYourPlay: 'You have no say in this play any more.',
  notYourTile: 'That tile is not on your rack.',
  alreadyLaid: 'That tile is already on the board.',
  notLaid: 'That tile was not laid this turn.',
  outsideBoard: 'That is outside the board.',
  squareTaken: 'That square is taken.',
  letterMissing: 'No letter chosen for the blank.',
  notALetter: 'That is no letter of this game.',
  notABlank: 'Only a blank can take another letter.',
  noSuchCell: 'The rack has no such place.',
  nothingLaid: 'Lay at least one tile first.',
  nothingToTakeBack: 'No tile of yours lies on the board this turn.',
  notInLine: 'Letters must go in one row or one column.',
  gap: 'There is a gap in the word.',
  missesStar: 'The first word must cross the star.',
  tooShort: 'The first word needs two letters.',
  disjoint: 'The word must touch a word on the board.',
  takeTilesBack: 'Take your tiles back first: Recall.',
  bagTooSmall: 'Exchange needs seven tiles in the bag.',
  noTilesChosen: 'Choose the tiles to exchange.',
  tileChosenTwice: 'A tile can be exchanged only once.',
  noHints: 'This table plays without hints.',
  noMoreHints: 'The hint has told you all there is to tell.',
  hintsSpent: 'You have taken all the hints you were given.',
  noClock: 'This game has no clock.',
  alreadyResigned: 'You have already left this game.',
  noSuchTile: 'No such tile is left on the rack.',
};

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Type a name.',
  nameTooLong: 'At most 16 characters, please.',
  nameTaken: 'Another player has this name.',
};

const endings: Readonly<Record<EndReason, string>> = {
  fails: 'Too many turns in a row without a play: everyone loses the value of their own rack.',
  wentOut: 'The last tile is laid: the others lose the value of their racks, and whoever went out gains it.',
  bagEmpty: 'The bag is empty: everyone loses the value of their own rack.',
  resigned: 'All the others have given up: their points stand, but they cannot win, and no rack is reckoned.',
  oneTurn: 'Its one turn is over.',
};

function news(event: GameEvent, name: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'startDecided':
      return `${does(name(event.seat), 'starts')}.`;
    case 'playRefused':
      return refusals[event.reason];
    case 'wordsRejected':
      return notInDictionary(event);
    case 'playScored': {
      const [main] = event.sheet.words;
      return `${does(name(event.seat), 'scores')} ${event.sheet.total}${main ? ` with ${main.word}` : ''}.`;
    }
    case 'playAccepted':
      return `${does(name(event.by), 'lets')} the play stand.`;
    case 'playChallenged':
      return event.words.length === 0
        ? `All of it is in the dictionary. ${does(name(event.by), 'sits')} out the next turn.`
        : notInDictionary(event);
    case 'exchanged':
      return `${does(name(event.seat), 'exchanges')} ${counted(event.returned.length, 'tile')}.`;
    case 'passed':
      return `${does(name(event.seat), 'passes', 'pass')}.`;
    case 'timedOut':
      return `${name(event.seat)} ran out of time.`;
    case 'turnSkipped':
      return `${does(name(event.seat), 'sits')} out a turn.`;
    case 'resigned':
      return `${does(name(event.seat), 'gives')} up.`;
    default:
      return undefined;
  }
}

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
  bagTooSmall: (needs: number) =>
    needs === 7 ? refusals.bagTooSmall : `Exchange needs ${counted(needs, 'tile')} in the bag.`,
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
    toMove: 'To move',
    tilesLeft: (count: number) => plural(count, { one: 'tile left', other: 'tiles left' }),
    fails: 'Fails in a row',
    failsShort: 'Fails',
    failsOf: (fails: number, most: number) => `${fails} of ${most}`,
    done: 'Done',
    undo: 'Undo',
    recall: 'Recall',
    shuffle: 'Shuffle',
    exchange: 'Exchange',
    exchangeTiles: (count: number) => `Exchange ${counted(count, 'tile')}`,
    cancel: 'Cancel',
    pass: 'Pass',
    takePassBack: 'Take back',
    passing: 'You pass in three seconds. Press Escape to take it back.',
    passSure: {
      title: 'Pass?',
      means: 'Your tiles go back to the rack.',
      only: 'This is the only turn: after it, the best play is shown.',
      goOn: 'Go on playing',
      pass: 'Pass',
    },
    history: (name: string) => of('History', name),
    leave: 'Leave',
    score: (points: number) => `Scores ${points}`,
    /** As boards have them printed. */
    premiumSigns: { '2L': '2L', '3L': '3L', '2W': '2W', '3W': '3W' },
    shortPremiums: { '2L': 'letter ×2', '3L': 'letter ×3', '2W': 'word ×2', '3W': 'word ×3' },
    premiums: { '2L': 'Double letter', '3L': 'Triple letter', '2W': 'Double word', '3W': 'Triple word' },
    otherTab: 'The game goes on in another tab. Load this page again to take it over.',
    notKept: 'This browser keeps nothing for this page, so the game is lost when the page is closed.',
    notFilled: 'This page may not fill the screen here.',
    clockAhead: (date: Date) => `Practice only: the clock here was ahead. Dailies count again from ${day(date)}.`,
  },
  letterKeys,
  sound,
  curtain,
  chooser: {
    title: 'Choose a letter for the blank',
    means: 'It counts 0 points. A press outside takes it back.',
    cancel: 'Cancel',
  },
  sheet: {
    title: (name: string, points: number) => `${does(name, 'scores')} ${points}`,
    place: (direction: 'across' | 'down', from: string) => `${direction} from ${from}`,
    main: 'main word',
    cross: 'cross word',
    reads: 'These letters make',
    wordTimes: (multiplier: number) => `word × ${multiplier}`,
    bonus: 'All seven tiles',
    total: 'Total',
    goOn: 'Go on',
  },
  challenge: {
    title: (name: string, points: number) => `${does(name, 'lays')} a play for ${points}`,
    ask: (name: string) => `${name}, is every word a word?`,
    accept: 'Let it stand',
    challenge: 'Challenge',
  },
  history: {
    title: (name: string) => of('History', name),
    none: 'Nothing yet.',
    turn: 'Turn',
    close: 'Close',
  },
  over: {
    review: 'Review',
    result: 'Result',
    wins: (names: readonly string[]) =>
      names.length === 1 ? does(together(names), 'wins') : `${together(names)} share the win`,
    reckoning: 'Reckoning',
    player: 'Player',
    played: 'Played',
    adjustments: 'At the end',
    total: 'Total',
    place: 'Place',
    playAgain: 'Play again',
    newTable: 'New table',
  },
} as const;
