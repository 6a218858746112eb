import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Alphabet } from '../../engine/alphabet/languages';
import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import type { Texts } from '../../texts/texts';
import { icon } from './icons';
import type { PageServices } from './page-services';
import { tileLetter } from './tiles';

const id = 'letter-keys';

/** Whether the letters lie open is remembered. */
export interface LetterKeysOpen {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** That the letters of a language lie open is remembered, wherever somebody writes in one. */
export const letterKeysIn = ({ preferences }: Pick<PageServices, 'preferences'>): LetterKeysOpen => ({
  get isOpen() {
    return preferences.now.letterKeys;
  },
  setOpen: (letterKeys: boolean) => preferences.change({ letterKeys }),
});

/** Opens the letters and puts them away. */
export const letterKeysButton = (texts: Texts, { isOpen, setOpen }: LetterKeysOpen) => html`
  <button type="button" class="ivory pill icon-only" aria-label=${texts.letterKeys.open} title=${texts.letterKeys.open}
    aria-expanded=${isOpen} aria-controls=${isOpen ? id : nothing}
    @click=${() => setOpen(!isOpen)}>${icon('keyboard')}</button>`;

/** Where the letters go: the field that was written in last. */
export type WrittenIn = () => HTMLInputElement | HTMLTextAreaElement | null | undefined;

/** The letters of a language, to be pressed by whoever has a keyboard of another writing. */
export const letterKeys = (texts: Texts, alphabet: Pick<Alphabet, 'id' | 'letters'>, writtenIn: WrittenIn) => {
  const write = (text: string) => {
    const field = writtenIn();
    if (field) type(field, text);
  };
  const name = isLanguage(alphabet.id) ? playLanguages[alphabet.id].name : alphabet.id;
  return html`<div id=${id} class="letter-grid" role="group" aria-label=${texts.letterKeys.of({ language: name })}
    lang=${alphabet.id}
    .style=${'--tile:36px;gap:4px;padding-block:6px;direction:ltr'} @keydown=${walk} @mousedown=${keepFocus}>
    ${alphabet.letters.map((letter, at) =>
      key(spelled(letter), tileLetter(letter), at === 0, () => write(spelled(letter))),
    )}
    ${key(texts.common.delete, icon('back', 20), false, () => write(''))}
  </div>`;
};

const key = (name: string, shown: unknown, isFirst: boolean, press: () => void) =>
  html`<button type="button" class="tile" tabindex=${isFirst ? 0 : -1}
    .style=${'width:100%;min-width:0;min-height:40px'} aria-label=${name} @click=${press}>${shown}</button>`;

/** As if it had been typed there; nothing takes the sign before back. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const [from, to] = placeIn(field);
  const start = text === '' && from === to ? Math.max(0, from - 1) : from;
  field.setRangeText(text, start, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A field that was left by keys loses its cursor to a press elsewhere; then its end is meant. */
function placeIn(field: HTMLInputElement | HTMLTextAreaElement): [from: number, to: number] {
  const end = field.value.length;
  const isLost = field !== document.activeElement && field.selectionEnd === 0;
  return isLost ? [end, end] : [field.selectionStart ?? end, field.selectionEnd ?? end];
}

// A pointer leaves the field its cursor.
const keepFocus = (event: Event) => event.preventDefault();

/** One stop for the Tab key; the arrows go from letter to letter. */
function walk(event: KeyboardEvent) {
  const keys = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = keys.indexOf(event.target as HTMLButtonElement);
  const columns = keys.filter((own) => own.offsetTop === keys[0]?.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const next = keys[at + (steps[event.key] ?? 0)];
  if (at < 0 || !next || steps[event.key] === undefined) return;
  event.preventDefault();
  for (const own of keys) own.tabIndex = own === next ? 0 : -1;
  next.focus();
}
