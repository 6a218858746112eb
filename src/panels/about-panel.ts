import { html } from 'lit-html';
import { version } from '../../package.json';
import { en } from '../texts/en';
import { panelHead } from './controls';
import type { Dialog } from './dialog';
import { titleRack } from './title-rack';

const none = undefined;
const perched: Parameters<typeof titleRack>[0] = [
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
export function openAbout(dialog: Dialog, closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  dialog.open(
    'about',
    en.about.title,
    html`${panelHead(en.about.title, en.about.close, close)}
      ${titleRack(perched)}
      <p class="version">${en.about.version(version)}</p>
      <dl class="facts">${en.about.rows.map(([what, credit]) => html`<div><dt>${what}</dt><dd>${credit}</dd></div>`)}</dl>`,
    close,
  );
}
