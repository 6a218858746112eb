import { html, nothing, type TemplateResult } from 'lit-html';
import { flame } from '../../daily/panels/dailies-panel';
import type { Streak } from '../../daily/rules/attempts';
import { type MascotId, mascot } from '../../shared/mascots';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import { screenHead } from '../../shared/panels/screen-head';
import { tileLetter } from '../../shared/panels/tiles';
import { dateOf } from '../../shared/play/day';
import type { Sentence, StatsTexts } from '../../texts/texts';
import type { monthOf } from '../play/statistics-page';
import type { GamePlayed, MilestoneStanding, Statistics } from '../rules';
import { detailsPanel } from './details-panel';
import { milestoneShelf } from './milestones';
import { hasTrend, shareChart } from './share-chart';

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
const signs = { wordbler: 'star', search: 'find', scramble: 'dice' } as const;

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
            ? html`<button type="button" class="with-icon" aria-haspopup="dialog" @click=${() => this.openGames(shown)}><span>${common[game]}</span>${icon('onward', 16)}</button>`
            : nothing
        }<span class="stats-bird not-narrow" aria-hidden="true">${mascot(shown.bird, hasPlayed ? 'happy' : 'idle')}</span>`,
      )}
      ${shown.aside ? html`<div class="notice line wraps" role="alert"><span class="grow">${stats.unread}</span><button type="button" @click=${shown.aside}>${stats.saveBackup}</button></div>` : nothing}
      ${shown.said ? html`<p class="notice" role="alert">${shown.said()}</p>` : nothing}
      ${hasPlayed ? this.sums(shown) : html`<p class="paper">${stats.empty}</p>`}
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
    return html`<button type="button" class="sums paper line" aria-haspopup="dialog" title=${common[game]} @click=${() => this.openDetails(shown)}>
      ${sum(figure(played), stats.played)} ${second ?? nothing}
      ${average === undefined ? nothing : sum(figure(Math.round(average)), stats.average)}
      ${streak.days > 0 ? sum(html`${flame}${figure(streak.days)}`, stats.states.streak) : nothing}
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
      <span class="best-word" .style=${`--letters:${letters.length}`} role="img" aria-label=${word}>${letters.map((letter) => html`<span class="tile" aria-hidden="true">${tileLetter(letter)}</span>`)}</span>
      <p><b>${common.pointCount({ count: points })}</b> <small>${forms.day(dateOf(day))}</small></p>
    </section>`;
  }
}
