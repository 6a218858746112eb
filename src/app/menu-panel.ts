import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { watchPointer } from '../shared/mascots/bird-motion';
import { growCard, shrinkToCard } from '../shared/panels/growing-card';
import { type IconName, icon } from '../shared/panels/icons';
import { Layer } from '../shared/panels/layer';
import { looseTile, titleRack } from '../shared/panels/tiles';
import type { GameDescriptor, GameId } from '../shared/scenes/game-descriptor';
import type { Texts } from '../texts/texts';
import { MenuEntrance } from './menu-entrance';

export interface UnopenedGame {
  why: string;
  save(): void;
  throwAway(): void;
}

export type MenuWish = { kind: 'goOn' | 'playNow' | 'choose'; game: GameId } | { kind: Way['kind'] | 'more' | 'newer' };

/** To what stands beside the games. */
interface Way {
  kind: 'friends' | 'settings' | 'statistics' | 'study' | 'help';
  icon: IconName;
  label: string;
  /** Of what waits there. */
  count?: number;
}

/** What the menu shows at the moment. */
export interface MenuFacts {
  games: readonly GameDescriptor[];
  /** What is said of each game that waits to be gone on with. */
  waiting: ReadonlyMap<GameId, (texts: Texts) => TemplateResult>;
  /** What a game begun at once will be, as far as that is known. */
  starts: ReadonlyMap<GameId, (texts: Texts) => string>;
  notice: string | undefined;
  /** Why the words do not come. */
  failure: { why: string; again(): void } | undefined;
  /** Saved games that could not be opened. */
  unopened: readonly UnopenedGame[];
  /** A newer game lies ready. */
  hasNewer: boolean;
  /** There is a server for it. */
  hasFriends: boolean;
  /** There is room for it. */
  hasStudy: boolean;
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
    const { games, waiting, starts, notice, failure, unopened, hasNewer, ownTurns } = facts;
    const way = (kind: Way['kind'] | 'more', sign: IconName, label: string, count: number, where: string) =>
      html`<button class="with-icon ${where}" @click=${() => wish({ kind })}>${icon(sign)}<span>${label}</span>${count > 0 ? html`<span class="chip">${texts.forms.figure(count)}</span>` : nothing}</button>`;
    this.layer.render(
      () => html`<div class="menu-page column">
      <h1 class="middle" .style=${'grid-area:title'}>${titleRack(texts, perched)}</h1>
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
      ${facts.dailies ?? placeOfDailies}
      <div class="games"><div class="game-cards stack">
        ${games.map(({ id, menu }) => gameCard(texts, id, menu.picture(texts), waiting.get(id), starts.get(id)?.(texts), wish))}
      </div></div>
      <nav class="menu-more line wraps">
        ${menuWays(texts, facts).map(({ kind, icon: sign, label, count = 0 }) => way(kind, sign, label, count, 'not-narrow'))}
        ${way('more', 'menu', texts.common.more, ownTurns, 'only-narrow')}
      </nav>
      ${bagPicture()}
      ${['Z', 'K'].map((letter) => looseTile(letter, 'stray'))}
    </div>`,
    );
  }

  /** It grows into what it opens, and what was open shrinks to it. */
  grow(game: GameId) {
    growCard(this.card(game), this.parent);
  }

  shrinkTo(game: GameId) {
    shrinkToCard(this.card(game), this.parent);
  }

  private card(game: GameId) {
    return this.layer.element.querySelector<HTMLElement>(`.game-card[data-game="${game}"]`);
  }

  remove() {
    this.stopWatching();
    this.layer.remove();
  }
}

/** All of them; a phone shows them one tap away. */
export const menuWays = (texts: Texts, { hasFriends, hasStudy, ownTurns }: MenuFacts): readonly Way[] => [
  ...(hasFriends ? [{ kind: 'friends', icon: 'people', label: texts.menu.friends, count: ownTurns } as const] : []),
  { kind: 'statistics', icon: 'bars', label: texts.common.stats },
  ...(hasStudy ? [{ kind: 'study', icon: 'pencil', label: texts.common.study } as const] : []),
  { kind: 'settings', icon: 'gear', label: texts.common.settings },
  { kind: 'help', icon: 'help', label: texts.common.help },
];

/** So that nothing moves when they come. */
const placeOfDailies = html`<div class="dailies"></div>`;

const wordsMissing = (texts: Texts, { why, again }: NonNullable<MenuFacts['failure']>) => html`
  <p role="alert">${why}</p>
  <div class="row"><button class="gold" @click=${again}>${texts.common.tryAgain}</button></div>`;

