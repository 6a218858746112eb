import { html, nothing } from 'lit-html';
import { signsOfOwn } from '../../../engine/alphabet/accents';
import type { LanguageId } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import { icon } from '../../../shared/panels/icons';
import { languageChoice } from '../../../shared/panels/language-choice';
import { Layer } from '../../../shared/panels/layer';
import { type LetterKeysOpen, letterKeys, letterKeysButton } from '../../../shared/panels/letter-keys';
import type { SearchTexts, Sentence } from '../../../texts/texts';
import { type SheetDraft, worksheetOf } from '../../play/sheet-draft';
import * as wordSearch from '../../rules';
import { type BarButton, searchBar } from '../search-bar';
import { makeOptions } from './make-options';
import { gridPicture } from './printed-sheet';

/** What came of laying the page as it is; undefined while that is still to come. */
export type Laid = wordSearch.Layout | wordSearch.LayFault | undefined;

interface MakeWishes {
  /** As it is now. */
  now(): { draft: SheetDraft; check: wordSearch.SheetCheck; laid: Laid; notice: Sentence | undefined };
  bar(): BarButton[];
  /** The signs of the language lie open, and are opened and put away. */
  keys: LetterKeysOpen;
  change(part: Partial<SheetDraft>): void;
  another(): void;
  play(): void;
  print(): void;
  link(): void;
  back(): void;
}

/** So wide is the scene from where its bar has room for what the language is called. */
const namedFrom = 1200;
/** More would hide what they are about. */
const mostFaults = 4;

/** A page for a class while it is made: its words, how it looks, and what comes of both. */
export class MakePanel {
  private readonly layer: Layer;
  /** The field that was written in last; the words, before any was. */
  private field: HTMLInputElement | HTMLTextAreaElement | undefined;

  constructor(
    private readonly texts: SearchTexts,
    parent: HTMLElement,
    private readonly wishes: MakeWishes,
  ) {
    this.layer = new Layer(parent, 'screen search search-choose sheet-make');
    this.render();
  }

  render() {
    this.layer.render(() => this.template());
  }

  remove() {
    this.layer.remove();
  }

  private template() {
    const { wishes, texts } = this;
    const { sheet, choose } = texts.search;
    const { draft, laid, notice } = wishes.now();
    const layout = laid && 'grid' in laid ? laid : undefined;
    const language = languageChoice(texts, {
      now: draft.language,
      choose: (own: LanguageId) => wishes.change({ language: own }),
      namedFrom,
      room: 'flex:none;padding-inline-end:36px',
    });
    const middle = html`<h1 class="unseen-narrow">${sheet.title}</h1>`;
    const act = (sign: 'play' | 'print' | 'share', label: string, go: () => void, look: string) =>
      html`<button type="button" class="${look} with-icon grow" ?disabled=${!layout} @click=${go}>${icon(sign)}${label}</button>`;
    return html`${searchBar(texts, { label: choose.back, act: wishes.back }, middle, wishes.bar(), true)}
      ${notice ? html`<p class="notice" role="alert">${notice()}</p>` : nothing}
      <div class="sheet-page" @focusin=${this.writeIn}>
        <section class="paper column sheet-words">
          <label class="stack"><b>${sheet.heading}</b>
            <input class="boxed" dir="auto" autocomplete="off" maxlength=${wordSearch.longestTitle} placeholder=${sheet.untitled} .value=${draft.title}
              @input=${(event: Event) => wishes.change({ title: (event.target as HTMLInputElement).value })} /></label>
          <div class="line apart wraps"><label for="sheet-typed"><b>${sheet.words}</b></label><span class="line">${letterKeysButton(texts, wishes.keys)}${language}</span></div>
          <textarea id="sheet-typed" class="boxed" dir="auto" lang=${draft.language} spellcheck="false" autocomplete="off" .value=${draft.typed} aria-describedby="sheet-how"
            @input=${(event: Event) => wishes.change({ typed: (event.target as HTMLTextAreaElement).value })}></textarea>
          ${wishes.keys.isOpen ? letterKeys(texts, { id: draft.language, letters: signsOfOwn(draft.language) }, () => this.writtenIn) : nothing}
          <p id="sheet-how" class="quiet not-low">${sheet.howTo}</p>
          <div class="sheet-said" role="status">${this.said()}</div>
        </section>
        ${makeOptions(texts, draft, wishes.change)}
        <section class="column sheet-side">
          <div class="paper column sheet-preview" aria-label=${sheet.preview} role="group">
            ${layout ? html`<div class="sheet-picture middle" role="img" aria-label=${sheet.picture(layout.laid.length)}>${gridPicture(layout, true)}</div>` : html`<p class="quiet sheet-picture middle">${icon('image', 64)}</p>`}
            <button type="button" class="bare with-icon" ?disabled=${!layout} @click=${wishes.another}>${icon('dice')}${sheet.another}</button>
          </div>
          <div class="line wraps sheet-acts">
            ${act('play', sheet.play, wishes.play, 'gold')}${act('print', texts.printing.open, wishes.print, 'ivory')}${act('share', sheet.link, wishes.link, 'ivory')}
          </div>
        </section>
      </div>`;
  }

  private readonly writeIn = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    // What is only ticked has nowhere to write.
    if (isField && target.selectionStart !== null) this.field = target;
  };

  private get writtenIn() {
    return this.field ?? this.layer.element.querySelector('textarea');
  }

  /** What is still wrong with the page, the first of it; or that all is well. */
  private said() {
    const { sheet } = this.texts.search;
    const { draft, check, laid } = this.wishes.now();
    const { words } = worksheetOf(draft);
    const faults = [
      ...check.faults.map(sheet.fault),
      ...check.words.flatMap((fault, at) =>
        fault ? [sheet.wordFault(nameOf(must(words[at]), at), fault)] : [],
      ),
      ...(laid && 'code' in laid
        ? [sheet.layFault(laid, 'word' in laid ? must(words[laid.word]).text : '')]
        : []),
    ];
    if (words.length === 0) return html`<p class="quiet">${faults[0]}</p>`;
    if (faults.length === 0)
      return html`<p class="told line">${laid ? html`${icon('done', 18)}${sheet.ready(words.length)}` : nothing}</p>`;
    const more = faults.length - mostFaults;
    return html`<ul>${faults.slice(0, mostFaults).map((fault) => html`<li class="fault line">${icon('warn', 18)}<span>${fault}</span></li>`)}
      ${more > 0 ? html`<li class="fault">${sheet.more(more)}</li>` : nothing}</ul>`;
  }
}

/** A clue whose word is missing is called by its place. */
const nameOf = ({ text }: wordSearch.SheetWord, at: number) => text || `${at + 1}`;
