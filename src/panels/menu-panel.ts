import { html, nothing, type TemplateResult } from 'lit-html';
import type { Seat } from '../core/wordbler';
import type { RoundStanding } from '../match/scramble/keep-round';
import type { SearchStanding } from '../match/search/search-keeping';
import { en } from '../texts/en';
import { boardPicture, searchPicture, trayPicture } from './game-pictures';
import { type IconName, icon } from './icons';
import { Layer } from './layer';
import { knownMascot, mascot } from './mascots';
import { watchPointer } from './mascots/watching';
import { categoryName } from './search/category-name';
import { looseTile, titleRack } from './title-rack';
import './menu-waiting.css';
import './menu-games.css';

/** How the last game stands. */
export interface Standing {
  seats: readonly Seat[];
  scores: readonly number[];
  toMove: number;
  tilesLeft: number;
}

export interface UnopenedGame {
  why: string;
  save(): void;
  throwAway(): void;
}

interface Options {
  last: Standing | undefined;
  /** A word search that waits to be gone on with. */
  search: SearchStanding | undefined;
  /** A board of letters that waits, too. */
  round: RoundStanding | undefined;
  notice: string | undefined;
  /** Kept games that could not be opened. */
  unopened: readonly UnopenedGame[];
  goOn(): void;
  goOnSearching(): void;
  newGame(): void;
  newSearch(): void;
  goOnScrambling(): void;
  newScramble(): void;
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

/** What can be played, gone on with, set and read. */
export class MenuPanel {
  private readonly layer: Layer;
  private readonly stopWatching: () => void;

  constructor(parent: HTMLElement, options: Options) {
    this.layer = new Layer(parent, 'screen menu');
    this.render(options);
    this.stopWatching = watchPointer(this.layer.element);
  }

  render(options: Options) {
    const { last, search, round, notice, unopened } = options;
    const waiting = [last, search, round].filter(Boolean).length;
    this.layer.draw(html`<div class="menu-page">
      <h1 class="menu-title">${titleRack(perched)}</h1>
      <p class="motto">${en.menu.motto}</p>
      ${
        notice || unopened.length > 0
          ? html`<div class="notice">
            ${notice ? html`<p role="alert">${notice}</p>` : nothing}
            ${unopened.map(unopenedGame)}
          </div>`
          : nothing
      }
      ${
        waiting > 0
          ? html`<div class="go-ons ${['one', 'several', 'several three'][waiting - 1]}">
            ${last ? goOnCard(last, options.goOn) : nothing}
            ${search ? goOnSearching(search, !last, options.goOnSearching) : nothing}
            ${round ? goOnScrambling(round, !last && !search, options.goOnScrambling) : nothing}
          </div>`
          : nothing
      }
      <div class="games">
        ${gameCard('wordbler', boardPicture(), options.newGame)}
        ${gameCard('search', searchPicture(), options.newSearch)}
        ${gameCard('scramble', trayPicture(), options.newScramble)}
      </div>
      <nav class="menu-more">
        ${more('gear', en.menu.settings, options.settings)}
        ${more('help', en.menu.help, options.help)}
        ${more('info', en.menu.credits, options.about)}
      </nav>
      ${['Z', 'K', 'J', 'Q'].map((letter) => looseTile(letter, 'stray'))}
    </div>`);
  }

  remove() {
    this.stopWatching();
    this.layer.remove();
  }
}

const unopenedGame = ({ why, save, throwAway }: UnopenedGame) => html`
  <p role="alert">${en.menu.unopened.is(why)}</p>
  <div class="row">
    <button class="gold" @click=${save}>${en.menu.unopened.save}</button>
    <button @click=${throwAway}>${en.menu.unopened.throwAway}</button>
  </div>`;

const gameCard = (game: keyof typeof en.menu.games, picture: TemplateResult, begin: () => void) => {
  const { name, players, about, begins } = en.menu.games[game];
  return html`<article class="game-card">
    ${picture}
    <div class="game-text">
      <h2>${name}</h2><small>${players}</small>
      <p>${about}</p>
      <button @click=${begin}><span>${begins}</span>${icon('onward', 24)}</button>
    </div>
  </article>`;
};

const more = (sign: IconName, label: string, act: () => void) =>
  html`<button @click=${act}>${icon(sign)}${label}</button>`;

const goOnCard = ({ seats, scores, toMove, tilesLeft }: Standing, goOn: () => void) => html`
  <button class="gold go-on" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text">
      <b>${en.menu.goOn}</b>
      <span class="go-on-scores less">${seats.map(({ name }, seat) => html`<bdi>${name} ${scores[seat]}</bdi>`)}</span>
      <span><bdi>${en.menu.toMove(seats[toMove].name)}</bdi>, ${en.menu.tilesLeft(tilesLeft)}</span>
    </span>
    <span class="go-on-birds" aria-hidden="true">${seats.map((seat, place) => html`<i>${mascot(knownMascot(seat.mascot, place))}</i>`)}</span>
  </button>`;

const goOnSearching = (
  { list, found, words, score, secondsLeft }: SearchStanding,
  isFirst: boolean,
  goOn: () => void,
) => html`
  <button class="go-on ${isFirst ? 'gold' : ''}" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text">
      <b>${en.menu.goOnSearching}</b>
      <span class="go-on-scores"><bdi>${categoryName(list.id, list.name)}</bdi><bdi>${en.menu.found(found, words)}</bdi><bdi>${en.menu.points(score)}</bdi></span>
      ${secondsLeft === undefined ? nothing : html`<span class="less">${en.menu.timeLeft(secondsLeft)}</span>`}
    </span>
  </button>`;

const goOnScrambling = (
  { side, name, words, score }: RoundStanding,
  isFirst: boolean,
  goOn: () => void,
) => html`
  <button class="go-on ${isFirst ? 'gold' : ''}" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text">
      <b>${en.menu.goOnScrambling}</b>
      <span class="go-on-scores"><bdi>${name}</bdi><bdi>${side} × ${side}</bdi><bdi>${en.menu.foundWords(words)}</bdi><bdi>${en.menu.points(score)}</bdi></span>
    </span>
  </button>`;
