import './styles.css';
import { html, nothing, svg } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { pageTicker } from '../../shared/platform/page-time';
import type { StatsTexts } from '../../texts/texts';
import type { MilestoneId, MilestoneStanding } from '../rules/statistics';

type Thing = [kind: 'egg' | 'feather' | 'key', colour: string];

/** What lies on the shelf for each. */
const things: Readonly<Record<MilestoneId, Thing>> = {
  games50: ['egg', '#bfe3df'],
  rack: ['feather', '#3f8ddb'],
  play80: ['egg', '#ffe49a'],
  word9: ['feather', '#4fa36a'],
  beatExpert: ['key', '#f2c14e'],
  beatThree: ['key', '#e08a4a'],
  pages10: ['egg', '#fff6e0'],
  all1: ['feather', '#d9634c'],
  all25: ['egg', '#ffe49a'],
  unhelped: ['key', '#f2c14e'],
  score2000: ['feather', '#8b6fc9'],
  dailySearch7: ['egg', '#bfe3df'],
  boards10: ['egg', '#fff6e0'],
  boards100: ['egg', '#e6b7a0'],
  points30: ['feather', '#3f8ddb'],
  points60: ['feather', '#d9634c'],
  word7: ['key', '#f2c14e'],
  dailyBoard7: ['egg', '#bfe3df'],
};

const shapes = {
  egg: (colour: string) =>
    svg`<ellipse cx="30" cy="34" rx="17" ry="22" fill=${colour} stroke="#8a5a0c" stroke-width="2" /><ellipse cx="24"
      cy="25" rx="5" ry="8" fill="#fff" opacity=".55" />`,
  feather: (colour: string) =>
    svg`<path d="M12 54Q14 20 48 10Q52 42 20 48" fill=${colour} stroke="#1d3b57" stroke-width="2"
      stroke-linejoin="round" /><path d="M12 56Q22 32 42 18" stroke="#fff" stroke-width="2.5" fill="none"
      stroke-linecap="round" />`,
  key: (colour: string) =>
    [
      ['#6b4408', 9],
      [colour, 5],
    ].map(
      ([stroke, wide]) =>
        svg`<path d="M20 12a10 10 0 1 0 .1 0M27 29L50 52M42 44l8-8M48 50l6-6" fill="none" stroke=${stroke}
          stroke-width=${wide} stroke-linecap="round" />`,
    ),
};

/** What somebody has for a milestone. */
const thing = (id: MilestoneId) => {
  const [kind, colour] = things[id];
  return html`<svg viewBox="0 0 60 60" aria-hidden="true">${shapes[kind](colour)}</svg>`;
};

const isReached = ({ reached, goal }: MilestoneStanding) => reached >= goal;

/** The shelf with what was earned, and what is to be. */
export const milestoneShelf = (
  { stats }: StatsTexts,
  milestones: readonly MilestoneStanding[],
) => html`<div class="shelf stack">
    <span class="things evenly"
      aria-hidden="true">${milestones.map(
        (own) => html`<i class=${isReached(own) ? '' : 'to-come'}>${thing(own.id)}</i>`,
      )}</span>
    <p class="walnut plaque line apart"><b>${stats.milestones}</b><small>${stats.ofAll({
      count: milestones.filter(isReached).length,
      all: milestones.length,
    })}</small></p>
  </div>`;

/** What each was earned for, or asks. */
export const milestoneList = (
  { stats }: StatsTexts,
  milestones: readonly MilestoneStanding[],
) => html`<section class="milestones" aria-labelledby="milestones-title"><h3
  id="milestones-title">${stats.milestones}</h3>
  <ul>${milestones.map(
    (own) => html`<li class="milestone list-row line"><i class=${isReached(own) ? '' : 'to-come'}
      aria-hidden="true">${thing(own.id)}</i>
      <span class="saying grow"><b>${stats.names[own.id]}</b>${
        isReached(own)
          ? html`<small class="spoken">${stats.reached}</small>`
          : html`<span class="bar" aria-hidden="true"><i
            .style=${`inline-size:${(100 * own.reached) / own.goal}%`}></i></span><small>${stats.ofAll({
              count: own.reached,
              all: own.goal,
            })}</small>`
      }</span>${isReached(own) ? icon('done', 18) : nothing}</li>`,
  )}</ul></section>`;

const shownMs = 6000;

/** Over whatever is seen where it was earned, and soon gone; at the end of a game, under its headline. */
export function showEarned(
  texts: StatsTexts,
  { root, announcer }: Pick<PageServices, 'root' | 'announcer'>,
  earned: readonly MilestoneId[],
) {
  const { forms, stats } = texts;
  const says = () => stats.fresh({ names: forms.oneByOne(earned.map((id) => stats.names[id])) });
  announcer.say(says());
  const badge = new Layer(root, 'milestone-badge line');
  badge.render(() => html`${earned.slice(0, 1).map(thing)}<b aria-hidden="true">${says()}</b>`);
  const { element } = badge;
  const isAtEnd = () => element.parentElement !== root;
  const remove = () => {
    watch.disconnect();
    badge.remove();
  };
  // The end may come after what it has earned; with it the badge goes.
  const settle = () => {
    if (!element.isConnected) return remove();
    if (!isAtEnd()) root.querySelector('.ended > .end-stage > h1')?.after(element);
  };
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  settle();
  pageTicker.after(shownMs, () => !isAtEnd() && remove());
}
