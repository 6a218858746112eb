import { html, nothing, type TemplateResult } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { definitionBody } from '../../shared/panels/definition';
import { icon } from '../../shared/panels/icons';
import { screenHead } from '../../shared/panels/screen-head';
import type { DefinitionState } from '../../shared/play/word-definition';
import type { CardRound } from '../play/rounds';
import type { LookedWord } from '../play/word-lookup';
import { type Card, type Grade, grades } from '../rules/deck';
import {
  type LookAction,
  type SpellingAction,
  StudyScreen,
  sage,
  spellingTiles,
  wordInTiles,
  wordLook,
} from './study-parts';

/** With `tryAgain` the words of today are asked for once more. */
export type CardsAction =
  | SpellingAction
  | LookAction
  | { kind: 'grade'; grade: Grade }
  | { kind: 'back' | 'hint' | 'show' | 'drop' | 'tryAgain' };

export interface CardsShown {
  round: CardRound;
  look: LookedWord;
  /** Of the word that is asked for, where it can be told. */
  definition: DefinitionState | undefined;
  /** After how many days it comes back. */
  days: Readonly<Record<Grade, number>> | undefined;
  /** There are more, of which it cannot be known for now whether anybody wants to see them. */
  isMissingSome: boolean;
}

/** The words of today, one after another. */
export class CardsPanel extends StudyScreen<CardsAction> {
  render(shown: CardsShown) {
    const { study, common } = this.texts;
    const { round } = shown;
    const { card, done, all } = round;
    this.layer.render(
      () => html`<div class="study-page study-narrow">
      ${screenHead(
        { title: study.today, back: common.back, leave: () => this.act({ kind: 'back' }) },
        card ? html`<span class="chip">${study.progress({ done, all })}</span>` : undefined,
      )}
      ${card ? this.card(card, shown) : this.over(shown)}
    </div>`,
    );
  }

  private card(card: Card, shown: CardsShown): TemplateResult {
    const { study } = this.texts;
    const { act } = this;
    const { round } = shown;
    if (round.isTold) return this.told(card, shown);
    const { tried } = round;
    // It keeps its place, so that nothing moves under a finger.
    const isHintSeen = shown.definition && !round.hasHint;
    return html`<section class="paper column study-card" aria-labelledby="study-ask">
      <header class="line"><h2 id="study-ask" class="grow">${study.ask}</h2>${sage('idle')}</header>
      ${spellingTiles(this.texts, round.spelling, card.language, act)}
      <p role="status" class="study-verdict">${tried ? study[tried] : nothing}</p>
      ${
        round.hasHint && shown.definition
          ? html`<div class="study-means">${definitionBody(this.texts, {
              word: card.word,
              language: card.language,
              definition: shown.definition,
              look: () => {},
            })}</div>`
          : nothing
      }
      <div class="line wraps study-ways">
        <button type="button" class="with-icon" .style=${isHintSeen ? '' : 'visibility:hidden'}
          @click=${() => act({ kind: 'hint' })}>${icon('bulb')}<span>${study.hint}</span></button>
        <button type="button" class="with-icon"
          @click=${() => act({ kind: 'show' })}>${icon('eye')}<span>${study.show}</span></button>
        <button type="button" class="bare with-icon"
          @click=${() => act({ kind: 'drop' })}>${icon('close')}<span>${study.drop}</span></button>
      </div>
    </section>`;
  }

  private told(card: Card, { round, look, days }: CardsShown): TemplateResult {
    const { study } = this.texts;
    const { act } = this;
    const { likely } = round;
    return html`<section class="paper column study-card" aria-labelledby="study-told">
      <header class="line"><h2 id="study-told" class="grow"
        tabindex="-1">${(round.isFound ? study.found : study.was)({ word: card.word })}</h2>
        ${sage(round.isFound ? 'happy' : 'idle')}</header>
      <div class="study-halves column"><div class="column">${wordInTiles(look.word ?? card.word, card.language)}
      ${wordLook(this.texts, look, act)}</div>
      <div class="column"><p class="quiet" id="study-how">${study.howWell}</p>
      <div class="evenly study-grades" role="group" aria-labelledby="study-how">${grades.map(
        (grade, at) => html`<button type="button" class=${grade === likely ? 'gold' : ''} aria-keyshortcuts=${at + 1}
          @click=${() => act({ kind: 'grade', grade })}>
          <b>${study.grades[grade]}</b>${
            days ? html`<small>${study.inDays({ count: days[grade] })}</small>` : nothing
          }</button>`,
      )}</div></div></div>
    </section>`;
  }

  private over({ round: { all, known }, isMissingSome }: CardsShown): TemplateResult {
    const { act } = this;
    const { study, common } = this.texts;
    const title = isMissingSome ? study.failed : study.nothing;
    return html`<section class="paper column study-card study-over" aria-labelledby="study-over">
      <span class="bird-box" aria-hidden="true">${mascot('sage', 'happy')}</span>
      <h2 id="study-over" tabindex="-1">${all > 0 ? study.over({ known, all }) : title}</h2>
      ${isMissingSome && all > 0 ? html`<p>${study.failed}</p>` : nothing}
      ${
        isMissingSome
          ? html`<button type="button" @click=${() => act({ kind: 'tryAgain' })}>${common.tryAgain}</button>`
          : nothing
      }
      <button type="button" class="gold with-icon"
        @click=${() => act({ kind: 'back' })}>${icon('done')}<span>${common.done}</span></button>
    </section>`;
  }
}
