import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { type Alphabet, type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import { mascot } from '../../shared/mascots';
import { type IconName, icon } from '../../shared/panels/icons';
import { type LetterKeysOpen, letterKeys, letterKeysButton } from '../../shared/panels/letter-keys';
import { fileFault, listsImported, missingInList, wordFault, wordsPasted } from '../../texts/sentences/search-choose';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { type OwnLists, readListsFrom } from '../play/own-lists';
import * as wordSearch from '../rules';

interface Options {
  /** Without one a new list is written. */
  list: wordSearch.OwnList | undefined;
  /** A new one is written in it. */
  language: LanguageId;
  /** The letters lie open, and are opened and put away. */
  keys: LetterKeysOpen;
  /** The names that other lists have. */
  taken: readonly string[];
  changed(): void;
  save(list: wordSearch.OwnList): void;
  export(list: wordSearch.OwnList): void;
  delete: (() => void) | undefined;
}

/** The fields are scrolled behind the letters. */
const alwaysSeen = 'position:sticky;inset-block-end:calc(-1*var(--pad));z-index:1;background:var(--paper)';

type RuleState = 'holds' | 'broken' | 'open';
const ruleSigns: Readonly<Record<RuleState, IconName | undefined>> = {
  holds: 'done',
  broken: 'close',
  open: undefined,
};

/** Writing a list: each word is checked as it is typed, and what is wrong stands below it. */
class ListEditor {
  private name: string;
  private readonly words: string[];
  /** What a paste has brought, until something else is typed. */
  private pasted: string | undefined;
  private isTouched = false;
  private readonly language: LanguageId;
  private readonly alphabet: Alphabet;
  /** The field that was written in last. */
  private field: HTMLInputElement | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly options: Options,
  ) {
    const { list } = options;
    this.language = list ? wordSearch.languageOf(list) : options.language;
    this.alphabet = wordSearch.alphabetOf({ language: this.language });
    this.name = list?.name ?? '';
    this.words = (list?.words ?? []).map(spelled);
  }

  get hasChanged() {
    return this.isTouched;
  }

  /** The usual fields; the last one that is written in always has a free one behind it. */
  private get places(): number[] {
    const written = this.words.findLastIndex(Boolean) + 1;
    const wanted = Math.max(wordSearch.wordsInList, written + 1);
    return [...Array(Math.min(wordSearch.mostInList, wanted + (wanted % 2))).keys()];
  }

  template() {
    const { places } = this;
    const { editor } = this.texts.search.choose;
    const { keys } = this.options;
    const check = this.check();
    return html`<form class="search-page editor-page" novalidate @submit=${(event: Event) => this.submit(event, check)}
      @focusin=${({ target }: Event) => this.writeIn(target)}>
      <div class="paper-sheet paper column" .style=${keys.isOpen ? 'scroll-padding-block-end:200px' : ''}>
        <div class="editor-name">
          <div class="line apart" .style=${'grid-column:1/-1'}><label class="quiet" for="list-name">${editor.name}${this.languageSaid === undefined ? nothing : html` · <span lang=${this.language}>${this.languageSaid}</span>`}</label>${letterKeysButton(this.texts, keys)}</div>
          <span class="list-field field">${this.nameField(check)}${sign(this.nameState(check))}</span>
          <em id="list-name-fault" class="fault">${check.name && this.isTouched ? this.texts.search.choose.nameFaults[check.name] : nothing}</em>
          <p class="ready-count quiet">${editor.ready({ count: check.ready })}</p>
        </div>
        <ol class="editor-words" .style=${`grid-template-rows:repeat(${places.length / 2},auto)`}>${places.map((place) => this.wordField(place, check.words[place]))}</ol>
        <p class="editor-hint quiet line" role="status">${this.pasted ?? editor.howTo}</p>
        ${keys.isOpen ? html`<div .style=${alwaysSeen}>${letterKeys(this.texts, this.alphabet, () => this.field)}</div>` : nothing}
      </div>
      <div class="page-side column">
        <section class="paper editor-rules only-wide" aria-label=${editor.needs}><h2>${editor.needs}</h2><ul>${this.rules(check)}</ul></section>
        <div class="editor-acts line wraps">
          <span class="editor-bird only-wide" aria-hidden="true">${mascot('sage', check.sound ? 'happy' : 'think')}</span>
          <button type="button" class="ivory with-icon grow" ?disabled=${!check.sound} @click=${() => this.options.export(this.list)}>${icon('save')}${this.texts.common.export}</button>
          ${this.options.delete ? html`<button type="button" class="delete ivory with-icon grow" @click=${this.options.delete}>${icon('trash')}${this.texts.common.delete}</button>` : nothing}
        </div>
        <section class="paper editor-save stack">
          <button class="gold with-icon" ?disabled=${!check.sound} aria-describedby="list-missing">${icon(check.sound ? 'done' : 'lock')}${editor.save}</button>
          <p id="list-missing" class="quiet" role="status">${this.missing(check)}</p>
        </section>
      </div>
    </form>`;
  }

  private get list(): wordSearch.OwnList {
    const { name, language, words } = this;
    return { name, ...(language !== 'en' && { language }), words: words.filter(Boolean) };
  }

  /** Where the letters lie open the device need not show others. */
  private get inputMode() {
    return this.options.keys.isOpen ? 'none' : nothing;
  }

  /** English needs not be told. */
  private get languageSaid() {
    return this.language === 'en' ? undefined : playLanguages[this.language].name;
  }

  private writeIn(target: EventTarget | null) {
    if (target instanceof HTMLInputElement) this.field = target;
  }

  private check() {
    const { name, words } = this;
    return wordSearch.checkList({ name, words }, this.options.taken, this.alphabet);
  }

  private nameState({ name }: wordSearch.ListCheck): RuleState {
    if (name === undefined) return 'holds';
    return name === 'nameEmpty' ? 'open' : 'broken';
  }

  private nameField(check: wordSearch.ListCheck) {
    return html`<input id="list-name" dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next" inputmode=${this.inputMode} .value=${this.name}
      aria-invalid=${this.nameState(check) === 'broken'} aria-describedby="list-name-fault" @keydown=${nextField}
      @input=${(event: Event) => {
        this.name = (event.target as HTMLInputElement).value;
        this.change();
      }} />`;
  }

  private wordField(place: number, fault: wordSearch.WordFault | undefined) {
    const word = this.words[place] ?? '';
    const id = `list-word-${place}`;
    return html`<li><label class="quiet" for=${id} aria-hidden="true">${this.texts.forms.figure(place + 1)}</label>
      <span class="list-field field"><input id=${id} aria-label=${this.texts.search.choose.editor.word({ place: place + 1 })} autocomplete="off" autocapitalize="characters" spellcheck="false" lang=${this.language}
        enterkeyhint="next" inputmode=${this.inputMode} .value=${word} aria-invalid=${fault !== undefined} aria-describedby="${id}-fault"
        @keydown=${nextField} @input=${(event: InputEvent) => this.type(place, event)}
        @paste=${(event: ClipboardEvent) => this.paste(place, event)} />${sign(fault ? 'broken' : word ? 'holds' : 'open')}</span>
      <em id="${id}-fault" class="fault">${fault ? html`${icon('warn', 16)}${wordFault(this.texts, fault, this.languageSaid)}` : nothing}</em></li>`;
  }

  private rules(check: wordSearch.ListCheck) {
    const { editor } = this.texts.search.choose;
    const filled = this.words.filter(Boolean).length;
    const faults = (...codes: wordSearch.WordFault['code'][]) =>
      check.words.filter((fault) => fault && codes.includes(fault.code)).length;
    const wordRule = (label: string, count: number) =>
      rule(this.texts, label, count > 0 ? 'broken' : filled > 0 ? 'holds' : 'open', count || undefined);
    return [
      rule(this.texts, editor.rules.count, filled >= wordSearch.fewestInList ? 'holds' : 'open', filled),
      wordRule(editor.rules.letters, faults('space', 'notALetter')),
      wordRule(editor.rules.length, faults('tooShort', 'tooLong')),
      wordRule(editor.rules.twice, faults('double', 'reversed')),
      wordRule(editor.rules.inside, faults('inside', 'insideReversed')),
      rule(this.texts, editor.rules.name, this.nameState(check)),
    ];
  }

  private missing(check: wordSearch.ListCheck): string {
    const filled = this.words.filter(Boolean).length;
    const add = Math.max(0, wordSearch.fewestInList - filled);
    return missingInList(this.texts, { change: filled - check.ready, add, isNamed: check.name === undefined });
  }

  private type(place: number, event: InputEvent) {
    const input = event.target as HTMLInputElement;
    if (!event.isComposing) {
      const { value, selectionStart, selectionEnd } = input;
      const capitals = (text: string) => wordSearch.capitals(text, this.alphabet);
      // A capital may have more characters than what is typed.
      const placeOf = (at: number | null) => at && capitals(value.slice(0, at)).length;
      input.value = capitals(value);
      input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
    }
    this.write(place, [input.value]);
    this.change();
  }

  /** Several words go into the fields from here on; what finds no room is told. */
  private paste(place: number, event: ClipboardEvent) {
    const words = wordSearch.pastedWords(event.clipboardData?.getData('text') ?? '', this.alphabet);
    if (words.length < 2) return;
    event.preventDefault();
    const room = wordSearch.mostInList - place;
    this.write(place, words.slice(0, room));
    this.change();
    this.pasted = wordsPasted(this.texts, words.length, words.slice(room));
    this.options.changed();
  }

  private write(place: number, words: readonly string[]) {
    while (this.words.length < place) this.words.push('');
    this.words.splice(place, words.length, ...words);
  }

  private change() {
    this.isTouched = true;
    this.pasted = undefined;
    this.options.changed();
  }

  private submit(event: Event, { sound }: wordSearch.ListCheck) {
    event.preventDefault();
    if (sound) this.options.save(this.list);
  }
}

