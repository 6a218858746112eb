import { html } from 'lit-html';
import type { StudyTexts } from '../../texts/texts';

/** So many words come back on a day. */
export interface DayAhead {
  date: Date;
  words: number;
}

const tallest = 54;

/** How many words come back on each of the next days. */
export const weekAhead = (texts: StudyTexts, week: readonly DayAhead[]) => {
  const { study } = texts;
  const most = Math.max(1, ...week.map(({ words }) => words));
  return html`<section class="not-small" aria-labelledby="study-week" .style=${'margin-block-start:auto;padding-block:var(--s3)'}>
    <small id="study-week">${study.week}</small>
    <ol class="line" .style=${'align-items:end'}>${week.map(
      ({
        date,
        words,
      }) => html`<li class="column grow" aria-label=${study.comesOn(date, words)} .style=${'align-items:center;gap:2px'}>
        <b aria-hidden="true">${words > 0 ? texts.inFigures(words) : ''}</b>
        <i aria-hidden="true" .style=${`width:70%;height:${Math.max(4, (tallest * words) / most)}px;border-radius:4px;background:${words > 0 ? 'var(--teal)' : 'var(--line)'}`}></i>
        <small aria-hidden="true">${study.weekday(date)}</small></li>`,
    )}</ol></section>`;
};
