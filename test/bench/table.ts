/** One line of the benchmark: our figure, somebody else's if there is one, and what we aim at. */
export interface Row {
  what: string;
  unit: string;
  ours: number;
  peer?: { name: string; figure: number };
  /** A bound on ours against the peer's, or on our own figure where there is no peer. */
  aim?: { atLeast: number } | { atMost: number } | undefined;
}

const titles = ['what', 'ours', 'peer', "peer's", 'ratio', 'aim', ''];

export const tableOf = (rows: readonly Row[]) => alignedLines([titles, ...rows.map(cellsOf)], [0, 2]);

/** The first line is that of the titles; what is no text stands to the right of its column. */
export function alignedLines(lines: readonly string[][], textColumns: readonly number[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const printed = lines.map((line) =>
    line
      .map((cell, column) =>
        textColumns.includes(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
  printed.splice(1, 0, '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)));
  return `${printed.join('\n')}\n`;
}

function cellsOf(row: Row): string[] {
  const { what, unit, ours, peer, aim } = row;
  const ratio = peer && ours / peer.figure;
  const sign = ratio === undefined ? '' : 'x';
  return [
    what,
    `${figureOf(ours)} ${unit}`,
    peer?.name ?? '',
    peer ? `${figureOf(peer.figure)} ${unit}` : '',
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    aim === undefined ? '' : 'atLeast' in aim ? `>= ${aim.atLeast}${sign}` : `<= ${aim.atMost}${sign}`,
    aim === undefined ? '' : isMet(ratio ?? ours, aim) ? 'met' : 'NOT met',
  ];
}

const isMet = (figure: number, aim: NonNullable<Row['aim']>) =>
  'atLeast' in aim ? figure >= aim.atLeast : figure <= aim.atMost;

export const figureOf = (figure: number) =>
  Number.isInteger(figure) ? figure.toLocaleString('en') : figure.toFixed(figure < 10 ? 2 : 1);
