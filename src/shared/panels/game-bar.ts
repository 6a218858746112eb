import { html, nothing, type TemplateResult } from 'lit-html';
import { type IconName, icon } from './icons';
import type { PageServices } from './page-services';

/** What can be done at any time, as a sign on the bar. */
export interface BarTool {
  sign: IconName;
  label: string;
  keys?: string;
  /** What a press of it costs. */
  price?: string;
  /** Only of buttons that stay down. */
  pressed?: boolean;
  /** There is no room for it on a phone. */
  onlyWide?: boolean;
  act(): void;
}

export const barTool = ({ sign, label, keys, price, pressed, onlyWide, act }: BarTool, size?: number) =>
  html`<button type="button" class="bar-tool ${onlyWide ? 'not-narrow' : ''}"
    aria-label=${label} title=${keys ? `${label} (${keys})` : label} aria-pressed=${pressed ?? nothing}
    aria-keyshortcuts=${keys ?? nothing}
    @click=${act}>${icon(sign, size)}${price ? html`<small aria-hidden="true">${price}</small>` : nothing}</button>`;

export function soundTool({ preferences }: Pick<PageServices, 'preferences'>, says: { on: string; off: string }) {
  const { muted } = preferences.now;
  const sign: IconName = muted ? 'mute' : 'sound';
  return { sign, label: muted ? says.off : says.on, act: () => preferences.change({ muted: !preferences.now.muted }) };
}

interface GameBar {
  /** A class of its own. */
  kind?: string;
  back: { label: string; act(): void };
  name: TemplateResult;
  /** Whatever the game puts beside its name. */
  rest: TemplateResult;
  /** Of the signs, in pixels. */
  size?: number;
}

/** The walnut bar above a game. */
export const gameBar = ({ kind = '', back, name, rest, size }: GameBar) =>
  html`<header class="${kind} game-bar walnut">
  <button type="button" class="bar-tool back-tool" aria-label=${back.label} title=${back.label}
    @click=${back.act}>${icon('onward', size)}</button>
  ${name}${rest}
</header>`;
