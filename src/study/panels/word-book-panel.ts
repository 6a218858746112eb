import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { type LetterKeysOpen, letterKeys, letterKeysButton } from '../../shared/panels/letter-keys';
import { screenHead } from '../../shared/panels/screen-head';
import { foundWords } from '../../texts/sentences/study';
import type { StudyTexts } from '../../texts/texts';
import type { Asking, LookedWord } from '../play/word-lookup';
import { type AskedKind, askedKinds, longestAsked } from '../rules/word-question';
import { type LookAction, pointsOfWord, StudyScreen, wordInTiles, wordLook } from './study-parts';

export type WordBookAction =
  | LookAction
  | { kind: 'type'; text: string }
  | { kind: 'turnTo'; asked: AskedKind }
  | { kind: 'back' | 'more' | 'tryAgain' | 'lookAway' };

/** Where there is room for it. */
const owl = html`<span class="bird-box only-wide" aria-hidden="true">${mascot('sage', 'idle')}</span>`;

/** Words by what they look like, and what goes with each. */
export class WordBookPanel extends StudyScreen<WordBookAction> {
  constructor(
    texts: StudyTexts,
    parent: HTMLElement,
    private readonly keys: LetterKeysOpen,
    act: (action: WordBookAction) => void,
  ) {
    super(texts, parent, act);
  }

  render(asking: Asking, look: LookedWord) {
    const { study, common } = this.texts;
    this.layer.render(
      () => html`<div class="study-page book-page">
      ${screenHead({ title: study.finder, back: common.back, leave: () => this.act({ kind: 'back' }) })}
      ${this.form(asking)}
      <section class="paper column book-found ${asking.state === 'empty' ? 'only-wide' : ''}"
        aria-label=${common.words}>
        <p role="status" class="line apart"><b>${this.verdict(asking)}</b></p>
        ${this.list(asking, look)}
      </section>
      ${this.look(look)}
    </div>`,
    );
  }

  /** What is looked at stands above the words where both have no room beside each other. */
  bringLook() {
    this.layer.element.querySelector('.book-look')?.scrollIntoView({ block: 'start' });
  }

  private form(asking: Asking): TemplateResult {
    const { texts, keys, act } = this;
    const { study } = texts;
    const { kind, alphabet, state } = asking;
    const field = () => this.layer.element.querySelector<HTMLInputElement>('#book-field');
    const type = ({ target }: Event) => act({ kind: 'type', text: (target as HTMLInputElement).value });
    return html`<section class="paper column book-form">
      ${segments({
        name: 'book-kind',
        label: study.kind,
        values: askedKinds,
        texts: study.kinds,
        chosen: kind,
        change: (asked) => act({ kind: 'turnTo', asked }),
      })}
      <div class="line"><span class="field grow">${icon('find', 20)}<input id="book-field" type="search" data-first
          lang=${alphabet.id} maxlength=${longestAsked}
          aria-label=${texts.common.letters} aria-describedby="book-signs" aria-invalid=${state === 'unreadable'}
          autocomplete="off" autocapitalize="characters" spellcheck="false"
          .value=${asking.text} @input=${type} /></span>${letterKeysButton(texts, keys)}</div>
      <small id="book-signs">${study.signs[kind]}</small>
      ${keys.isOpen ? letterKeys(texts, alphabet, field) : nothing}
    </section>`;
  }

  private verdict({ state, found: { total, words } }: Asking): string {
    const { study, common } = this.texts;
    if (state === 'found') return total === 0 ? study.noWord : foundWords(this.texts, words.length, total);
    const told = {
      unreadable: study.unreadable,
      asking: study.asking,
      failed: study.failed,
      empty: common.words,
    };
    return told[state];
  }

  private list({ state, found, alphabet }: Asking, look: LookedWord): TemplateResult {
    const { study, common, forms } = this.texts;
    if (state === 'failed')
      return html`<button type="button" @click=${() => this.act({ kind: 'tryAgain' })}>${common.tryAgain}</button>`;
    if (state === 'empty') return html``;
    const { id } = alphabet;
    return html`<ul class="book-words scrolls" lang=${id}>${found.words.map((word) => {
      const points = pointsOfWord(word, id);
      return html`<li><button type="button" class="line apart" aria-pressed=${look.word === word}
        aria-label=${forms.oneByOne([word, common.pointCount({ count: points })])}
        @click=${() => this.act({ kind: 'look', word })}><b class="cut"
        aria-hidden="true">${spelled(word)}</b> <small
        aria-hidden="true">${forms.figure(points)}</small></button></li>`;
    })}</ul>
    ${
      found.words.length < found.total
        ? html`<button type="button" class="with-icon"
            @click=${() => this.act({ kind: 'more' })}>${icon('plus')}<span>${study.more}</span></button>`
        : nothing
    }`;
  }

  private look(look: LookedWord): TemplateResult {
    const { texts, act } = this;
    const { study, common } = texts;
    const { word, language } = look;
    if (!word)
      return html`<section class="paper column book-look only-wide"><p class="quiet">${study.pick}</p>${owl}</section>`;
    return html`<section class="paper column book-look" aria-label=${spelled(word)} tabindex="0">
      <header class="line"><span class="grow"
        .style=${`--tile:min(34px,${(54 / word.length).toFixed(1)}cqi)`}>${wordInTiles(word, language)}</span><span
        class="chip">${common.pointCount({ count: pointsOfWord(word, language) })}</span>
        <button type="button" class="icon-only bare" aria-label=${common.close} title=${common.close}
          @click=${() => this.act({ kind: 'lookAway' })}>${icon('close')}</button></header>
      ${wordLook(texts, look, act)}${owl}</section>`;
  }
}
