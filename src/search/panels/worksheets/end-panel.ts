import { html, nothing } from 'lit-html';
import { mascot } from '../../../shared/mascots';
import type { Dialog } from '../../../shared/panels/dialog';
import { icon } from '../../../shared/panels/icons';
import type { SearchTexts } from '../../../texts/texts';
import type * as wordSearch from '../../rules';

interface SheetEnd {
  sheet: wordSearch.Worksheet;
  reason: wordSearch.EndReason;
  again(): void;
  /** Where it was made. */
  back: (() => void) | undefined;
  menu(): void;
}

/** The end of a page of a class: what the letters left over say, and that nothing is kept. */
export function openSheetEnd(texts: SearchTexts, dialog: Dialog, sheetEnd: SheetEnd) {
  const { end } = texts.search.sheet;
  const { sheet, reason, again, back, menu } = sheetEnd;
  const title = () => (reason === 'allFound' ? end.title : end.givenUp);
  const close = () => dialog.close();
  const leave = (act: () => void) => () => {
    close();
    act();
  };
  dialog.open(
    'class-end',
    title,
    () => html`<span class="bird-box" aria-hidden="true">${mascot('rosehip', reason === 'allFound' ? 'happy' : 'think')}</span>
      <h2>${title()}</h2>
      ${sheet.message ? html`<p>${end.message}</p><p class="sheet-message"><bdi dir="auto" lang=${sheet.language}>${sheet.message}</bdi></p>` : nothing}
      <div class="row">
        <button type="button" class="gold with-icon" autofocus @click=${leave(again)}>${icon('undo')}${end.again}</button>
        ${back ? html`<button type="button" class="with-icon" @click=${leave(back)}>${icon('pencil')}${end.back}</button>` : nothing}
        <button type="button" class="with-icon" @click=${leave(menu)}>${icon('menu')}${end.menu}</button>
      </div>
      <small>${end.nothingKept}</small>`,
    close,
  );
}
