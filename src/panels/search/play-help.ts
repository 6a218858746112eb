import { html } from 'lit-html';
import type { SearchTexts } from '../../texts/texts';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { keyList } from '../key-list';

/** How a word search is played, and what the keys do. */
export function openSearchHelp(texts: SearchTexts, dialog: Dialog, closed: () => void = () => {}) {
  const { play } = texts.search;
  const close = () => {
    dialog.close();
    closed();
  };
  dialog.open(
    'help',
    play.howTo.title,
    html`${panelHead(play.howTo.title, texts.help.close, close)}
      <ul class="stack">${play.howTo.steps.map(([title, text]) => html`<li><b>${title}</b> ${text}</li>`)}</ul>
      ${keyList(texts, play.keys)}`,
    close,
  );
}
