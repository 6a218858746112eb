import { html, nothing, type TemplateResult } from 'lit-html';
import { switchRow } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { headTool, screenHead } from '../../shared/panels/screen-head';
import type { Sentence, Texts } from '../../texts/texts';

type GamePlace = 'game' | 'finished game' | 'search' | 'scramble';

/** What becomes of a game of a file. */
export type GameChange =
  | { place: GamePlace; what: 'put' | 'further' | 'aside' }
  | { place: GamePlace; what: 'unread'; why: Sentence };

/** What a file would change. */
export interface Changes {
  lists: { added: number; known: number };
  scores: { added: number; left: number };
  /** So many finished games, dailies, and words to learn and puzzles of which more is known. */
  played: number;
  dailies: number;
  cards: number;
  puzzles: number;
  games: readonly GameChange[];
  settings: object;
  choices: number;
}

interface Shown {
  said?: Sentence;
  code?: TemplateResult;
  fault?: Sentence;
  plan?: Changes;
  withSettings?: boolean;
}

interface Actions {
  save(): void;
  code(): void;
  choose(file: File): void;
  agree(withSettings: boolean): void;
  cancel(): void;
  back(): void;
  /** A game that was written down elsewhere. */
  gameFile(): void;
  settings(): void;
}

/** Everything in one file: to be taken along, and to be brought in, once it has been seen what that changes. */
export class MovingPanel {
  private readonly layer: Layer;
  private shown: Shown = {};

  constructor(
    private readonly texts: Texts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen moving');
  }

  show(shown: Shown) {
    const hadPlan = this.shown.plan !== undefined;
    this.shown = shown;
    this.render();
    const { element } = this.layer;
    if (shown.plan) element.querySelector<HTMLElement>('.agree')?.focus();
    else if (hadPlan) element.querySelector<HTMLElement>('.back-tool')?.focus();
  }

  remove() {
    this.layer.remove();
  }

  private render() {
    const { actions, shown } = this;
    const { common, transfer } = this.texts;
    const { moving } = transfer;
    this.layer.render(
      () => html`${screenHead(
        { title: moving.title, back: common.back, leave: actions.back },
        headTool({ sign: 'gear', label: common.settings, keys: '9', act: actions.settings }),
      )}<div class="moving-page stack paper">
      <section class="stack" aria-labelledby="take-title">
        <h2 id="take-title">${common.export}</h2>
        <p>${moving.exportMeans}</p>
        <div class="row">
          <button type="button" class="gold with-icon" autofocus
            @click=${actions.save}>${icon('save')}${moving.save}</button>
          <button type="button" class="with-icon" @click=${actions.code}>${icon('image')}${transfer.code}</button>
        </div>
        ${shown.code ?? nothing}
      </section>
      <section class="stack" aria-labelledby="bring-title">
        <h2 id="bring-title">${common.import}</h2>
        <label><span>${moving.choose}</span>
          <input type="file" class="boxed" accept=".json,application/json"
            @change=${(event: Event) => this.chosen(event)} /></label>
        ${shown.plan ? this.preview(shown.plan) : nothing}
      </section>
      <p class="fault" role="alert">${shown.fault?.() ?? nothing}</p>
      <p class="told" role="status">${shown.said?.() ?? nothing}</p>
      <button type="button" class="bare with-icon"
        @click=${actions.gameFile}>${icon('bring', 18)}${this.texts.record.open}</button>
    </div>`,
    );
  }

  private chosen({ target }: Event) {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be chosen once more.
    input.value = '';
    if (file) this.actions.choose(file);
  }

  private preview(plan: Changes): TemplateResult {
    const { actions } = this;
    const { common, transfer } = this.texts;
    const { moving } = transfer;
    const count = Object.keys(plan.settings).length;
    const lines = linesOf(this.texts, plan);
    const withSettings = count > 0 && this.shown.withSettings === true;
    const agree = () => actions.agree(withSettings);
    const change = (on: boolean) => {
      this.shown = { ...this.shown, withSettings: on };
      this.render();
    };
    const isEmpty = lines.length === 0 && count === 0;
    return html`<div class="card stack" role="group" aria-label=${moving.changes}>
      <h3>${moving.changes}</h3>
      ${
        isEmpty
          ? html`<p>${moving.nothing}</p>`
          : html`<ul class="stack">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
      }
      ${count > 0 ? switchRow(moving.settings({ count }), moving.settingsMean, withSettings, change) : nothing}
      <div class="row">
        <button type="button" class="gold agree" ?hidden=${isEmpty} @click=${agree}>${common.import}</button>
        <button type="button" class="agree-not" @click=${actions.cancel}>${common.cancel}</button>
      </div>
    </div>`;
  }
}

const gameAt = ({ common, transfer }: Texts, place: GamePlace) =>
  ({
    game: common.wordbler,
    'finished game': transfer.moving.result,
    search: common.search,
    scramble: common.scramble,
  })[place];

function linesOf(texts: Texts, { games, lists, scores, played, dailies, cards, puzzles, choices }: Changes): string[] {
  const { moving } = texts.transfer;
  const lines = games.map((own) => {
    const game = gameAt(texts, own.place);
    return own.what === 'unread' ? moving.unread({ game, why: own.why() }) : moving[own.what]({ game });
  });
  if (lists.added > 0) lines.push(lists.known > 0 ? moving.listsKnown(lists) : moving.lists(lists));
  if (scores.added > 0) lines.push(moving.scores({ count: scores.added }));
  if (scores.added > 0 && scores.left > 0) lines.push(moving.scoresOut({ count: scores.left }));
  if (played > 0) lines.push(moving.played({ count: played }));
  if (dailies > 0) lines.push(moving.dailies({ count: dailies }));
  if (cards > 0) lines.push(moving.cards({ count: cards }));
  if (puzzles > 0) lines.push(moving.puzzles({ count: puzzles }));
  if (choices > 0) lines.push(moving.choices);
  return lines;
}
