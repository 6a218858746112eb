import { counted } from './forms';

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Print',
  close: 'Close',
  means: 'On A4 or Letter, in black on white.',
  print: 'Print',
  missing: 'What prints could not be loaded. Look after the connection and try again.',
  refused:
    'If nothing opened, the game may not print here. Leave this panel open and use the browser’s own command, or open the game in a tab of its own.',
  name: 'Name',
  date: 'Date',
  code: 'The same on a screen',
  wordbler: {
    sheet: 'Score sheet',
    sheetMeans: 'a column for each player',
    board: 'Empty board',
    boardMeans: 'to be laid on by hand',
    turn: 'Turn',
    word: 'Word',
    points: 'Points',
    total: 'Total',
    left: 'Left on the rack',
    tiles: 'The tiles, with what each is worth and how many there are',
    blank: 'Blank',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'The first word crosses the middle.',
    rack: (size: number) => `Everyone draws ${counted(size, 'tile')}.`,
  },
} as const;