const sign = (state: RuleState) => {
  const name = ruleSigns[state];
  return html`<span class="field-sign ${state}">${name ? icon(name, 20) : nothing}</span>`;
};

const rule = (texts: SearchTexts, label: string, state: RuleState, count?: number) => html`<li class="line ${state}">
  <span class="mark disc">${ruleSigns[state] ? icon(ruleSigns[state], 15) : nothing}</span>
  <span class="grow">${label}<span class="spoken">: ${texts.search.choose.editor.states[state]}</span></span><b>${count === undefined ? nothing : texts.forms.figure(count)}</b></li>`;

/** Enter goes on; from the last word, or where none is written, it saves, if it may. */
function nextField(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return;
  const input = event.target as HTMLInputElement;
  const fields = [...input.form!.querySelectorAll<HTMLInputElement>('input')];
  const at = fields.indexOf(input);
  const next = fields[at + 1];
  if (!next || (at > 0 && input.value === '')) return;
  event.preventDefault();
  next.focus();
}

interface Said {
  says: Sentence;
  isFault?: boolean;
  undo?: () => void;
}

interface DeskOptions {
  lists: OwnLists;
  /** New lists are written in the one that is chosen now. */
  languages: { readonly now: LanguageId };
  keys: LetterKeysOpen;
  export(lists: readonly wordSearch.OwnList[]): void;
  renamed(from: string, list: wordSearch.WordList): void;
  /** A list lies open, or something was said. */
  changed(): void;
  opened(): void;
  /** It is closed again; saved or brought back, a list wants to be chosen. */
  closed(list: wordSearch.OwnList | undefined): void;
}

