import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { type Person, personOf } from '../../engine/players/names';
import { isMascot, type MascotId, mascot, mascotIds, mascotName } from '../../shared/mascots';
import { watchPointer } from '../../shared/mascots/bird-motion';
import { panelHead, segments } from '../../shared/panels/controls';
import { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { screenHead } from '../../shared/panels/screen-head';
import type { Sentence, Texts } from '../../texts/texts';
import type { TableChoice } from '../play/new-game';
import {
  type Chair,
  type Chairs,
  chairsFor,
  changeChair,
  chooseMascot,
  type Mascots,
  namesAt,
  seatMascots,
  seatsOf,
  withNames,
} from '../play/new-game';

import { type EvenStep, type Handicap, justRight, nameFaults, seatCounts } from '../rules';

import { ChosenRules, rulesRow } from './chosen-rules';
import { seatForm, versus } from './seat-form';

interface SelectHead {
  count: number;
  notice: Sentence | undefined;
  setCount(count: number): void;
  back(): void;
}

/** The way back, and how many play. */
const selectHead = (texts: Texts, { count, notice, setCount, back }: SelectHead) =>
  screenHead(
    { title: texts.select.title, back: texts.common.back, leave: back },
    html`<span class="seat-count glass">${segments({
      name: 'count',
      label: texts.select.players,
      values: seatCounts,
      texts: Object.fromEntries(seatCounts.map((seats) => [seats, texts.forms.figure(seats)])),
      chosen: count as 2 | 3 | 4,
      change: setCount,
    })}</span>
    ${notice ? html`<p class="notice" role="alert">${notice()}</p>` : nothing}`,
  );

interface Options {
  last: TableChoice | undefined;
  /** Who played here last. */
  known: readonly string[];
  /** At which a computer is just right. */
  step: EvenStep;
  openRacks(): boolean;
  notice: Sentence | undefined;
  start(choice: TableChoice): void;
  back(): void;
  setOpenRacks(open: boolean): void;
  words: { readonly now: LanguageId; choose(language: LanguageId): void };
}

/** Computers are offered the last birds of the gallery, for people begin to look at the first. */
const forComputers = [...mascotIds].reverse();

/** Who plays, behind which mascot, and by which rules. */
export class SelectPanel {
  private readonly layer: Layer;
  private readonly dialog: Dialog;
  private readonly stopWatching: () => void;
  private chairs: Chairs;
  private mascots: Mascots;
  private readonly rules: ChosenRules;
  private readonly touched = new Set<number>();
  /** Seats that are offered every level. */
  private readonly unfolded = new Set<number>();

  constructor(
    private readonly texts: Texts,
    parent: HTMLElement,
    private readonly options: Options,
  ) {
    const { last } = options;
    this.chairs = chairsFor(last);
    const saved = last?.seats.map(({ mascot }) => (isMascot(mascot) ? mascot : undefined)) ?? [];
    this.mascots = this.withBirds(saved, last?.seats.length ?? 2);
    this.layer = new Layer(parent, 'screen select');
    this.dialog = new Dialog(parent);
    const table = {
      seats: () =>
        this.names.map((_, seat) => ({
          who: this.personAt(seat),
          isComputer: this.chairs[seat]?.kind === 'computer',
          handicap: this.chairs[seat]?.handicap,
        })),
      give: (seat: number, handicap: Handicap) => this.change(seat, { handicap }),
      changed: () => this.render(),
      words: {
        get now() {
          return options.words.now;
        },
        choose: (words: LanguageId) => {
          options.words.choose(words);
          this.render();
        },
      },
      openRacks: options.openRacks,
      setOpenRacks: (open: boolean) => {
        options.setOpenRacks(open);
        this.render();
      },
    };
    this.rules = new ChosenRules(texts, this.dialog, table, last?.rules);
    this.stopWatching = watchPointer(this.layer.element);
    this.render();
  }

  remove() {
    this.stopWatching();
    this.dialog.remove();
    this.layer.remove();
  }

  private get count() {
    return this.mascots.length;
  }

  /** Of all seats, those that nobody has typed, too. */
  private get names() {
    return namesAt(this.chairs, this.count);
  }

  private personAt(seat: number) {
    return personOf(must(this.names[seat]).trim());
  }

  private render() {
    const { count, options, names } = this;
    const faults = nameFaults(names);
    const mayStart = faults.every((fault) => !fault);
    const chairs = this.chairs.slice(0, count);
    const evenSeat = chairs.findIndex(({ kind, level }) => kind === 'computer' && level === justRight);
    this.layer.render(
      () => html`
      <form class="table-form seats-${count}" .style="--seats:${count}"
        @submit=${(event: Event) => this.submit(event, mayStart)} novalidate>
        ${selectHead(this.texts, { ...options, count, setCount: (next) => this.setCount(next) })}
        <div class="seat-forms evenly">${Array.from({ length: count }, (_, seat) =>
          seatForm(this.texts, {
            seat,
            chair: must(this.chairs[seat]),
            name: must(names[seat]),
            step: options.step,
            tellsStep: seat === evenSeat,
            fault: faults[seat],
            bird: this.mascots[seat] as MascotId,
            blamed: this.touched.has(seat),
            known: options.known.filter((own) => names.every((name, at) => at === seat || name !== own)),
            hasAllLevels: this.unfolded.has(seat),
            unfold: () => this.unfold(seat),
            rename: () => this.rename(seat),
            change: (part) => this.change(seat, part),
            pick: () => this.showBirds(seat),
          }),
        )}${count === 2 ? versus : nothing}</div>
        ${rulesRow(this.texts, {
          rules: this.rules.now,
          words: options.words.now,
          openRacks: options.openRacks(),
          open: () => this.rules.open(),
        })}
        <button class="gold start with-icon"
          aria-disabled=${!mayStart}>${icon('play')}${this.texts.common.start}</button>
      </form>`,
    );
  }

  private change(seat: number, part: Partial<Chair>) {
    this.chairs = changeChair(this.chairs, this.count, seat, part);
    if (part.typed !== undefined) this.touched.add(seat);
    this.render();
  }

  private unfold(seat: number) {
    this.unfolded.add(seat);
    this.render();
    this.layer.element.querySelector<HTMLElement>(`[data-few="${seat}"] [aria-pressed="true"]`)?.focus();
  }

  /** Somebody new plays there. */
  private rename(seat: number) {
    this.chairs = changeChair(this.chairs, this.count, seat, { typed: '' });
    this.render();
    this.layer.element.querySelector<HTMLElement>(`#name-${seat}`)?.focus();
  }

  private setCount(count: number) {
    this.chairs = withNames(this.chairs, count);
    this.rules.seat(count);
    this.seat(this.withBirds(this.mascots, count));
  }

  private withBirds(saved: readonly (string | undefined)[], count: number): Mascots {
    return seatMascots(saved, count, (seat) => (this.chairs[seat]?.kind === 'computer' ? forComputers : mascotIds));
  }

  /** The twelve, for one seat. */
  private showBirds(seat: number) {
    const { texts, dialog } = this;
    const title = () => texts.select.mascotFor({ who: this.personAt(seat) });
    dialog.open(
      'gallery',
      title,
      () => html`${panelHead(title(), texts.common.close, dialog.close)}
        ${mascotGallery(texts, {
          picked: this.mascots[seat] as MascotId,
          holder: (id) => {
            const has = this.mascots.indexOf(id);
            return has < 0 ? undefined : this.personAt(has);
          },
          pick: (mascot) => {
            dialog.close();
            this.seat(chooseMascot(this.mascots, seat, mascot));
          },
        })}`,
      dialog.close,
    );
  }

  private seat(mascots: Mascots) {
    this.mascots = mascots;
    this.render();
  }

  private submit(event: Event, mayStart: boolean) {
    event.preventDefault();
    if (mayStart) {
      const seats = seatsOf(this.chairs, this.names, this.mascots);
      this.options.start({ seats, rules: this.rules.now });
      return;
    }
    for (let seat = 0; seat < this.count; seat++) this.touched.add(seat);
    this.render();
    this.layer.element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}

interface Gallery {
  /** The seat's own. */
  picked: MascotId;
  /** Who has it, if somebody has. */
  holder(id: MascotId): Person | undefined;
  pick(id: MascotId): void;
}

/** The twelve, those that serve another seat in grey. Arrow keys go from one to the next. */
const mascotGallery = (texts: Texts, { picked, holder, pick }: Gallery) => html`
  <div class="birds evenly" @keydown=${walk}>
    ${mascotIds.map((id) => {
      const whose = id === picked ? undefined : holder(id);
      const name = mascotName(texts, id);
      return html`<button type="button" class="bird column ${whose ? 'taken' : ''}" data-bird=${id}
        aria-pressed=${picked === id}
        aria-label=${whose ? texts.select.mascotTaken({ mascot: name, who: whose }) : name} @click=${() => pick(id)}>
        <span class="bird-pic">${mascot(id, picked === id ? 'happy' : 'idle')}</span><span
          class="bird-name cut">${texts.mascotsInShort[id] ?? name}</span>
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
