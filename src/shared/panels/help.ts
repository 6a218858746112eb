import { html, nothing, type TemplateResult } from 'lit-html';
import type { KeyHelp } from '../../texts/sentence-facts';
import type { Texts } from '../../texts/texts';
import { panelHead, tabs } from './controls';
import type { Dialog } from './dialog';
import { icon } from './icons';
import type { PageServices } from './page-services';

const outline =
  'M21 6c3.300 0 5.500 2.500 5.500 5.800V27c1-1.300 2.600-2 4.400-2 2.600 0 4.600 1.400 5.400 3.600 1-.9 2.300-1.300 3.800-1.300 2.600 0 4.500 1.400 5.300 3.700 3.800-.6 7 1.600 7 6.200 0 9.500-1.500 13.800-5.200 19.800V66H24v-8.500c-6-5-11.500-12.500-15.300-20.300-1.300-2.800-.4-5.500 1.800-6.600 2.300-1.200 4.700-.3 6.200 1.900V11.800C15.700 8.500 17.700 6 21 6z';

/** A hand that points with the tip of its first finger. */
export const hand = (kind: string, style = '') => html`<svg class="hand ${kind}" .style=${style} viewBox="0 0 60 76"
  aria-hidden="true" stroke="#2c1f14" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round">
  <path fill="#fff8e7" d=${outline} /><path fill="none" d="M26.500 27v9M36.300 29v8M45.400 31.500V39" />
  <path fill="#1c6f6d" d="M22 63h27v10H22z" /></svg>`;

/** What is done with a hand, and what comes of it. */
export interface HelpPicture {
  picture: TemplateResult;
  /** Where fingers are, in shares of the picture from its upper left corner. */
  hands?: readonly (readonly [x: number, y: number])[];
}

/** What there is to know of a game. */
export interface Help {
  steps: readonly (HelpPicture & { title: string; text: string })[];
  /** What stands between the pictures and the keys. */
  more?: TemplateResult;
  keys: readonly KeyHelp[];
}

const games = ['wordbler', 'search', 'scramble'] as const;
export type HelpedGame = (typeof games)[number];

const pointing = ([x, y]: readonly [number, number]) => hand('', `left:${x * 100}%;top:${y * 100}%`);

/** Whoever has nothing finer than fingers seldom has keys. */
const hasKeys = () => matchMedia('(any-pointer: fine)').matches;

const helpPanel = (texts: Texts, { steps, more, keys }: Help) => html`
  <ol class="steps">${steps.map(
    ({ picture, hands = [], title, text }) =>
      html`<li><span class="help-picture"
        aria-hidden="true">${picture}${hands.map(pointing)}</span><span><b>${title}</b>${text}</span></li>`,
  )}</ol>
  ${more ?? nothing}
  <details class="keys" ?open=${hasKeys()}>
    <summary>${texts.keys.title}</summary>
    <dl class="facts">${[...keys, ...texts.keys.everywhere].map(
      (help) => html`<div><dt><kbd>${help.keys}</kbd></dt><dd>${help.meaning}</dd></div>`,
    )}</dl>
  </details>`;

/** How the games are played, the one somebody comes from first. */
export function openHelp(
  { texts, helpOf }: Pick<PageServices, 'texts' | 'helpOf'>,
  dialog: Dialog,
  game: HelpedGame,
  closed: () => void = () => {},
  /** From the menu: what the games are, and whom they owe what; how they work. */
  more: { about?: () => void; how?: (() => void) | undefined } = {},
) {
  const close = dialog.closing(closed);
  const known: { [own in HelpedGame]?: (() => Help) | 'missing' } = {};
  let shown = game;
  const panel = () => {
    const { wordbler, search, scramble } = texts.common;
    const help = known[shown];
    return html`${panelHead(texts.common.help, texts.common.close, close)}
      ${tabs({
        label: texts.common.help,
        values: games,
        texts: { wordbler, search, scramble },
        chosen: shown,
        choose: show,
      })}
      <div class="stack" role="tabpanel" aria-label=${texts.common[shown]} aria-busy=${help === undefined}>
        ${
          help === 'missing'
            ? html`<p class="notice" role="alert">${texts.common.checkConnection}</p>`
            : help
              ? helpPanel(texts, help())
              : nothing
        }
      </div>
      ${
        more.about
          ? html`<p class="line wraps">${
              more.how
                ? html`<button type="button" class="bare with-icon"
                    @click=${more.how}>${icon('bulb')}<span>${texts.common.howItWorks}</span></button>`
                : nothing
            }<button type="button" class="bare with-icon"
              @click=${more.about}>${icon('info')}<span>${texts.about.title}</span></button></p>`
          : nothing
      }`;
  };
  const renew = () => dialog.open('help', () => texts.common.help, panel, close);
  const show = (next: HelpedGame) => {
    shown = next;
    renew();
    if (typeof known[next] !== 'function') void look(next);
  };
  const look = async (own: HelpedGame) => {
    known[own] = await helpOf(own).catch(() => 'missing' as const);
    if (dialog.is('help')) renew();
  };
  show(game);
}
