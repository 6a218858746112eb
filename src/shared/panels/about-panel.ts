import { html } from 'lit-html';
import { version } from '../../../package.json';
import type { Texts } from '../../texts/texts';
import { type Dialog, openHeaded } from './dialog';
import { titleRack } from './tiles';

const none = undefined;
const perched: Parameters<typeof titleRack>[1] = [
  { id: 'maize' },
  none,
  { id: 'sage' },
  none,
  { id: 'scarlet' },
  { id: 'skerry', pose: 'happy' },
  none,
  { id: 'river' },
];

/** What the game is, and whom it owes what. */
export function openAbout(texts: Texts, dialog: Dialog, closed: () => void = () => {}) {
  openHeaded(
    dialog,
    'about',
    () => ({ title: texts.about.title, close: texts.common.close }),
    () => html`${titleRack(texts, perched)}
      ${texts.about.story.map((line) => html`<p>${line}</p>`)}
      <p class="version">${texts.common.wordbler} ${texts.forms.inDigits(version)} · <a href="./licences.txt"
        target="_blank" rel="noopener">${texts.about.licences}</a></p>
      <dl class="facts">${texts.about.rows.map(
        ([what, credit]) => html`<div><dt>${what}</dt><dd>${credit}</dd></div>`,
      )}</dl>`,
    dialog.closing(closed),
  );
}
