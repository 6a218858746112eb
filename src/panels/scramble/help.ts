import { html } from 'lit-html';
import type { ScrambleTexts } from '../../texts/texts';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';

/** How a board is played, and what the keys do. */
export function openScrambleHelp(texts: ScrambleTexts, dialog: Dialog, closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  const { title, steps, points, keysTitle, keys, close: closeText } = texts.scramble.help;
  dialog.open(
    'help',
    title,
    html`${panelHead(title, closeText, close)}
      <ol class="help-steps">${steps.map((step) => html`<li>${step}</li>`)}</ol>
      <h3>${points.title}</h3>
      <table class="points-table"><tbody>${points.rows.map(
        ([letters, worth]) => html`<tr><th scope="row">${letters}</th><td>${worth}</td></tr>`,
      )}</tbody></table>
      <h3>${keysTitle}</h3>
      <dl class="facts">${keys.map(({ keys: names, meaning }) => html`<div><dt>${names}</dt><dd>${meaning}</dd></div>`)}</dl>`,
    close,
  );
}
