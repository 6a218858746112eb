import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import { type LetterKeysOpen, letterKeys, letterKeysButton, letterKeysIn } from '../../shared/panels/letter-keys';
import type { PageServices } from '../../shared/panels/page-services';
import { headTool, screenHead } from '../../shared/panels/screen-head';
import { boardFault, wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import type { Solving } from '../play/solving';
import type { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { printTool, settingsTool, trayBoxIn, wordCard } from './play-parts';

interface SolvedWord {
  word: string;
  points: number;
  paths: number;
}

interface Props {
  words: readonly SolvedWord[];
  chosen: string | undefined;
  /** Of the words. */
  language: string;
  choose(word: string): void;
  /** Another part of the list has come into sight. */
  scrolled(): void;
}

const rowHigh = 38;
/** Rows drawn beyond those in sight, so that scrolling shows no gaps. */
const beyond = 6;

/** The words of a board, however many: only those in sight are drawn. */
class SolvedList {
  constructor(private readonly texts: ScrambleTexts) {}

  private top = 0;
  private high = 600;

  /** Which of how many are in sight, from 1. */
  sight(all: number) {
    const from = Math.min(all, Math.floor(this.top / rowHigh) + 1);
    const to = Math.max(from, Math.floor((this.top + this.high) / rowHigh));
    return { from, to: Math.min(all, to), all };
  }

  toTop(element: HTMLElement | null) {
    this.top = 0;
    if (element) element.scrollTop = 0;
  }

  template({ words, chosen, language, choose, scrolled }: Props): TemplateResult {
    const { common, scramble } = this.texts;
    const { solver } = scramble;
    const first = Math.max(0, Math.floor(this.top / rowHigh) - beyond);
    const last = Math.min(words.length, Math.ceil((this.top + this.high) / rowHigh) + beyond);
    const at = words.findIndex(({ word }) => word === chosen);
    const scroll = (event: Event) => {
      const list = event.currentTarget as HTMLElement;
      [this.top, this.high] = [list.scrollTop, highOf(list)];
      scrolled();
    };
    const press = (event: KeyboardEvent) => {
      const page = Math.max(1, Math.floor(this.high / rowHigh) - 1);
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        PageDown: at + page,
        PageUp: at - page,
        Home: 0,
        End: words.length - 1,
      };
      const to = steps[event.key];
      if (to === undefined || words.length === 0) return;
      event.preventDefault();
      const next = Math.min(words.length - 1, Math.max(0, to));
      bring(event.currentTarget as HTMLElement, next);
      choose(must(words[next]).word);
    };
    return html`<div class="solved-head note" aria-hidden="true"><span class="cut">${common.word}</span><span
      class="cut">${solver.orders.length}</span>
        <span class="cut">${common.points}</span><span class="cut">${solver.paths}</span></div>
      <div class="solved scrolls" .style=${'overflow-y:scroll'} role="listbox" tabindex="0" aria-label=${common.words}
        @scroll=${scroll} @keydown=${press}
        aria-activedescendant=${at >= 0 ? `solved-${at}` : ''}>
        <div class="solved-rows" .style="position:relative;height:${words.length * rowHigh}px"
          role="presentation">${words
            .slice(first, last)
            .map((one, step) =>
              row(this.texts, one, first + step, words.length, one.word === chosen, language, choose),
            )}</div>
      </div>`;
  }
}

const row = (
  { forms: { figure } }: ScrambleTexts,
  { word, points, paths }: SolvedWord,
  place: number,
  all: number,
  isChosen: boolean,
  language: string,
  choose: (word: string) => void,
) => html`<div role="option" id="solved-${place}" class="solved-row ${isChosen ? 'chosen' : ''}"
  .style="top:${place * rowHigh}px"
  aria-selected=${isChosen} aria-setsize=${all} aria-posinset=${place + 1}
  @click=${() => choose(word)} @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && choose(word)}>
  <b class="cut" lang=${language}>${spelled(word)}</b><span>${figure(word.length)}</span><span>${figure(points)}</span><span>${figure(paths)}</span></div>`;

/** Rows fade in what is left of it. */
const highOf = (list: HTMLElement) => list.clientHeight - 2 * Number.parseFloat(getComputedStyle(list).paddingTop);

/** A row that is not in sight is brought there. */
function bring(list: HTMLElement, place: number) {
  const { scrollTop } = list;
  const top = place * rowHigh;
  const high = highOf(list);
  if (top < scrollTop) list.scrollTop = top;
  else if (top + rowHigh > scrollTop + high) list.scrollTop = top + rowHigh - high;
}

/** What the scene does for it. */
export type SolverAction = 'back' | 'settings' | 'paste' | 'roll' | 'print' | 'watch';

/** Solves any board: letters typed on the left, the tray in the middle, all its words on the right. */
export class SolverPanel {
  private readonly layer: Layer;
  private readonly list: SolvedList;
  private readonly keys: LetterKeysOpen;
  /** The word that is looked at. */
  private look: WordLook | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly solving: Solving,
    private readonly act: (action: SolverAction) => void,
  ) {
    this.keys = letterKeysIn(services);
    this.list = new SolvedList(texts);
    this.layer = new Layer(services.root, 'screen scramble sc-solve');
  }

  /** Before the page is scrolled. */
  get trayBox(): Box {
    const box = trayBoxIn(this.layer.element);
    return { ...box, y: box.y + this.scrolled };
  }

  private get field() {
    return this.layer.element.querySelector<HTMLTextAreaElement>('#sc-letters');
  }

  /** The page scrolls where it is higher than the window. */
  whenScrolled(act: (top: number) => void) {
    const { element } = this.layer;
    element.addEventListener('scroll', () => act(element.scrollTop));
  }

  get scrolled(): number {
    return this.layer.element.scrollTop;
  }

  /** Another list begins at its top. */
  toTop() {
    this.list.toTop(this.layer.element.querySelector('.solved'));
  }

  show(look: WordLook) {
    this.look = look;
    const { solving, keys, act } = this;
    const { common } = this.texts;
    const { roll, solve, solver } = this.texts.scramble;
    const { shortestWord: label } = this.texts.common;
    const { state, words } = solving;
    const chosen = solving.find(look.word);
    this.layer.render(
      () => html`${screenHead(
        { title: solve, back: common.back, leave: () => act('back') },
        html`${
          solving.board ? headTool(printTool(this.texts, () => act('print'))) : nothing
        }${headTool(settingsTool(this.texts, () => act('settings')))}`,
      )}
    <div class="solve-left column" .style=${keys.isOpen ? 'overflow:auto' : ''}>
      <section class="solve-form slip paper column"><header class="line apart" .style=${'flex-wrap:nowrap'}><label
        class="note" for="sc-letters">${solver.field}</label><span
        .style=${'margin-block:-10px -4px'}>${letterKeysButton(this.texts, keys)}</span></header>
        <textarea id="sc-letters" class="boxed" lang=${solving.alphabet.id} rows=${solving.board?.side ?? 5}
          spellcheck="false" autocomplete="off" autocapitalize="characters"
          aria-describedby="sc-verdict" aria-invalid=${state === 'fault'} .value=${solving.text}
          @input=${(event: Event) => solving.type((event.target as HTMLTextAreaElement).value)}
          @change=${() => solving.spread()}></textarea>
        ${keys.isOpen ? letterKeys(this.texts, solving.alphabet, () => this.field) : nothing}
        <p id="sc-verdict" class="verdict ${state === 'fault' ? 'bad' : 'fine'}"
          role="status">${solving.isPasteRefused ? solver.pasteFailed : verdictOn(this.texts, solving)}</p>
        <div class="ways line wraps">
          <button type="button" class="ivory with-icon"
            @click=${() => act('paste')}>${icon('bring')}<span>${solver.paste}</span></button>
          <button type="button" class="ivory with-icon"
            @click=${() => act('roll')}>${icon('dice')}<span>${roll}</span></button>
        </div>
        <span class="note" aria-hidden="true">${label}</span>
        ${segments({
          name: 'solver-shortest',
          label,
          values: [...scramble.shortestLengths],
          texts: Object.fromEntries(scramble.shortestLengths.map((one) => [one, this.texts.forms.figure(one)])),
          chosen: solving.shortest,
          change: (shortest) => solving.setShortest(shortest),
        })}
      </section>
      ${state === 'solved' && !keys.isOpen ? this.sums(solving) : nothing}
      <div class="solve-watch line"><span
        aria-hidden="true">${mascot('sage', state === 'solving' ? 'think' : 'idle')}</span>
        <button type="button" class="gold with-icon" ?disabled=${words.length === 0}
          @click=${() => act('watch')}>${icon('eye')}<span>${solver.watch}</span></button></div>
    </div>
    <div class="sc-tray" role="img" aria-label=${this.texts.scramble.play.grid}></div>
    ${wordCard(this.texts, {
      look,
      points: chosen?.points ?? 0,
      inside: look.word ? solving.wordsInside(look.word) : [],
      choose: this.choose,
    })}
    <section class="solve-list slip paper column" aria-label=${common.words}>${this.words(solving, look)}</section>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private readonly choose = (word: string) => this.look?.look(word, this.solving.find(word)?.path);

  private readonly sort = (order: scramble.WordOrder) => {
    this.solving.sort(order);
    this.toTop();
  };

  private filter(filter: string) {
    this.solving.filterBy(filter);
    this.toTop();
  }

  private words(solving: Solving, look: WordLook): TemplateResult {
    const { common } = this.texts;
    const { finding, notFound, solver } = this.texts.scramble;
    const { state, order, filter } = solving;
    const listed = solving.listed;
    return html`<span class="field">${icon('find', 20)}<input type="search" aria-label=${solver.filter}
      placeholder=${solver.filter}
        autocomplete="off" spellcheck="false" .value=${filter}
        @input=${(event: Event) => this.filter((event.target as HTMLInputElement).value)} /></span>
      ${segments({
        name: 'solver-order',
        label: solver.order,
        values: [...scramble.wordOrders],
        texts: { ...solver.orders, alphabet: common.aToZ },
        chosen: order,
        change: this.sort,
      })}
      ${state === 'solving' ? html`<p role="status" class="note">${finding}</p>` : nothing}
      ${
        state === 'failed'
          ? html`<p class="notice" role="alert">${notFound}
              <button type="button" class="ivory with-icon"
                @click=${() => void solving.solve()}>${common.tryAgain}</button></p>`
          : nothing
      }
      ${
        state === 'solved' && listed.length === 0
          ? html`<p role="status" class="note">${solving.words.length === 0 ? solver.noWords : solver.none}</p>`
          : nothing
      }
      ${this.list.template({
        words: listed,
        chosen: look.word,
        language: look.language,
        choose: this.choose,
        scrolled: () => this.show(look),
      })}
      <p class="note">${listed.length > 0 ? solver.shown(this.list.sight(listed.length)) : nothing}</p>`;
  }

  private sums(solving: Solving): TemplateResult {
    const { forms, scramble } = this.texts;
    const { sums, solver } = scramble;
    const { lengths, words, points } = solving;
    // The count stands out; whatever belongs to it in some languages, goes with it.
    const [counted = '', ...others] = sums({ words: words.length, points }).split(' ');
    const most = Math.max(1, ...lengths.map(({ count }) => count));
    return html`<section class="solve-sums slip paper column"><p role="status"><b>${counted}</b> ${others.join(' ')}</p>
      <ul aria-label=${solver.chart}>${lengths.map(
        ({
          length,
          orMore,
          count,
        }) => html`<li aria-label=${forms.labelled(wordGroup(this.texts, length, orMore), forms.figure(count))}>
          <span>${this.texts.forms.figure(count)}</span><i
            .style="height:${6 + (44 * count) / most}px"></i><b>${this.texts.forms.figure(length)}${
              orMore ? '+' : ''
            }</b></li>`,
      )}</ul></section>`;
  }
}

function verdictOn(texts: ScrambleTexts, { state, board, fault }: Solving): string {
  if (fault && state !== 'empty') return boardFault(texts, fault);
  if (!board) return boardFault(texts, { reason: 'empty' });
  const size = texts.forms.inDigits(`${board.side} × ${board.side}`);
  return board.letters.includes('Q') ? `${size}. ${texts.scramble.solver.qIsQu}` : size;
}
