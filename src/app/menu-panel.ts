import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../engine/must';
import { called } from '../engine/players/names';
import type { RoundStanding } from '../scramble/play/menu-facts';
import { categoryName } from '../search/panels/category-name';
import type { SearchStanding } from '../search/play/menu-facts';
import { knownMascot, mascot } from '../shared/mascots';
import { watchPointer } from '../shared/mascots/bird-motion';
import { growCard, shrinkToCard } from '../shared/panels/grown-card';
import { type IconName, icon } from '../shared/panels/icons';
import { Layer } from '../shared/panels/layer';
import { looseTile, titleRack } from '../shared/panels/tiles';
import type { Texts } from '../texts/texts';
import type { Seat } from '../wordbler/rules';
import { bagPicture, boardPicture, searchPicture, trayPicture } from './game-pictures';
import { MenuEntrance } from './menu-entrance';

export type Game = keyof Texts['menu']['games'];

/** How the last game stands, or, before it can be opened, who sits there. */
export interface Standing {
  seats: readonly Pick<Seat, 'name' | 'mascot'>[];
  scores?: readonly number[];
  toMove?: number;
  tilesLeft?: number;
}

export interface UnopenedGame {
  why: string;
  save(): void;
  throwAway(): void;
}

export type MenuWish =
  | { kind: 'goOn' | 'playNow' | 'choose'; game: Game }
  | { kind: 'friends' | 'settings' | 'statistics' | 'help' | 'about' | 'newer' };

/** What the menu shows at the moment. */
export interface MenuFacts {
  last: Standing | undefined;
  /** A word search that waits to be gone on with. */
  search: SearchStanding | undefined;
  /** A board of letters that waits, too. */
  round: RoundStanding | undefined;
  notice: string | undefined;
  /** Why the words do not come. */
  failure: { why: string; again(): void } | undefined;
  /** Saved games that could not be opened. */
  unopened: readonly UnopenedGame[];
  /** A newer game lies ready. */
  hasNewer: boolean;
  /** There is a server for it. */
  hasFriends: boolean;
  /** At how many tables with others it is this player's turn. */
  ownTurns: number;
  /** The dailies, once they have come. */
  dailies: TemplateResult | undefined;
}

const perched: Parameters<typeof titleRack>[1] = [
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

  constructor(
    private readonly texts: Texts,
    private readonly parent: HTMLElement,
    private readonly wish: (wish: MenuWish) => void,
    facts: MenuFacts,
    isFirst: boolean,
  ) {
    const entrance = isFirst ? new MenuEntrance(parent) : undefined;
    this.layer = new Layer(parent, `screen menu lamp-lit ${isFirst ? 'first-visit' : ''}`);
    this.render(facts);
    entrance?.play(this.layer.element);
    this.stopWatching = watchPointer(this.layer.element);
  }

  render(facts: MenuFacts) {
    const { texts, wish } = this;
    const { last, search, round, notice, failure, unopened, hasNewer, ownTurns } = facts;
    const goOn = (game: Game) => () => wish({ kind: 'goOn', game });
    const turns = ownTurns > 0 ? html`<span class="chip">${texts.inFigures(ownTurns)}</span>` : nothing;
    const more = (
      sign: IconName,
      label: string,
      kind: Exclude<MenuWish, { game: Game }>['kind'],
      count: TemplateResult | typeof nothing = nothing,
    ) =>
      html`<button class="with-icon" @click=${() => wish({ kind })}>${icon(sign)}<span>${label}</span>${count}</button>`;
    const waiting = [last, search, round].filter(Boolean).length;
    this.layer.render(
      () => html`<div class="menu-page column">
      <h1 class="middle" .style=${'grid-area:title'}>${titleRack(texts, perched)}</h1>
      <p class="motto">${texts.menu.motto}</p>
      ${
        notice || failure || unopened.length > 0 || hasNewer
          ? html`<div class="notice stack">
            ${notice ? html`<p role="alert">${notice}</p>` : nothing}
            ${failure ? wordsMissing(texts, failure) : nothing}
            ${unopened.map((game) => unopenedGame(texts, game))}
            ${hasNewer ? newerGame(texts, wish) : nothing}
          </div>`
          : nothing
      }
      ${
        waiting > 0
          ? html`<div class="go-ons stack ${['', 'several', 'several three'][waiting - 1]}">
            ${last ? goOnCard(texts, last, goOn('wordbler')) : nothing}
            ${search ? goOnSearching(texts, search, goOn('search')) : nothing}
            ${round ? goOnScrambling(texts, round, goOn('scramble')) : nothing}
          </div>`
          : nothing
      }
      <div class="games"><div class="game-cards stack">
        ${gameCard(texts, 'wordbler', boardPicture(texts), wish)}
        ${gameCard(texts, 'search', searchPicture(), wish)}
        ${gameCard(texts, 'scramble', trayPicture(), wish)}
      </div></div>
      ${facts.dailies ?? placeOfDailies}
      <nav class="menu-more line wraps">
        ${facts.hasFriends ? more('people', texts.menu.friends, 'friends', turns) : nothing}
        ${more('gear', texts.menu.settings, 'settings')}
        ${more('bars', texts.menu.statistics, 'statistics')}
        ${more('help', texts.menu.help, 'help')}
        ${more('info', texts.menu.credits, 'about')}
      </nav>
      ${bagPicture()}
      ${['Z', 'K', 'J', 'Q'].map((letter) => looseTile(letter, 'stray'))}
    </div>`,
    );
  }

  /** It grows into what it opens, and what was open shrinks to it. */
  grow(game: Game, what: 'go-on' | 'game-card') {
    growCard(this.card(game, what), this.parent);
  }

  shrinkTo(game: Game) {
    shrinkToCard(this.card(game, 'game-card'), this.parent);
  }

  private card(game: Game, what: 'go-on' | 'game-card') {
    return this.layer.element.querySelector<HTMLElement>(`.${what}[data-game="${game}"]`);
  }

  remove() {
    this.stopWatching();
    this.layer.remove();
  }
}

