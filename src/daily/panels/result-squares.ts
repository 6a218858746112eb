import { html } from 'lit-html';
import { icon } from '../../shared/panels/icons';

const faces: Readonly<Record<string, string>> = {
  '🟩': 'var(--teal)',
  '🟦': 'var(--2L)',
  '🟨': 'var(--gold)',
};

/** A result in squares, as it is shared, in the colours of the house. */
export const squaresRow = (signs: string) =>
  html`<p class="find-squares line wraps" aria-hidden="true">${[...signs].map((sign) =>
    sign === '💡' ? icon('bulb') : html`<i .style=${faces[sign] ? `background:${faces[sign]}` : ''}></i>`,
  )}</p>`;
