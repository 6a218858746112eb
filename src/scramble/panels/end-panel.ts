import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { spelled } from '../../engine/alphabet/digraphs';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { called, charactersOf, personOf } from '../../engine/players/names';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { AsidePage } from '../../shared/panels/aside-page';
import { segments } from '../../shared/panels/controls';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { wordIn } from '../../shared/panels/screen-reader';
import { dailyOnward } from '../../texts/sentences/page';
import { boardWords, foundBy, headline, winner, wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import { isFound, type ResultView, type ResultWord } from '../play/view';
import type { WordLook } from '../play/word-look';
import { type Player, type Rank, ranks } from '../rules';
import { scrambleBar, trayBoxIn, wordCard } from './play-parts';

export type EndAction = 'again' | 'next' | 'share' | 'lookCloser' | 'more';

export interface EndState {
  view: ResultView;
  players: readonly Player[];
  /** How far the search for all the words of the board is. */
  solving: 'solving' | 'solved' | 'failed';
  /** Whose board it was, if everyone's on a day. */
  day: Date | undefined;
  /** What comes next, where it was a daily that counted. */
  row: DailyEnd | undefined;
  /** The best that was reached on other boards. */
  bestRank: Rank | undefined;
  /** Those have been looked up. */
  isRankKnown: boolean;
}

/** How a board ended: in one figure, with what it compares with, and what comes next. */
export class EndPanel {
  private readonly layer: Layer;
  private endCount: (() => void) | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    /** Of the words. */
    private readonly language: LanguageId,
    { root }: Pick<PageServices, 'root'>,
    private readonly act: (action: EndAction) => void,
  ) {
    this.layer = new Layer(root, 'screen ended scramble-ended');
  }

  get element() {
    return this.layer.element;
  }

  show(state: EndState) {
    const { texts } = this;
    const { common, menu } = texts;
    const { view, players, row, solving } = state;
    const { result } = view;
    const act = (action: EndAction) => () => this.act(action);
    const isAlone = players.length === 1;
    const won = () => winner(texts, personsOf(result.outcome.winners, players));
    const next = row?.next
      ? { sign: 'onward' as const, label: dailyOnward(texts, row), act: act('next') }
      : { sign: 'again' as const, label: common.playAgain, act: act('again') };
    this.layer.render(
      () =>
        html`${endStage({
          title: isAlone ? headline(texts, goalIn(state)?.rank, solving === 'solving' ? 0 : result.found) : won(),
          scene: isAlone ? this.alone(state) : seats(texts, view, players),
          side: html`${endCard({ ...this.figure(state), facts: this.facts(state) })}
        ${isAlone ? this.badge(state) : nothing}
        ${endButtons(texts, {
          next: row && !row.next ? menu.dailyAll : next,
          share: act('share'),
          lookCloser: act('lookCloser'),
          more: act('more'),
        })}`,
        })}`,
    );
    // Counted once, when it is known what is counted.
    if (solving === 'solving' || this.endCount) return;
    const counted = goalIn(state)?.found ?? topScore(view);
    this.endCount = countUp(this.element.querySelector('.end-figure > b'), counted, texts.forms.figure);
  }

  remove() {
    this.endCount?.();
    this.layer.remove();
  }

  /** Whoever plays alone, on what lies ahead. */
  private alone(state: EndState) {
    const { common, forms, menu, scramble } = this.texts;
    const { day, view, players } = state;
    const goal = goalIn(state);
    const bird = knownMascot(must(players[0]).mascot, 0);
    const isHappy = view.result.found > 0 && goal?.rank !== 'nest';
    const isNew = this.isBest(state);
    const ahead = goal?.next && scramble.climb.next({ more: goal.next.more, rank: common.ranks[goal.next.rank] });
    return soloStage({
      bird: html`${mascot(bird, isHappy ? 'happy' : 'idle')}${isNew ? crown(bird) : nothing}`,
      // A new rank is told by its badge.
      plate: day ? menu.dailies.scramble : (isNew && ahead) || (goal ? common.ranks[goal.rank] : common.scramble),
      note: day ? forms.day(day) : isNew ? undefined : ahead,
    });
  }

  private figure(state: EndState) {
    const { common, forms, scramble } = this.texts;
    const { view, solving } = state;
    const goal = goalIn(state);
    const score = topScore(view);
    if (goal) {
      const points = common.pointCount({ count: score });
      const bonus = goal.bonus > 0 ? scramble.climb.bonusCount({ count: goal.bonus }) : undefined;
      const note = [points, ...(bonus ? [bonus] : [])].join(' · ');
      return { figure: forms.figure(goal.found), of: scramble.climb.of({ all: goal.all }), note };
    }
    const words = common.wordCount({ count: view.result.found });
    const note = solving === 'solving' ? scramble.finding : solving === 'failed' ? scramble.notFound : words;
    return { figure: forms.figure(score), of: common.pointsOf({ count: score }), note };
  }

  private facts(state: EndState) {
    const { common, forms, scramble } = this.texts;
    const { view, row, bestRank, players } = state;
    const found = view.result.words.filter(({ finders, struck }) => finders.length > 0 && !struck);
    const best = found.toSorted((one, other) => other.points - one.points)[0];
    const { hints } = must(view.result.players[0]);
    return [
      ...(best ? [{ name: common.bestWord, says: wordFact(best.word, forms.figure(best.points), this.language) }] : []),
      ...(view.bestMissed === undefined
        ? []
        : [{ name: scramble.result.best, says: wordIn(this.language, view.bestMissed) }]),
      ...(row ? [{ name: common.streak, says: common.dayCount({ count: row.days }) }] : []),
      ...(bestRank && !this.isBest(state) ? [{ name: common.bestRank, says: common.ranks[bestRank] }] : []),
      ...(players.length === 1 && hints > 0 ? [{ name: common.hints, says: forms.figure(hints) }] : []),
    ];
  }

  /** A rank that was not reached before. */
  private badge(state: EndState) {
    const { common } = this.texts;
    const goal = goalIn(state);
    if (!goal || !this.isBest(state)) return nothing;
    return html`<p class="end-badge line">${icon('trophy', 36)}<span class="saying"><small>${common.bestRank}</small>
      <b .style=${'font-size:var(--t7);color:var(--score)'}>${common.ranks[goal.rank]}</b></span></p>`;
  }

  private isBest(state: EndState) {
    const goal = goalIn(state);
    if (!goal || goal.rank === 'nest' || !state.isRankKnown) return false;
    return state.bestRank === undefined || ranks.indexOf(goal.rank) > ranks.indexOf(state.bestRank);
  }
}

