import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { flame } from '../../daily/panels/dailies-panel';
import type { Streak } from '../../daily/rules/attempts';
import { must } from '../../engine/must';
import type { GamePlayed } from '../../engine/played';
import { type MascotId, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import { screenHead } from '../../shared/panels/screen-head';
import { tileLetter } from '../../shared/panels/tiles';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { dateOf } from '../../shared/play/day';
import { countedApart } from '../../texts/sentences/stats';
import type { Sentence, StatsTexts } from '../../texts/texts';
import type { MonthDay, monthOf } from '../play/statistics-page';
import type { MilestoneStanding, Statistics } from '../rules/statistics';
import { milestoneList, milestoneShelf } from './milestones';

export interface StatisticsShown {
  game: GamePlayed;
  /** Those that were played, to change between. */
  games: readonly GamePlayed[];
  /** On which this was played; one of them alone is looked at closely, or all. */
  levels: readonly string[];
  level: string | undefined;
  /** Of that level. */
  statistics: Statistics;
  /** Of all levels. */
  overall: Statistics;
  helped: number;
  /** With a handicap, or on another board. */
  apart: number;
  imported: number;
  streak: Streak;
  month: ReturnType<typeof monthOf>;
  monthName: string;
  milestones: readonly MilestoneStanding[];
  bird: MascotId;
  /** Of the words that were missed in the game, and in all where none are missed. */
  words: { learned: number; all: number };
  /** Something could not be read, and lies aside. */
  aside: (() => void) | undefined;
  said: Sentence | undefined;
}

interface Actions {
  back(): void;
  game(game: GamePlayed): void;
  level(level: string | undefined): void;
  archive(): void;
}

const details = 'statistics-details';
/** A finger looks closer at these; keys do so by the figures. */
const lookedAt = '.share-card, .best-play, .shelf';
const signs = { wordbler: 'tile', search: 'find', scramble: 'dice' } as const;

/** What many games add up to: a few figures, a line, the best play, and what was earned. More lies behind a tap. */
export class StatisticsPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: StatsTexts,
    parent: HTMLElement,
    private readonly dialog: Dialog,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen statistics lamp-lit');
  }

  render(shown: StatisticsShown) {
    const { texts, actions } = this;
    const { common, stats } = texts;
    const { game, games, overall, milestones } = shown;
    const hasPlayed = overall.played > 0;
    const look = ({ target }: Event) => (target as Element).closest(lookedAt) && this.openDetails(shown, target);
    this.layer.render(
      () => html`<div class="statistics-page" @click=${look}>
      ${screenHead(
        { title: common.stats, back: common.back, leave: actions.back },
        html`${
          games.length > 1
            ? html`<button type="button" class="with-icon" aria-haspopup="dialog"
            @click=${() => this.openGames(shown)}><span>${common[game]}</span>${icon('onward', 16)}</button>`
            : nothing
        }${
          hasPlayed
            ? html`<span class="stats-bird not-narrow"
          aria-hidden="true">${mascot(shown.bird, 'happy')}</span>`
            : nothing
        }`,
      )}
      ${
        shown.aside
          ? html`<div class="notice line wraps" role="alert"><span class="grow">${stats.unread}</span><button
        type="button" @click=${shown.aside}>${stats.saveBackup}</button></div>`
          : nothing
      }
      ${shown.said ? html`<p class="notice" role="alert">${shown.said()}</p>` : nothing}
      ${
        hasPlayed
          ? this.sums(shown)
          : html`<p class="stats-empty paper"><span class="pic"
          aria-hidden="true">${mascot(shown.bird, 'idle')}</span>${stats.empty}</p>`
      }
      ${hasTrend(overall.shares) ? this.trend(shown) : nothing}
      ${overall.bestPlay ? this.best(shown, overall.bestPlay) : nothing}
      ${hasPlayed ? milestoneShelf(texts, milestones) : nothing}
    </div>`,
    );
    if (this.dialog.is(details)) this.openDetails(shown);
  }

  remove() {
    this.layer.remove();
  }

  /** From the shelf, where it is told what lies there. */
  private openDetails(shown: StatisticsShown, from?: EventTarget | null) {
    const { texts, dialog, actions } = this;
    const { level, archive } = actions;
    const panel = () => detailsPanel(texts, shown, { level, archive, close: dialog.close });
    dialog.open(details, () => texts.common[shown.game], panel, dialog.close);
    const list = document.querySelector<HTMLElement>('.milestones');
    const content = list?.closest('.dialog-content');
    if (list && content && from instanceof Element && from.closest('.shelf'))
      content.scrollTop += list.getBoundingClientRect().top - content.getBoundingClientRect().top;
  }

  private openGames({ games }: StatisticsShown) {
    const { texts, dialog, actions } = this;
    const { common, stats } = texts;
    openMenuSheet(dialog, () => ({
      title: stats.game,
      close: common.close,
      entries: games.map((game) => ({
        label: common[game],
        icon: signs[game],
        choose: () => actions.game(game),
      })),
    }));
  }

  /** All figures of it, and a tap away the rest. */
  private sums(shown: StatisticsShown) {
    const { common, forms, over, stats } = this.texts;
    const { game, overall, streak } = shown;
    const { played, won, average, longest, bestRank } = overall;
    const { figure } = forms;
    const sum = (said: TemplateResult | string, name: string) =>
      html`<span class="sum stack"><b>${said}</b><small>${name}</small></span>`;
    const scrambled = bestRank
      ? sum(common.ranks[bestRank], common.bestRank)
      : longest && sum(figure(longest.longest.letters), over.longestWord);
    const second =
      game === 'scramble'
        ? scrambled
        : sum(forms.percent(won / played), game === 'search' ? stats.allFound : stats.won);
    return html`<button type="button" class="sums paper line wraps" aria-haspopup="dialog" title=${common[game]}
      @click=${() => this.openDetails(shown)}>
      ${sum(figure(played), stats.played)} ${second ?? nothing}
      ${average === undefined ? nothing : sum(figure(Math.round(average)), stats.average)}
      ${streak.days > 0 ? sum(html`${flame}${figure(streak.days)}`, common.streak) : nothing}
      ${icon('onward')}
    </button>`;
  }

  private trend({ game, overall: { shares } }: StatisticsShown) {
    const { stats } = this.texts;
    const [name, means] = stats.share[game];
    return html`<section class="share-card paper column" aria-labelledby="share-title">
      <header class="line wraps"><h2 id="share-title">${name}</h2><small class="quiet">${means}</small></header>
      ${shareChart(this.texts, name, shares, false)}
    </section>`;
  }

  private best({ game }: StatisticsShown, { best: { word, points }, day }: NonNullable<Statistics['bestPlay']>) {
    const { common, forms } = this.texts;
    const letters = [...word];
    return html`<section class="best-play paper column" .style=${'justify-content: space-between'}>
      <h2>${game === 'wordbler' ? common.bestPlay : common.bestWord}</h2>
      <span class="best-word" .style=${`--letters:${letters.length}`} role="img"
        aria-label=${word}>${letters.map(
          (letter) => html`<span class="tile" aria-hidden="true">${tileLetter(letter)}</span>`,
        )}</span>
      <p><b>${common.pointCount({ count: points })}</b> <small>${forms.day(dateOf(day))}</small></p>
    </section>`;
  }
}

