import type * as wordSearch from '../../../search/rules';
import { counted, inFigures } from '../forms';

function wordFault(word: string, fault: wordSearch.SheetWordFault): string {
  switch (fault.code) {
    case 'notALetter':
      return `${word}: “${fault.sign}” is no letter of this language.`;
    case 'tooShort':
      return `${word} is too short: at least 2 letters.`;
    case 'tooLong':
      return `${word} is too long: at most 20 letters.`;
    case 'noClue':
      return `${word} has no clue yet. Write it behind “=”.`;
    case 'double':
      return `${word} is there twice.`;
    case 'reversed':
      return `${word} is ${fault.other} backwards.`;
    case 'twiceInside':
      return `${word} can be read more than once in ${fault.other}, or in others too. Leave one of them out.`;
    case 'againstTheWay':
      return `${word} reads backwards in ${fault.other}, and no two opposite directions are chosen.`;
  }
}

function fault(what: wordSearch.SheetFault): string {
  switch (what.code) {
    case 'tooFewWords':
      return `${counted(what.count, 'word')} so far; a page takes 4 to 40.`;
    case 'tooManyWords':
      return `${counted(what.count, 'word')} are too many; a page takes 4 to 40.`;
    case 'noDirections':
      return 'Choose at least one direction.';
    case 'notAMessage':
      return 'The message has signs that are no letters of this language.';
  }
}

/** Why there is no such page; a word is named where it is one that stands in the way. */
function layFault(what: wordSearch.LayFault, word: string): string {
  switch (what.code) {
    case 'noLine':
      return `${word} is longer than any line of this page. Make the page larger, or choose more directions.`;
    case 'noRoom':
      return `Not all the words fit: ${word} finds no room. Make the page larger, or leave words out.`;
    case 'messageTooLong':
      return `The message has ${counted(what.letters, 'letter')}, and at most ${what.left} are left over. Shorten it, or make the page larger.`;
    case 'messageMakesWords':
      return 'With this message a word of the list stands there a second time. Change the message a little.';
    case 'crowded':
      return 'Whatever letters fill the page, a word stands there a second time. Leave out the shortest words.';
  }
}

/** Pages that somebody makes for a class. */
export const sheet = {
  open: 'For a class',
  title: 'A page for a class',
  untitled: 'Word search',
  noLetter: 'no letter',
  heading: 'Heading',
  words: 'Words, one a line',
  howTo: 'Spaces, hyphens and apostrophes stay in the list. A clue goes behind “=”: lynx = It sees far.',
  ready: (count: number) => `${counted(count, 'word')}, all good.`,
  more: (count: number) => `and ${count} more`,
  wordFault,
  fault,
  layFault,
  shape: 'Shape',
  shapes: { square: 'Square', wide: 'Wide', heart: 'Heart' },
  size: 'Size',
  smaller: 'Smaller',
  larger: 'Larger',
  squares: 'squares',
  extent: (wide: number, high: number) => `${inFigures(wide)}×${inFigures(high)}`,
  shown: 'The list shows',
  shownAs: { words: 'Words', clues: 'Clues', hidden: 'Nothing' },
  ways: 'Directions',
  message: 'Secret message',
  messageMeans: 'The first letters left over spell it, row by row.',
  preview: 'Preview',
  picture: (words: number) => `The page with its ${counted(words, 'word')} marked.`,
  another: 'Other letters',
  play: 'Play',
  link: 'Link',
  share: {
    title: 'A link for the class',
    means: 'Whoever opens it gets exactly this page. Nothing of it is stored on their device.',
    text: (name: string) => `A word search for you: ${name}`,
  },
  sent: {
    title: 'A page for you',
    hidden: (count: number) => `${counted(count, 'word')} hide in its letters.`,
    message: 'What is left over tells you something.',
    nothingKept:
      'Nothing of this page is stored on this device: no score, no record, and no game. Load it anew, and it begins anew.',
    start: 'Start',
    otherLetters: 'This page was made with another version of the game. Ask for a new link.',
  },
  end: {
    see: 'See the end',
    title: 'All found!',
    givenUp: 'Given up',
    message: 'The letters left over say:',
    nothingKept: 'Nothing of this is stored.',
    again: 'Play again',
    back: 'Back to the page',
    menu: 'Menu',
  },
  printed: {
    message: (count: number) => `The first ${count} letters left over, row by row, say:`,
    said: 'The message:',
    hidden: (count: number) => `${counted(count, 'word')} hide here. Write them down:`,
  },
} as const;
