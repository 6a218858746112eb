import { html, nothing } from 'lit-html';
import { version } from '../../../package.json';
import type { Texts } from '../../texts/texts';
import { type Dialog, openHeaded } from './dialog';
import { icon } from './icons';
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

/** What the game is, and whom it owes what; `how` leads to where it is shown how it works. */
export function openAbout(texts: Texts, dialog: Dialog, how?: () => void, closed: () => void = () => {}) {
  openHeaded(
    dialog,
    'about',
    () => ({ title: texts.about.title, close: texts.common.close }),
    () => html`${titleRack(texts, perched)}
      ${texts.about.story.map((line) => html`<p>${line}</p>`)}
      ${
        how
          ? html`<button type="button" class="bare with-icon"
              @click=${how}>${icon('bulb')}<span>${texts.common.howItWorks}</span></button>`
          : nothing
      }
      <p class="version">${texts.common.wordbler} ${texts.forms.inDigits(version)} · <a href="./licences.txt"
        target="_blank" rel="noopener">${texts.about.licences}</a></p>
      <dl class="facts">${texts.about.rows.map(
        ([what, credit]) => html`<div><dt>${what}</dt><dd>${credit}</dd></div>`,
      )}</dl>`,
    dialog.closing(closed),
  );
}
