import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { charactersOf } from '../../engine/players/names';
import { type MascotId, mascot, type Pose } from '../../shared/mascots';
import { definitionElsewhere, sensesOf } from '../../shared/panels/definition';
import { type BarTool, barTool, gameBar, soundTool } from '../../shared/panels/game-bar';
import { icon } from '../../shared/panels/icons';
import type { Box } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { wordIn } from '../../shared/panels/screen-reader';
import { tileLetter } from '../../shared/panels/tiles';
import type { ScrambleTexts } from '../../texts/texts';
import type { Message } from '../play/session';
import type { LookedUp, WordLook } from '../play/word-look';
import { type Goal, ranks, standing } from '../rules';

interface Bar {
  back(): void;
  /** Where that leads, if not to where the player came from. */
  backTo?: string;
  tools: readonly BarTool[];
  /** What is always in sight, such as a clock, where nothing else has room for it. */
  chips?: TemplateResult;
  /** How far others are. */
  beside?: TemplateResult | undefined;
}

export const scrambleSound = ({ common }: ScrambleTexts, services: Pick<PageServices, 'preferences'>) =>
  soundTool(services, { on: common.soundOff, off: common.soundOn });

export const printTool = ({ common }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'print',
  label: common.print,
  act,
});

export const settingsTool = ({ common }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'gear',
  label: common.settings,
  keys: '9',
  act,
});

/** The bar above a board, with the game's name in tiles. */
export const scrambleBar = (
  { common: { scramble: name, back: goBack } }: ScrambleTexts,
  { back, backTo = goBack, tools, chips, beside }: Bar,
) =>
  gameBar({
    back: { label: backTo, act: back },
    name: html`<h1 class="bar-name" dir="auto" aria-label=${name}>${charactersOf(name.toUpperCase()).map(
      (letter) => html`<span class="bar-tile tile" aria-hidden="true">${letter}</span>`,
    )}</h1>`,
    rest: html`${beside ? html`<span class="grow cut">${beside}</span>` : nothing}${chips ?? nothing}
  <div class="bar-tools line">${tools.map((tool) => barTool(tool))}</div>`,
  });

/** Where a screen has left room for the tray, and what is pressed there is meant for it. */
export const trayPlaceIn = (screen: HTMLElement) => screen.querySelector<HTMLElement>('.sc-tray')!;

/** The same, seen from the screen, in CSS pixels. */
export function trayBoxIn(screen: HTMLElement): Box {
  const { left, top, width, height } = trayPlaceIn(screen).getBoundingClientRect();
  const origin = screen.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, w: width, h: height };
}

interface Plaque {
  letters: readonly string[];
  worth: number;
  /** Its points are sure; until then they are grey. */
  isWord: boolean;
  message: Message | undefined;
  /** What stands there while there is no word. */
  empty: string;
  /** Below the points. */
  note?: string;
}

/** The word in the making above the tray, and what it would be worth; or what the game says. */
export const wordPlaque = (texts: ScrambleTexts, { letters, worth, isWord, message, empty, note }: Plaque) => {
  const length = letters.join('').length;
  if (message) return html`<p class="plaque-said ${message.kind}">${message.says()}</p>`;
  if (length === 0) return html`<p class="plaque-said quiet">${empty}</p>`;
  return html`<div class="plaque-word tiles" .style="--letters:${Math.max(5, letters.length)}">${letters.map(
    (letter) => html`<span class="tile">${letter === 'QU' ? html`Q<small>u</small>` : tileLetter(letter)}</span>`,
  )}</div>
  <p class="plaque-worth"><b
    .style=${isWord ? 'color:var(--cream)' : ''}>${
      worth > 0 ? texts.common.pointCount({ count: worth }) : nothing
    }</b><span>${note}</span></p>`;
};

interface Card {
  look: WordLook;
  points: number;
  /** Who found it, or that nobody did. */
  note?: string | undefined;
  /** Words that stand in it. */
  inside?: readonly { word: string; points: number }[];
  choose?(word: string): void;
}

