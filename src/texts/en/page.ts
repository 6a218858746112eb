import type { SaveFault } from '../../wordbler/rules';

export const saves = {
  notASave: 'This isn’t a saved game.',
  otherVersion: 'This saved game can’t be read.',
  newerVersion: 'This game needs a newer version. Reload the page.',
  otherWordList: 'This game uses another word list.',
  badSetup: 'The saved game is damaged.',
  badCommand: 'The saved game is damaged.',
  damaged: 'The saved game is damaged.',
} as const satisfies Readonly<Record<SaveFault, string>>;

export const searchSaves = {
  otherFilter: 'This game uses another list of avoided words.',
  noWords: 'Its words didn’t load. Reload the page to try again.',
} as const;

export const fault = { title: 'Something went wrong.', advice: 'Your game is saved. Reload to continue it.' } as const;

export const boot = {
  sceneMissing: 'Couldn’t load this game. Check your connection and reload the page.',
  loading: 'Loading the dictionary',
  loadingShare: 'Loading the dictionary… {share%}',
  percent: '{share%}',
  noFont: 'Couldn’t load the game’s lettering. You’ll see plain letters.',
  notSealed: 'This browser isn’t saving data. Your lists and scores will be lost when you close the page.',
  failures: {
    missing: 'The word list is missing on the server. Try again later.',
    unreachable: 'Can’t reach the word list. Check your connection and try again.',
    damaged: 'The word list arrived damaged. Try again.',
    stopped: 'The dictionary stopped working. Try again.',
    silent: 'The dictionary isn’t answering. Try again.',
  },
} as const;

export const letterKeys = {
  open: 'Letter keyboard',
  of: 'Letters, {language}',
  stranger: '“{sign}” isn’t on any {language} tile. Use the rack, or switch your keyboard to {language}.',
} as const;

export const sound = { failed: 'Couldn’t load the sounds. You’re playing without them.' } as const;
