import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../../engine/alphabet/languages';
import { signsOfOwn } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { mascot } from '../../../shared/mascots';
import { segments, stepper } from '../../../shared/panels/controls';
import { icon } from '../../../shared/panels/icons';
import { languageChoice } from '../../../shared/panels/language-choice';
import { Layer } from '../../../shared/panels/layer';
import type { LetterKeysOpen } from '../../../shared/panels/letter-keys';
import { headTool, screenHead } from '../../../shared/panels/screen-head';
import { layFault, worksheetFault, worksheetWordFault } from '../../../texts/sentences/search-choose';
import type { SearchTexts, Sentence } from '../../../texts/texts';
import { longestTyped, type SheetDraft, worksheetOf } from '../../play/worksheet';
import * as wordSearch from '../../rules';
import { bearing } from '../compass';
import { faultList, WordsField } from '../list-editor';
import { gridPicture } from './printed-sheet';

type Way = wordSearch.Direction;

const turned = (chosen: readonly Way[], way: Way) =>
  wordSearch.inOrder(chosen.includes(way) ? chosen.filter((own) => own !== way) : [...chosen, way]);

/** How large the page is and of what shape, what its list shows, which ways its words run, and what is left over. */
const makeOptions = (texts: SearchTexts, draft: SheetDraft, change: (part: Partial<SheetDraft>) => void) => {
  const { worksheets, play } = texts.search;
  const { w, h } = wordSearch.extentOfShape(draft.shape, draft.side);
  return html`<section class="paper stack sheet-options">
    <h2>${worksheets.shape}</h2>
    ${segments({
      name: 'sheet-shape',
      label: worksheets.shape,
      values: wordSearch.shapes,
      texts: worksheets.shapes,
      chosen: draft.shape,
      change: (shape) => change({ shape }),
    })}
    <div class="line apart"><span>${worksheets.size}</span>${stepper({
      label: worksheets.size,
      unit: worksheets.squares,
      value: draft.side,
      says: worksheets.extent({ wide: w, high: h }),
      range: [wordSearch.smallestSide, wordSearch.largestSide],
      by: 1,
      fewer: worksheets.smaller,
      more: worksheets.larger,
      change: (side) => change({ side }),
    })}</div>
    <h2>${worksheets.shown}</h2>
    ${segments({
      name: 'sheet-shown',
      label: worksheets.shown,
      values: wordSearch.shownInList,
      texts: worksheets.shownAs,
      chosen: draft.shown,
      change: (shown) => change({ shown }),
    })}
    <h2>${texts.common.directions}</h2>
    <span class="segments sheet-ways" role="group" aria-label=${texts.common.directions}>${wordSearch.directions.map(
      (way) => html`<label><input type="checkbox" aria-label=${play.directions[way]}
        .checked=${draft.directions.includes(way)}
        @change=${() => change({ directions: turned(draft.directions, way) })} /><span><i class="way-arrow"
        .style="rotate:${bearing(way) - 90}deg">${icon('way', 22)}</i></span></label>`,
    )}</span>
    <label class="stack"><b>${worksheets.message}</b>
      <input class="boxed" dir="auto" autocomplete="off" maxlength=${wordSearch.longestMessage} .value=${draft.message}
        aria-describedby="message-means"
        @input=${(event: Event) => change({ message: (event.target as HTMLInputElement).value })} /></label>
    <p id="message-means" class="quiet">${worksheets.messageMeans}</p>
  </section>`;
};

/** What came of laying the page as it is; undefined while that is still to come. */
export type Laid = wordSearch.Layout | wordSearch.LayFault | undefined;

/** The page as it is now, and what came of it. */
interface MadeSheet {
  draft: SheetDraft;
  check: wordSearch.SheetCheck;
  laid: Laid;
  notice: Sentence | undefined;
}

/** What a button or a field asks of the scene. */
type MakeAction = 'another' | 'play' | 'print' | 'link' | 'settings' | 'back' | Partial<SheetDraft>;

/** So wide is the scene from where its bar has room for what the language is called. */
const namedFrom = 1200;

/** A page for a class while it is made: its words, how it looks, and what comes of both. */
export class MakePanel {
  private readonly layer: Layer;
  private readonly words: WordsField;

  constructor(
    private readonly texts: SearchTexts,
    parent: HTMLElement,
    private made: MadeSheet,
    /** The signs of the language lie open, and are opened and put away. */
    keys: LetterKeysOpen,
    private readonly act: (action: MakeAction) => void,
  ) {
    this.layer = new Layer(parent, 'screen search search-choose sheet-make');
    this.words = new WordsField(texts, keys);
    this.show(made);
  }

  show(made: MadeSheet) {
    this.made = made;
    this.layer.render(() => this.template());
  }

  remove() {
    this.layer.remove();
  }

