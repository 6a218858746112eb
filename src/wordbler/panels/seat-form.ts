import { html, nothing } from 'lit-html';
import { called, keptAs } from '../../engine/players/names';
import { type MascotId, mascot, mascotName } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { type Chair, nameAt } from '../play/seating';
import { type EvenStep, justRight, levels, type NameFault, type Seat } from '../rules';
import { handicapInBrief } from './rules-panel';

interface SeatForm {
  seat: number;
  chair: Chair;
  /** Typed, or given to who typed none. */
  name: string;
  /** At which a computer is just right. */
  step: EvenStep;
  fault: NameFault | undefined;
  bird: MascotId | undefined;
  picked: boolean;
  /** What is missing is told from the start, but nobody is blamed before having been there. */
  blamed: boolean;
  change(part: Partial<Chair>): void;
  pick(): void;
}

const choices = [justRight, ...levels] as const;
const kinds = ['person', 'computer'] as const satisfies readonly Seat['kind'][];
const kindTexts = (texts: Texts) => ({
  person: html`${icon('person', 19)}<b>${texts.select.kinds.person}</b>`,
  computer: html`${icon('chip', 19)}<b>${texts.select.kinds.computer}</b>`,
});

/** Between the seats of two. */
export const versus = html`<span class="versus tiles" aria-hidden="true"><i class="tile">V</i><i class="tile">S</i></span>`;

/** One place at the table: who plays there, a name, a mascot, and what of these is missing. */
export const seatForm = (texts: Texts, form: SeatForm) => {
  const { select } = texts;
  const { seat, chair, fault, bird, picked, pick } = form;
  const ready = !fault;
  const given = handicapInBrief(texts, chair.handicap);
  return html`<fieldset class="seat-form paper ${chair.kind} ${ready ? 'is-ready' : ''} ${picked ? 'picked' : ''}">
    <legend class="spoken">${select.seat(seat)}</legend>
    <div class="line seat-kind"><b class="seat-number" aria-hidden="true">${texts.inFigures(seat + 1)}</b>${segments(
      {
        name: `kind-${seat}`,
        label: select.kind(seat),
        values: kinds,
        texts: kindTexts(texts),
        chosen: chair.kind,
        change: (kind) => form.change({ kind }),
      },
    )}</div>
    <button type="button" class="mascot-box middle ${bird ? '' : 'empty'}" data-seat=${seat} data-bird=${bird ?? nothing}
      aria-pressed=${picked} aria-label=${select.box(seat, bird && mascotName(texts, bird))} @click=${pick}>
      ${bird ? html`<span class="box-pic">${mascot(bird, picked ? 'happy' : 'idle')}</span>` : icon('plus', 30)}
      <span class="drop-here">${select.dropHere}</span>
    </button>
    <div class="seat-words">
      ${nameField(texts, form)}
      <div class="line seat-more">${chair.kind === 'computer' ? levelField(texts, form) : nothing}${missing(texts, form)}${given ? html`<small class="chip" .style=${'align-self:start'}>${given}</small>` : nothing}</div>
    </div>
  </fieldset>`;
};

const nameField = (texts: Texts, { seat, chair, name, fault, blamed, change }: SeatForm) => {
  const { select } = texts;
  const id = `name-${seat}`;
  return html`<label class="name-field field" for=${id}><span>${select.nameShort}</span>
    <input id=${id} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next" placeholder=${called(name, select)}
      ?readonly=${chair.kind === 'computer'} .value=${called(nameAt(chair), select)}
      aria-label=${select.name(seat)} aria-invalid=${blamed && fault !== undefined} aria-describedby="${id}-fault"
      @input=${(event: InputEvent) => change({ typed: keptAs((event.target as HTMLInputElement).value, select) })} /></label>`;
};

const levelField = (texts: Texts, { seat, chair, bird, change }: SeatForm) => html`
  <label class="level-field field"><span>${texts.select.levelShort}</span>
    <select aria-label=${texts.select.level(seat)} aria-describedby=${bird ? `level-${seat}-means` : nothing}
      @change=${(event: Event) => change({ level: (event.target as HTMLSelectElement).value as Chair['level'] })}>
      ${choices.map((level) => html`<option value=${level} .selected=${level === chair.level}>${texts.computer.levels[level]}</option>`)}
    </select></label>`;

function missing(texts: Texts, form: SeatForm) {
  const { seat, fault, blamed } = form;
  return html`<p class="line missing ${blamed ? 'blamed' : ''}">
    ${blamed && fault ? icon('info', 18) : nothing}
    <span class="faults line wraps"><em id="name-${seat}-fault">${fault ? texts.names[fault] : nothing}</em></span>
    ${fault ? nothing : whenReady(texts, form)}
  </p>`;
}

const whenReady = (texts: Texts, { seat, chair: { kind, level }, step }: SeatForm) =>
  kind === 'person'
    ? html`<span class="line ready">${icon('done', 18)}${texts.select.ready}</span>`
    : html`<span class="level-means quiet" id="level-${seat}-means">${
        level === justRight
          ? texts.select.levelNow(texts.computer.steps[step])
          : texts.select.levelMeans[level]
      }</span>`;
