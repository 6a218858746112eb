import './end-styles.css';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { crown, knownMascot, mascot } from '../mascots';
import { type IconName, icon } from './icons';
import { wordIn } from './screen-reader';
import { tileLetter } from './tiles';

interface EndCard {
  /** What the game comes to, in one figure. */
  figure: string;
  /** What it is a figure of, and what it compares with. */
  of: string;
  note?: string | undefined;
  /** Three at most. */
  facts: readonly { name: string; says: string | TemplateResult }[];
}

/** How a game ended, the same after all of them. */
export const endCard = ({ figure, of, note, facts }: EndCard) => html`<section class="end-card card">
  <p class="end-figure line"><b class=${figure.length > 3 ? 'long' : nothing}>${figure}</b>
    <span class="saying"><b>${of}</b>${note ? html`<small>${note}</small>` : nothing}</span></p>
  <dl>${facts
    .slice(0, 3)
    .map(({ name, says }) => html`<div class="line apart"><dt>${name}</dt><dd>${says}</dd></div>`)}</dl>
</section>`;

// More tiles have no room beside a name.
const mostTiles = 8;

/** A word, in tiles if it is short, and what it counts. */
export const wordFact = (word: string, worth: string, language: string) =>
  word.length > mostTiles
    ? html`${wordIn(language, word)} ${worth}`
    : html`<span class="line"><span class="spoken">${wordIn(language, word)}</span><span class="tiles"
      aria-hidden="true" .style=${`--count:${word.length}`}>${[...word].map(
        (letter) => html`<i class="tile">${tileLetter(letter)}</i>`,
      )}</span>${worth}</span>`;

export interface EndActions {
  /** Another game, or what comes next of a day; where nothing does, that is said. */
  next: { sign: IconName; label: string; act(): void } | string;
  /** Nothing leads to a puzzle of one's own. */
  share?: (() => void) | undefined;
  lookCloser(): void;
  more(): void;
}

/** One golden button and at most three others; whatever else an end can do is behind *More*. */
export const endButtons = ({ common }: Texts, { next, share, lookCloser, more }: EndActions) => html`
  ${
    typeof next === 'string'
      ? html`<p class="end-awaited">${next}</p>`
      : html`<button type="button" class="end-next gold big with-icon" data-first
        @click=${next.act}>${icon(next.sign)}<span>${next.label}</span></button>`
  }
  <div class="end-buttons evenly" .style=${share ? '' : 'grid-template-columns:1fr 1fr'}>
    ${
      share ? button('share', common.share, share) : nothing
    }${button('find', common.lookCloser, lookCloser)}${button('menu', common.more, more)}
  </div>`;

const button = (sign: IconName, label: string, act: () => void) =>
  html`<button type="button" class="with-icon" @click=${act}>${icon(sign)}<span>${label}</span></button>`;

interface EndStage {
  title: string;
  /** A podium, or one bird on a block. */
  scene: TemplateResult;
  /** Its card, a badge, its buttons. */
  side: TemplateResult;
}

/** Night on the left, where who has won stands, and its final scores on the right; on phones one above the other. */
export const endStage = ({ title, scene, side }: EndStage) => html`<div class="end-stage stack">
  <h1 .style="--breadth:${breadthOf(title)}">${title}</h1>${scene}</div>
  <div class="end-side column">${side}</div>`;

/** In letters of average width. */
const breadthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[MWmw@]/.test(letter) || letter > '\u1fff' ? 1.6 : 1), 0);

interface Solo {
  bird: TemplateResult;
  /** What stands on the block: the name of the daily, what lies ahead. */
  plate: TemplateResult | string;
  note?: string | undefined;
}

/** Whoever played alone, on a block of their own. */
export const soloStage = ({ bird, plate, note }: Solo) => html`<div class="end-solo stack">
  <span class="pic">${bird}</span>
  <div class="end-block walnut stack"><b>${plate}</b>${note ? html`<small>${note}</small>` : nothing}</div></div>`;

export interface PodiumPlace {
  seat: number;
  name: string;
  mascot?: string | undefined;
  /** From 1; whoever has as many points has the same. */
  place: number;
  total: number;
}

/** All who played, the best first, each on a step as high as they came. */
export const podium = (texts: Texts, places: readonly PodiumPlace[]) =>
  html`<ol class="podium" .style="--count:${places.length}">
    ${places.map((own) => step(texts, own, places.length))}</ol>`;

function step({ forms }: Texts, { seat, name, mascot: own, place, total }: PodiumPlace, count: number) {
  const id = knownMascot(own, seat);
  const isFirst = place === 1;
  const isLast = place > 2 && place === count;
  return html`<li class="place-${place}">
  <span class="pic">${mascot(id, isFirst ? 'happy' : isLast ? 'sad' : 'idle')}${isFirst ? crown(id) : nothing}</span>
  <span class="step walnut"><span class="tile">${forms.figure(place)}</span></span>
  <span class="who line"><bdi class="cut" dir="auto">${forms.word(name)}</bdi>
    <b .textContent=${forms.figure(total)}></b></span>
</li>`;
}
