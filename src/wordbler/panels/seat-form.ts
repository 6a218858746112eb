import { html, nothing, type TemplateResult } from 'lit-html';
import { called, keptAs } from '../../engine/players/names';
import { type MascotId, mascot, mascotName } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { stepNamed } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import { type Chair, nameAt } from '../play/new-game';
import { type EvenStep, justRight, levels, type NameFault, type Seat } from '../rules';
import { handicapInBrief } from './rules-panel';

/** One place at a table that is being set. */
interface SeatForm {
  seat: number;
  chair: Chair;
  /** Typed, or given to who typed none. */
  name: string;
  /** At which a computer is just right, told at the first that is. */
  step: EvenStep;
  tellsStep: boolean;
  fault: NameFault | undefined;
  bird: MascotId;
  /** What is missing is told from the start, but nobody is blamed before having been there. */
  blamed: boolean;
  /** Who played here last, and sits nowhere else. */
  known: readonly string[];
  /** Not the few alone that most choose from. */
  hasAllLevels: boolean;
  unfold(): void;
  rename(): void;
  change(part: Partial<Chair>): void;
  pick(): void;
}

const choices = [justRight, ...levels] as const;
const few: readonly Chair['level'][] = [justRight, 'nestling', 'songbird', 'master'];
const kinds = ['person', 'computer'] as const satisfies readonly Seat['kind'][];
const kindTexts = (texts: Texts) => ({
  person: html`${icon('person', 19)}<b>${texts.select.kinds.person}</b>`,
  computer: html`${icon('chip', 19)}<b>${texts.select.kinds.computer}</b>`,
});

/** Between the seats of two. */
export const versus = html`<span class="versus tiles" aria-hidden="true"><i class="tile">V</i><i
  class="tile">S</i></span>`;

/** One place at the table: who plays there, a name, a mascot, and what of these is missing. */
export const seatForm = (texts: Texts, form: SeatForm) => {
  const { select } = texts;
  const { seat, chair, bird, pick } = form;
  const given = handicapInBrief(texts, chair.handicap);
  return html`<fieldset class="seat-form paper" aria-label=${texts.common.player({ seat: seat + 1 })}>
    <div class="line seat-kind"><b class="seat-number" aria-hidden="true">${texts.forms.figure(seat + 1)}</b>${segments(
      {
        name: `kind-${seat}`,
        label: select.kind({ seat: seat + 1 }),
        values: kinds,
        texts: kindTexts(texts),
        chosen: chair.kind,
        change: (kind) => form.change({ kind }),
      },
    )}</div>
    <button type="button" class="mascot-box middle" data-bird=${bird} aria-haspopup="dialog"
      aria-label=${select.box({ seat: seat + 1, mascot: mascotName(texts, bird) })} @click=${pick}>
      <span class="box-pic">${mascot(bird, 'idle')}</span><span class="swap disc"
        aria-hidden="true">${icon('exchange', 18)}</span>
    </button>
    <div class="seat-words">
      ${nameField(texts, form)}
      <div class="line seat-more">${
        chair.kind === 'computer' ? [fewLevels(texts, form), levelField(texts, form)] : fewNames(texts, form)
      }${missing(texts, form)}${
        given ? html`<small class="chip" .style=${'align-self:start'}>${given}</small>` : nothing
      }</div>
    </div>
  </fieldset>`;
};

const nameField = (texts: Texts, { seat, chair, name, fault, blamed, change }: SeatForm) => {
  const { select } = texts;
  const id = `name-${seat}`;
  return html`<label class="name-field field" for=${id}><span>${texts.common.name}</span>
    <input id=${id} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next"
      placeholder=${called(name, texts.forms.callings)}
      ?readonly=${chair.kind === 'computer'} .value=${called(nameAt(chair), texts.forms.callings)}
      aria-label=${select.name({ seat: seat + 1 })} aria-invalid=${blamed && fault !== undefined}
      aria-describedby="${id}-fault"
      @input=${(event: InputEvent) =>
        change({ typed: keptAs((event.target as HTMLInputElement).value, texts.forms.callings) })} /></label>`;
};

/** A bird's level and how strong it is. */
const levelNamed = ({ computer }: Texts, level: Chair['level']) =>
  level === justRight ? computer.levels[level] : `${computer.levels[level]} · ${computer.glosses[level]}`;

interface Few {
  seat: number;
  label: string;
  entries: readonly { says: TemplateResult | string; isChosen: boolean; choose(): void }[];
  more: { label: string; act(): void } | undefined;
}

/** What most choose from, where there is room for it, and a way to the rest. */
const fewOf = ({ seat, label, entries, more }: Few) =>
  html`<div class="seat-few" role="group" aria-label=${label} data-few=${seat}>${entries.map(
    ({ says, isChosen, choose }) =>
      html`<button type="button" aria-pressed=${isChosen} @click=${choose}>${
        isChosen ? icon('done', 18) : nothing
      }<span class="wraps">${says}</span></button>`,
  )}${more ? html`<button type="button" class="bare" @click=${more.act}>${more.label}</button>` : nothing}</div>`;

function fewLevels(texts: Texts, { seat, chair, hasAllLevels, unfold, change }: SeatForm) {
  const { computer, select } = texts;
  const hasAll = hasAllLevels || !few.includes(chair.level);
  return fewOf({
    seat,
    label: select.level({ seat: seat + 1 }),
    entries: (hasAll ? choices : few).map((level) => ({
      says: html`<b>${computer.levels[level]}</b>${level === justRight ? nothing : ` · ${computer.glosses[level]}`}`,
      isChosen: level === chair.level,
      choose: () => change({ level }),
    })),
    more: hasAll ? undefined : { label: select.moreLevels, act: unfold },
  });
}

function fewNames({ forms, select }: Texts, { seat, chair, known, change, rename }: SeatForm) {
  if (known.length === 0) return nothing;
  return fewOf({
    seat,
    label: select.known,
    entries: known.map((name) => ({
      says: html`<bdi>${forms.word(name)}</bdi>`,
      isChosen: name === chair.typed,
      choose: () => change({ typed: name }),
    })),
    more: { label: select.someoneNew, act: rename },
  });
}

const levelField = (texts: Texts, { seat, chair, change }: SeatForm) => html`
  <label class="level-field field"><span>${texts.common.level}</span>
    <select aria-label=${texts.select.level({ seat: seat + 1 })}
      aria-describedby=${chair.level === justRight ? 'level-means' : nothing}
      @change=${(event: Event) => change({ level: (event.target as HTMLSelectElement).value as Chair['level'] })}>
      ${choices.map(
        (level) => html`<option value=${level}
        .selected=${level === chair.level}>${levelNamed(texts, level)}</option>`,
      )}
    </select></label>`;

function missing(texts: Texts, form: SeatForm) {
  const { seat, fault, blamed } = form;
  return html`<p class="line missing ${blamed ? 'blamed' : ''}">
    ${blamed && fault ? icon('info', 18) : nothing}
    <span class="faults line wraps"><em id="name-${seat}-fault">${fault ? texts.names[fault] : nothing}</em></span>
    ${fault ? nothing : levelNow(texts, form)}
  </p>`;
}

const levelNow = (texts: Texts, { tellsStep, step }: SeatForm) =>
  tellsStep
    ? html`<span class="level-means quiet"
    id="level-means">${texts.select.levelNow({ level: stepNamed(texts, step) })}</span>`
    : nothing;
