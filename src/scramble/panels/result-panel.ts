import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called, charactersOf, personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { wordIn } from '../../shared/panels/screen-reader';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { dailyDone, dailyOnward } from '../../texts/sentences/page';
import { boardWords, foundBy, winner, wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import { mostAtOneDevice } from '../play/choice';
import { isFound, type ResultView, type ResultWord } from '../play/view';
import type { WordLook } from '../play/word-look';
import type { Player } from '../rules';
import { goalAhead, goalFigure } from './climb';
import { printTool, scrambleBar, scrambleSound, settingsTool, trayBoxIn, wordCard } from './game-bar';

export interface ResultState {
  view: ResultView;
  players: readonly Player[];
  /** How far the search for all the words of the board is. */
  solving: 'solving' | 'solved' | 'failed';
  look: WordLook;
  side: number;
  /** What is said and comes next, where it was a daily that counted. */
  row: DailyEnd | undefined;
  /** What was missed makes a list to search for. */
  mayBeSought: boolean;
  /** They raced on it: what comes next is up to all of them. */
  isRace: boolean;
}

/** What the scene does for it. */
export type ResultWish =
  | 'back'
  | 'menu'
  | 'settings'
  | 'statistics'
  | 'study'
  | 'print'
  | 'share'
  /** To look for the words once more. */
  | 'solve'
  /** To search for what was missed. */
  | 'seek'
  /** Another board, or this one. */
  | 'again'
  | 'next'
  | 'same';

/** Who found what, and all that was to be found. */
export class ResultPanel {
  private readonly layer: Layer;
  private by: 'length' | 'start' = 'length';

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly wish: (wish: ResultWish) => void,
  ) {
    this.layer = new Layer(services.root, 'screen scramble sc-result');
  }

  get trayBox(): Box {
    return trayBoxIn(this.layer.element);
  }

  show(state: ResultState) {
    const { by, wish } = this;
    const { view, players, look, solving, row, isRace } = state;
    const { common } = this.texts;
    const { again, same } = this.texts.scramble.result;
    const mayBeSought = state.mayBeSought && !isRace;
    const { back } = this.texts.scramble.raced;
    const { result, starts, all, hidden } = view;
    const chosen = result.words.find(({ word }) => word === look.word);
    this.layer.render(
      () => html`${scrambleBar(this.texts, {
        back: () => wish('back'),
        backTo: isRace ? back : common.menu,
        tools: [
          printTool(this.texts, () => wish('print')),
          { sign: 'bars', label: common.stats, onlyWide: true, act: () => wish('statistics') },
          { ...scrambleSound(this.texts, this.services), onlyWide: true },
          settingsTool(this.texts, () => wish('settings')),
        ],
      })}
    <div class="result-left stack">
      ${players.length > mostAtOneDevice ? nothing : (this.goal(state) ?? this.seats(state))}
      <div class="sc-tray" role="img" aria-label=${this.texts.scramble.play.grid}></div>
      ${wordCard(this.texts, { look, points: chosen?.points ?? 0, note: chosen && noteOn(this.texts, chosen, players) })}
      <div class="result-more ways line wraps">
        ${row ? html`<button type="button" class="gold with-icon" @click=${() => wish('next')}>${icon('onward')}<span>${dailyOnward(this.texts, row)}</span></button>` : html`<button type="button" class="gold with-icon" @click=${() => wish('again')}>${isRace ? icon('onward') : icon('dice')}<span>${isRace ? back : again}</span></button>`}
        ${isRace ? nothing : html`<button type="button" class="ivory with-icon" @click=${() => wish('same')}>${icon('again')}<span>${same}</span></button>`}
        ${mayBeSought ? html`<button type="button" class="ivory with-icon not-small" @click=${() => wish('seek')}>${icon('find')}<span>${this.texts.scramble.result.seek}</span></button>` : nothing}
        <button type="button" class="ivory with-icon" @click=${() => wish('share')}>${icon('share')}<span>${common.share}</span></button>
        ${isOnPortal ? nothing : html`<button type="button" class="ivory with-icon" @click=${() => wish('study')}>${icon('pencil')}<span>${common.study}</span></button>`}
        <button type="button" class="ivory with-icon" @click=${() => wish('menu')}>${icon('menu')}<span>${common.menu}</span></button>
      </div>
    </div>
    <section class="result-words slip paper column">
      ${row === undefined ? nothing : html`<p><b>${dailyDone(this.texts, row)}</b></p>`}
      <header class="apart"><h2>${solving === 'solving' ? this.texts.scramble.finding : boardWords(this.texts, all, hidden)}</h2>
        <span class="legend-of line wraps note">${players.map((player, place) => html`<span class="line">${badge(player, place)}<bdi>${called(player.name, this.texts.forms.callings)}</bdi></span>`)}
          ${result.outcome.struck.length > 0 ? html`<s>${this.texts.scramble.result.shared}</s>` : nothing}<span aria-hidden="true">·</span><i .style=${'font-weight:500'}>${this.texts.scramble.result.missed}</i></span>
      </header>
      ${
        solving === 'failed'
          ? html`<p class="notice" role="alert">${this.texts.scramble.notFound} <button type="button" class="ivory with-icon" @click=${() => wish('solve')}>${common.tryAgain}</button></p>`
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
      <div class="word-groups scrolls">${by === 'start' && starts.length > 0 ? this.byStart(state) : this.byLength(state)}</div>
      ${result.outcome.struck.length > 0 ? html`<footer class="note not-small"><p>${this.texts.scramble.result.struck({ count: result.outcome.struck.length })}</p></footer>` : nothing}
    </section>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  /** Whoever plays alone has come so far with what most players know. */
  private goal({ view, players: [player, ...others] }: ResultState): TemplateResult | undefined {
    const {
      goals: [goal],
      bestMissed,
      result: {
        players: [own],
      },
    } = view;
    if (!goal || !own || !player || others.length > 0) return undefined;
    const { common, forms, scramble } = this.texts;
    const { climb, result } = scramble;
    const facts: [name: string, says: string][] = [
      [common.points, forms.figure(own.score)],
      [climb.bonus, forms.figure(goal.bonus)],
      ...(bestMissed === undefined ? [] : [[result.best, spelled(bestMissed)] as [string, string]]),
    ];
    return html`<section class="result-goal slip paper stack" aria-label=${result.own}>
    <div class="row"><span class="bird-box" aria-hidden="true" .style=${'flex:none;width:max(56px,84*var(--u))'}>${mascot(knownMascot(player.mascot, 0), 'happy')}</span>
      <div class="grow"><h2>${common.ranks[goal.rank]}</h2>${goalFigure(this.texts, goal)}
      ${own.hints > 0 ? html`<small class="note">${common.hintCount({ count: own.hints })}</small>` : nothing}</div></div>
    ${goal.next ? html`<div class="not-low">${goalAhead(this.texts, goal)}</div>` : nothing}
    <dl class="row not-low">${facts.map(([name, says]) => html`<div><dt class="note">${name}</dt><dd><b>${says}</b></dd></div>`)}</dl></section>`;
  }

  /** More have their places where they raced. */
  private seats({ view, players }: ResultState): TemplateResult {
    const { result } = view;
    return html`<ol class="result-seats stack" aria-label=${players.length > 1 ? winner(this.texts, personsOf(result.outcome.winners, players)) : this.texts.scramble.result.own}>${result.players.map(
      (own) => seat(this.texts, own, players, view, players.length === 1),
    )}</ol>`;
  }

  private byLength({ view, players, look }: ResultState): TemplateResult[] {
    const { result } = this.texts.scramble;
    return view.groups.map(
      ({ length, orMore, points, found, words }) => html`<div class="word-group">
        <h3 class="apart">${wordGroup(this.texts, length, orMore)}<small class="note">${result.groupNote({ points, found, all: words.length })}</small></h3>
        <ul class="line wraps" .style=${'gap:3px'}>${words.map((word) => this.word(word, players, look))}</ul></div>`,
    );
  }

  private byStart({ view, players, look, side }: ResultState): TemplateResult[] {
    return view.starts.map(
      ({ square, letter, words }) => html`<div class="word-group">
        <h3 class="apart">${wordIn(look.language, letter)}<small class="note">${this.texts.scramble.result.startAt({ row: Math.floor(square / side) + 1, column: (square % side) + 1 })}</small></h3>
        <ul class="line wraps" .style=${'gap:3px'}>${words.map((word) => this.word(word, players, look))}</ul></div>`,
    );
  }

  private word(own: ResultWord, players: readonly Player[], look: WordLook) {
    const { word, finders, struck } = own;
    const isChosen = word === look.word;
    const choose = () => look.look(word, own.path);
    return html`<li><button type="button" class="word-chip bare line ${isFound(own) ? 'found' : ''} ${isChosen ? 'chosen' : ''}"
      aria-pressed=${isChosen} aria-label=${`${spelled(word)}, ${noteOn(this.texts, own, players)}`} @click=${choose}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && choose()}>
      ${struck ? html`<s lang=${look.language}>${spelled(word)}</s>` : wordIn(look.language, word)}${finders.map((one) => badge(must(players[one]), one))}</button></li>`;
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
  html`<span class="badge disc of-${place}" .style=${shapes[place] ?? ''} aria-hidden="true" data-sign=${charactersOf(name)[0]?.toUpperCase() ?? place + 1}></span>`;

const personsOf = (seats: readonly number[], players: readonly Player[]) =>
  seats.map((seat) => personOf(must(players[seat]).name));

function noteOn(texts: ScrambleTexts, { finders, struck }: ResultWord, players: readonly Player[]): string {
  const { result } = texts.scramble;
  if (finders.length === 0) return result.missed;
  const found = foundBy(texts, personsOf(finders, players));
  return struck ? `${found}, ${result.shared}` : found;
}

const seat = (
  texts: ScrambleTexts,
  { player, name, score, words, hints, place }: ResultView['result']['players'][number],
  players: readonly Player[],
  { result, goals }: ResultView,
  alone: boolean,
) => {
  const goal = goals[player];
  const wins = !alone && result.outcome.winners.includes(player);
  return html`<li class="result-seat sitter line paper ${wins ? 'wins' : ''}">
    <span class="bird-box" aria-hidden="true">${mascot(knownMascot(must(players[player]).mascot, player), wins || alone ? 'happy' : 'idle')}</span>
    <p class="saying grow"><b class="cut"><bdi dir="auto">${called(name, texts.forms.callings)}</bdi></b><small>${wins ? html`${icon('trophy', 15)} ` : nothing}${goal ? `${texts.common.ranks[goal.rank]}, ` : nothing}${texts.common.wordCount({ count: words })}${hints > 0 ? html`, ${texts.common.hintCount({ count: hints })}` : nothing}</small></p>
    <strong aria-label=${alone ? texts.common.pointCount({ count: score }) : `${texts.common.pointCount({ count: score })}, ${texts.forms.figure(place)}.`}>${texts.forms.figure(score)}</strong></li>`;
};
