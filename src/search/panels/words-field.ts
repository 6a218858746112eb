import { html, nothing, type TemplateResult } from 'lit-html';
import type { Alphabet } from '../../engine/alphabet/languages';
import { icon } from '../../shared/panels/icons';
import { type LetterKeysOpen, letterKeys, letterKeysButton } from '../../shared/panels/letter-keys';
import type { SearchTexts } from '../../texts/texts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Words {
  /** The field of the name above them. */
  name: TemplateResult;
  typed: string;
  letters: Pick<Alphabet, 'id' | 'letters'>;
  longest: number;
  /** The choice of their language, where there is one. */
  language?: TemplateResult | typeof nothing;
  means?: string;
  /** What is wrong with them, or that nothing is. */
  said: TemplateResult;
  type(field: HTMLTextAreaElement, event: InputEvent): void;
}

/** More would hide what they are about. */
const mostFaults = 4;

/** What is wrong with a list, the first of it. */
export const faultList = (texts: SearchTexts, faults: readonly unknown[]) =>
  html`<ul>${faults.slice(0, mostFaults).map((fault) => html`<li class="fault line">${icon('warn', 18)}<span>${fault}</span></li>`)}
    ${faults.length > mostFaults ? html`<li class="fault">${texts.search.worksheets.more({ count: faults.length - mostFaults })}</li>` : nothing}</ul>`;

/** Where the words of a list are written, a line each, with their letters at hand. */
export class WordsField {
  /** The field that was written in last; the words, before any was. */
  private field: Field | undefined;
  private words: HTMLTextAreaElement | undefined;

  constructor(
    private readonly texts: SearchTexts,
    /** The letters lie open, and are opened and put away. */
    private readonly keys: LetterKeysOpen,
  ) {}

  template({ name, typed, letters, longest, language, means, said, type }: Words) {
    const { texts, keys } = this;
    return html`<section class="paper column sheet-words" @focusin=${this.writeIn}>
      ${name}
      <div class="line apart wraps"><label for="sheet-typed"><b>${texts.search.worksheets.words}</b></label><span class="line">${letterKeysButton(texts, keys)}${language ?? nothing}</span></div>
      <textarea id="sheet-typed" class="boxed" dir="auto" lang=${letters.id} spellcheck="false" autocomplete="off" maxlength=${longest}
        inputmode=${keys.isOpen ? 'none' : nothing} aria-describedby="sheet-said" .value=${typed}
        @input=${(event: InputEvent) => type(event.target as HTMLTextAreaElement, event)}></textarea>
      ${keys.isOpen ? letterKeys(texts, letters, () => this.writtenIn) : nothing}
      ${means === undefined ? nothing : html`<p class="quiet not-low">${means}</p>`}
      <div id="sheet-said" class="sheet-said" role="status">${said}</div>
    </section>`;
  }

  private readonly writeIn = ({ target, currentTarget }: Event) => {
    this.words ??= (currentTarget as HTMLElement).querySelector('textarea') ?? undefined;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) this.field = target;
  };

  private get writtenIn() {
    return this.field ?? this.words;
  }
}
