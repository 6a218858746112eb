import type { KeyHelp } from '../shapes';

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Keys',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) => keys.replace('Control', 'Ctrl').replace('Escape', 'Esc'),
  board: [
    { keys: 'A to Z', meaning: 'Lay that tile at the cursor, or a blank if there is none' },
    { keys: 'A to Z, no cursor', meaning: 'Pick the tile up; then click its square' },
    { keys: '← ↑ → ↓', meaning: 'Show the cursor, then move it' },
    { keys: 'Ctrl + arrow', meaning: 'Leap to the next tile or to the edge' },
    { keys: 'Space', meaning: 'Type across or down' },
    { keys: 'Backspace or Ctrl+Z', meaning: 'Take the last tile back' },
    { keys: 'Delete', meaning: 'Take back the tile under the cursor' },
    { keys: 'Enter', meaning: 'Done, or exchange the chosen tiles' },
    { keys: 'Esc', meaning: 'Recall all tiles, cancel, or close (the hint, too)' },
    { keys: 'Ctrl+Enter', meaning: 'Pass' },
    { keys: '1 to 4', meaning: 'History of that player' },
    { keys: '=', meaning: 'How the last play scored' },
    { keys: '5', meaning: 'Shuffle the rack' },
    { keys: '6', meaning: 'Exchange: letters, or arrows and Space, choose the tiles' },
    { keys: '7', meaning: 'Hint: which tiles, then where, then the word; then it lays them' },
    { keys: '8', meaning: 'Sound off or on' },
    { keys: '9', meaning: 'Menu' },
    { keys: '0', meaning: 'Say how the game stands (for screen readers)' },
    { keys: ',', meaning: 'Say the words, the row and column, and the free premium squares at the cursor' },
    { keys: '.', meaning: 'Fill the screen, or not' },
    { keys: 'Tab', meaning: 'On to the rack, then to the buttons' },
    { keys: 'Space, on the rack', meaning: 'Lay that tile at the cursor, or choose it' },
    { keys: 'Shift + arrow, on the rack', meaning: 'Move that tile along the rack' },
    { keys: 'Space, Enter, + and −', meaning: 'Watching: pause or go on, one turn, faster or slower' },
    { keys: '?', meaning: 'This sheet' },
  ] satisfies KeyHelp[],
} as const;
