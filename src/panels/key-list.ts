import { html } from 'lit-html';
import { en } from '../texts/en';
import type { KeyHelp } from '../texts/en-keys';

export const keyList = (keys: readonly KeyHelp[]) => html`<section class="keys">
  <h3>${en.keys.title}</h3>
  <dl>${keys.map((help) => html`<div><dt><kbd>${help.keys}</kbd></dt><dd>${help.meaning}</dd></div>`)}</dl>
</section>`;
