import { html } from 'lit-html';
import type { KeyHelp } from '../texts/shapes';
import type { Texts } from '../texts/texts';

export const keyList = (texts: Texts, keys: readonly KeyHelp[]) => html`<section class="keys">
  <h3>${texts.keys.title}</h3>
  <dl class="facts">${keys.map((help) => html`<div><dt><kbd>${help.keys}</kbd></dt><dd>${help.meaning}</dd></div>`)}</dl>
</section>`;
