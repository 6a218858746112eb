import { html } from 'lit-html';
import { must } from '../../engine/must';
import { isSame, type Square } from '../../engine/square';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import { squareAt, starOf } from '../../wordbler/rules/board';
import {
  checksMade,
  type DoneCheck,
  doneChecks,
  type Exercise,
  exerciseBoards,
  exerciseOf,
} from '../rules/done-checks';
import type { Page, PageGiven } from './page';

type Answer = DoneCheck | 'none';

/** What is shown at a step: the question of a board, a check that is made of it, or the words it makes. */
interface Moment {
  readonly board: number;
  readonly shows: DoneCheck | 'question' | 'words';
}

const answers: readonly Answer[] = [...doneChecks, 'none'];

/** What Done checks, on boards of which somebody guesses first what is wrong. */
export class ChecksPage implements Page {
  readonly typed = '';
  private readonly exercises = exerciseBoards.map(exerciseOf);
  private readonly moments: Moment[];
  private answer: { board: number; given: Answer } | undefined;

  constructor(private readonly given: PageGiven) {
    this.moments = this.exercises.flatMap((exercise, board) => [
      { board, shows: 'question' as const },
      ...checksMade(exercise).map((shows) => ({ board, shows })),
      ...(exercise.fault ? [] : [{ board, shows: 'words' as const }]),
    ]);
  }

  get steps() {
    return this.moments.length;
  }

  says(step: number): string {
    const { texts } = this.given;
    const { checks } = texts.how;
    const { board, shows } = this.momentAt(step);
    const { fault, words } = must(this.exercises[board]);
    if (shows === 'words') return checks.words({ words: texts.forms.oneByOne(words) });
    if (shows !== 'question') return (shows === fault ? checks.fails : checks.passes)[shows];
    if (this.answer?.board !== board) return checks.ask({ board: board + 1 });
    return this.answer.given === (fault ?? 'none') ? checks.right : checks.wrong;
  }

  picture(step: number) {
    const { texts } = this.given;
    const { board, shows } = this.momentAt(step);
    const exercise = must(this.exercises[board]);
    const squares = exercise.board.map((old, index) =>
      this.square(exercise, index, shows === exercise.fault, old?.letter),
    );
    return html`<div class="how-board how-laid" role="img" .style=${`--side:${exercise.side}`}
      aria-label=${texts.forms.oneByOne(this.told(exercise))}>${squares}</div>`;
  }

  /** What lies where, for who does not see it. */
  private told({ board, laid, side }: Exercise): string[] {
    const { common, how } = this.given.texts;
    const placeOf = ({ x, y }: Square) => common.place({ row: y + 1, column: x + 1 });
    const { newTile, oldTile, star } = how.checks;
    return [
      star({ place: placeOf(starOf(side)) }),
      ...board.flatMap((old, at) => (old ? [oldTile({ letter: old.letter, place: placeOf(squareAt(at, side)) })] : [])),
      ...laid.map((tile) => newTile({ letter: tile.letter, place: placeOf(tile) })),
    ];
  }

  form(step: number) {
    const { board, shows } = this.momentAt(step);
    return shows === 'question' ? this.answers(board) : this.made(board, shows);
  }

  press(key: string, step: number): boolean {
    const answer = answers[Number(key) - 1];
    const { board, shows } = this.momentAt(step);
    if (!answer || shows !== 'question') return false;
    this.choose(board, answer);
    return true;
  }

  private answers(board: number) {
    const { checks } = this.given.texts.how;
    const { fault } = must(this.exercises[board]);
    const given = this.answer?.board === board ? this.answer.given : undefined;
    return html`<div class="column" role="group" aria-label=${checks.ask({ board: board + 1 })}>${answers.map(
      (answer) => html`<button type="button" aria-pressed=${answer === given}
        class=${answer === given && answer === (fault ?? 'none') ? 'gold' : ''}
        @click=${() => this.choose(board, answer)}>${checks.names[answer]}</button>`,
    )}</div>`;
  }

  /** The checks up to this step. */
  private made(board: number, shows: DoneCheck | 'words') {
    const { checks } = this.given.texts.how;
    const exercise = must(this.exercises[board]);
    const all = checksMade(exercise);
    const made = shows === 'words' ? all : all.slice(0, all.indexOf(shows) + 1);
    return html`<ul class="column">${made.map((check) => {
      const isPassed = check !== exercise.fault;
      return html`<li class="line">${icon(isPassed ? 'done' : 'close')}<b>${
        (isPassed ? checks.passes : checks.fails)[check]
      }</b></li>`;
    })}</ul>`;
  }

  private momentAt(step: number): Moment {
    return must(this.moments[step]);
  }

  private choose(board: number, given: Answer) {
    this.answer = { board, given };
    this.given.changed();
  }

  private square({ side, laid, meant }: Exercise, index: number, isWrong: boolean, old: string | undefined) {
    const at = squareAt(index, side);
    const fresh = laid.find((tile) => isSame(tile, at));
    const letter = fresh?.letter ?? old;
    const look = isWrong && meant.some((square) => isSame(square, at)) ? 'is-deadEnd' : '';
    const isStar = index === (side * side - 1) / 2;
    return letter
      ? html`<span class="tile how-square ${fresh ? 'is-near' : 'is-old'} ${look}">${tileLetter(letter)}</span>`
      : html`<span class="how-square how-empty ${look}">${isStar ? '★' : ''}</span>`;
  }
}
