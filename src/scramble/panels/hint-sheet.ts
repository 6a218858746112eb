import { html, nothing } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import type { ScrambleTexts } from '../../texts/texts';

interface HintSheet {
  state: 'ready' | 'waiting' | 'failed';
  counting: boolean;
  /** The word being shown: its letters so far, and its length. */
  shown: { letters: string; length: number; squares: number } | undefined;
  /** There is nothing left that could be shown. */
  none: boolean;
}

interface HintActions {
  count(): void;
  reveal(): void;
  tryAgain(): void;
  close(): void;
}

/** What may be asked about a board. */
export const hintSheet = (
  texts: ScrambleTexts,
  sheet: HintSheet,
  actions: HintActions,
) => html`${panelHead(texts.scramble.hint.title, texts.scramble.hint.close, actions.close)}
  <p>${texts.scramble.hint.free}</p>
  ${sheet.state === 'waiting' ? html`<p role="status">${texts.scramble.hint.waiting}</p>` : nothing}
  ${
    sheet.state === 'failed'
      ? html`<p class="notice" role="alert">${texts.scramble.hint.failed}</p>
        <button type="button" class="ivory with-icon" @click=${actions.tryAgain}>${icon('again')}${texts.scramble.result.tryAgain}</button>`
      : nothing
  }
  <button type="button" class="ivory with-icon" ?disabled=${sheet.state !== 'ready' || sheet.counting} @click=${actions.count}>
    ${icon('list')}${texts.scramble.hint.counts}</button>
  ${sheet.counting ? html`<p role="status">${texts.scramble.hint.counted}</p>` : nothing}
  <button type="button" class="ivory with-icon" ?disabled=${sheet.state !== 'ready' || sheet.none} @click=${actions.reveal}>
    ${icon('bulb')}${sheet.shown ? texts.scramble.hint.more(sheet.shown.squares) : texts.scramble.hint.letter}</button>
  ${sheet.shown ? html`<p role="status"><b>${texts.scramble.hint.shown(sheet.shown.letters, sheet.shown.length)}</b></p>` : nothing}
  ${sheet.none ? html`<p role="status">${texts.scramble.hint.none}</p>` : nothing}`;