const topScore = ({ result }: ResultView) => Math.max(...result.outcome.scores);

/** Whoever plays alone has come so far with what most players know. */
const goalIn = ({ view, players }: EndState) => (players.length === 1 ? view.goals[0] : undefined);

const personsOf = (seats: readonly number[], players: readonly Player[]) =>
  seats.map((seat) => personOf(must(players[seat]).name));

/** Each on a block of their own, the winners with a crown. */
const seats = (texts: ScrambleTexts, { result, goals }: ResultView, players: readonly Player[]) =>
  html`<ol class="result-seats evenly"
    .style=${`--columns:${players.length};grid-template-rows:minmax(0,1fr)`}>${result.players.map(
      ({ player, name, score, words }) => {
        const wins = result.outcome.winners.includes(player);
        const id = knownMascot(must(players[player]).mascot, player);
        const goal = goals[player];
        const count = texts.common.wordCount({ count: words });
        return html`<li class="stack" .style=${wins ? '' : '--rim:#8f6037'}>${soloStage({
          bird: html`${mascot(id, wins ? 'happy' : 'idle')}${wins ? crown(id) : nothing}`,
          plate: html`<bdi class="cut" dir="auto" .style=${'display:block'}>${called(name, texts.forms.callings)}</bdi>
          <strong aria-label=${texts.common.pointCount({ count: score })}
            .style=${'color:var(--score)'}>${texts.forms.figure(score)}</strong>`,
          note: goal ? texts.forms.oneByOne([texts.common.ranks[goal.rank], count]) : count,
        })}</li>`;
      },
    )}</ol>`;

export interface ResultState {
  view: ResultView;
  players: readonly Player[];
  /** How far the search for all the words of the board is. */
  solving: 'solving' | 'solved' | 'failed';
  look: WordLook;
  side: number;
  /** They raced on it, and come from its room. */
  isRace: boolean;
}

/** What the scene does for it: `solve` looks for the words once more. */
export type ResultAction = 'back' | 'solve';

/** Who found what, and all that was to be found. */
export class ResultPanel {
  private readonly page: AsidePage | undefined;
  private readonly layer: Layer;
  private by: 'length' | 'start' = 'length';

  constructor(
    private readonly texts: ScrambleTexts,
    /** It lies over the end; without one, it is all there is. */
    { root, under }: { root: HTMLElement; under: HTMLElement | undefined },
    private readonly act: (action: ResultAction) => void,
  ) {
    const name = 'screen scramble sc-result';
    this.page = under && new AsidePage(root, name, under, () => act('back'));
    this.layer = this.page?.layer ?? new Layer(root, name);
  }

  get trayBox(): Box {
    return trayBoxIn(this.layer.element);
  }

