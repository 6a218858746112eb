import { html, nothing, type TemplateResult } from 'lit-html';
import { flame } from '../../daily/panels/dailies-panel';
import { panelHead } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { dateOf } from '../../shared/play/day';
import { countedApart } from '../../texts/sentences/stats';
import type { StatsTexts } from '../../texts/texts';
import type { MonthDay, monthOf } from '../play/statistics-page';
import { milestoneList } from './milestones';
import { hasTrend, shareChart } from './share-chart';
import type { StatisticsShown } from './statistics-panel';

interface Actions {
  level(level: string | undefined): void;
  archive(): void;
  close(): void;
}

/** A month, the days on which something was played, and those of the streak. */
const monthTable = ({ forms, stats }: StatsTexts, { days, offset }: ReturnType<typeof monthOf>) => {
  const cells: (MonthDay | undefined)[] = [...Array.from({ length: offset }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => cells.slice(7 * at, 7 * at + 7));
  return html`<table class="month">
    <thead aria-hidden="true"><tr>${stats.weekdays.map((day) => html`<th>${day}</th>`)}</tr></thead>
    <tbody>${weeks.map(
      (week) =>
        html`<tr>${week.map((day) =>
          day
            ? html`<td class=${`day-${day.state}`} aria-current=${day.state === 'today' ? 'date' : nothing}><span aria-hidden="true">${day.isPlayed && day.state !== 'today' ? icon('done', 16) : forms.figure(day.date)}</span><span class="spoken">${forms.figure(day.date)}, ${stats.states[day.state]}${day.state === 'today' && day.isPlayed ? `, ${stats.states.played}` : ''}</span></td>`
            : html`<td></td>`,
        )}</tr>`,
    )}</tbody></table>`;
};

function levelChoice(
  { common, computer, select, stats }: StatsTexts,
  { levels, level }: StatisticsShown,
  actions: Actions,
) {
  const names: Readonly<Record<string, string>> = {
    ...computer.levels,
    ...stats.levels,
    casual: select.presets.casual,
  };
  const change = ({ target }: Event) => actions.level((target as HTMLSelectElement).value || undefined);
  return html`<label class="field line"><span>${common.level}</span><select @change=${change}>
    <option value="" .selected=${level === undefined}>${stats.all}</option>
    ${levels.map((own) => html`<option value=${own} .selected=${own === level}>${names[own] ?? own}</option>`)}</select></label>`;
}

function facts({ common, forms, over, stats }: StatsTexts, { game, statistics, words }: StatisticsShown) {
  const { figure } = forms;
  const { played, won, since, bestGame, bestPlay, longest, average } = statistics;
  const row = (name: string, said: string, more: TemplateResult | string = '') =>
    html`<div><dt>${name}</dt><dd><b>${said}</b> ${more}</dd></div>`;
  return html`<dl class="facts">
    ${row(stats.played, figure(played), since ? stats.since({ day: forms.day(dateOf(since.day)) }) : '')}
    ${game === 'scramble' ? nothing : row(game === 'search' ? stats.allFound : stats.won, figure(won))}
    ${average === undefined ? nothing : row(stats.average, figure(Math.round(average)))}
    ${bestGame ? row(stats.bestGame, figure(bestGame.points), bestGame.against ? stats.against({ names: bestGame.against }) : '') : nothing}
    ${bestPlay ? row(game === 'wordbler' ? common.bestPlay : common.bestWord, figure(bestPlay.best.points), bestPlay.best.word) : nothing}
    ${longest ? row(over.longestWord, figure(longest.longest.letters), longest.longest.word) : nothing}
    ${words.all > 0 && !isOnPortal ? row(common.study, stats.learned(words)) : nothing}
  </dl>`;
}

/** All that the first look leaves out: by level, the trend with its mean, the milestones, and the month. */
export function detailsPanel(texts: StatsTexts, shown: StatisticsShown, actions: Actions) {
  const { common, stats } = texts;
  const { game, statistics, helped, apart, imported, month, monthName, streak } = shown;
  const [name] = stats.share[game];
  return html`${panelHead(common[game], common.close, actions.close)}
    ${shown.levels.length > 1 ? levelChoice(texts, shown, actions) : nothing}
    ${facts(texts, shown)}
    ${countedApart(texts, helped, apart, imported).map((own) => html`<p class="small-print">${own}</p>`)}
    ${hasTrend(statistics.shares) ? shareChart(texts, name, statistics.shares, true) : nothing}
    ${milestoneList(texts, shown.milestones)}
    <section class="column" aria-labelledby="month-title">
      <header class="line wraps"><h3 id="month-title" class="grow">${monthName}</h3>${
        streak.best > 0
          ? html`<span class="line">${flame}<b>${stats.streak(streak)}</b><small>${stats.best({ days: streak.best })}</small></span>`
          : nothing
      }</header>
      ${monthTable(texts, month)}
      <button type="button" class="bare with-icon" @click=${actions.archive}>${icon('calendar')}<span>${stats.archive}</span></button>
    </section>`;
}
