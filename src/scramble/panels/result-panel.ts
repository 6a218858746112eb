import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called, charactersOf } from '../../engine/players/names';
import { AsidePage } from '../../shared/panels/aside-page';
import { segments } from '../../shared/panels/controls';
import { type Box, Layer } from '../../shared/panels/layer';
import { wordIn } from '../../shared/panels/screen-reader';
import { boardWords, foundBy, wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import { isFound, type ResultView, type ResultWord } from '../play/view';
import type { WordLook } from '../play/word-look';
import type { Player } from '../rules';
import { personsOf } from './end-panel';
import { scrambleBar, trayBoxIn, wordCard } from './game-bar';

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
export type ResultWish = 'back' | 'solve';

/** Who found what, and all that was to be found. */
export class ResultPanel {
  private readonly page: AsidePage | undefined;
  private readonly layer: Layer;
  private by: 'length' | 'start' = 'length';

  constructor(
    private readonly texts: ScrambleTexts,
    /** It lies over the end; without one, it is all there is. */
    { root, under }: { root: HTMLElement; under: HTMLElement | undefined },
    private readonly wish: (wish: ResultWish) => void,
  ) {
    const name = 'screen scramble sc-result';
    this.page = under && new AsidePage(root, name, under, () => wish('back'));
    this.layer = this.page?.layer ?? new Layer(root, name);
  }

  get trayBox(): Box {
    return trayBoxIn(this.layer.element);
  }

  show(state: ResultState) {
    const { by, wish } = this;
    const { view, players, look, solving, isRace } = state;
    const { common } = this.texts;
    const { result, starts, all, hidden } = view;
    const chosen = result.words.find(({ word }) => word === look.word);
    this.layer.render(
      () => html`${scrambleBar(this.texts, {
        back: () => wish('back'),
        backTo: isRace ? this.texts.scramble.raced.back : common.back,
        tools: [],
      })}
    <div class="result-left stack">
      <div class="sc-tray" role="img" aria-label=${this.texts.scramble.play.grid}></div>
      ${wordCard(this.texts, { look, points: chosen?.points ?? 0, note: chosen && noteOn(this.texts, chosen, players) })}
    </div>
    <section class="result-words slip paper column">
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
        <h3 class="apart">${wordGroup(this.texts, length, orMore)}<small class="note">${result.groupNote({ points, found, all: words.length })}</small></h3>
        <ul class="line wraps" .style=${'gap:3px'}>${words.map((word) => this.word(word, players, look))}</ul></div>`,
    );
  }

  private byStart({ view, players, look, side }: ResultState): TemplateResult[] {
    return view.starts.map(
      ({ square, letter, words }) => html`<div class="word-group">
        <h3 class="apart">${wordIn(look.language, letter)}<small class="note">${this.texts.common.place({ row: Math.floor(square / side) + 1, column: (square % side) + 1 })}</small></h3>
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

function noteOn(texts: ScrambleTexts, { finders, struck }: ResultWord, players: readonly Player[]): string {
  const { result } = texts.scramble;
  if (finders.length === 0) return result.missed;
  const found = foundBy(texts, personsOf(finders, players));
  return struck ? `${found}, ${result.shared}` : found;
}
