import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { screenHead } from '../../shared/panels/screen-head';
import { tileLetter } from '../../shared/panels/tiles';
import type { Sentence } from '../../texts/texts';
import type { DrillRound } from '../play/rounds';
import { type DrillKind, type DrillQuestion, isSpelled, type PickQuestion } from '../rules/drills';
import { type SpellingAction, StudyScreen, sage, spellingTiles, wordInTiles } from './study-parts';

/** With `again` other questions are asked for. */
export type DrillAction =
  | SpellingAction
  | { kind: 'pick'; option: string }
  | { kind: 'definition'; word: string }
  | { kind: 'back' | 'done' | 'next' | 'again' };

export interface DrillShown {
  kind: DrillKind;
  language: string;
  /** Undefined while its questions come. */
  round: DrillRound | undefined;
  /** Why there are none. */
  missing: Sentence | undefined;
  isWrong: boolean;
}

/** Questions about words of one kind. */
export class DrillPanel extends StudyScreen<DrillAction> {
  render(shown: DrillShown) {
    const { study, common } = this.texts;
    const { round, kind } = shown;
    const isAsked = round?.question !== undefined;
    this.layer.render(
      () => html`<div class="study-page study-narrow">
      ${screenHead(
        { title: study.drillNames[kind], back: common.back, leave: () => this.act({ kind: 'back' }) },
        isAsked
          ? html`<span class="chip">${study.progress({ done: round.at + 1, all: round.questions.length })}</span>`
          : undefined,
      )}
      ${this.content(shown)}
    </div>`,
    );
  }

  private content(shown: DrillShown): TemplateResult {
    const { study, common } = this.texts;
    const { round, missing, language, isWrong } = shown;
    if (missing)
      return html`<section class="paper column study-card"><p role="alert">${missing()}</p>
        <button type="button" class="with-icon"
          @click=${() => this.act({ kind: 'again' })}>${icon('again')}<span>${common.tryAgain}</span></button>
        </section>`;
    if (!round) return html`<section class="paper column study-card"><p role="status">${study.asking}</p></section>`;
    const { question } = round;
    if (!question) return this.over(round);
    return html`<section class="paper column study-card" aria-labelledby="study-ask">
      <header class="line"><h2 id="study-ask" class="grow" tabindex="-1">${this.ask(question)}</h2>
        ${sage(round.wasRight ? 'happy' : 'idle')}</header>
      ${isSpelled(question) ? this.spelled(round, language) : this.picks(question, round, language)}
      <p role="status" class="study-verdict">${this.verdict(round, question, isWrong)}</p>
      ${
        round.isTold
          ? html`<div class="line wraps study-ways">${question.right.map((word) =>
              this.definitionOf(question, word, language),
            )}</div>
            <button type="button" class="gold with-icon study-on"
              @click=${() => this.act({ kind: 'next' })}>${icon('way')}<span>${common.continue}</span></button>`
          : html`<button type="button" class="gold with-icon"
            @click=${() => this.act({ kind: 'done' })}>${
              isSpelled(question)
                ? html`${icon('eye')}<span>${study.show}</span>`
                : html`${icon('done')}<span>${common.done}</span>`
            }</button>`
      }
    </section>`;
  }

  private ask(question: DrillQuestion): string {
    const { study } = this.texts;
    if (isSpelled(question)) return study.ask;
    if (!question.hookOf) return study.whichWords;
    const { side, word } = question.hookOf;
    return side === 'before' ? study.whichBefore({ word }) : study.whichAfter({ word });
  }

  private verdict({ isTold, wasRight }: DrillRound, question: DrillQuestion, isWrong: boolean): string {
    const { study, forms } = this.texts;
    if (isWrong) return study.wrong;
    if (!isTold) return '';
    return wasRight ? study.right : study.answerIs({ words: forms.oneByOne(question.right) });
  }

  private spelled({ spelling, isTold, question }: DrillRound, language: string): TemplateResult {
    if (!spelling || !question) return html``;
    const word = question.right.find((own) => own === spelling.word) ?? question.right[0] ?? '';
    return isTold
      ? html`<p class="line wraps study-ways">${wordInTiles(word, language)}</p>`
      : spellingTiles(this.texts, spelling, language, this.act);
  }

  /** All of them in a row of tiles each; after the answer, what was right and what was not. */
  private picks({ options, right, hookOf }: PickQuestion, round: DrillRound, language: string): TemplateResult {
    const { study, forms } = this.texts;
    const told = (option: string) => {
      const [isRight, isPicked] = [right.includes(option), round.picked.has(option)];
      if (!round.isTold || (!isRight && !isPicked)) return undefined;
      if (!isRight) return 'isFalse';
      return isPicked ? 'isRight' : 'isMissed';
    };
    const pick = (option: string, at: number) => {
      const how = told(option);
      const label = forms.oneByOne(how ? [option, study.verdicts[how]] : [option]);
      return html`<button type="button" class="study-option ${how ?? ''}" aria-pressed=${round.picked.has(option)}
        aria-label=${label} aria-keyshortcuts=${at + 1}
        aria-disabled=${round.isTold} @click=${() => this.act({ kind: 'pick', option })}>
        <span class="tiles" aria-hidden="true">${[...option].map(
          (letter) => html`<span class="tile">${tileLetter(letter)}</span>`,
        )}</span>
        ${how ? icon(how === 'isFalse' ? 'close' : how === 'isMissed' ? 'bulb' : 'done', 18) : nothing}</button>`;
    };
    return html`${hookOf ? this.hooked(hookOf, language) : nothing}
      <div class="study-options ${hookOf ? 'of-letters' : ''}" role="group" lang=${language}
        aria-labelledby="study-ask">${options.map(pick)}</div>`;
  }

  /** The word, and the place of the letter that is asked for. */
  private hooked({ word, side }: NonNullable<PickQuestion['hookOf']>, language: string): TemplateResult {
    const slot = html`<span class="study-slot" aria-hidden="true"></span>`;
    const tiles = wordInTiles(word, language);
    return html`<p class="study-hooked">${side === 'before' ? [slot, tiles] : [tiles, slot]}</p>`;
  }

  private definitionOf(question: DrillQuestion, own: string, language: string): TemplateResult {
    const { hookOf } = isSpelled(question) ? { hookOf: undefined } : question;
    const word = hookOf ? (hookOf.side === 'before' ? own + hookOf.word : hookOf.word + own) : own;
    return html`<button type="button" class="study-chip" lang=${language}
      title=${this.texts.definitions.title({ word: spelled(word) })}
      @click=${() => this.act({ kind: 'definition', word })}>${spelled(word)}</button>`;
  }

  private over({ right, questions }: DrillRound): TemplateResult {
    const { study, common } = this.texts;
    return html`<section class="paper column study-card study-over" aria-labelledby="study-over">
      <span class="bird-box" aria-hidden="true">${mascot('sage', 'happy')}</span>
      <h2 id="study-over" tabindex="-1">${study.drillOver({ right, all: questions.length })}</h2>
      <div class="evenly">
        <button type="button" class="gold with-icon study-on"
          @click=${() => this.act({ kind: 'again' })}>${icon('again')}<span>${common.playAgain}</span></button>
        <button type="button" class="with-icon"
          @click=${() => this.act({ kind: 'back' })}>${icon('done')}<span>${common.done}</span></button>
      </div>
    </section>`;
  }
}
