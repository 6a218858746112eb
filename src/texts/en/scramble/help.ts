import type { KeyHelp } from '../../shapes';

export const help = {
  title: 'How to play Scramble',
  steps: [
    ['Drag', 'From letter to letter, and let go at the end of the word.'],
    ['Or tap, or type', 'Tap the letters in turn, and the last one again; or type the word.'],
    ['One step back', 'Onto the letter before takes the last one off.'],
    [
      'Chains that touch',
      'Letters may follow each other across, down or slanting. No square twice in a word. Qu counts as two letters.',
    ],
    ['One board for all', 'Several search it in turns. Words that two found can be struck at the end.'],
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
