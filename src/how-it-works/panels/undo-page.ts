import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { readLetters } from '../../engine/alphabet/spelling';
import { must } from '../../engine/must';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import { type PileAct, readActs, UndoPile, writeActs } from '../rules/undo-pile';
import type { Page, PageGiven } from './page';

/** Four tiles, two taken back, another one. */
const example = '0123--4';

/** What is taken back first was laid last. */
export class UndoPage implements Page {
  private pile: UndoPile;

  constructor(private readonly given: PageGiven) {
    this.pile = this.pileOf(readActs(given.typed ?? example));
  }

  get steps() {
    return this.pile.piles.length;
  }

  get typed() {
    return writeActs(this.pile.acts);
  }

  says(step: number): string {
    const { undo } = this.given.texts.how;
    const act = this.pile.acts[step - 1];
    if (act === undefined) return undo.intro;
    const { laid } = must(this.pile.piles[step]);
    if (act !== 'undo') return undo.push({ letter: spelled(must(laid.at(-1))), count: laid.length });
    return undo.pop({ letter: spelled(must(must(this.pile.piles[step - 1]).laid.at(-1))) });
  }

  picture(step: number) {
    const { texts, language } = this.given;
    const { rack, laid } = must(this.pile.piles[step]);
    const top = laid.length - 1;
    return html`<ol class="how-pile" reversed lang=${language} aria-label=${texts.how.undo.pile}>${laid
      .map(
        (letter, at) =>
          html`<li class="tile how-square ${at === top ? 'is-now' : 'is-near'}">${tileLetter(letter)}</li>`,
      )
      .toReversed()}</ol>
      <div class="how-board" role="group" aria-label=${texts.common.rack} lang=${language}
        .style=${'--side:7'}>${rack.map(
          ({ letter, isLaid }, cell) => html`<button type="button" class="tile how-square" ?disabled=${isLaid}
          aria-label=${letter === '' ? texts.common.blank : spelled(letter)}
          @click=${() => this.act(step, cell)}>${tileLetter(letter)}</button>`,
        )}</div>`;
  }

  form(step: number) {
    const { common } = this.given.texts;
    return html`<button type="button" class="with-icon" ?disabled=${must(this.pile.piles[step]).laid.length === 0}
      @click=${() => this.act(step, 'undo')}>${icon('undo')}<span>${common.undo}</span></button>`;
  }

  press(key: string, step: number): boolean {
    if (key === 'Backspace') this.act(step, 'undo');
    else {
      const read = key.length === 1 ? readLetters(key, this.given.words.alphabet) : undefined;
      const { rack } = must(this.pile.piles[step]);
      const letters = read && 'letters' in read ? read.letters : undefined;
      const cell = rack.findIndex(({ letter, isLaid }) => letter === letters && !isLaid);
      if (cell < 0) return false;
      this.act(step, cell);
    }
    return true;
  }

  /** What was done after this step is done no more. */
  private act(step: number, act: PileAct) {
    this.pile = this.pileOf([...this.pile.acts.slice(0, step), act]);
    this.given.changed(this.steps - 1);
  }

  private pileOf(acts: readonly PileAct[]) {
    return new UndoPile(this.given.language, this.given.words, acts);
  }
}
