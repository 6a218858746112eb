import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { watchPointer } from '../shared/mascots/bird-motion';
import { type IconName, icon } from '../shared/panels/icons';
import { Layer } from '../shared/panels/layer';
import { looseTile, titleRack } from '../shared/panels/tiles';
import { wakeAfter } from '../shared/platform/page-time';
import type { GameDescriptor, GameId } from '../shared/scenes/game-descriptor';
import type { Texts } from '../texts/texts';

export interface UnopenedGame {
  why: string;
  save(): void;
  throwAway(): void;
}

export type MenuAction =
  | { kind: 'goOn' | 'playNow' | 'choose'; game: GameId }
  | { kind: 'friends' | 'settings' | 'statistics' | 'study' | 'help' | 'newer' };

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
    private readonly act: (action: MenuAction) => void,
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
    const { texts, act } = this;
    const { games, waiting, starts, notice, failure, unopened, hasNewer, ownTurns } = facts;
    const turns = ownTurns > 0 ? html`<span class="chip">${texts.forms.figure(ownTurns)}</span>` : nothing;
    const way = (
      kind: Exclude<MenuAction, { game: GameId }>['kind'],
      sign: IconName,
      label: string,
      count: TemplateResult | typeof nothing = nothing,
    ) =>
      html`<button class="with-icon"
        @click=${() => act({ kind })}>${icon(sign)}<span>${label}</span>${count}</button>`;
    this.layer.render(
      () => html`<div class="menu-page column">
      <h1 class="middle">${titleRack(texts, perched)}</h1>
      ${
        notice || failure || unopened.length > 0 || hasNewer
          ? html`<div class="notice stack">
            ${notice ? html`<p role="alert">${notice}</p>` : nothing}
            ${failure ? wordsMissing(texts, failure) : nothing}
            ${unopened.map((game) => unopenedGame(texts, game))}
            ${hasNewer ? newerGame(texts, act) : nothing}
          </div>`
          : nothing
      }
      ${facts.dailies ?? placeOfDailies}
      <div class="games"><div class="game-cards stack">
        ${games.map(({ id, menu }) =>
          gameCard(texts, id, menu.picture(texts), waiting.get(id), starts.get(id)?.(texts), act),
        )}
      </div></div>
      <nav class="menu-more line wraps">
        ${facts.hasFriends ? way('friends', 'people', texts.menu.friends, turns) : nothing}
        ${way('statistics', 'bars', texts.common.stats)}
        ${facts.hasStudy ? way('study', 'pencil', texts.common.study) : nothing}
        ${way('settings', 'gear', texts.common.settings)}
        ${way('help', 'help', texts.common.help)}
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

/** Their card, while they come: nothing moves then. */
const placeOfDailies = html`<div class="dailies stamps"><i class="stamps-day"></i><i></i><i></i><i></i></div>`;

const wordsMissing = (texts: Texts, { why, again }: NonNullable<MenuFacts['failure']>) => html`
  <p role="alert">${why}</p>
  <div class="row"><button class="gold" @click=${again}>${texts.common.tryAgain}</button></div>`;

const unopenedGame = (texts: Texts, { why, save, throwAway }: UnopenedGame) => html`
  <p role="alert">${texts.menu.unopened.is({ why })}</p>
  <div class="row">
    <button class="gold" @click=${save}>${texts.menu.unopened.save}</button>
    <button @click=${throwAway}>${texts.common.delete}</button>
  </div>`;

const newerGame = (texts: Texts, act: (action: MenuAction) => void) => html`
  <div class="line apart">
    <p class="quiet" role="status">${texts.menu.newer.is}</p>
    <button .style=${'min-width:max-content'} @click=${() => act({ kind: 'newer' })}>${texts.menu.newer.open}</button>
  </div>`;

/** The games that wait are gone on with from their cards. */
const gameCard = (
  texts: Texts,
  game: GameId,
  picture: TemplateResult,
  waits: ((texts: Texts) => TemplateResult) | undefined,
  starts: string | undefined,
  act: (action: MenuAction) => void,
) => {
  const { playNowOf, continueGame, games } = texts.menu;
  const { common, forms } = texts;
  const { about, more } = games[game];
  const of = { game: common[game] };
  const leads = waits ? 'goOn' : 'playNow';
  const quiet = waits ? common.newGame : starts;
  return html`<article class="game-card paper" data-game=${game}>
    ${picture}
    <div class="game-text">
      <h2>${common[game]}</h2>
      <p class="about cut">${waits?.(texts) ?? about}</p>
      <button class="gold with-icon play-now" ?data-first=${game === 'wordbler'}
        aria-label=${(waits ? continueGame : playNowOf)(of)}
        @click=${() => act({ kind: leads, game })}>${icon('play')}<span
        aria-hidden="true">${waits ? common.continue : common.playNow}</span></button>
      <button class="bare with-icon choose-first" aria-label=${quiet === undefined ? more : forms.labelled(quiet, more)}
        @click=${() => act({ kind: 'choose', game })}><span class="cut"
        aria-hidden="true">${quiet ?? more}</span>${icon('onward', 16)}</button>
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
    <linearGradient id="bag-neck" x2="0" y2="1"><stop stop-color="#c488de" /><stop offset="1"
      stop-color="#4d1b66" /></linearGradient>
  </defs>
  <ellipse cx="100" cy="213" rx="88" ry="13" opacity=".3" />
  <path d="M62 64C38 96 8 152 20 192C32 224 168 224 180 192C192 152 162 96 138 64Z" fill="url(#bag-cloth)" />
  <g fill="none" stroke-width="5" stroke-linecap="round">${folds.map(
    ([d, colour, opacity]) => svg`<path d=${d} stroke=${colour} opacity=${opacity} />`,
  )}</g>
  <path d="M57 66C42 46 38 26 53 17C63 30 74 13 84 24C94 9 106 9 116 24C126 13 137 30 147 17C162 26 158 46 143 66Z"
    fill="url(#bag-neck)" />
  <g fill="none" stroke-linecap="round">
    ${cord.map(
      ([colour, wide]) =>
        svg`<path d="M54 63Q100 78 146 63M128 70Q150 86 144 112" stroke=${colour} stroke-width=${wide} />`,
    )}
    <path d="M144 122l-6 20m6-20v20m0-20l6 20" stroke="#f2c14e" stroke-width="3" />
  </g>
  <circle cx="144" cy="117" r="9" fill="#f2c14e" stroke="#8f6418" stroke-width="2" />
</svg>`;

const apartMs = 45;
const cardsApartMs = 60;
const glideMs = 350;
const turnMs = 180;
const allMs = 1100;
const soft = 'cubic-bezier(.2, .8, .3, 1)';

/** Where the birds of the first rack sit on the menu: from which tile to which. */
const moves: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [2, 2],
  [4, 3],
  [6, 6],
];

/** A bird falls on a tile that has turned over; one that still falls does so on the menu. */
const hasLanded = (due: number | undefined) => due !== undefined && due < -2 * turnMs;

/**
 * How the menu comes, the first time: the rack that was there while it loaded glides to its place, with whatever had
 * turned over on it; or its tiles drop in. The cards rise. All of it lies on elements that are there, and can be
 * pressed, from the start.
 */
class MenuEntrance {
  private readonly from: Element | null;
  private readonly was: DOMRect | undefined;
  private readonly isCalm: boolean;

  /** Before anything of the menu is there, so that nothing has to be laid out to know where the rack lies. */
  constructor(within: HTMLElement) {
    const first = within.querySelector('.first');
    this.isCalm = within.matches('.calm');
    this.from = !this.isCalm && first?.matches('.shown') ? first.querySelector('.title-rack') : null;
    this.was = this.from?.getBoundingClientRect();
    first?.remove();
  }

  play(menu: HTMLElement) {
    const rack = menu.querySelector<HTMLElement>('.title-rack');
    if (this.isCalm || !rack) return;
    const due = this.from ? turnOn(rack, this.from) : [];
    menu.classList.add('enters');
    if (this.was) glideWithTheFrame(rack, this.was, due);
    else drop(rack);
    for (const [nth, card] of [...menu.querySelectorAll('.game-card')].entries()) rise(card, 80 + nth * cardsApartMs);
    for (const own of menu.querySelectorAll('.menu-more, .stray, .menu-bag')) come(own);
    wakeAfter(allMs, () => {
      menu.classList.remove('enters');
      rack.classList.remove('face-down');
    });
  }
}

/**
 * The tiles turn over when they would have turned, and what was still face down one after another. Returns in how many
 * ms each does.
 */
function turnOn(rack: HTMLElement, from: Element): number[] {
  const now = performance.now();
  let late = 0;
  const due = [...from.children].map((tile) => {
    const over = Number((tile as HTMLElement).dataset['over']);
    late += over ? 0 : apartMs;
    return over ? Math.round(over - now) : late;
  });
  rack.classList.add('face-down');
  for (const [at, tile] of ([...rack.children] as HTMLElement[]).entries()) {
    tile.style.setProperty('--late', `${due[at]}ms`);
    tile.classList.add('over');
  }
  for (const [at, to] of moves) if (hasLanded(due[at])) rack.children[to]?.classList.add('sits');
  return due;
}

/** Where the rack is to lie is asked once the menu is laid out anyway, and not in the task that makes it. */
function glideWithTheFrame(rack: HTMLElement, was: DOMRect, due: readonly number[]) {
  rack.style.visibility = 'hidden';
  requestAnimationFrame(() => {
    rack.style.visibility = '';
    glide(rack, was, due);
  });
}

function glide(rack: HTMLElement, was: DOMRect, due: readonly number[]) {
  const is = rack.getBoundingClientRect();
  const tiles = [...rack.children] as HTMLElement[];
  const hops = moves
    .filter(([from, to]) => from !== to && hasLanded(due[from]))
    .map(([from, to]) => ({
      bird: tiles[to]?.querySelector('.perched'),
      far: (tiles[from]?.offsetLeft ?? 0) - (tiles[to]?.offsetLeft ?? 0),
    }));
  const far = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / is.width})`;
  rack.animate(
    [
      { transformOrigin: '0 0', transform: far },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: glideMs, easing: soft },
  );
  for (const { bird, far } of hops)
    bird?.animate(
      [
        { transform: `translateX(${far}px)` },
        { transform: `translate(${far / 2}px, -35%) scale(.96, 1.05)`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: glideMs, easing: 'ease-in-out' },
    );
}

function drop(rack: HTMLElement) {
  for (const [nth, tile] of [...rack.children].entries())
    tile.animate(
      [
        { transform: 'translateY(-130%)', opacity: 0, easing: 'ease-in' },
        { transform: 'scale(1.04, .94)', opacity: 1, offset: 0.62 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 300, delay: nth * apartMs, fill: 'backwards' },
    );
}

const rise = (card: Element, delay: number) =>
  card.animate(
    [
      { transform: 'translateY(26px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, delay, easing: soft, fill: 'backwards' },
  );

const come = (own: Element) =>
  own.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay: 300, fill: 'backwards' });

const grownMs = 320;
const quick = 'cubic-bezier(.3, .7, .2, 1)';

/** A card of the menu grows into what it opens: its paper, and its picture on it, over both, fading all the way. */
const growCard = (card: HTMLElement | null, within: HTMLElement) => passSheet(card, within, (frames) => frames);

/** And back. */
const shrinkToCard = (card: HTMLElement | null, within: HTMLElement) =>
  passSheet(card, within, (frames) => frames.toReversed());

type Motion = (frames: Keyframe[]) => Keyframe[];

function passSheet(card: HTMLElement | null, within: HTMLElement, motion: Motion) {
  if (!card || within.matches('.calm')) return;
  const [small, all] = [card.getBoundingClientRect(), within.getBoundingClientRect()];
  const picture = card.querySelector('.game-picture');
  const drawn = picture?.getBoundingClientRect();
  const grown = document.createElement('div');
  grown.className = 'grown';
  grown.dataset['from'] = card.dataset['game'];
  grown.ariaHidden = 'true';
  const sheet = grown.appendChild(document.createElement('i'));
  within.append(grown);
  const timing = { duration: grownMs, easing: quick };
  const from = (x: number, y: number, wide: number, high: number) =>
    `translate(${x - all.x}px, ${y - all.y}px) scale(${wide}, ${high})`;
  const toWhole = (small: string, whole = 'none') => motion([{ transform: small }, { transform: whole }]);
  sheet.animate(toWhole(from(small.x, small.y, small.width / all.width, small.height / all.height)), timing);
  if (picture && drawn) {
    // As large as on the card, and as much larger as the paper gets wider.
    const same = grown.appendChild(picture.cloneNode(true)) as HTMLElement;
    Object.assign(same.style, { width: `${drawn.width}px`, height: `${drawn.height}px` });
    const wider = all.width / small.width;
    const there = `translate(${(drawn.x - small.x) * wider}px, 0) scale(${wider})`;
    same.animate(toWhole(from(drawn.x, drawn.y, 1, 1), there), timing);
  }
  const fading = grown.animate([{ opacity: 1 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], grownMs);
  fading.onfinish = () => grown.remove();
}
