import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { type Board, neighboursOf, readingOf } from '../../scramble/rules/board';
import { isBoard, readBoard, throwDice, writtenBoard } from '../../scramble/rules/board-source';
import { switchRow } from '../../shared/panels/controls';
import { tileLetter } from '../../shared/panels/tiles';
import { type BoardWalk, lieOf, stepsOfEveryPath, walkBoard } from '../rules/board-walk';
import type { Page, PageGiven } from './page';

const example = (language: PageGiven['language']) => throwDice({ side: 4, seed: 'how it works', roll: 0 }, language);

/** The solver walks a board. */
export class SolverPage implements Page {
  private text: string;
  private board: Board;
  private walk!: BoardWalk;
  private isPruned = true;
  private isRefused = false;
  /** Whose neighbours are looked at, at a step. */
  private touched: { square: number; step: number } | undefined;
  /** How many steps the walk takes that turns back, whichever is shown. */
  private few = 0;
  private many: number | undefined;

  constructor(private readonly given: PageGiven) {
    const read = readBoard(given.typed ?? '', given.words.alphabet);
    this.board = isBoard(read) ? read : example(given.language);
    this.text = writtenBoard(this.board);
    this.lay();
  }

  get steps() {
    return this.walk.moments.length + 1;
  }

  get typed() {
    return writtenBoard(this.board);
  }

  says(step: number): string {
    const { solver } = this.given.texts.how;
    const { board } = this;
    const touched = this.touchedAt(step);
    if (touched !== undefined) {
      const letter = this.letterAt(touched);
      return solver[lieOf(touched, board.side)]({ letter, count: must(neighboursOf(board.side)[touched]).length });
    }
    if (step === 0) return solver.intro;
    const { event, prefix } = this.momentOf(step);
    if (event === 'end') return solver.end;
    if (event === 'cut') return solver.cut;
    const letters = spelled(prefix);
    return event === 'start' ? solver.start({ letter: letters }) : solver[event]({ letters });
  }

  picture(step: number) {
    const { board, given } = this;
    const touched = this.touchedAt(step);
    const path = step === 0 || touched !== undefined ? [] : this.momentOf(step).path;
    const event = step === 0 || touched !== undefined ? 'start' : this.momentOf(step).event;
    const near = touched === undefined ? [] : must(neighboursOf(board.side)[touched]);
    const squares = Array.from(board.letters, (letter, square) => {
      const place = path.indexOf(square);
      const isLast = place >= 0 && place === path.length - 1;
      const look = [
        near.includes(square) || (place >= 0 && !isLast) ? 'is-near' : '',
        square === touched || isLast ? 'is-now' : '',
        isLast ? `is-${event}` : '',
      ];
      return html`<button type="button" class="tile how-square ${look.join(' ')}" aria-pressed=${square === touched}
        aria-label=${spelled(readingOf(letter))} lang=${given.language}
        @click=${() => this.touch(square, step)}>${tileLetter(readingOf(letter))}${
          place >= 0 ? html`<sub>${given.texts.forms.figure(place + 1)}</sub>` : nothing
        }</button>`;
    });
    return html`<div class="how-board" .style=${`--side:${board.side}`}>${squares}</div>`;
  }

  form(step: number) {
    const { texts, language } = this.given;
    const { solver } = texts.how;
    const moment = step === 0 ? undefined : this.momentOf(step);
    const many = this.many === undefined ? solver.billions : texts.forms.figure(this.many);
    const type = ({ target }: Event) => this.type((target as HTMLTextAreaElement).value);
    const words = moment ? this.walk.words.slice(0, moment.found).toReversed() : [];
    return html`<label class="column"><small>${solver.field}</small>
      <textarea id="how-field" class="boxed" rows=${Math.min(this.board.side, 6)} lang=${language}
        autocapitalize="characters" autocomplete="off" spellcheck="false" aria-invalid=${this.isRefused}
        .value=${this.text} @input=${type}></textarea></label>
      ${this.isRefused ? html`<p role="alert">${solver.badBoard}</p>` : nothing}
      ${switchRow(solver.prune, undefined, this.isPruned, (on) => this.prune(on))}
      <p>${solver.compare({ few: this.few, many })}</p>
      <p class="how-count"><b>${solver.found({ words: moment?.found ?? 0, steps: moment?.steps ?? 0 })}</b></p>
      <p class="how-words scrolls" lang=${language}>${words.slice(0, 60).map(spelled).join(' ')}</p>`;
  }

  private momentOf(step: number) {
    return must(this.walk.moments[step - 1]);
  }

  private letterAt(square: number) {
    return spelled(readingOf(this.board.letters.charAt(square)));
  }

  private touchedAt(step: number): number | undefined {
    return this.touched?.step === step ? this.touched.square : undefined;
  }

  private touch(square: number, step: number) {
    this.touched = this.touchedAt(step) === square ? undefined : { square, step };
    this.given.changed();
  }

  private type(text: string) {
    this.text = text;
    const read = readBoard(text, this.given.words.alphabet);
    this.isRefused = !isBoard(read);
    if (!isBoard(read)) return this.given.changed();
    this.board = read;
    this.lay();
    this.given.changed(0);
  }

  private prune(isPruned: boolean) {
    this.isPruned = isPruned;
    this.lay();
    this.given.changed(0);
  }

  private lay() {
    const { board, given, isPruned } = this;
    const pruned = walkBoard(given.words, board, true);
    this.touched = undefined;
    this.walk = isPruned ? pruned : walkBoard(given.words, board, false);
    this.few = must(pruned.moments.at(-1)).steps;
    this.many = stepsOfEveryPath(board.side);
  }
}
