const tile = (letter: string) => (letter ? `the ${letter}` : 'the blank');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'First steps',
  skip: 'Skip',
  spoken: (step: number, of: number, line: string) => `First steps, ${step} of ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) =>
      `Drag ${tile(letter)} to ${onStar ? 'the star' : 'this square'}.`,
    picked: (onStar: boolean) => `Now tap ${onStar ? 'the star' : 'this square'}.`,
    next: (letter: string) => `Next, ${tile(letter)}.`,
    own: 'Any word will do, in one line.',
    done: 'That’s a word: press Done.',
    keys: {
      type: (letter: string) => `Now the key ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Arrows to ${column}${row}, then the key ${letter}.`,
      own: 'Any word will do, in one line.',
      done: 'That’s a word: Enter is Done.',
    },
  },
  search: {
    from: (word: string) => `${word} is here: drag along it.`,
    to: (word: string) => `On to the end of ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Arrows to ${letter} in row ${row}, column ${column}, then Enter.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} is here: drag from letter to letter.`,
    next: (letter: string) => `On to ${letter}.`,
    end: 'Let go, or tap the last letter again.',
    own: 'A word? Let go, or tap its end again.',
    keys: { type: (word: string) => `Type ${word}, then Enter.`, typed: 'Enter plays the word.' },
  },
} as const;
