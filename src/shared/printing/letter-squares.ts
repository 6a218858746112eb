import { html, nothing, type SVGTemplateResult, svg } from 'lit-html';
import { must } from '../../engine/must';
import type { Square } from '../../engine/square';
import type { Texts } from '../../texts/texts';

interface Squares {
  /** What stands on each square, row by row. */
  rows: readonly (readonly string[])[];
  /** How high the letters are, of ten for a square. */
  high: number;
  /** How wide all of it is on the paper. */
  wide?: string;
  lines?: boolean;
  /** Of other shapes nothing is drawn around the whole. */
  frame?: boolean;
  /** Words that are ringed, each with its number. */
  ringed?: readonly (readonly Square[])[];
  numbers?: Texts['forms']['figure'];
}

const middle = (at: number) => at * 10 + 5;

/** A square of letters in black lines, as large as there is room: nothing of it is a ground that printers leave out. */
export const letterSquares = ({
  rows,
  high,
  wide = '100%',
  lines = false,
  frame = true,
  ringed = [],
  numbers = String,
}: Squares) => {
  const across = Math.max(...rows.map((row) => row.length)) * 10;
  const down = rows.length * 10;
  return html`<svg class="squares" width=${wide} .style=${'justify-self: center'} font-weight="700"
    viewBox="-1 -1 ${across + 2} ${down + 2}" text-anchor="middle">
    ${
      frame ? svg`<rect width=${across} height=${down} rx="1" fill="none" stroke="#000" stroke-width="0.6" />` : nothing
    }
    ${lines ? svg`<path stroke="#000" stroke-width="0.4" d=${rulesOf(rows.length)} />` : nothing}
    ${ringed.map((squares, at) => ring(squares, numbers(at + 1)))}
    ${rows.map((row, y) => row.map((sign, x) => (sign ? letter(sign, { x, y }, high) : nothing)))}
  </svg>`;
};

const rulesOf = (count: number) =>
  Array.from(
    { length: count - 1 },
    (_, at) => `M0 ${(at + 1) * 10}H${count * 10}M${(at + 1) * 10} 0V${count * 10}`,
  ).join('');

const letter = (sign: string, { x, y }: Square, high: number): SVGTemplateResult => {
  const size = sign.length > 1 ? high * 0.75 : high;
  return svg`<text x=${middle(x)} y=${middle(y) + size * 0.36} font-size=${size}>${sign}</text>`;
};

const ring = (squares: readonly Square[], number: string): SVGTemplateResult => {
  const [from, to] = [must(squares[0]), must(squares.at(-1))];
  const [across, down] = [(to.x - from.x) * 10, (to.y - from.y) * 10];
  const turned = (Math.atan2(down, across) * 180) / Math.PI;
  return svg`<g transform="translate(${middle(from.x)} ${middle(from.y)})">
    <rect x="-4" y="-4" width=${Math.hypot(across, down) + 8} height="8" rx="4" fill="none" stroke="#000"
      stroke-width="0.7"
      transform="rotate(${turned})" /><text x="-3.4" y="-2.6" font-size="2.6">${number}</text></g>`;
};