/** The word that is looked at: its points, its paths, what it means. */
export const wordCard = (texts: ScrambleTexts, { look, points, note, inside = [], choose }: Card) => {
  const { result } = texts.scramble;
  const { word, definition, place } = look;
  if (!word) return html`<section class="word-card slip paper column"><p class="note">${result.choose}</p></section>`;
  return html`<section class="word-card slip paper column" tabindex="0" aria-label=${spelled(word)}>
    <header class="line wraps"><h2 lang=${look.language}>${spelled(word)}</h2><span
      class="chip">${texts.common.pointCount({ count: points })}</span>
      ${note ? html`<small class="note">${note}</small>` : nothing}
      ${
        place.all > 1
          ? html`<span class="leaf note line"><button type="button" class="ivory icon-only back-tool"
          aria-label=${result.previous} title=${result.previous}
          @click=${() => look.leaf(-1)}>${icon('onward')}</button>
              <span>${result.path(place)}</span>
              <button type="button" class="ivory icon-only on-tool" aria-label=${result.next} title=${result.next}
                @click=${() => look.leaf(1)}>${icon('onward')}</button></span>`
          : nothing
      }
    </header>
    <div class="word-means" role="status">${
      definition === 'elsewhere' ? definitionElsewhere(texts, word, look.language) : meansOf(texts, definition)
    }</div>
    ${
      inside.length > 0 && choose
        ? html`<p class="inside note line wraps"><span>${result.inside}</span>${inside.slice(0, 12).map(
            (one) =>
              html`<button type="button" class="chip"
                  @click=${() => choose(one.word)}>${wordIn(look.language, one.word)}
                  <small>${texts.forms.figure(one.points)}</small></button>`,
          )}</p>`
        : nothing
    }
  </section>`;
};

function meansOf(texts: ScrambleTexts, definition: Exclude<LookedUp, 'elsewhere'>): TemplateResult {
  if (definition === 'loading') return html`<p>${texts.definitions.loading}</p>`;
  if (definition === 'unknown') return html`<p>${texts.scramble.solver.noDefinition}</p>`;
  if (definition === 'unavailable') return html`<p>${texts.definitions.unavailable}</p>`;
  if ('mayComeFrom' in definition)
    return html`<p>${texts.scramble.solver.noDefinition}
      ${texts.definitions.lead({ word: definition.mayComeFrom })}</p>`;
  return sensesOf(
    texts,
    definition,
    ({ part, gloss }) => html`<p><i>${texts.definitions.parts[part]}</i> <span lang="en">${gloss}</span></p>`,
  );
}

interface Climber {
  goal: Goal;
  bird: MascotId;
  pose: Pose;
}

/** "18 of 111 familiar words", the first of them large. */
const goalFigure = ({ forms, scramble: { climb } }: ScrambleTexts, { found, all }: Goal) =>
  html`<p class="climb-figure"><b>${forms.figure(found)}</b> <span>${climb.of({ all })}</span></p>`;

const ahead = ({ common, scramble: { climb } }: ScrambleTexts, { rank, next }: Goal) =>
  next ? climb.next({ more: next.more, rank: common.ranks[next.rank] }) : common.ranks[rank];

/** What the rank above still takes; at the top, the rank. */
const goalAhead = (texts: ScrambleTexts, goal: Goal) =>
  html`<p class="climb-next line"><b>${ahead(texts, goal)}</b></p>`;

const nest = svg`<ellipse cx="17" cy="11" rx="7" ry="9" fill="#e9f4f2" stroke="#9cb8b3" stroke-width="1.5" />
  <ellipse cx="31" cy="11" rx="7" ry="9" fill="#fff6e0" stroke="#cbb88c" stroke-width="1.5" />
  <path d="M2 13Q24 39 46 13 36 21 24 21T2 13Z" fill="#8a5a34" stroke="#5a3416" stroke-width="2" />
  <path d="M6 17q18 9 36 0M10 22q14 7 28 0" stroke="#c08a56" stroke-width="1.6" fill="none" />`;

/** A rank is got, is the next one, or is far. */
const looks = {
  got: { text: 'var(--ink)', wood: '#6a4325', leaf: '#5c9a4a', disc: '#3f7d33', rim: '#cfe3d8' },
  next: { text: 'var(--amber)', wood: '#e2a92f', leaf: '#e2a92f', disc: '#f2c14e', rim: '#fff3c8' },
  far: { text: '#756349', wood: '#d9c69a', leaf: '#cdbb8a', disc: '#123a2d', rim: '#cfe3d8' },
} as const;

const stateOf = (goal: Goal, at: number): keyof typeof looks =>
  goal.found >= (goal.needs[at] ?? 0) ? 'got' : ranks[at] === goal.next?.rank ? 'next' : 'far';

const last = ranks.length - 1;
const climbed = ({ height }: Goal) => height / last;