  private template() {
    const { texts } = this;
    const { common } = texts;
    const { worksheets, choose } = texts.search;
    const { draft, laid, notice } = this.made;
    const by = (own: MakeAction) => () => this.act(own);
    const layout = laid && 'grid' in laid ? laid : undefined;
    const language = languageChoice(texts, {
      now: draft.language,
      choose: (own: LanguageId) => this.act({ language: own }),
      namedFrom,
      room: 'flex:none;padding-inline-end:36px',
    });
    const act = (sign: 'play' | 'print' | 'share', label: string, go: () => void, look: string) =>
      html`<button type="button" class="${look} with-icon grow" ?disabled=${!layout}
        @click=${go}>${icon(sign)}${label}</button>`;
    return html`${screenHead(
      { title: worksheets.title, back: common.back, leave: by('back') },
      headTool({ sign: 'gear', label: common.settings, act: by('settings') }),
    )}
      ${notice ? html`<p class="notice" role="alert">${notice()}</p>` : nothing}
      <div class="sheet-page" @focusin=${this.words.writeIn}>
        ${this.words.template({
          name: html`<label class="stack"><b>${worksheets.heading}</b>
            <input class="boxed" dir="auto" autocomplete="off" maxlength=${wordSearch.longestTitle}
              placeholder=${common.search} .value=${draft.title}
              @input=${(event: Event) => this.act({ title: (event.target as HTMLInputElement).value })} /></label>`,
          typed: draft.typed,
          letters: { id: draft.language, letters: signsOfOwn(draft.language) },
          longest: longestTyped,
          language,
          means: worksheets.howTo,
          said: this.said(),
          type: ({ value }) => this.act({ typed: value }),
        })}
        ${makeOptions(texts, draft, (part) => this.act(part))}
        <section class="column sheet-side">
          <div class="paper column sheet-preview" aria-label=${worksheets.preview} role="group">
            ${
              layout
                ? html`<div class="sheet-picture middle" role="img"
              aria-label=${worksheets.picture({ count: layout.laid.length })}>${gridPicture(layout, true)}</div>`
                : html`<p class="quiet sheet-picture middle">${icon('image', 64)}</p>`
            }
            <button type="button" class="bare with-icon" ?disabled=${!layout}
              @click=${by('another')}>${icon('dice')}${worksheets.another}</button>
          </div>
          <div class="line wraps sheet-acts">
            ${act('play', choose.play, by('play'), 'gold')}${act(
              'print',
              common.print,
              by('print'),
              'ivory',
            )}${act('share', common.link, by('link'), 'ivory')}
          </div>
        </section>
      </div>`;
  }

  /** What is still wrong with the page, the first of it; or that all is well. */
  private said() {
    const { texts } = this;
    const { worksheets } = texts.search;
    const { draft, check, laid } = this.made;
    const { words } = worksheetOf(draft);
    const faults = [
      ...check.faults.map((fault) => worksheetFault(texts, fault)),
      ...check.words.flatMap((fault, at) =>
        fault ? [worksheetWordFault(texts, nameOf(must(words[at]), at), fault)] : [],
      ),
      ...(laid && 'code' in laid ? [layFault(texts, laid, 'word' in laid ? must(words[laid.word]).text : '')] : []),
    ];
    if (words.length === 0) return html`<p class="quiet">${faults[0]}</p>`;
    if (faults.length === 0)
      return html`<p class="told line">${
        laid ? html`${icon('done', 18)}${worksheets.ready({ count: words.length })}` : nothing
      }</p>`;
    return faultList(texts, faults);
  }
}

/** A clue whose word is missing is called by its place. */
const nameOf = ({ text }: wordSearch.SheetWord, at: number) => text || `${at + 1}`;

interface SentActions {
  /** What came with the link; why nothing did; or undefined while it comes. */
  now(): wordSearch.Worksheet | string | undefined;
  start(): void;
  back(): void;
}

/** A page that somebody has sent: what it is, and that nothing of it is kept. */
export class SentPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: SearchTexts,
    parent: HTMLElement,
    private readonly actions: SentActions,
  ) {
    this.layer = new Layer(parent, 'screen search search-choose sheet-sent');
    this.render();
  }

  render() {
    const { texts, actions } = this;
    this.layer.render(() => {
      const now = actions.now();
      return html`${screenHead({ title: texts.common.search, back: texts.common.back, leave: actions.back })}
        <div class="sheet-card paper stack">${
          typeof now === 'string'
            ? html`<span class="bird-box" aria-hidden="true">${mascot('rosehip', 'sad')}</span><p
            role="alert">${now}</p>`
            : html`<span class="bird-box"
              aria-hidden="true">${mascot('rosehip', 'happy')}</span>${now ? this.about(now) : nothing}`
        }</div>`;
    });
  }

  remove() {
    this.layer.remove();
  }

  private about({ title, words, message }: wordSearch.Worksheet) {
    const { common, search } = this.texts;
    const { worksheets } = search;
    return html`<h1><bdi dir="auto">${title || search.choose.share.invited}</bdi></h1>
      <p>${worksheets.hidden({ count: words.length })}${
        message === '' ? nothing : html` ${worksheets.holdsMessage}`
      }</p>
      <button type="button" class="gold with-icon big"
        @click=${this.actions.start}>${icon('play')}${common.start}</button>
      <p class="quiet">${worksheets.nothingSaved}</p>`;
  }
}
