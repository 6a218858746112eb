import { html, nothing } from 'lit-html';
import { must } from '../../engine/must';
import { called, keptAs, type Person } from '../../engine/players/names';
import { type MascotId, mascot, mascotIds, mascotName } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { stepNamed } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import { type Chair, nameAt } from '../play/seating';
import { type EvenStep, justRight, levels, type NameFault, type Seat } from '../rules';
import { handicapInBrief } from './rules-panel';

interface Gallery {
  /** The seat's own. */
  picked: MascotId;
  /** Who has it, if somebody has. */
  holder(id: MascotId): Person | undefined;
  pick(id: MascotId): void;
}

/** The twelve, those that serve another seat in grey. Arrow keys go from one to the next. */
export const mascotGallery = (texts: Texts, { picked, holder, pick }: Gallery) => html`
  <div class="birds evenly" @keydown=${walk}>
    ${mascotIds.map((id) => {
      const whose = id === picked ? undefined : holder(id);
      const name = mascotName(texts, id);
      return html`<button type="button" class="bird column ${whose ? 'taken' : ''}" data-bird=${id} aria-pressed=${picked === id}
        aria-label=${whose ? texts.select.mascotTaken({ mascot: name, who: whose }) : name} @click=${() => pick(id)}>
        <span class="bird-pic">${mascot(id, picked === id ? 'happy' : 'idle')}</span><span class="bird-name cut">${texts.mascotsInShort[id] ?? name}</span>
      </button>`;
    })}
  </div>`;

function walk(event: KeyboardEvent) {
  const birds = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.bird')];
  const at = birds.indexOf(event.target as HTMLElement);
  const firstRow = must(birds[0]).offsetTop;
  const columns = birds.filter((bird) => bird.offsetTop === firstRow).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: birds.length - 1 - at,
  };
  const step = steps[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  birds[at + step]?.focus();
}

interface SeatForm {
  seat: number;
  chair: Chair;
  /** Typed, or given to who typed none. */
  name: string;
  /** At which a computer is just right. */
  step: EvenStep;
  fault: NameFault | undefined;
  bird: MascotId;
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
  const { seat, chair, bird, pick } = form;
  const given = handicapInBrief(texts, chair.handicap);
  return html`<fieldset class="seat-form paper">
    <legend class="spoken">${texts.common.player({ seat: seat + 1 })}</legend>
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
      <span class="box-pic">${mascot(bird, 'idle')}</span><span class="swap disc" aria-hidden="true">${icon('exchange', 18)}</span>
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
  return html`<label class="name-field field" for=${id}><span>${texts.common.name}</span>
    <input id=${id} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="next" placeholder=${called(name, texts.forms.callings)}
      ?readonly=${chair.kind === 'computer'} .value=${called(nameAt(chair), texts.forms.callings)}
      aria-label=${select.name({ seat: seat + 1 })} aria-invalid=${blamed && fault !== undefined} aria-describedby="${id}-fault"
      @input=${(event: InputEvent) => change({ typed: keptAs((event.target as HTMLInputElement).value, texts.forms.callings) })} /></label>`;
};

/** A bird's level and how strong it is. */
const levelNamed = ({ computer }: Texts, level: Chair['level']) =>
  level === justRight ? computer.levels[level] : `${computer.levels[level]} · ${computer.glosses[level]}`;

const levelField = (texts: Texts, { seat, chair, change }: SeatForm) => html`
  <label class="level-field field"><span>${texts.common.level}</span>
    <select aria-label=${texts.select.level({ seat: seat + 1 })} aria-describedby=${chair.level === justRight ? `level-${seat}-means` : nothing}
      @change=${(event: Event) => change({ level: (event.target as HTMLSelectElement).value as Chair['level'] })}>
      ${choices.map((level) => html`<option value=${level} .selected=${level === chair.level}>${levelNamed(texts, level)}</option>`)}
    </select></label>`;

function missing(texts: Texts, form: SeatForm) {
  const { seat, fault, blamed } = form;
  return html`<p class="line missing ${blamed ? 'blamed' : ''}">
    ${blamed && fault ? icon('info', 18) : nothing}
    <span class="faults line wraps"><em id="name-${seat}-fault">${fault ? texts.names[fault] : nothing}</em></span>
    ${fault ? nothing : levelNow(texts, form)}
  </p>`;
}

const levelNow = (texts: Texts, { seat, chair: { kind, level }, step }: SeatForm) =>
  kind === 'computer' && level === justRight
    ? html`<span class="level-means quiet" id="level-${seat}-means">${texts.select.levelNow({ level: stepNamed(texts, step) })}</span>`
    : nothing;
