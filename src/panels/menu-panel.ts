import { html, nothing } from 'lit-html';
import type { Seat } from '../core/crossword';
import { en } from '../texts/en';
import { type IconName, icon } from './icons';
import { Layer } from './layer';
import { knownMascot, mascot } from './mascots';
import { watchPointer } from './mascots/watching';
import { boardCut, type Cell } from './small-board';
import { looseTile, titleRack } from './title-rack';

/** How the last game stands. */
export interface Standing {
  seats: readonly Seat[];
  scores: readonly number[];
  toMove: number;
  tilesLeft: number;
}

interface Options {
  last: Standing | undefined;
  notice: string | undefined;
  goOn(): void;
  newGame(): void;
  settings(): void;
  help(): void;
  about(): void;
}

const perched: Parameters<typeof titleRack>[0] = [
  { id: 'maize', pose: 'happy' },
  undefined,
  { id: 'azure' },
  { id: 'sage' },
  undefined,
  { id: 'skerry', pose: 'happy' },
  { id: 'scarlet' },
  { id: 'river' },
];

// A dot is an empty square, a digit a premium, a small letter a tile of an earlier turn.
const picture = ['..3.w*.2..', '.2.1r....1', '...NeST1..', '..1.no4...'];
const premiums = { 1: '2L', 2: '2W', 3: '3L', 4: '3W' } as const;

function cellOf(sign: string): Cell {
  if (sign === '.') return {};
  if (sign === '*') return { star: true };
  if (sign in premiums) return { premium: premiums[Number(sign) as keyof typeof premiums] };
  return sign === sign.toLowerCase() ? { letter: sign.toUpperCase(), old: true } : { letter: sign };
}

const boardPicture = () => boardCut(picture[0].length, [...picture.join('')].map(cellOf));

/** What can be played, gone on with, set and read. */
export class MenuPanel {
  private readonly layer: Layer;
  private readonly stopWatching: () => void;

  constructor(parent: HTMLElement, options: Options) {
    this.layer = new Layer(parent, 'screen menu');
    const { last, notice } = options;
    this.layer.draw(html`<div class="menu-page">
      <h1 class="menu-title">${titleRack(perched)}</h1>
      <p class="motto">${en.menu.motto}</p>
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing}
      ${last ? goOnCard(last, options.goOn) : nothing}
      <article class="game-card">
        ${boardPicture()}
        <div class="game-text">
          <h2>${en.menu.game}</h2><small>${en.menu.players}</small>
          <p>${en.menu.about}</p>
          <button class=${last ? '' : 'gold'} @click=${options.newGame}>${icon('play')}${en.menu.newGame}</button>
        </div>
      </article>
      <nav class="menu-more">
        ${more('gear', en.menu.settings, options.settings)}
        ${more('help', en.menu.help, options.help)}
        ${more('info', en.menu.credits, options.about)}
      </nav>
      ${['Z', 'K', 'J', 'Q'].map((letter) => looseTile(letter, 'stray'))}
    </div>`);
    this.stopWatching = watchPointer(this.layer.element);
  }

  remove() {
    this.stopWatching();
    this.layer.remove();
  }
}

const more = (sign: IconName, label: string, act: () => void) =>
  html`<button @click=${act}>${icon(sign)}${label}</button>`;

const goOnCard = ({ seats, scores, toMove, tilesLeft }: Standing, goOn: () => void) => html`
  <button class="gold go-on" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text">
      <b>${en.menu.goOn}</b>
      <span class="go-on-scores">${seats.map(({ name }, seat) => html`<bdi>${name} ${scores[seat]}</bdi>`)}</span>
      <span><bdi>${en.menu.toMove(seats[toMove].name)}</bdi>, ${en.menu.tilesLeft(tilesLeft)}</span>
    </span>
    <span class="go-on-birds" aria-hidden="true">${seats.map((seat, place) => html`<i>${mascot(knownMascot(seat.mascot, place))}</i>`)}</span>
  </button>`;
