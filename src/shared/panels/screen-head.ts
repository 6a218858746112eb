import { html, nothing, type TemplateResult } from 'lit-html';
import type { BarTool } from './game-bar';
import { icon } from './icons';

interface ScreenHead {
  title: string | TemplateResult;
  /** What the way back is called. */
  back: string;
  leave(): void;
}

/** Above every page: the way back, what the page is, and at most two things besides. */
export const screenHead = ({ title, back, leave }: ScreenHead, tools: TemplateResult | typeof nothing = nothing) =>
  html`<header class="screen-head line wraps">
  <button type="button" class="back-tool with-icon" aria-label=${back} @click=${leave}>${icon('onward')}<span
    class="not-small">${back}</span></button>
  <h1>${title}</h1>${tools}</header>`;

/** One of them, as a sign. */
export const headTool = ({ sign, label, keys, act }: BarTool) =>
  html`<button type="button" class="ivory icon-only" aria-label=${label} title=${label}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(sign, 24)}</button>`;
