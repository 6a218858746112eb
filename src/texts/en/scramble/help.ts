import type { KeyHelp } from '../../shapes';

export const help = {
  title: 'How to play Scramble',
  close: 'Close',
  steps: [
    'Find words in chains of letters that touch: across, down or slanting. No square twice in a word.',
    'Drag over the letters; or tap them one after another and the last one again; or type the word.',
    'Going back onto the square before takes the last letter off. Qu counts as two letters.',
    'Several players search the same board one after another. Words that two found can be struck at the end.',
  ],
  points: {
    title: 'Points',
    rows: [
      ['3 or 4 letters', '1'],
      ['5 letters', '2'],
      ['6 letters', '3'],
      ['7 letters', '5'],
      ['8 or more', '11'],
    ],
  },
  keysTitle: 'Keys',
  keys: [
    { keys: 'A to Z', meaning: 'Type a word: all its paths light up' },
    { keys: 'Enter', meaning: 'Play the word' },
    { keys: 'Backspace', meaning: 'Take the last letter off' },
    { keys: 'Esc', meaning: 'Clear the word' },
    { keys: '← ↑ → ↓', meaning: 'Walk over the letters' },
    { keys: 'Space', meaning: 'Take the letter; on the last one again, play the word' },
    { keys: '7', meaning: 'Hints' },
    { keys: '8', meaning: 'Sound off or on' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Fill the screen, or not' },
    { keys: '?', meaning: 'This sheet' },
  ] satisfies KeyHelp[],
} as const;
