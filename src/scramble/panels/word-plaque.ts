import { html, nothing } from 'lit-html';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { ScrambleTexts } from '../../texts/texts';
import type { RoundMessage } from '../play/round-play';

interface Plaque {
  letters: readonly string[];
  worth: number;
  /** Its points are sure; until then they are grey. */
  isWord: boolean;
  message: RoundMessage | undefined;
  /** What stands there while there is no word. */
  empty: string;
  /** Below the points. */
  note?: string;
}

/** The word in the making above the tray, and what it would be worth; or what the game says. */
export const wordPlaque = (
  texts: ScrambleTexts,
  { letters, worth, isWord, message, empty, note }: Plaque,
) => {
  const length = letters.join('').length;
  if (message) return html`<p class="plaque-said ${message.kind}">${message.says()}</p>`;
  if (length === 0) return html`<p class="plaque-said quiet">${empty}</p>`;
  return html`<div class="plaque-word tiles" .style="--letters:${Math.max(5, letters.length)}">${letters.map(
    (letter) =>
      html`<span class="tile">${letter === 'QU' ? html`Q<small>u</small>` : tileLetter(letter)}</span>`,
  )}</div>
  <p class="plaque-worth"><b .style=${isWord ? 'color:var(--cream)' : ''}>${worth > 0 ? texts.scramble.points(worth) : nothing}</b><span>${note}</span></p>`;
};
