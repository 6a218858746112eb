import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { flame } from '../../daily/panels/dailies-panel';
import type { Streak } from '../../daily/rules/attempts';
import { must } from '../../engine/must';
import { type MascotId, mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { tileLetter } from '../../shared/panels/tiles';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { dateOf } from '../../shared/play/day';
import { countedApart, gain } from '../../texts/sentences/stats';
import type { Sentence, StatsTexts } from '../../texts/texts';
import type { MonthDay, monthOf } from '../play/statistics-page';
import { type GamePlayed, gamesPlayed, type MilestoneStanding, type Statistics } from '../rules';

/** Of the last games. */
const mostShown = 20;
const [width, height] = [400, 200];

/** Game by game as a line, with the mean of seven dashed beside it; and in words, and as a table for readers. */
function chart(texts: StatsTexts, name: string, shares: Statistics['shares']) {
  const { common, forms, stats } = texts;
  const shown = shares.slice(-mostShown);
  if (shown.length < 2) return html`<p class="quiet">${stats.few}</p>`;
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
  return html`<figure class="share-chart">
    <div class="share-scale" aria-hidden="true">${steps.map((share) => html`<span>${says(share)}</span>`)}</div>
    <div class="share-plot">
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${told}>
        ${steps.map((share) => svg`<path class="grid-line" d="M0 ${y(share)}H${width}" />`)}
        <path class="under" d="M${path} L${width},${height} L0,${height}Z" />
        <path class="mean" d="M${line(({ mean }) => mean)}" /><path class="share" d="M${path}" />
      </svg>
      <b class="chip" aria-hidden="true" .style=${`inset-block-start:${(100 * y(last.share)) / height}%`}>${says(last.share)}</b>
    </div>
    <figcaption class="line apart" aria-hidden="true"><small>${stats.gamesAgo({ count: shown.length - 1 })}</small><small>${stats.lastGame}</small></figcaption>
    <table class="spoken"><caption>${name}</caption>
      <thead><tr><th scope="col">${common.game}</th><th scope="col">${name}</th><th scope="col">${stats.mean}</th></tr></thead>
      <tbody>${shown.map(({ share, mean }, at) => html`<tr><th scope="row">${forms.figure(at + 1)}</th><td>${says(share)}</td><td>${says(mean)}</td></tr>`)}</tbody></table>
  </figure>`;
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

export interface StatisticsShown {
  /** What is come back to. */
  back: string;
  game: GamePlayed;
  /** On which this was played; one of them alone is looked at, or all. */
  levels: readonly string[];
  level: string | undefined;
  statistics: Statistics;
  helped: number;
  /** With a handicap, or on another board. */
  apart: number;
  imported: number;
  streak: Streak;
  month: ReturnType<typeof monthOf>;
  monthName: string;
  milestones: readonly MilestoneStanding[];
  /** Those that were reached since somebody last looked. */
  fresh: readonly string[];
  player: { name: string; mascot: MascotId };
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
  study(): void;
}

/** What many games add up to: figures, a line, the month, milestones. */
export class StatisticsPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: StatsTexts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen statistics lamp-lit');
  }

  render(shown: StatisticsShown) {
    const { texts, actions } = this;
    const { common, forms, stats } = texts;
    this.layer.render(
      () => html`<div class="statistics-page">
      <header class="statistics-head line wraps">
        <button type="button" class="back-tool with-icon" aria-label=${shown.back} @click=${actions.back}>${icon('onward')}<span class="not-narrow">${shown.back}</span></button>
        <h1 class="grow">${common.stats}</h1>
        ${segments({
          name: 'statistics-game',
          label: stats.game,
          values: gamesPlayed,
          texts: Object.fromEntries(gamesPlayed.map((game) => [game, common[game]])),
          chosen: shown.game,
          change: actions.game,
        })}
        <span class="line not-narrow"><span class="bird-box" aria-hidden="true">${mascot(shown.player.mascot, shown.fresh.length > 0 ? 'happy' : 'idle')}</span><bdi dir="auto">${forms.word(shown.player.name)}</bdi></span>
      </header>
      ${shown.aside ? html`<div class="notice line wraps" role="alert"><span class="grow">${stats.unread}</span><button type="button" @click=${shown.aside}>${stats.saveBackup}</button></div>` : nothing}
      ${shown.said ? html`<p class="notice" role="alert">${shown.said()}</p>` : nothing}
      ${shown.levels.length > 1 ? this.levels(shown) : nothing}
      ${this.figures(shown)}
      ${this.line(shown)}
      ${this.month(shown)}
      ${this.milestones(shown)}
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private levels({ levels, level }: StatisticsShown) {
    const { common, stats } = this.texts;
    const change = ({ target }: Event) => this.actions.level((target as HTMLSelectElement).value || undefined);
    return html`<label class="field line"><span>${common.level}</span><select @change=${change}>
      <option value="" .selected=${level === undefined}>${stats.all}</option>
      ${levels.map((own) => html`<option value=${own} .selected=${own === level}>${this.nameOf(own)}</option>`)}</select></label>`;
  }

  private nameOf(level: string): string {
    const { computer, stats } = this.texts;
    const { casual } = this.texts.select.presets;
    const names: Readonly<Record<string, string>> = { ...computer.levels, ...stats.levels, casual };
    return names[level] ?? level;
  }

  private figures({ game, statistics, helped, apart, imported, words }: StatisticsShown) {
    const { common, forms, stats } = this.texts;
    const { figure } = forms;
    const { played, won, since, bestGame, bestPlay, longest, bestRank, average } = statistics;
    const isRanked = game === 'scramble' && bestRank !== undefined;
    const part = played > 0 ? won / played : 0;
    const card = (name: string, said: string, below: TemplateResult | string) =>
      html`<div class="figure-card paper stack"><dt>${name}</dt><dd><b>${said}</b><small>${below}</small></dd></div>`;
    const tiles = (word: string) =>
      html`<span class="best-word" .style=${`--letters:${word.length}`} role="img" aria-label=${word}>${[...word].map((letter) => html`<span class="tile" aria-hidden="true">${tileLetter(letter)}</span>`)}</span>`;
    const mean = average === undefined ? '' : stats.average({ points: average });
    return html`<section class="sums stack" aria-label=${common[game]}>
      <dl class="evenly">
        ${card(stats.played, figure(played), since ? stats.since({ day: forms.day(dateOf(since.day)) }) : '')}
        ${isRanked ? card(stats.bestRank, common.ranks[bestRank], '') : game === 'scramble' ? card(stats.longest, longest ? figure(longest.longest.letters) : '–', longest ? tiles(longest.longest.word) : '') : card(game === 'search' ? stats.allFound : stats.won, figure(won), html`<span class="bar" aria-hidden="true"><i .style=${`inline-size:${100 * part}%`}></i></span>${forms.percent(part)}`)}
        ${card(stats.bestGame, bestGame ? figure(bestGame.points) : '–', bestGame?.against ? stats.against({ names: bestGame.against }) : mean)}
        ${card(game === 'wordbler' ? common.bestPlay : stats.bestWord, bestPlay ? figure(bestPlay.best.points) : '–', bestPlay ? tiles(bestPlay.best.word) : '')}
      </dl>
      <p class="small-print">${[bestGame?.against ? mean : '', longest && (isRanked || game !== 'scramble') ? html`${stats.longest}: ${longest.longest.word}` : '', ...countedApart(this.texts, helped, apart, imported)].filter(Boolean).map((own, at) => html`${at > 0 ? ' · ' : nothing}${own}`)}</p>
      ${isOnPortal ? nothing : html`<div class="paper line apart"><b>${words.all > 0 ? stats.learned(words) : stats.noneLearned}</b><button type="button" class="with-icon" .style=${'flex: none'} @click=${this.actions.study}>${icon('pencil')}<span>${common.study}</span></button></div>`}
    </section>`;
  }

  private line({ game, statistics: { played, shares } }: StatisticsShown) {
    const { stats } = this.texts;
    const [name, means] = stats.share[game];
    const last = shares.slice(-20);
    const gained = last.length > 1 ? (last.at(-1)?.share ?? 0) - (last[0]?.share ?? 0) : undefined;
    return html`<section class="share-card paper column" aria-labelledby="share-title">
      <header class="line wraps"><h2 id="share-title">${name}</h2><span class="quiet grow">${means}</span>${gained === undefined ? nothing : html`<b>${gain(this.texts, gained)}</b>`}</header>
      ${played === 0 ? html`<p class="quiet">${stats.empty}</p>` : chart(this.texts, name, shares)}
    </section>`;
  }

  private month({ month, monthName, streak }: StatisticsShown) {
    const { stats } = this.texts;
    return html`<section class="paper column" .style=${'grid-area:month'} aria-labelledby="month-title">
      <header class="line wraps"><h2 id="month-title" class="grow">${monthName}</h2><span class="line">${flame}<b>${stats.streak(streak)}</b><small>${stats.best({ days: streak.best })}</small></span></header>
      ${monthTable(this.texts, month)}
      <button type="button" class="bare with-icon" @click=${this.actions.archive}>${icon('calendar')}<span>${stats.archive}</span></button>
    </section>`;
  }

  private milestones({ milestones, fresh }: StatisticsShown) {
    const { forms, stats } = this.texts;
    const reached = milestones.filter((own) => own.reached >= own.goal).length;
    return html`<section class="milestones paper column" aria-labelledby="milestones-title">
      <header class="line"><h2 id="milestones-title">${stats.milestones}</h2><small>${stats.ofAll({ count: reached, all: milestones.length })}</small></header>
      ${fresh.length > 0 ? html`<p class="told" role="status">${stats.fresh({ names: forms.oneByOne(fresh) })}</p>` : nothing}
      <ul>${milestones.map((own) => {
        const isReached = own.reached >= own.goal;
        return html`<li class="milestone list-row line ${isReached ? 'reached' : ''}"><span class="saying grow"><b>${stats.names[own.id]}</b>${
          isReached
            ? html`<small class="spoken">${stats.reached}</small>`
            : html`<span class="bar" aria-hidden="true"><i .style=${`inline-size:${(100 * own.reached) / own.goal}%`}></i></span><small>${stats.ofAll({ count: own.reached, all: own.goal })}</small>`
        }</span>${isReached ? html`<span class="disc" aria-hidden="true">${icon('done', 16)}</span>` : html`<span class="tile" aria-hidden="true">${forms.figure(own.goal)}</span>`}</li>`;
      })}</ul>
    </section>`;
  }
}