const rung = ({ common, forms }: ScrambleTexts, goal: Goal, at: number) => {
  const { text, wood, leaf } = looks[stateOf(goal, at)];
  const name = html`<span class="grow">${common.ranks[ranks[at] ?? 'nest']}</span>`;
  return html`<li class="line grow" .style=${`font-weight:700;color:${text}`}>${
    at === 0
      ? html`<svg viewBox="0 0 48 32" .style=${'flex:none;width:44px;margin-inline:-21px 8px'}>${nest}</svg>${name}`
      : html`<svg viewBox="0 0 46 20" .style=${'flex:none;width:var(--twig)'}>
        <path d="M0 15Q22 8 38 13" fill="none" stroke=${wood} stroke-width="6" stroke-linecap="round" />
        <path d="M31 10q7-11 15-8-2 10-15 8z" fill=${leaf} /></svg>${name}<b>${forms.figure(goal.needs[at] ?? 0)}</b>`
  }</li>`;
};

const trunk = `flex:1;padding-inline-start:calc(var(--trunk) + 5px);background:
  linear-gradient(90deg,#8a5a34,#4b2b17) var(--trunk) 100% / 12px var(--stand) no-repeat,
  linear-gradient(#d9c69a,#d9c69a) var(--trunk) 100% / 12px 98% no-repeat`;
const onTrunk = `width:calc(var(--twig) + 22px);inset-block-end:calc(var(--stand) - 6px);
  inset-inline-start:calc(var(--trunk) - 26px)`;

/** A tree with a twig for each rank; the bird climbs its trunk. */
export const climbTree = (texts: ScrambleTexts, { goal, bird, pose }: Climber): TemplateResult => html`<section
  class="sc-climb slip paper column">${goalFigure(texts, goal)}
  <div class="climb-tree column" aria-hidden="true" .style=${`--climbed:${climbed(goal)}`}>
    <ol class="column" .style=${`gap:0;${trunk}`}>${ranks.map((_, at) => rung(texts, goal, last - at))}</ol>
    <i class="climber at-play" .style=${onTrunk}>${mascot(bird, pose)}</i>
  </div>
  ${goalAhead(texts, goal)}</section>`;

const [from, step] = [24, 51];

const knot = ({ forms }: ScrambleTexts, goal: Goal, at: number) => {
  const state = stateOf(goal, at);
  const { disc, rim } = looks[state];
  const x = from + at * step;
  return svg`<circle cx=${x} cy="46" r=${state === 'next' ? 13 : 9} fill=${disc} stroke=${rim} stroke-width="2" />${
    state === 'got'
      ? svg`<path d="M${x - 4} 46l3 3.500 5-6.500" fill="none" stroke="#fff" stroke-width="2.200"
      stroke-linecap="round" />`
      : state === 'next'
        ? svg`<text x=${x} y="50.500" text-anchor="middle" font-size="13" font-weight="800"
        fill="#2c1f14">${forms.figure(goal.needs[at] ?? 0)}</text>`
        : nothing
  }`;
};

// In a window that is no higher than wide the tray needs its room.
const onTwig = 'position:relative;max-width:clamp(0px,8 * (100cqb - 100cqi),520px);margin-inline:auto';

/** Where no column has room for the tree, the bird walks along a twig. */
export const climbTwig = (texts: ScrambleTexts, { goal, bird, pose }: Climber): TemplateResult => {
  const x = from + goal.height * step;
  return html`<section class="sc-twig"><div class="not-low" aria-hidden="true" .style=${onTwig}>
    <svg viewBox="0 0 350 62" .style=${'display:block;width:100%'}>
      <path d="M24 46H332" stroke="#17110a" stroke-opacity=".45" stroke-width="11" stroke-linecap="round" />
      <path d="M24 46H${x}" stroke="#8a5a34" stroke-width="9" stroke-linecap="round" />
      <path d="M24 44H${x}" stroke="#b98a58" stroke-width="2.500" stroke-linecap="round" />
      <g transform="translate(7 30) scale(.72)">${nest}</g>
      ${ranks.slice(1).map((_, at) => knot(texts, goal, at + 1))}
    </svg>
    <i class="climber at-play"
      .style=${`width:13.4%;inset-block-end:24%;inset-inline-start:${(100 * x) / 350 - 6.7}%`}>${mascot(bird, pose)}</i>
  </div>
  <div class="apart">${goalFigure(texts, goal)}<b
    .style=${'color:var(--score)'}>${ahead(texts, goal)}</b></div></section>`;
};

/** Its room, until the words are counted: the tray stands where it will stand. */
export const roomForTwig = (texts: ScrambleTexts, who: Omit<Climber, 'goal'>): TemplateResult =>
  html`<div .style=${'visibility:hidden'}>${climbTwig(texts, {
    ...who,
    goal: { bonus: 0, ...standing(0, 99) },
  })}</div>`;
