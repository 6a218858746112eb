import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { englishTiles, tilesOf } from '../../engine/alphabet/languages';
import type { Texts } from '../../texts/texts';
import { type MascotId, mascot, type Pose } from '../mascots';

/** What a tile drawn as text shows: a letter of several characters is smaller, so that it has room. */
export function tileLetter(letter: string): string | TemplateResult {
  const written = spelled(letter);
  return written.length < 2 ? written : html`<span .style=${'font-size:.64em;letter-spacing:-.04em'}>${written}</span>`;
}

export const pointsOf = new Map(englishTiles.letters.map(({ letter, points }) => [letter, points]));

export const pointsIn = (tiles: string) =>
  new Map(tilesOf(tiles).letters.map(({ letter, points }) => [letter, points]));

interface Perched {
  id: MascotId;
  pose?: Pose;
}

export const looseTile = (letter: string, place: string, bird?: TemplateResult) => html`
  <span class="tile title-tile ${place}"
    aria-hidden="true">${bird ?? nothing}${letter}<sub>${pointsOf.get(letter)}</sub></span>`;

/** The name of the game in tiles on a rack, with a bird on some of them. */
export const titleRack = (texts: Texts, birds: readonly (Perched | undefined)[]) => html`
  <div class="title-rack" role="img" aria-label=${texts.common.wordbler}>
    ${[...texts.common.wordbler.toUpperCase()].map((letter, place) => {
      const bird = birds[place];
      return looseTile(letter, 'on-rack', bird && html`<span class="perched">${mascot(bird.id, bird.pose)}</span>`);
    })}
  </div>`;
