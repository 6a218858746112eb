import { alignedLines, figureOf } from '../table';
import { type Aim, aims } from './aims';
import type { Build } from './builds';

/** What a round has measured: figures by the names that the aims have them under. */
export type Figures = Record<string, number>;

const titles = ['what', 'ours', 'before', 'against', 'ratio', 'aim', ''];

/** The figures of all builds beside one another, as far as there are several. */
export function feltTable(found: ReadonlyMap<Build['name'], Figures>): string {
  const ours = found.get('ours') ?? {};
  const against = found.get('against');
  return alignedLines(
    [titles, ...Object.entries(ours).map(([what, figure]) => cellsOf(what, figure, against?.[what]))],
    [0],
  );
}

function cellsOf(what: string, figure: number, other: number | undefined): string[] {
  const { before, atMost, unit = 'ms' }: Aim = aims[what] ?? {};
  const withUnit = (of: number | undefined) => (of === undefined ? '' : `${figureOf(rounded(of))} ${unit}`);
  return [
    what,
    withUnit(figure),
    withUnit(before),
    withUnit(other),
    other ? `${(figure / other).toFixed(2)}x` : '',
    atMost === undefined ? '' : `<= ${atMost}`,
    atMost === undefined ? '' : figure <= atMost ? 'met' : 'NOT met',
  ];
}

const rounded = (figure: number) => (figure < 10 ? figure : Math.round(figure));
