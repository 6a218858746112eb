import { html, nothing, type TemplateResult } from 'lit-html';
import { scramble } from '../../core';
import type { Solving } from '../../match/scramble/solving';
import type { WordLook } from '../../match/scramble/word-look';
import { enScramble } from '../../texts/en-scramble';
import { segments } from '../controls';
import { gameBar } from '../game-bar';
import { icon } from '../icons';
import { type Box, Layer } from '../layer';
import { mascot } from '../mascots';
import { boxWithin } from './round-panel';
import { SolvedList } from './solved-list';
import { wordCard } from './word-card';

const { solver: texts } = enScramble;

interface Actions {
  back(): void;
  mute(): void;
  type(text: string): void;
  paste(): void;
  roll(): void;
  shortest(shortest: number): void;
  order(order: scramble.WordOrder): void;
  filter(filter: string): void;
  choose(word: string): void;
  tryAgain(): void;
  watch(): void;
}

interface Look {
  muted: boolean;
  notice: string | undefined;
}

/** Solves any board: letters typed on the left, the tray in the middle, all its words on the right. */
export class SolverPanel {
  private readonly layer: Layer;
  private readonly list = new SolvedList();
  private redraw = () => {};

  constructor(
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen scramble sc-solve');
  }

  get trayBox(): Box {
    return boxWithin(this.layer.element.querySelector<HTMLElement>('.sc-tray')!, this.layer.element);
  }

  /** Another list begins at its top. */
  toTop() {
    this.list.toTop(this.layer.element.querySelector('.solved'));
  }

  draw(solving: Solving, look: WordLook, { muted, notice }: Look) {
    this.redraw = () => this.draw(solving, look, { muted, notice });
    const { actions } = this;
    const { state, words } = solving;
    const chosen = solving.find(look.word);
    this.layer.draw(html`${gameBar({
      name: enScramble.name,
      back: { label: enScramble.back, act: actions.back },
      tools: [
        {
          icon: muted ? 'mute' : 'sound',
          label: muted ? enScramble.play.soundOn : enScramble.play.sound,
          act: actions.mute,
        },
      ],
    })}
    <div class="solve-left">
      <section class="solve-form paper"><h2>${texts.title}</h2>
        <label class="sc-label" for="sc-letters">${texts.field}</label>
        <textarea id="sc-letters" rows="5" spellcheck="false" autocomplete="off" autocapitalize="characters"
          aria-describedby="sc-verdict" aria-invalid=${state === 'fault'} .value=${solving.text}
          @input=${(event: Event) => actions.type((event.target as HTMLTextAreaElement).value)}></textarea>
        <p id="sc-verdict" class="verdict ${state === 'fault' ? 'bad' : 'fine'}" role="status">${notice ?? verdictOn(solving)}</p>
        <div class="solve-ways">
          <button type="button" class="sc-button" @click=${actions.paste}>${icon('bring')}<span>${texts.paste}</span></button>
          <button type="button" class="sc-button" @click=${actions.roll}>${icon('dice')}<span>${texts.roll}</span></button>
        </div>
        <span class="sc-label" aria-hidden="true">${texts.shortest}</span>
        ${segments({
          name: 'solver-shortest',
          label: texts.shortest,
          values: [...scramble.shortestLengths],
          texts: Object.fromEntries(scramble.shortestLengths.map((one) => [one, `${one}`])),
          chosen: solving.shortest,
          change: actions.shortest,
        })}
      </section>
      ${state === 'solved' ? this.sums(solving) : nothing}
      <div class="solve-watch"><span aria-hidden="true">${mascot('sage', state === 'solving' ? 'think' : 'idle')}</span>
        <button type="button" class="sc-button gold" ?disabled=${words.length === 0} @click=${actions.watch}>${icon('eye')}<span>${texts.watch}</span></button></div>
    </div>
    <div class="sc-tray" role="img" aria-label=${enScramble.play.grid}></div>
    ${wordCard({
      look,
      points: chosen?.points ?? 0,
      inside: look.word ? solving.wordsInside(look.word) : [],
      choose: actions.choose,
    })}
    <section class="solve-list paper" aria-label=${texts.list}>${this.words(solving, look)}</section>`);
  }

  remove() {
    this.layer.remove();
  }

  private words(solving: Solving, look: WordLook): TemplateResult {
    const { actions } = this;
    const { state, order, filter } = solving;
    const listed = solving.listed;
    return html`<span class="sc-field">${icon('find', 20)}<input type="search" aria-label=${texts.filter} placeholder=${texts.filter}
        autocomplete="off" spellcheck="false" .value=${filter} @input=${(event: Event) => actions.filter((event.target as HTMLInputElement).value)} /></span>
      ${segments({
        name: 'solver-order',
        label: texts.order,
        values: [...scramble.wordOrders],
        texts: texts.orders,
        chosen: order,
        change: actions.order,
      })}
      ${state === 'solving' ? html`<p role="status" class="solve-said">${texts.solving}</p>` : nothing}
      ${
        state === 'failed'
          ? html`<p class="notice" role="alert">${texts.failed}
              <button type="button" class="sc-button" @click=${actions.tryAgain}>${texts.tryAgain}</button></p>`
          : nothing
      }
      ${
        state === 'solved' && listed.length === 0
          ? html`<p role="status" class="solve-said">${solving.words.length === 0 ? texts.noWords : texts.none}</p>`
          : nothing
      }
      ${this.list.draw({
        words: listed,
        chosen: look.word,
        choose: actions.choose,
        scrolled: () => this.redraw(),
      })}
      <p class="solve-sight">${listed.length > 0 ? shownOf(this.list.sight(listed.length)) : nothing}</p>`;
  }

  private sums(solving: Solving): TemplateResult {
    const { lengths, words, points } = solving;
    const most = Math.max(1, ...lengths.map(({ count }) => count));
    return html`<section class="solve-sums paper"><p role="status"><b>${words.length}</b> ${texts.sums(words.length, points).replace(/^\d+ /, '')}</p>
      <ul aria-label=${texts.chart}>${lengths.map(
        ({
          length,
          orMore,
          count,
        }) => html`<li aria-label=${`${enScramble.play.groupOf(length, orMore)}: ${count}`}>
          <span>${count}</span><i style="height:${6 + (44 * count) / most}px"></i><b>${length}${orMore ? '+' : ''}</b></li>`,
      )}</ul></section>`;
  }
}

const shownOf = ({ from, to, all }: { from: number; to: number; all: number }) => texts.shown(from, to, all);

function verdictOn({ state, board, fault }: Solving): string {
  if (fault && state !== 'empty') return enScramble.boardFault(fault);
  if (!board) return enScramble.boardFault({ reason: 'empty' });
  return texts.fits(board.letters.length, board.side, board.letters.includes('Q'));
}
