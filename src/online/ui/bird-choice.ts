import { html, nothing } from 'lit-html';
import { longestName } from '../../engine/players/names';
import { type MascotId, mascot, mascotIds, mascotName } from '../../shared/mascots';
import type { FriendTexts, Texts } from '../../texts/texts';

export interface OwnBird {
  name: string;
  bird: MascotId;
}

interface BirdChoice extends OwnBird {
  /** Those of the others. */
  taken: readonly (string | undefined)[];
  fault: string | undefined;
  change(own: Partial<OwnBird>): void;
}

/** Who types no name is called like the bird. */
export const nameOf = (texts: Texts, { name, bird }: OwnBird) =>
  name.trim() || mascotName(texts, bird).slice(0, longestName);

/** A name and a bird for whoever sits down on this device. */
export const birdChoice = (texts: FriendTexts, { name, bird, taken, fault, change }: BirdChoice) => {
  const { fresh } = texts.online;
  return html`<div class="own-bird">
    <span class="own-pic" aria-hidden="true">${mascot(bird, 'happy')}</span>
    <label class="field"><span>${fresh.name}</span>
      <input dir="auto" autocomplete="off" spellcheck="false" maxlength=${longestName} placeholder=${mascotName(texts, bird)} .value=${name}
        aria-invalid=${fault !== undefined} aria-describedby="own-fault"
        @input=${(event: InputEvent) => change({ name: (event.target as HTMLInputElement).value })} /></label>
    <p id="own-fault" class="own-fault" role="alert">${fault ?? nothing}</p>
    <div class="own-birds" role="radiogroup" aria-label=${fresh.bird}>${mascotIds.map(
      (
        id,
      ) => html`<label title=${mascotName(texts, id)} class=${taken.includes(id) ? 'taken' : ''}><input type="radio" name="own-bird" value=${id} aria-label=${mascotName(texts, id)}
        .checked=${id === bird} ?disabled=${taken.includes(id)} @change=${() => change({ bird: id })} /><span>${mascot(id, id === bird ? 'happy' : 'idle')}</span></label>`,
    )}</div>
  </div>`;
};
