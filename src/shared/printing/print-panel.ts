import './styles.css';
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { switchRow } from '../panels/controls';
import { type Dialog, openHeaded } from '../panels/dialog';
import { icon } from '../panels/icons';

/** What goes on paper together, and may be left out where there is something else. */
export interface PrintedPart {
  label: string;
  means?: string;
  page: TemplateResult;
}

interface Printed {
  parts: readonly PrintedPart[];
  closed?(): void;
}

/** While the panel is open, its pages are what any command prints; on the screen nothing of them is seen. */
export function openPrint({ printing, common }: Texts, dialog: Dialog, { parts, closed }: Printed) {
  const chosen = new Set(parts);
  const paper = document.createElement('div');
  let said: string | undefined;
  const begun = () => {
    said = undefined;
    if (dialog.is('print-panel')) renew();
  };
  const print = () => {
    said = printing.refused;
    window.print?.();
    renew();
  };
  const turn = (part: PrintedPart, on: boolean) => {
    if (on) chosen.add(part);
    else chosen.delete(part);
    renew();
  };
  const renew = () => {
    render(
      parts.map((part) => (chosen.has(part) ? part.page : nothing)),
      paper,
    );
    openHeaded(
      dialog,
      'print-panel',
      () => ({ title: common.print, close: common.close }),
      () => html`${
        parts.length > 1
          ? parts.map((part) => switchRow(part.label, part.means, chosen.has(part), (on) => turn(part, on)))
          : nothing
      }
        <button type="button" class="gold with-icon" autofocus ?disabled=${chosen.size === 0}
          @click=${print}>${icon('print')}${common.print}</button>
        <p role="status" class="told">${said ?? nothing}</p>`,
      dialog.closing(() => closed?.()),
    );
  };
  paper.className = 'printed';
  paper.hidden = true;
  document.body.append(paper);
  addEventListener('beforeprint', begun);
  renew();
  document.querySelector('dialog.print-panel')?.addEventListener(
    'close',
    () => {
      removeEventListener('beforeprint', begun);
      paper.remove();
    },
    { once: true },
  );
}

// Written on by hand.
const blank = '_'.repeat(24);

/** The head of a page: what it is, and what is filled in by hand. */
export const pageHead = (title: string, ...lines: string[]) => html`<header class="line">
  <h1 class="grow">${title}</h1>${lines.map((line) => html`<p>${line} ${blank}</p>`)}</header>`;
