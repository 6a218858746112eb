import { html, nothing, type TemplateResult } from 'lit-html';
import type { KeyHelp } from '../../texts/sentence-facts';
import type { Texts } from '../../texts/texts';
import { panelHead } from './controls';
import type { Dialog } from './dialog';

const outline =
  'M21 6c3.300 0 5.500 2.500 5.500 5.800V27c1-1.300 2.600-2 4.400-2 2.600 0 4.600 1.400 5.400 3.600 1-.9 2.300-1.300 3.800-1.300 2.600 0 4.500 1.400 5.300 3.700 3.800-.6 7 1.600 7 6.200 0 9.500-1.500 13.800-5.200 19.800V66H24v-8.500c-6-5-11.500-12.500-15.300-20.300-1.300-2.800-.4-5.500 1.800-6.600 2.300-1.200 4.700-.3 6.200 1.900V11.800C15.700 8.500 17.700 6 21 6z';

/** A hand that points with the tip of its first finger. */
export const hand = (kind: string, style = '') => html`<svg class="hand ${kind}" .style=${style} viewBox="0 0 60 76"
  aria-hidden="true" stroke="#2c1f14" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round">
  <path fill="#fff8e7" d=${outline} /><path fill="none" d="M26.500 27v9M36.300 29v8M45.400 31.500V39" />
  <path fill="#1c6f6d" d="M22 63h27v10H22z" /></svg>`;

/** What is done with a hand, and what comes of it. */
export interface HelpPicture {
  picture: TemplateResult;
  /** Where fingers are, in shares of the picture from its upper left corner. */
  hands?: readonly (readonly [x: number, y: number])[];
}

interface Help {
  title: string;
  steps: readonly (HelpPicture & { title: string; text: string })[];
  /** What stands between the pictures and the keys. */
  more?: TemplateResult;
  keys: readonly KeyHelp[];
  /** What stands beneath. */
  last?: TemplateResult | undefined;
}

const pointing = ([x, y]: readonly [number, number]) => hand('', `left:${x * 100}%;top:${y * 100}%`);

/** How a game is played: pictures first, then the keys. */
export function openHelpSheet(texts: Texts, dialog: Dialog, help: () => Help, closed: () => void = () => {}) {
  const close = dialog.closing(closed);
  const panel = () => {
    const { title, steps, more, keys, last } = help();
    return html`${panelHead(title, texts.common.close, close)}
      <ol class="steps">${steps.map(
        ({ picture, hands = [], title, text }) =>
          html`<li><span class="help-picture" aria-hidden="true">${picture}${hands.map(pointing)}</span><span><b>${title}</b>${text}</span></li>`,
      )}</ol>
      ${more ?? nothing}
      <section class="keys">
        <h3>${texts.keys.title}</h3>
        <dl class="facts">${keys.map((help) => html`<div><dt><kbd>${help.keys}</kbd></dt><dd>${help.meaning}</dd></div>`)}</dl>
      </section>
      ${last ?? nothing}`;
  };
  dialog.open('help', () => help().title, panel, close);
}
