import type { NameFault } from '../../../engine/players/names';
import type * as wordSearch from '../../../search/rules';
import { counted, day, oneByOne, plural, signs, weekday } from '../forms';

const called = (name: string, list: number) => (name.trim() ? `“${name}”` : `List ${list + 1} of the file`);

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Type a name.',
  nameTooLong: 'At most 16 characters, please.',
  nameTaken: 'Another list has this name.',
};

const ways: Readonly<Record<wordSearch.Direction, string>> = {
  right: 'right',
  down: 'down',
  left: 'left',
  up: 'up',
  downLeft: 'down-left',
  downRight: 'down-right',
  upLeft: 'up-left',
  upRight: 'up-right',
};

/** Which letters there are: of the language that is named, or else English ones. */
const letters = (language: string | undefined) => (language ? `letters of ${language}` : 'the letters A to Z');

function wordFault(word: string, fault: wordSearch.WordFault, language: string | undefined): string {
  switch (fault.code) {
    case 'space':
      return 'No spaces.';
    case 'notALetter':
      return fault.foreign
        ? `Only ${letters(language)}, not ${signs(
            fault.foreign.map(({ sign }) => sign),
            fault.foreign,
          )}.`
        : `Only ${letters(language)}.`;
    case 'tooShort':
      return 'At least 3 letters.';
    case 'tooLong':
      return 'At most 10 letters.';
    case 'double':
      return `${fault.other} is here already.`;
    case 'reversed':
      return `${word} is ${fault.other} backwards.`;
    case 'inside':
      return `${word} is inside ${fault.other}.`;
    case 'insideReversed':
      return `${word} is inside ${fault.other}, backwards.`;
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
  const why = nameFault ? names[nameFault] : fault ? wordFault(`word ${place + 1}`, fault, language) : '';
  const where = nameFault || !fault ? '' : `, word ${place + 1}`;
  return `${called(name, list)}${where}: ${why} Nothing was imported.`;
}

function fileFault(fault: wordSearch.ListFileFault): string {
  switch (fault.code) {
    case 'tooBig':
      return 'The file is too big for a file of word lists. Nothing was imported.';
    case 'notAListFile':
      return 'This is no file of word lists. Nothing was imported.';
    case 'otherVersion':
      return 'The file was written by another version of the game. Nothing was imported.';
    case 'noLists':
      return 'There is no list in the file.';
    case 'tooManyLists':
      return 'There are too many lists. Nothing was imported.';
    case 'badShape':
      return `List ${fault.list + 1} of the file cannot be read. Nothing was imported.`;
    case 'wordCount':
      return `${called(fault.name, fault.list)} has ${counted(fault.count, 'word')}; a list has exactly 14. Nothing was imported.`;
    case 'badList':
      return badList(fault.list, fault.name, fault.check, fault.language);
  }
}

const shareFaults: Readonly<Record<wordSearch.ShareFault, string>> = {
  notShared: 'The link names no word search. Choose one here.',
  otherVersion: 'The link was made by another version of the game. Choose a word search here.',
  damaged: 'The link is damaged or was cut off. Ask for it once more, or choose a word search here.',
};

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const choose = {
  title: 'Choose a category',
  game: 'Word search',
  /** On tiles, and beside them. */
  logo: ['WORD', 'search'],
  back: 'Back',
  sound: 'Sound',
  settings: 'Settings',
  scores: 'High scores',
  count: (pages: number) => `${pages} pages, 14 words each`,
  find: 'Find a category',
  noneFound: 'No category has that name.',
  categories: 'Categories',
  pages: (pages: number) => `${pages} pages`,
  tabs: 'Where to choose from',
  ownTab: (lists: number) => `Own lists, ${lists}`,
  best: (score: number) => `Best ${score}`,
  notPlayed: 'Not played yet',
  bestBy: (score: number, name: string) => `Best so far ${score}, by ${name}`,
  chosen: 'Chosen',
  daily: 'Today’s puzzle',
  dailyMeans: 'The same page for everyone.',
  playToday: 'Play today',
  play: 'Play',
  day: (date: Date) => weekday(date).replace(/^(\p{L}+) /u, '$1, '),
  shortDay: day,
  start: 'Start',
  directions: 'Directions',
  howMany: (count: number) => (count === 8 ? 'All eight' : `${count} of eight`),
  ways: (count: number) => `${count} ways`,
  change: 'Change',
  changeDirections: 'Change the directions',
  clock: 'Clock',
  clocks: { standard: '12:00', scaled: 'Scaled', off: 'Off' },
  time: minutes,
  off: 'off',
  damaged: 'Your saved words were changed outside the game, so the built-in lists are used again.',
  own: {
    title: 'Own lists',
    count: (lists: number) => counted(lists, 'list'),
    none: 'Fourteen words of your own make a page, too.',
    seek: {
      missed: 'Missed words',
      missedMeans: (date: Date) => `A search of the words missed in Scramble on ${day(date)}`,
      laid: 'Words laid',
      laidMeans: (date: Date) => `A search of the words laid in the last game of Wordbler, on ${day(date)}`,
    },
    fresh: 'New list',
    edit: (name: string) => `Edit ${name}`,
    import: 'Import',
    export: 'Export',
    fileName: 'word-lists.json',
    deleted: (name: string) => `“${name}” is deleted.`,
    undo: 'Undo',
    saved: (name: string) => `“${name}” is saved.`,
    savedForNow: (name: string) => `“${name}” is saved until the page is closed.`,
    imported: (added: number, known: number) =>
      [
        added > 0 || known === 0 ? `${counted(added, 'list')} imported.` : '',
        known > 0 ? `${counted(known, 'list')} ${plural(known, { one: 'was', other: 'were' })} here already.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    cannotRead: 'The file could not be read.',
  },
  editor: {
    title: 'Own list',
    name: 'Name of the category',
    word: (place: number) => `Word ${place + 1}`,
    ready: 'of 14 words are ready',
    howTo: 'Enter goes to the next word. Pasting a list fills them all.',
    pasted: (count: number) =>
      count === 14 ? '14 words pasted.' : `${counted(count, 'word')} pasted; a list has exactly 14.`,
    leftOut: (first: readonly string[], others: number) =>
      `No room for ${oneByOne(first)}${others > 0 ? ` and ${counted(others, 'other')}` : ''}.`,
    needs: 'What a list needs',
    rules: {
      count: 'Exactly 14 words',
      letters: 'Letters only, no spaces',
      length: '3 to 10 letters each',
      twice: 'No word twice',
      inside: 'No word inside another',
      name: 'A name',
    },
    holds: 'holds',
    broken: 'does not hold',
    open: 'still open',
    save: 'Save list',
    delete: 'Delete',
    discard: 'Throw the changes away?',
    discardMeans: 'The list has changed and is not saved.',
    throwAway: 'Throw away',
    goOn: 'Go on writing',
    missing: (change: number, add: number, named: boolean) =>
      oneByOne(
        [
          change > 0 ? `${counted(change, 'word')} to change` : '',
          add > 0 ? `${counted(add, 'word')} to add` : '',
          named ? '' : 'a name to find',
        ].filter(Boolean),
      ),
    readyToSave: 'Everything is right.',
  },
  compass: {
    title: 'Which way may words run?',
    means: 'Harder ways score more. Choose at least two directions.',
    tooFew: 'Choose at least two directions.',
    keys: 'Arrow keys go round, the space bar chooses.',
    way: (way: wordSearch.Direction, multiplier: number) => `${ways[way]}, times ${multiplier}`,
    some: 'How many',
    easy: 'Easy 2',
    chosen: (count: number) => `Own ${count}`,
    all: 'All 8',
    example: 'For example',
    sum: (letters: number, multiplier: number) => `${letters} letters × ${multiplier} = ${letters * multiplier} points`,
    starts: (count: number, seconds: number) =>
      `${(numbers[count] ?? String(count)).replace(/^./, (first) => first.toUpperCase())} ways: the clock starts at ${minutes(seconds)}.`,
    noClock: 'No clock: take your time. There is no bonus for it, either.',
    capped: 'Cap the time bonus',
    cappedMeans: 'No more than the words are worth; else 10 points a second',
    done: 'Done',
  },
  share: {
    open: 'Seed and link',
    title: 'The same grid for a friend',
    means: 'The same seed, list and directions give the same grid. The link holds all of it.',
    seed: 'Seed',
    byChance: 'Leave it to chance',
    badSeed: 'A seed has 1 to 40 characters.',
    another: 'Another',
    link: 'Link',
    about: (list: string) => `A word search for you: ${list}`,
    copy: 'Share the link',
    copied: 'The link is copied.',
    notCopied: 'The browser does not let it be copied. Mark it and copy it yourself.',
    close: 'Close',
    faults: shareFaults,
    invited: 'A grid for you',
    invitedMeans: (list: string, count: number, clock: string) => `${list}, ${count} directions, clock ${clock}.`,
    accept: 'Play it',
    elsewhere: 'Choose another',
  },
  underWay: {
    title: 'A search is under way',
    means: 'There is room for one. A new one takes its place for good.',
    goOn: 'Go on with it',
    anew: 'Start the new one',
  },
  nameFaults: names,
  wordFault,
  fileFault,
} as const;
