/**
 * A second, slow reading of the rule book: which lays are allowed, which words they make and what they score.
 * It shares no code with the engine and looks at whole rows and columns, so that both err only if both misread.
 */
export type Grid = string[][];

/** A letter put on a square; a small letter is a blank. */
export interface Laid {
  x: number;
  y: number;
  letter: string;
}

export interface ReferenceWord {
  word: string;
  x: number;
  y: number;
  direction: 'across' | 'down';
  score: number;
}

/** `=` 3W, `-` 2W, `"` 3L, `'` 2L; the star is a 2W. */
export const bonusPicture = [
  "=..'...=...'..=",
  '.-..."..."...-.',
  "..-...'.'...-..",
  "'..-...'...-..'",
  '....-.....-....',
  '."..."..."...".',
  "..'...'.'...'..",
  "=..'...-...'..=",
  "..'...'.'...'..",
  '."..."..."...".',
  '....-.....-....',
  "'..-...'...-..'",
  "..-...'.'...-..",
  '.-..."..."...-.',
  "=..'...=...'..=",
];

const points: Record<string, number> = {
  A: 1,
  B: 3,
  C: 3,
  D: 2,
  E: 1,
  F: 4,
  G: 2,
  H: 4,
  I: 1,
  J: 8,
  K: 5,
  L: 1,
  M: 3,
  N: 1,
  O: 1,
  P: 3,
  Q: 10,
  R: 1,
  S: 1,
  T: 1,
  U: 1,
  V: 4,
  W: 4,
  X: 8,
  Y: 4,
  Z: 10,
};

export const emptyGrid = (): Grid => Array.from({ length: 15 }, () => new Array<string>(15).fill(''));

function withLaid(grid: Grid, laid: Laid[]): Grid {
  const full = grid.map((row) => [...row]);
  for (const { x, y, letter } of laid) full[y]![x] = letter;
  return full;
}

export function referenceFault(grid: Grid, laid: Laid[]): string | undefined {
  if (laid.length === 0) return 'nothingLaid';
  const columns = new Set(laid.map(({ x }) => x));
  const rows = new Set(laid.map(({ y }) => y));
  if (columns.size > 1 && rows.size > 1) return 'notInLine';
  const full = withLaid(grid, laid);
  for (let y = Math.min(...rows); y <= Math.max(...rows); y++)
    for (let x = Math.min(...columns); x <= Math.max(...columns); x++) if (full[y]![x] === '') return 'gap';
  if (grid.flat().join('') === '') {
    if (!laid.some(({ x, y }) => x === 7 && y === 7)) return 'missesStar';
    return laid.length === 1 ? 'tooShort' : undefined;
  }
  for (const { x, y } of laid)
    for (const [besideX, besideY] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ])
      if (grid[besideY!]?.[besideX!]) return undefined;
  return 'disjoint';
}

interface Cell {
  x: number;
  y: number;
  letter: string;
}

/** All the runs of two letters or more of one line of cells. */
function runsIn(line: Cell[]): Cell[][] {
  const runs: Cell[][] = [[]];
  for (const cell of line) {
    if (cell.letter === '') runs.push([]);
    else runs[runs.length - 1]!.push(cell);
  }
  return runs.filter((run) => run.length >= 2);
}

function scoreOf(run: Cell[], laid: Laid[]): number {
  let sum = 0;
  let multiplier = 1;
  for (const { x, y, letter } of run) {
    const face = points[letter] ?? 0;
    const bonus = laid.some((tile) => tile.x === x && tile.y === y) ? bonusPicture[y]![x] : '.';
    sum += face;
    if (bonus === "'") sum += face;
    if (bonus === '"') sum += face + face;
    if (bonus === '-') multiplier *= 2;
    if (bonus === '=') multiplier *= 3;
  }
  return sum * multiplier;
}

/** The words of an allowed lay: the main word first, then the others in reading order of their new letter. */
export function referenceWords(grid: Grid, laid: Laid[]): ReferenceWord[] {
  const full = withLaid(grid, laid);
  const cell = (x: number, y: number): Cell => ({ x, y, letter: full[y]![x]! });
  const numbers = Array.from({ length: 15 }, (_, number) => number);
  const isNew = ({ x, y }: Cell) => laid.some((tile) => tile.x === x && tile.y === y);
  const across = numbers.flatMap((y) => runsIn(numbers.map((x) => cell(x, y)))).filter((run) => run.some(isNew));
  const down = numbers.flatMap((x) => runsIn(numbers.map((y) => cell(x, y)))).filter((run) => run.some(isNew));

  let mainIsDown: boolean;
  if (laid.length > 1) mainIsDown = laid.every(({ x }) => x === laid[0]!.x);
  else mainIsDown = (down[0]?.length ?? 0) > (across[0]?.length ?? 0);

  const toWord = (direction: 'across' | 'down') => (run: Cell[]) => ({
    word: run.map(({ letter }) => letter.toUpperCase()).join(''),
    x: run[0]!.x,
    y: run[0]!.y,
    direction,
    score: scoreOf(run, laid),
  });
  const [mains, crosses] = mainIsDown
    ? [down.map(toWord('down')), across.map(toWord('across'))]
    : [across.map(toWord('across')), down.map(toWord('down'))];
  return [...mains, ...crosses];
}

export const referenceTotal = (words: ReferenceWord[], laidCount: number, allSevenBonus: number) =>
  words.reduce((sum, { score }) => sum + score, 0) + (laidCount === 7 ? allSevenBonus : 0);
