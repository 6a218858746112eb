import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { type Alphabet, type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { type LetterKeysOpen, letterKeys, letterKeysButton } from '../../shared/panels/letter-keys';
import { fileFault, listsImported, wordFault, worksheetFault } from '../../texts/sentences/search-choose';
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

/** More than forty words have. */
const longestTyped = 2000;

/** Writing a list: its words are checked as they are typed, and what is wrong with them stands below. */
class ListEditor {
  private name: string;
  private typed: string;
  private readonly field: WordsField;
  private isTouched = false;
  private readonly language: LanguageId;
  private readonly alphabet: Alphabet;

  constructor(
    private readonly texts: SearchTexts,
    private readonly options: Options,
  ) {
    const { list } = options;
    this.language = list ? wordSearch.languageOf(list) : options.language;
    this.alphabet = wordSearch.alphabetOf({ language: this.language });
    this.name = list?.name ?? '';
    this.typed = (list?.words ?? []).map(spelled).join('\n');
    this.field = new WordsField(texts, options.keys);
  }

  get hasChanged() {
    return this.isTouched;
  }

  template() {
    const { editor } = this.texts.search.choose;
    const faults = this.faults();
    const isSound = faults.length === 0;
    return html`<form class="search-page editor-page" novalidate
      @submit=${(event: Event) => this.submit(event, isSound)}>
      ${this.field.template({
        name: this.nameField(),
        typed: this.typed,
        letters: this.alphabet,
        longest: longestTyped,
        said: isSound || !this.isTouched ? this.ready(isSound) : faultList(this.texts, faults),
        type: (field, event) => this.type(field, event),
      })}
      <div class="page-side column">
        <div class="editor-acts line wraps">
          <span class="editor-bird only-wide" aria-hidden="true">${mascot('sage', isSound ? 'happy' : 'think')}</span>
          ${
            isSound
              ? html`<button type="button" class="ivory with-icon grow"
            @click=${() => this.options.export(this.list)}>${icon('save')}${this.texts.common.export}</button>`
              : nothing
          }
          ${
            this.options.delete
              ? html`<button type="button" class="delete ivory with-icon grow"
            @click=${this.options.delete}>${icon('trash')}${this.texts.common.delete}</button>`
              : nothing
          }
        </div>
        <button class="gold with-icon big" ?disabled=${!isSound}
          aria-describedby="sheet-said">${icon(isSound ? 'done' : 'lock')}${editor.save}</button>
      </div>
    </form>`;
  }

  private get words() {
    return wordSearch.pastedWords(this.typed, this.alphabet);
  }

  private get list(): wordSearch.OwnList {
    const { name, language, words } = this;
    return { name, ...(language !== 'en' && { language }), words };
  }

  /** English needs not be told. */
  private get languageSaid() {
    return this.language === 'en' ? undefined : playLanguages[this.language].name;
  }

  private check() {
    const { name, words } = this;
    // Nobody waits for what finds no room.
    return wordSearch.checkList(
      { name, words: words.slice(0, wordSearch.mostInList) },
      this.options.taken,
      this.alphabet,
    );
  }

  /** Each word that is at fault, whether they are too few or too many, and a name that is none. */
  private faults(): (string | TemplateResult)[] {
    const { texts, words } = this;
    const { name, words: faults } = this.check();
    const count = words.length;
    const told = faults.flatMap((fault, at) =>
      fault ? html`<b lang=${this.language}>${words[at]}</b> ${wordFault(texts, fault, this.languageSaid)}` : [],
    );
    if (count < wordSearch.fewestInList) told.push(html`${worksheetFault(texts, { code: 'tooFewWords', count })}`);
    if (count > wordSearch.mostInList) told.push(html`${worksheetFault(texts, { code: 'tooManyWords', count })}`);
    return name === undefined ? told : [...told, texts.search.choose.nameFaults[name]];
  }

  private ready(isSound: boolean) {
    if (!isSound) return html``;
    return html`<p class="told line">${icon(
      'done',
      18,
    )}${this.texts.search.worksheets.ready({ count: this.words.length })}</p>`;
  }

  private nameField() {
    const { editor } = this.texts.search.choose;
    const fault = this.check().name;
    return html`<label class="stack"><b>${editor.name}${
      this.languageSaid === undefined ? nothing : html` · <span lang=${this.language}>${this.languageSaid}</span>`
    }</b>
      <input id="list-name" class="boxed" dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next"
        .value=${this.name}
        aria-invalid=${fault !== undefined && fault !== 'nameEmpty'} aria-describedby="sheet-said" @keydown=${toWords}
        @input=${(event: Event) => {
          this.name = (event.target as HTMLInputElement).value;
          this.change();
        }} /></label>`;
  }

  private type(field: HTMLTextAreaElement, event: InputEvent) {
    if (!event.isComposing) {
      const { value, selectionStart, selectionEnd } = field;
      const capitals = (text: string) => wordSearch.capitals(text, this.alphabet);
      // A capital may have more characters than what is typed.
      const placeOf = (at: number) => capitals(value.slice(0, at)).length;
      field.value = capitals(value);
      field.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
    }
    this.typed = field.value;
    this.change();
  }

  private change() {
    this.isTouched = true;
    this.options.changed();
  }

  private submit(event: Event, isSound: boolean) {
    event.preventDefault();
    if (isSound) this.options.save(this.list);
  }
}

/** Enter goes on from the name. */
function toWords(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  (event.target as HTMLInputElement).form?.querySelector('textarea')?.focus();
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
  html`<ul>${faults
    .slice(0, mostFaults)
    .map((fault) => html`<li class="fault line">${icon('warn', 18)}<span>${fault}</span></li>`)}
    ${
      faults.length > mostFaults
        ? html`<li class="fault">${texts.search.worksheets.more({ count: faults.length - mostFaults })}</li>`
        : nothing
    }</ul>`;

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
      <div class="line apart wraps"><label for="sheet-typed"><b>${texts.search.worksheets.words}</b></label><span
        class="line">${letterKeysButton(texts, keys)}${language ?? nothing}</span></div>
      <textarea id="sheet-typed" class="boxed" dir="auto" lang=${letters.id} spellcheck="false" autocomplete="off"
        maxlength=${longest}
        inputmode=${keys.isOpen ? 'none' : nothing} aria-describedby="sheet-said" .value=${typed}
        @input=${(event: InputEvent) => type(event.target as HTMLTextAreaElement, event)}></textarea>
      ${keys.isOpen ? letterKeys(texts, letters, () => this.writtenIn) : nothing}
      ${means === undefined ? nothing : html`<p class="quiet not-low">${means}</p>`}
      <div id="sheet-said" class="sheet-said" role="status">${said}</div>
    </section>`;
  }

  /** Hears which field is written in, of these words or beside them. What is ticked is none. */
  readonly writeIn = ({ target, currentTarget }: Event) => {
    this.words ??= (currentTarget as HTMLElement).querySelector('textarea') ?? undefined;
    const isText = target instanceof HTMLInputElement && target.type === 'text';
    if (isText || target instanceof HTMLTextAreaElement) this.field = target;
  };

  private get writtenIn() {
    return this.field ?? this.words;
  }
}
