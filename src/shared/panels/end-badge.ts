import './end-badge.css';
import { html, nothing, svg } from 'lit-html';

interface EndBadge {
  says: string;
  /** Of the rank or level that was reached. */
  name: string;
  gloss?: string | undefined;
}

/** Somebody has moved up. */
export const endBadge = ({ says, name, gloss }: EndBadge) => html`<p class="end-badge line">${medal}
  <span class="saying"><small>${says}</small><b>${name}${gloss ? html` <small>· ${gloss}</small>` : nothing}</b></span></p>`;

const medal = svg`<svg viewBox="0 0 80 88" aria-hidden="true">
  <path d="M24 46l-8 38 14-7 8 11 8-38zM56 46l8 38-14-7-8 11-8-38z" fill="#1c6f6d"/>
  <circle cx="40" cy="34" r="31" fill="#e2a92f"/><circle cx="40" cy="34" r="25" fill="#ffe49a" stroke="#b57d15" stroke-width="2"/>
  <path d="M28 42q14-22 26-18q-3 17-20 19z" fill="#5c9a4a"/>
  <path d="M27 44q10-10 20-15" stroke="#2b6e2f" stroke-width="2.5" fill="none" stroke-linecap="round"/></svg>`;
