import { html } from 'lit-html';
import { en } from '../../texts/en';
import { enSearchPlay as texts } from '../../texts/en-search-play';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { keyList } from '../key-list';
import './play-help.css';

/** How a word search is played, and what the keys do. */
export function openSearchHelp(dialog: Dialog, closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  dialog.open(
    'help',
    texts.howTo.title,
    html`${panelHead(texts.howTo.title, en.help.close, close)}
      <ul class="ws-search-steps">${texts.howTo.steps.map(([title, text]) => html`<li><b>${title}</b> ${text}</li>`)}</ul>
      ${keyList(texts.keys)}`,
    close,
  );
}