/** So that nothing moves when they come. */
const placeOfDailies = html`<div class="dailies" .style=${'min-height:calc(max(46px, 58 * var(--u)) + 2 * var(--s3))'}></div>`;

const wordsMissing = (texts: Texts, { why, again }: NonNullable<MenuFacts['failure']>) => html`
  <p role="alert">${why}</p>
  <div class="row"><button class="gold" @click=${again}>${texts.boot.tryAgain}</button></div>`;

const unopenedGame = (texts: Texts, { why, save, throwAway }: UnopenedGame) => html`
  <p role="alert">${texts.menu.unopened.is(why)}</p>
  <div class="row">
    <button class="gold" @click=${save}>${texts.menu.unopened.save}</button>
    <button @click=${throwAway}>${texts.menu.unopened.throwAway}</button>
  </div>`;

const newerGame = (texts: Texts, wish: (wish: MenuWish) => void) => html`
  <div class="line apart">
    <p class="quiet" role="status">${texts.menu.newer.is}</p>
    <button .style=${'min-width:max-content'} @click=${() => wish({ kind: 'newer' })}>${texts.menu.newer.open}</button>
  </div>`;

const gameCard = (texts: Texts, game: Game, picture: TemplateResult, wish: (wish: MenuWish) => void) => {
  const { playNow: now, playNowOf, games } = texts.menu;
  const { name, players, about, starts, more } = games[game];
  return html`<article class="game-card paper" data-game=${game}>
    ${picture}
    <div class="game-text">
      <h2>${name}</h2><small class="players">${players}</small>
      <p class="about">${about}</p>
      <p class="starts">${starts}</p>
      <button class="gold with-icon play-now" aria-label=${playNowOf(name)} @click=${() => wish({ kind: 'playNow', game })}>${icon('play')}<span>${now}</span></button>
      <button class="bare with-icon choose-first" @click=${() => wish({ kind: 'choose', game })}><span>${more}</span>${icon('onward')}</button>
    </div>
  </article>`;
};

const goOnCard = (texts: Texts, { seats, scores, toMove, tilesLeft }: Standing, goOn: () => void) => html`
  <button class="go-on line" data-game="wordbler" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text saying">
      <b>${texts.menu.goOn}</b>
      <span class="go-on-scores less">${seats.map(({ name }, seat) => html`<bdi>${called(name, texts.select)} ${texts.inFigures(scores?.[seat] ?? '')}</bdi>`)}</span>
      <span>${
        toMove === undefined || tilesLeft === undefined
          ? '\u00a0'
          : html`<bdi>${texts.menu.toMove(must(seats[toMove]).name)}</bdi>, ${texts.menu.tilesLeft(tilesLeft)}`
      }</span>
    </span>
    <span class="go-on-birds" aria-hidden="true">${seats.map((seat, place) => html`<i>${mascot(knownMascot(seat.mascot, place))}</i>`)}</span>
  </button>`;

const goOnSearching = (
  texts: Texts,
  { list, found, words, score, secondsLeft }: SearchStanding,
  goOn: () => void,
) => html`
  <button class="go-on line" data-game="search" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text saying">
      <b>${texts.menu.goOnSearching}</b>
      <span class="go-on-scores"><bdi>${categoryName(texts, list)}</bdi><bdi>${texts.menu.found(found, words)}</bdi><bdi>${texts.menu.points(score)}</bdi></span>
      ${secondsLeft === undefined ? nothing : html`<span class="less">${texts.menu.timeLeft(secondsLeft)}</span>`}
    </span>
  </button>`;

const goOnScrambling = (texts: Texts, { side, name, words, score }: RoundStanding, goOn: () => void) => html`
  <button class="go-on line" data-game="scramble" @click=${goOn}>
    ${icon('play', 30)}
    <span class="go-on-text saying">
      <b>${texts.menu.goOnScrambling}</b>
      <span class="go-on-scores"><bdi>${called(name, texts.select)}</bdi><bdi>${texts.inFigures(`${side} × ${side}`)}</bdi><bdi>${texts.menu.foundWords(words)}</bdi><bdi>${texts.menu.points(score)}</bdi></span>
    </span>
  </button>`;