const unopenedGame = (texts: Texts, { why, save, throwAway }: UnopenedGame) => html`
  <p role="alert">${texts.menu.unopened.is({ why })}</p>
  <div class="row">
    <button class="gold" @click=${save}>${texts.menu.unopened.save}</button>
    <button @click=${throwAway}>${texts.common.delete}</button>
  </div>`;

const newerGame = (texts: Texts, wish: (wish: MenuWish) => void) => html`
  <div class="line apart">
    <p class="quiet" role="status">${texts.menu.newer.is}</p>
    <button .style=${'min-width:max-content'} @click=${() => wish({ kind: 'newer' })}>${texts.menu.newer.open}</button>
  </div>`;

/** The games that wait are gone on with from their cards. */
const gameCard = (
  texts: Texts,
  game: GameId,
  picture: TemplateResult,
  waits: ((texts: Texts) => TemplateResult) | undefined,
  starts: string | undefined,
  wish: (wish: MenuWish) => void,
) => {
  const { playNowOf, continueGame, games } = texts.menu;
  const { common } = texts;
  const { about, more } = games[game];
  const of = { game: common[game] };
  const leads = waits ? 'goOn' : 'playNow';
  const quiet = waits ? common.newGame : starts;
  return html`<article class="game-card paper" data-game=${game}>
    ${picture}
    <div class="game-text">
      <h2>${common[game]}</h2>
      <p class="about cut">${waits?.(texts) ?? about}</p>
      <button class="gold with-icon play-now" ?data-first=${game === 'wordbler'} aria-label=${(waits ? continueGame : playNowOf)(of)} @click=${() => wish({ kind: leads, game })}>${icon('play')}<span aria-hidden="true">${waits ? common.continue : common.playNow}</span></button>
      <button class="bare with-icon choose-first" aria-label=${quiet === undefined ? more : `${quiet}: ${more}`} @click=${() => wish({ kind: 'choose', game })}><span class="cut" aria-hidden="true">${quiet ?? more}</span>${icon('onward', 16)}</button>
    </div>
  </article>`;
};

const folds = [
  ['M70 68Q57 100 26 150', '#1e0032', 0.35],
  ['M86 68Q81 100 69 150', '#1e0032', 0.3],
  ['M114 68Q119 100 131 150', '#1e0032', 0.3],
  ['M130 68Q143 100 174 150', '#1e0032', 0.38],
  ['M78 68Q69 100 47 150', '#ffe1ff', 0.14],
] as const;
const cord = [
  ['#8f6418', 11],
  ['#f2c14e', 6.5],
  ['#fff0b8', 1.8],
] as const;

/** The bag, as it lies on the table. */
const bagPicture = () => html`<svg class="menu-bag" viewBox="8 8 184 220" aria-hidden="true">
  <defs>
    <radialGradient id="bag-cloth" gradientUnits="userSpaceOnUse" cx="100" cy="150" r="118" fx="72" fy="120">
      <stop stop-color="#b069cf" /><stop offset=".45" stop-color="#7d3a9c" /><stop offset="1" stop-color="#3c1350" />
    </radialGradient>
    <linearGradient id="bag-neck" x2="0" y2="1"><stop stop-color="#c488de" /><stop offset="1" stop-color="#4d1b66" /></linearGradient>
  </defs>
  <ellipse cx="100" cy="213" rx="88" ry="13" opacity=".3" />
  <path d="M62 64C38 96 8 152 20 192C32 224 168 224 180 192C192 152 162 96 138 64Z" fill="url(#bag-cloth)" />
  <g fill="none" stroke-width="5" stroke-linecap="round">${folds.map(([d, colour, opacity]) => svg`<path d=${d} stroke=${colour} opacity=${opacity} />`)}</g>
  <path d="M57 66C42 46 38 26 53 17C63 30 74 13 84 24C94 9 106 9 116 24C126 13 137 30 147 17C162 26 158 46 143 66Z" fill="url(#bag-neck)" />
  <g fill="none" stroke-linecap="round">
    ${cord.map(([colour, wide]) => svg`<path d="M54 63Q100 78 146 63M128 70Q150 86 144 112" stroke=${colour} stroke-width=${wide} />`)}
    <path d="M144 122l-6 20m6-20v20m0-20l6 20" stroke="#f2c14e" stroke-width="3" />
  </g>
  <circle cx="144" cy="117" r="9" fill="#f2c14e" stroke="#8f6418" stroke-width="2" />
</svg>`;
