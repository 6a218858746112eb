import { html, nothing } from 'lit-html';
import { enScramble } from '../../texts/en-scramble';
import { panelHead } from '../controls';
import { icon } from '../icons';

const { hint } = enScramble;

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
  show(): void;
  tryAgain(): void;
  close(): void;
}

/** What may be asked about a board. */
export const hintSheet = (
  sheet: HintSheet,
  actions: HintActions,
) => html`${panelHead(hint.title, hint.close, actions.close)}
  <p>${hint.free}</p>
  ${sheet.state === 'waiting' ? html`<p role="status">${hint.waiting}</p>` : nothing}
  ${
    sheet.state === 'failed'
      ? html`<p class="notice" role="alert">${hint.failed}</p>
        <button type="button" class="sc-button" @click=${actions.tryAgain}>${icon('again')}${enScramble.result.tryAgain}</button>`
      : nothing
  }
  <button type="button" class="sc-button" ?disabled=${sheet.state !== 'ready' || sheet.counting} @click=${actions.count}>
    ${icon('list')}${hint.counts}</button>
  ${sheet.counting ? html`<p role="status">${hint.counted}</p>` : nothing}
  <button type="button" class="sc-button" ?disabled=${sheet.state !== 'ready' || sheet.none} @click=${actions.show}>
    ${icon('bulb')}${sheet.shown ? hint.more(sheet.shown.squares) : hint.letter}</button>
  ${sheet.shown ? html`<p role="status"><b>${hint.shown(sheet.shown.letters, sheet.shown.length)}</b></p>` : nothing}
  ${sheet.none ? html`<p role="status">${hint.none}</p>` : nothing}`;
