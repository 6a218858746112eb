import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { type MascotId, mascot, type Pose } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import type { ScrambleTexts } from '../../texts/texts';
import { type Goal, ranks } from '../rules';

interface Climber {
  goal: Goal;
  bird: MascotId;
  pose: Pose;
}

/** "18 of 111 familiar words", the first of them large. */
export const goalFigure = ({ forms, scramble: { climb } }: ScrambleTexts, { found, all }: Goal) =>
  html`<p class="climb-figure"><b>${forms.figure(found)}</b> <span>${climb.of({ all })}</span></p>`;

/** What the rank above still takes; at the top, the rank. */
export const goalAhead = ({ common, scramble: { climb } }: ScrambleTexts, { rank, next }: Goal) =>
  html`<p class="climb-next line">${icon('star', 18)}<span>${
    next ? climb.next({ more: next.more, rank: common.ranks[next.rank] }) : common.ranks[rank]
  }</span></p>`;

const nest = html`<svg class="climb-nest" viewBox="0 0 48 32" aria-hidden="true">
  <ellipse cx="17" cy="11" rx="7" ry="9" fill="#e9f4f2" stroke="#9cb8b3" stroke-width="1.5" />
  <ellipse cx="31" cy="11" rx="7" ry="9" fill="#fff6e0" stroke="#cbb88c" stroke-width="1.5" />
  <path d="M2 13Q24 39 46 13 36 21 24 21T2 13Z" fill="#8a5a34" stroke="#5a3416" stroke-width="2" />
  <path d="M6 17q18 9 36 0M10 22q14 7 28 0" stroke="#c08a56" stroke-width="1.6" fill="none" />
</svg>`;

const twig = svg`<svg viewBox="0 0 46 20" aria-hidden="true"><path d="M0 15Q22 8 38 13" /><path class="leaf" d="M31 10q7-11 15-8-2 10-15 8z" /></svg>`;

/** The way up: what is reached, what is next, and where the bird stands. */
const stateOf = (goal: Goal, at: number) =>
  goal.found >= (goal.needs[at] ?? 0) ? 'got' : ranks[at] === goal.next?.rank ? 'next' : '';

const part = (goal: Goal) => goal.height / (ranks.length - 1);

/** A tree with a twig for each rank; the bird climbs its trunk. */
export const climbTree = (texts: ScrambleTexts, { goal, bird, pose }: Climber): TemplateResult => html`<section
  class="sc-climb slip paper column">${goalFigure(texts, goal)}
  <div class="climb-tree column" aria-hidden="true" .style=${`--climbed:${part(goal)}`}>
    <ol class="column">${ranks
      .map(
        (rank, at) => html`<li class=${stateOf(goal, at)}>${at === 0 ? nest : twig}
        <span>${texts.common.ranks[rank]}</span>${at > 0 ? html`<b>${texts.forms.figure(goal.needs[at] ?? 0)}</b>` : nothing}</li>`,
      )
      .reverse()}</ol>
    <i class="climber at-play">${mascot(bird, pose)}</i>
  </div>
  ${goalAhead(texts, goal)}</section>`;

/** Where no column has room for the tree, the bird walks along a twig. */
export const climbTwig = (texts: ScrambleTexts, { goal, bird, pose }: Climber): TemplateResult => html`<section
  class="sc-twig"><div class="climb-twig" aria-hidden="true" .style=${`--climbed:${part(goal)}`}>
    <ol>${ranks.map((rank, at) => {
      const state = stateOf(goal, at);
      if (at === 0) return html`<li class=${state}>${nest}</li>`;
      const shown =
        state === 'got' ? icon('done', 14) : state === 'next' ? texts.forms.figure(goal.needs[at] ?? 0) : '';
      return html`<li class=${state} data-rank=${rank}>${shown}</li>`;
    })}</ol>
    <i class="climber at-play">${mascot(bird, pose)}</i>
  </div>
  <div class="apart">${goalFigure(texts, goal)}${goalAhead(texts, goal)}</div></section>`;