interface DetailActions {
  level(level: string | undefined): void;
  archive(): void;
  close(): void;
}

/** A month, the days on which something was played, and those of the streak. */
const monthTable = ({ forms, stats }: StatsTexts, { days, first }: ReturnType<typeof monthOf>) => {
  const offset = forms.columnOf(first);
  const cells: (MonthDay | undefined)[] = [...Array.from({ length: offset }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => cells.slice(7 * at, 7 * at + 7));
  return html`<table class="month">
    <thead aria-hidden="true"><tr>${forms.weekHeads().map((day) => html`<th>${day}</th>`)}</tr></thead>
    <tbody>${weeks.map(
      (week) =>
        html`<tr>${week.map((day) =>
          day
            ? html`<td class=${`day-${day.state}`} aria-current=${day.state === 'today' ? 'date' : nothing}><span
            aria-hidden="true">${
              day.isPlayed && day.state !== 'today' ? icon('done', 16) : forms.figure(day.date)
            }</span><span
              class="spoken">${forms.oneByOne([
                forms.figure(day.date),
                stats.states[day.state],
                ...(day.state === 'today' && day.isPlayed ? [stats.states.played] : []),
              ])}</span></td>`
            : html`<td></td>`,
        )}</tr>`,
    )}</tbody></table>`;
};

function levelChoice(
  { common, computer, select, stats }: StatsTexts,
  { levels, level }: StatisticsShown,
  actions: DetailActions,
) {
  const names: Readonly<Record<string, string>> = {
    ...computer.levels,
    ...stats.levels,
    casual: select.presets.casual,
  };
  const change = ({ target }: Event) => actions.level((target as HTMLSelectElement).value || undefined);
  return html`<label class="field line"><span>${common.level}</span><select @change=${change}>
    <option value="" .selected=${level === undefined}>${stats.all}</option>
    ${levels.map(
      (own) => html`<option value=${own}
      .selected=${own === level}>${names[own] ?? own}</option>`,
    )}</select></label>`;
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
    ${
      bestGame
        ? row(
            stats.bestGame,
            figure(bestGame.points),
            bestGame.against ? stats.against({ names: bestGame.against }) : '',
          )
        : nothing
    }
    ${
      bestPlay
        ? row(game === 'wordbler' ? common.bestPlay : common.bestWord, figure(bestPlay.best.points), bestPlay.best.word)
        : nothing
    }
    ${longest ? row(over.longestWord, figure(longest.longest.letters), longest.longest.word) : nothing}
    ${words.all > 0 && !isOnPortal ? row(common.study, stats.learned(words)) : nothing}
  </dl>`;
}

/** All that the first look leaves out: by level, the trend with its mean, the milestones, and the month. */
function detailsPanel(texts: StatsTexts, shown: StatisticsShown, actions: DetailActions) {
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
          ? html`<span class="line">${flame}<b>${stats.streak(streak)}</b><small>${stats.best({
              days: streak.best,
            })}</small></span>`
          : nothing
      }</header>
      ${monthTable(texts, month)}
      <button type="button" class="bare with-icon"
        @click=${actions.archive}>${icon('calendar')}<span>${stats.archive}</span></button>
    </section>`;
}

/** Of the last games. */
const mostShown = 20;
const [width, height] = [400, 200];

type Shares = Statistics['shares'];

/** Fewer points are no line. */
const hasTrend = (shares: Shares) => shares.length > 1;

/** Game by game as a line. Looked at closely, the mean of seven is dashed beside it, and readers have it as a table. */
function shareChart(texts: StatsTexts, name: string, shares: Shares, isClose: boolean) {
  const { common, forms, stats } = texts;
  const shown = shares.slice(-mostShown);
  const all = shown.flatMap(({ share, mean }) => [share, mean]);
  const least = Math.floor(Math.min(...all) * 10) / 10;
  const most = Math.max(least + 0.1, Math.ceil(Math.max(...all) * 10) / 10);
  const x = (at: number) => (width * at) / (shown.length - 1);
  const y = (share: number) => height - (height * (share - least)) / (most - least);
  const line = (shareOf: (one: (typeof shown)[number]) => number) =>
    shown.map((one, at) => `${x(at).toFixed(1)},${y(shareOf(one)).toFixed(1)}`).join(' L');
  const path = line(({ share }) => share);
  const last = must(shown.at(-1));
  const says = forms.percent;
  const told = stats.chart({
    name,
    count: shown.length,
    first: says(must(shown[0]).share),
    last: says(last.share),
    mean: says(last.mean),
  });
  const steps = [most, (most + least) / 2, least];
  const table = () => html`<table class="spoken"><caption>${name}</caption>
    <thead><tr><th scope="col">${common.game}</th><th scope="col">${name}</th><th
      scope="col">${stats.mean}</th></tr></thead>
    <tbody>${shown.map(
      ({ share, mean }, at) =>
        html`<tr><th scope="row">${forms.figure(at + 1)}</th><td>${says(share)}</td><td>${says(mean)}</td></tr>`,
    )}</tbody></table>`;
  return html`<figure class="share-chart">
    <div class="share-scale stack" aria-hidden="true">${steps.map((share) => html`<span>${says(share)}</span>`)}</div>
    <div class="share-plot">
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${told}>
        ${steps.map((share) => svg`<path class="grid-line" d="M0 ${y(share)}H${width}" />`)}
        <path class="under" d="M${path} L${width},${height} L0,${height}Z" />
        ${isClose ? svg`<path class="mean" d="M${line(({ mean }) => mean)}" />` : nothing}<path class="share"
          d="M${path}" />
      </svg>
      <b class="chip" aria-hidden="true"
        .style=${`inset-block-start:${(100 * y(last.share)) / height}%`}>${says(last.share)}</b>
    </div>
    ${isClose ? table() : nothing}
  </figure>`;
}
