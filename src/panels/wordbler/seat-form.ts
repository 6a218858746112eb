import { html, nothing } from 'lit-html';
import { type Level, levels, type NameFault, type Seat } from '../../core/wordbler';
import { type Chair, nameAt } from '../../match/wordbler/chairs';
import { en } from '../../texts/en';
import { segments } from '../controls';
import { icon } from '../icons';
import { type MascotId, mascot, mascotName } from '../mascots';

interface SeatForm {
  seat: number;
  chair: Chair;
  fault: NameFault | undefined;
  bird: MascotId | undefined;
  picked: boolean;
  /** What is missing is told from the start, but nobody is blamed before having been there. */
  blamed: boolean;
  change(part: Partial<Chair>): void;
  pick(): void;
}

const text = en.select;
const kinds = ['person', 'computer'] as const satisfies readonly Seat['kind'][];
const kindTexts = {
  person: html`${icon('person', 19)}<b>${text.kinds.person}</b>`,
  computer: html`${icon('chip', 19)}<b>${text.kinds.computer}</b>`,
};

/** One place at the table: who plays there, a name, a mascot, and what of these is missing. */
export const seatForm = (form: SeatForm) => {
  const { seat, chair, fault, bird, picked, pick } = form;
  const ready = !fault && bird !== undefined;
  return html`<fieldset class="seat-form ${chair.kind} ${ready ? 'is-ready' : ''} ${picked ? 'picked' : ''}">
    <legend class="spoken">${text.seat(seat)}</legend>
    <div class="seat-kind"><b class="seat-number" aria-hidden="true">${seat + 1}</b>${segments({
      name: `kind-${seat}`,
      label: text.kind(seat),
      values: kinds,
      texts: kindTexts,
      chosen: chair.kind,
      change: (kind) => form.change({ kind }),
    })}</div>
    <button type="button" class="mascot-box ${bird ? '' : 'empty'}" data-seat=${seat} data-bird=${bird ?? nothing}
      aria-pressed=${picked} aria-label=${text.box(seat, bird && mascotName(bird))}
      aria-describedby="name-${seat}-mascot" @click=${pick}>
      ${bird ? html`<span class="box-pic">${mascot(bird, picked ? 'happy' : 'idle')}</span>` : icon('plus', 30)}
      <span class="drop-here">${text.dropHere}</span>
    </button>
    <div class="seat-words">
      ${nameField(form)}
      <div class="seat-more">${chair.kind === 'computer' ? levelField(form) : nothing}${missing(form)}</div>
    </div>
  </fieldset>`;
};

const nameField = ({ seat, chair, fault, blamed, change }: SeatForm) => {
  const id = `name-${seat}`;
  return html`<label class="name-field" for=${id}><span>${text.nameShort}</span>
    <input id=${id} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next" placeholder=${text.seat(seat)}
      ?readonly=${chair.kind === 'computer'} .value=${nameAt(chair)}
      aria-label=${text.name(seat)} aria-invalid=${blamed && fault !== undefined} aria-describedby="${id}-fault"
      @input=${(event: InputEvent) => change({ typed: (event.target as HTMLInputElement).value })} /></label>`;
};

const levelField = ({ seat, chair, bird, change }: SeatForm) => html`
  <label class="level-field"><span>${text.levelShort}</span>
    <select aria-label=${text.level(seat)} aria-describedby=${bird ? `level-${seat}-means` : nothing}
      @change=${(event: Event) => change({ level: (event.target as HTMLSelectElement).value as Level })}>
      ${levels.map((level) => html`<option value=${level} .selected=${level === chair.level}>${en.computer.levels[level]}</option>`)}
    </select></label>`;

function missing({ seat, chair, fault, bird, blamed }: SeatForm) {
  const id = `name-${seat}`;
  const ready = !fault && bird !== undefined;
  const name = nameAt(chair).trim();
  return html`<p class="missing ${blamed ? 'blamed' : ''}">
    ${blamed && !ready ? icon('info', 18) : nothing}
    <span class="faults"><em id="${id}-fault">${fault ? en.names[fault] : nothing}</em>
      <em id="${id}-mascot">${bird ? nothing : fault ? text.mascotNeeded : text.mascotMissing(name)}</em></span>
    ${ready ? whenReady(seat, chair) : nothing}
  </p>`;
}

const whenReady = (seat: number, { kind, level }: Chair) =>
  kind === 'person'
    ? html`<span class="ready">${icon('done', 18)}${text.ready}</span>`
    : html`<span class="level-means" id="level-${seat}-means">${text.levelMeans[level]}</span>`;