/** Where own lists are written, changed, brought in and thrown away, and what is said of that. */
export class OwnDesk {
  editor: ListEditor | undefined;
  said: Said | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly options: DeskOptions,
  ) {}

  open(at: number | undefined) {
    const { lists, changed, opened } = this.options;
    const list = at === undefined ? undefined : lists.all[at];
    this.said = undefined;
    this.editor = new ListEditor(this.texts, {
      list,
      language: this.options.languages.now,
      keys: this.options.keys,
      taken: lists.namesBeside(list),
      changed,
      save: (own) => void this.save(own, list),
      export: (own) => this.options.export([own]),
      delete: list && (() => void this.delete(list)),
    });
    opened();
  }

  close(list?: wordSearch.OwnList, said?: Said) {
    this.editor = undefined;
    this.said = said;
    this.options.closed(list);
  }

  async import(file: File) {
    const outcome = await readListsFrom(file, this.options.lists);
    this.say(
      'code' in outcome
        ? { says: () => fileFault(this.texts, outcome), isFault: true }
        : { says: () => listsImported(this.texts, outcome) },
    );
  }

  private async save(list: wordSearch.OwnList, before: wordSearch.OwnList | undefined) {
    const { lists: says } = this.texts.search.choose;
    const { saved, keeping } = await this.options.lists.put(list, before);
    if (before && before.name !== saved.name && isSameWords(before, saved))
      this.options.renamed(wordSearch.ownList(before).id, wordSearch.ownList(saved));
    this.close(saved, {
      says: () => (keeping === 'kept' ? says.saved : says.savedForNow)({ name: saved.name }),
    });
  }

  private async delete(list: wordSearch.OwnList) {
    const { lists } = this.options;
    await lists.delete(list);
    const undo = async () => {
      await lists.undoDelete();
      this.close(list);
    };
    this.close(undefined, {
      says: () => this.texts.search.choose.lists.deleted({ name: list.name }),
      undo: () => void undo(),
    });
  }

  private say(said: Said) {
    this.said = said;
    this.options.changed();
  }
}

const isSameWords = (a: wordSearch.OwnList, b: wordSearch.OwnList) =>
  wordSearch.formerId(a.words) === wordSearch.formerId(b.words);
