import { html, nothing } from 'lit-html';
import type { NameFault } from '../core/crossword';
import { en } from '../texts/en';
import { icon } from './icons';
import { type MascotId, mascot, mascotName } from './mascots';

interface SeatForm {
  seat: number;
  name: string;
  fault: NameFault | undefined;
  bird: MascotId | undefined;
  picked: boolean;
  /** What is missing is told from the start, but nobody is blamed before having been there. */
  blamed: boolean;
  rename(name: string): void;
  pick(): void;
}

/** One place at the table: a name, a mascot, and what of the two is missing. */
export const seatForm = ({ seat, name, fault, bird, picked, blamed, rename, pick }: SeatForm) => {
  const id = `name-${seat}`;
  const ready = !fault && bird !== undefined;
  return html`<fieldset class="seat-form ${ready ? 'is-ready' : ''} ${picked ? 'picked' : ''}">
    <legend>${en.select.seat(seat)}</legend>
    <button type="button" class="mascot-box ${bird ? '' : 'empty'}" data-seat=${seat} data-bird=${bird ?? nothing}
      aria-pressed=${picked} aria-label=${en.select.box(seat, bird && mascotName(bird))}
      aria-describedby="${id}-mascot" @click=${pick}>
      ${bird ? html`<span class="box-pic">${mascot(bird, picked ? 'happy' : 'idle')}</span>` : icon('plus', 30)}
      <span class="drop-here">${en.select.dropHere}</span>
    </button>
    <div class="seat-words">
      <label class="name-field" for=${id}><span>${en.select.nameShort}</span>
        <input id=${id} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next" placeholder=${en.select.seat(seat)} .value=${name}
          aria-label=${en.select.name(seat)} aria-invalid=${blamed && fault !== undefined} aria-describedby="${id}-fault"
          @input=${(event: InputEvent) => rename((event.target as HTMLInputElement).value)} /></label>
      <p class="missing ${blamed ? 'blamed' : ''}">
        <em id="${id}-fault">${fault ? en.names[fault] : nothing}</em>
        <em id="${id}-mascot">${bird ? nothing : fault ? en.select.mascotNeeded : en.select.mascotMissing(name.trim())}</em>
        ${ready ? html`<span class="ready">${icon('done', 18)}${en.select.ready}</span>` : nothing}
      </p>
    </div>
  </fieldset>`;
};
