import { html, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import type { ScrambleTexts } from '../../texts/texts';

export interface SolvedWord {
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
export class SolvedList {
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
    const { solver } = this.texts.scramble;
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
    return html`<div class="solved-head note" aria-hidden="true"><span class="cut">${solver.columns.word}</span><span class="cut">${solver.columns.letters}</span>
        <span class="cut">${solver.columns.points}</span><span class="cut">${solver.columns.paths}</span></div>
      <div class="solved scrolls" .style=${'overflow-y:scroll'} role="listbox" tabindex="0" aria-label=${solver.list} @scroll=${scroll} @keydown=${press}
        aria-activedescendant=${at >= 0 ? `solved-${at}` : ''}>
        <div class="solved-rows" .style="position:relative;height:${words.length * rowHigh}px" role="presentation">${words
          .slice(first, last)
          .map((one, step) =>
            row(this.texts, one, first + step, words.length, one.word === chosen, language, choose),
          )}</div>
      </div>`;
  }
}

const row = (
  { inFigures }: ScrambleTexts,
  { word, points, paths }: SolvedWord,
  place: number,
  all: number,
  isChosen: boolean,
  language: string,
  choose: (word: string) => void,
) => html`<div role="option" id="solved-${place}" class="solved-row ${isChosen ? 'chosen' : ''}" .style="top:${place * rowHigh}px"
  aria-selected=${isChosen} aria-setsize=${all} aria-posinset=${place + 1}
  @click=${() => choose(word)} @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && choose(word)}>
  <b class="cut" lang=${language}>${spelled(word)}</b><span>${inFigures(word.length)}</span><span>${inFigures(points)}</span><span>${inFigures(paths)}</span></div>`;

/** Rows fade in what is left of it. */
const highOf = (list: HTMLElement) =>
  list.clientHeight - 2 * Number.parseFloat(getComputedStyle(list).paddingTop);

/** A row that is not in sight is brought there. */
function bring(list: HTMLElement, place: number) {
  const { scrollTop } = list;
  const top = place * rowHigh;
  const high = highOf(list);
  if (top < scrollTop) list.scrollTop = top;
  else if (top + rowHigh > scrollTop + high) list.scrollTop = top + rowHigh - high;
}
