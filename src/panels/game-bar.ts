import { html, nothing, type TemplateResult } from 'lit-html';
import { type IconName, icon } from './icons';

export interface BarTool {
  icon: IconName;
  label: string;
  keys?: string;
  /** Where there is little room it is found elsewhere. */
  isExtra?: boolean;
  act(): void;
}

interface Bar {
  /** Of the game, laid in tiles. */
  name: string;
  back: { label: string; act(): void };
  tools: readonly BarTool[];
  /** What is always in sight, such as a clock, where nothing else has room for it. */
  chips?: TemplateResult;
}

const tool = ({ icon: sign, label, keys, isExtra, act }: BarTool) =>
  html`<button type="button" class="bar-tool ${isExtra ? 'extra' : ''}" aria-label=${label} title=${keys ? `${label} (${keys})` : label}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(sign)}</button>`;

/** The wooden bar above a game: the way back, its name in tiles, and what can be done at any time. */
export const gameBar = ({ name, back, tools, chips }: Bar) => html`<header class="game-bar walnut">
  <button type="button" class="bar-tool back-tool" aria-label=${back.label} title=${back.label} @click=${back.act}>${icon('onward')}</button>
  <h1 class="bar-name" aria-label=${name}>${[...name.toUpperCase()].map(
    (letter) => html`<span class="bar-tile tile" aria-hidden="true">${letter}</span>`,
  )}</h1>
  ${chips ?? nothing}
  <div class="bar-tools">${tools.map(tool)}</div>
</header>`;
