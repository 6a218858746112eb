import { html, nothing, svg } from 'lit-html';
import { encode } from 'uqr';
import type { Texts } from '../../texts/texts';

/** What a telephone still reads off a screen. */
const longest = 1200;

export const fitsCode = (text: string) => text.length <= longest;

/** A picture of a text for cameras: the dark squares of a row are one stroke of its path. */
export function qrCode(text: string, label: string) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return html`<svg class="qr-code" role="img" aria-label=${label}
    viewBox="0 0 ${size} ${size}">${svg`<path d=${runs.join('')} />`}</svg>`;
}

function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1]++;
    else if (isDark) runs.push([x, 1]);
  }
  return runs;
}

/** What a camera still reads off a small square of paper. */
const longestOnPaper = 600;

/** Leads from the paper to the screen; where no other device would find the page, there is none. */
export const sameCode = ({ printing }: Texts, link: string) =>
  /^https?:/.test(link) && link.length <= longestOnPaper
    ? html`<figure .style=${'width: 30mm; margin: 0; text-align: center'}>${qrCode(
        link,
        printing.code,
      )}<figcaption><small>${printing.code}</small></figcaption></figure>`
    : nothing;
