import { html, nothing } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { called, personOf } from '../../engine/players/names';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { wordIn } from '../../shared/panels/screen-reader';
import { dailyOnward } from '../../texts/sentences/page';
import { headline, winner } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import type { ResultView } from '../play/view';
import { type Player, type Rank, ranks } from '../rules';

export type EndWish = 'again' | 'next' | 'share' | 'lookCloser' | 'more';

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
    private readonly wish: (wish: EndWish) => void,
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
    const wish = (wished: EndWish) => () => this.wish(wished);
    const isAlone = players.length === 1;
    const won = () => winner(texts, personsOf(result.outcome.winners, players));
    const next = row?.next
      ? { sign: 'onward' as const, label: dailyOnward(texts, row), act: wish('next') }
      : { sign: 'again' as const, label: common.playAgain, act: wish('again') };
    this.layer.render(
      () =>
        html`${endStage({
          title: isAlone ? headline(texts, goalIn(state)?.rank, solving === 'solving' ? 0 : result.found) : won(),
          scene: isAlone ? this.alone(state) : seats(texts, view, players),
          side: html`${endCard({ ...this.figure(state), facts: this.facts(state) })}
        ${isAlone ? this.badge(state) : nothing}
        ${endButtons(texts, {
          next: row && !row.next ? menu.dailyAll : next,
          share: wish('share'),
          lookCloser: wish('lookCloser'),
          more: wish('more'),
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
    const ahead = goal?.next && scramble.climb.next({ more: goal.next.more, rank: common.ranks[goal.next.rank] });
    return soloStage({
      bird: html`${mascot(bird, isHappy ? 'happy' : 'idle')}${this.isBest(state) ? crown(bird) : nothing}`,
      plate: day ? menu.dailies.scramble : goal ? common.ranks[goal.rank] : common.scramble,
      note: day ? forms.day(day) : ahead,
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
    return { figure: forms.figure(score), of: common.points, note };
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

export const personsOf = (seats: readonly number[], players: readonly Player[]) =>
  seats.map((seat) => personOf(must(players[seat]).name));

/** Each on a block of their own, the winners with a crown. */
const seats = (texts: ScrambleTexts, { result, goals }: ResultView, players: readonly Player[]) =>
  html`<ol class="result-seats evenly" .style=${`--columns:${players.length};grid-template-rows:minmax(0,1fr)`}>${result.players.map(
    ({ player, name, score, words }) => {
      const wins = result.outcome.winners.includes(player);
      const id = knownMascot(must(players[player]).mascot, player);
      const goal = goals[player];
      const count = texts.common.wordCount({ count: words });
      return html`<li class="stack">${soloStage({
        bird: html`${mascot(id, wins ? 'happy' : 'idle')}${wins ? crown(id) : nothing}`,
        plate: html`<bdi class="cut" dir="auto" .style=${'display:block'}>${called(name, texts.forms.callings)}</bdi>
          <strong aria-label=${texts.common.pointCount({ count: score })} .style=${'color:var(--score)'}>${texts.forms.figure(score)}</strong>`,
        note: goal ? `${texts.common.ranks[goal.rank]}, ${count}` : count,
      })}</li>`;
    },
  )}</ol>`;
