import { html, nothing, type TemplateResult } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { lineFault, totalsOf } from '../../texts/sentences/record';
import type { Texts } from '../../texts/texts';
import type { OpenedRecord } from '../rules/record/open';

interface Asking {
  /** Why the last one could not be opened. */
  fault?: string | undefined;
  file(file: File): void;
  text(text: string): void;
}

/** Asks for the record of a game: a file, or its text. */
export function askForRecord(texts: Texts, dialog: Dialog, { fault, file, text }: Asking) {
  const { record } = texts;
  const { close } = dialog;
  const submit = (event: Event) => {
    event.preventDefault();
    text((event.target as HTMLFormElement).querySelector('textarea')!.value);
  };
  const choose = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [chosen] = input.files ?? [];
    if (chosen) file(chosen);
    // The same file may be chosen once more.
    input.value = '';
  };
  dialog.open(
    'record-desk',
    () => record.open,
    () => html`${panelHead(record.open, texts.common.close, close)}
      <p>${record.howTo}</p>
      ${fault ? html`<p class="notice" role="alert">${fault}</p>` : nothing}
      <form class="stack" @submit=${submit}>
        <button type="button" autofocus class="gold with-icon"
          @click=${({ currentTarget }: Event) =>
            (currentTarget as HTMLElement)
              .parentElement!.querySelector<HTMLInputElement>('input')!
              .click()}>${icon('bring')}${record.file}</button>
        <input type="file" hidden accept=".gcg,text/plain" @change=${choose} />
        <textarea class="boxed" rows="5" spellcheck="false" autocomplete="off" aria-label=${record.paste}
          placeholder=${record.paste}></textarea>
        <button>${record.show}</button>
      </form>`,
    close,
  );
}

/** What a record is of, how it ended, and what is odd in it. */
export function aboutRecord(
  texts: Texts,
  { title, seats, totals, faults }: OpenedRecord,
  { next, another, odd }: { next(): void; another(): void; odd(): void },
): TemplateResult {
  const { record } = texts;
  const ended = totalsOf(
    texts,
    seats.map(({ name }, seat) => ({ name, total: totals[seat] ?? 0 })),
  );
  return html`<div class="paper line wraps review-notice about-record">
    <p class="grow" dir="auto"><b>${ended}</b> ${title}</p>
    ${
      faults.length > 0
        ? html`<button type="button"
      @click=${odd}>${record.faultCount({ count: faults.length })}</button>`
        : nothing
    }
    <button type="button" class="gold with-icon" @click=${next}>${icon('step')}${texts.computer.nextTurn}</button>
    <button type="button" @click=${another}>${record.another}</button>
  </div>`;
}

/** Every line that is not as expected. */
export function showFaults(texts: Texts, dialog: Dialog, { faults, isWhole }: OpenedRecord) {
  const { record } = texts;
  const { close } = dialog;
  dialog.open(
    'record-desk',
    () => record.faultCount({ count: faults.length }),
    () => html`${panelHead(record.faultCount({ count: faults.length }), texts.common.close, close)}
      ${isWhole ? nothing : html`<p>${record.stopped}</p>`}
      <ul class="scrolls">${faults.map((fault) => html`<li>${lineFault(texts, fault)}</li>`)}</ul>`,
    close,
  );
}
