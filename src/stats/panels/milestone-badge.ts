import './styles.css';
import { html } from 'lit-html';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { pageTicker } from '../../shared/platform/page-time';
import type { StatsTexts } from '../../texts/texts';
import type { MilestoneId } from '../rules';
import { thing } from './milestones';

const shownMs = 6000;

/** Over whatever is seen where it was earned, in nobody's way, and soon gone. */
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
  pageTicker.after(shownMs, () => badge.remove());
}
