import { html, nothing, type TemplateResult } from 'lit-html';
import type { KeyHelp } from '../../texts/shapes';
import type { Texts } from '../../texts/texts';
import { panelHead } from './controls';
import type { Dialog } from './dialog';
import { hand } from './hand';

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
}

const pointing = ([x, y]: readonly [number, number]) => hand('', `left:${x * 100}%;top:${y * 100}%`);

/** How a game is played: pictures first, then the keys. */
export function openHelpSheet(texts: Texts, dialog: Dialog, help: () => Help, closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  const panel = () => {
    const { title, steps, more, keys } = help();
    return html`${panelHead(title, texts.help.close, close)}
      <ol class="steps">${steps.map(
        ({ picture, hands = [], title, text }) =>
          html`<li><span class="help-picture" aria-hidden="true">${picture}${hands.map(pointing)}</span><span><b>${title}</b>${text}</span></li>`,
      )}</ol>
      ${more ?? nothing}
      <section class="keys">
        <h3>${texts.keys.title}</h3>
        <dl class="facts">${keys.map((help) => html`<div><dt><kbd>${help.keys}</kbd></dt><dd>${help.meaning}</dd></div>`)}</dl>
      </section>`;
  };
  dialog.open('help', () => help().title, panel, close);
}