  show(state: ResultState) {
    const { by, act } = this;
    const { view, players, look, solving, isRace } = state;
    const { common } = this.texts;
    const { result, starts, all, hidden } = view;
    const chosen = result.words.find(({ word }) => word === look.word);
    this.layer.render(
      () => html`${scrambleBar(this.texts, {
        back: () => act('back'),
        backTo: isRace ? this.texts.scramble.raced.back : common.back,
        tools: [],
      })}
    <div class="result-left stack">
      <div class="sc-tray" role="img" aria-label=${this.texts.scramble.play.grid}></div>
      ${wordCard(this.texts, {
        look,
        points: chosen?.points ?? 0,
        note: chosen && noteOn(this.texts, chosen, players),
      })}
    </div>
    <section class="result-words slip paper column">
      <header class="apart"><h2>${
        solving === 'solving' ? this.texts.scramble.finding : boardWords(this.texts, all, hidden)
      }</h2>
        <span class="legend-of line wraps note">${players.map(
          (player, place) =>
            html`<span class="line">${badge(player, place)}<bdi>${called(
              player.name,
              this.texts.forms.callings,
            )}</bdi></span>`,
        )}
          ${result.outcome.struck.length > 0 ? html`<s>${this.texts.scramble.result.shared}</s>` : nothing}<span
            aria-hidden="true">·</span><i .style=${'font-weight:500'}>${this.texts.scramble.result.missed}</i></span>
      </header>
      ${
        solving === 'failed'
          ? html`<p class="notice" role="alert">${this.texts.scramble.notFound} <button type="button"
          class="ivory with-icon" @click=${() => act('solve')}>${common.tryAgain}</button></p>`
          : nothing
      }
      ${
        starts.length > 0
          ? segments({
              name: 'result-by',
              label: this.texts.scramble.solver.order,
              values: ['length', 'start'],
              texts: {
                length: this.texts.scramble.result.byLength,
                start: this.texts.scramble.result.byStart,
              },
              chosen: by,
              change: (chosen) => {
                this.by = chosen;
                this.show(state);
              },
            })
          : nothing
      }
      <div class="word-groups scrolls">${
        by === 'start' && starts.length > 0 ? this.byStart(state) : this.byLength(state)
      }</div>
      ${
        result.outcome.struck.length > 0
          ? html`<footer class="note not-small"><p>${this.texts.scramble.result.struck({
              count: result.outcome.struck.length,
            })}</p></footer>`
          : nothing
      }
    </section>`,
    );
  }

  /** Once it is drawn. */
  takeFocus() {
    this.page?.takeFocus();
  }

  remove() {
    (this.page ?? this.layer).remove();
  }

  private byLength({ view, players, look }: ResultState): TemplateResult[] {
    const { result } = this.texts.scramble;
    return view.groups.map(
      ({ length, orMore, points, found, words }) => html`<div class="word-group">
        <h3 class="apart">${wordGroup(this.texts, length, orMore)}<small
          class="note">${result.groupNote({ points, found, all: words.length })}</small></h3>
        <ul class="line wraps" .style=${'gap:3px'}>${words.map((word) => this.word(word, players, look))}</ul></div>`,
    );
  }

  private byStart({ view, players, look, side }: ResultState): TemplateResult[] {
    return view.starts.map(
      ({ square, letter, words }) => html`<div class="word-group">
        <h3 class="apart">${wordIn(look.language, letter)}<small
          class="note">${this.texts.common.place({
            row: Math.floor(square / side) + 1,
            column: (square % side) + 1,
          })}</small></h3>
        <ul class="line wraps" .style=${'gap:3px'}>${words.map((word) => this.word(word, players, look))}</ul></div>`,
    );
  }

  private word(own: ResultWord, players: readonly Player[], look: WordLook) {
    const { word, finders, struck } = own;
    const isChosen = word === look.word;
    const choose = () => look.look(word, own.path);
    return html`<li><button type="button"
      class="word-chip bare line ${isFound(own) ? 'found' : ''} ${isChosen ? 'chosen' : ''}"
      aria-pressed=${isChosen} aria-label=${this.texts.forms.oneByOne([word, noteOn(this.texts, own, players)])}
      @click=${choose} @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && choose()}>
      ${
        struck ? html`<s lang=${look.language}>${spelled(word)}</s>` : wordIn(look.language, word)
      }${finders.map((one) => badge(must(players[one]), one))}</button></li>`;
  }
}

const shapes = [
  '',
  'border-radius:4px',
  'border-radius:9px 9px 2px 2px;background:#9c2f6b',
  'border-radius:2px 9px;background:#1f6540',
];

/** A round one, a square one …: whose word it is, without its colour, too. */
const badge = ({ name }: Player, place: number) =>
  html`<span class="badge disc of-${place}" .style=${shapes[place] ?? ''} aria-hidden="true"
    data-sign=${charactersOf(name)[0]?.toUpperCase() ?? place + 1}></span>`;

function noteOn(texts: ScrambleTexts, { finders, struck }: ResultWord, players: readonly Player[]): string {
  const { result } = texts.scramble;
  if (finders.length === 0) return result.missed;
  const found = foundBy(texts, personsOf(finders, players));
  return struck ? texts.forms.oneByOne([found, result.shared]) : found;
}
