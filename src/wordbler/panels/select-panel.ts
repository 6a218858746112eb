import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { personOf } from '../../engine/players/names';
import { isMascot, type MascotId, mascotIds, mascotName } from '../../shared/mascots';
import { watchPointer } from '../../shared/mascots/bird-motion';
import { segments } from '../../shared/panels/controls';
import { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { fromWidth, languageChoice } from '../../shared/panels/language-choice';
import { Layer } from '../../shared/panels/layer';
import type { Sentence, Texts } from '../../texts/texts';
import type { TableChoice } from '../play/new-game';
import {
  type Chair,
  type Chairs,
  chairsFor,
  changeChair,
  chooseMascot,
  freeMascot,
  moveMascot,
  namesAt,
  offerMascot,
  type Seating,
  seatingOf,
  seatsOf,
  undoChoice,
  withNames,
  withSeats,
} from '../play/seating';
import {
  type BoardName,
  boardNames,
  type EvenStep,
  type Handicap,
  nameFaults,
  type Rules,
  type Seat,
  seatCounts,
  seatCountsOf,
  shapeOf,
} from '../rules';
import { ChosenRules, rulesBar, type SuggestedHandicap } from './chosen-rules';
import { named, nameOf } from './rules-panel';
import { MascotDrag, mascotGallery, type Source, seatForm, versus } from './seat-form';

interface BoardChoice {
  rules: Rules;
  seats: number;
  lieOn(board: BoardName): void;
}

/** On a phone what can be chosen from stands in the head without its arrow. */
const room = 'padding-inline:max(5px,(100cqi - 600px) * 0.02) clamp(5px,(100cqi - 600px) * 99,34px)';

/** So wide is the scene from where its head has room for the name, too. */
const boardNamedFrom = 1200;

/** On which board the next game lies: so many squares wide and high. */
const boardChoice = (texts: Texts, { rules, seats, lieOn }: BoardChoice) => {
  const { boards } = texts.select;
  const side = texts.forms.figure(shapeOf(rules).side);
  return html`<label class="field words-choice" title=${texts.common.board} .style=${room}>
    <b aria-hidden="true">${side}×${side}</b><span class="cut" aria-hidden="true" .style=${fromWidth(boardNamedFrom)}>${boards.names[nameOf(rules)]}</span>
    <select aria-label=${texts.common.board} .style=${'position:absolute;inset:0;height:100%;opacity:0'}
      @change=${(event: Event) => lieOn((event.target as HTMLSelectElement).value as BoardName)}>
    ${boardNames
      .filter((name) => seatCountsOf(named(name)).includes(seats))
      .map(
        (name) =>
          html`<option value=${name} .selected=${name === nameOf(rules)}>${boards.names[name]} · ${boards.size({ side: shapeOf(named(name)).side })}</option>`,
      )}
  </select></label>`;
};

interface SelectHead {
  count: number;
  notice: Sentence | undefined;
  words: { readonly now: LanguageId };
  rules: Rules;
  setCount(count: number): void;
  setWords(words: LanguageId): void;
  lieOn(board: BoardName): void;
  back(): void;
  openRecord(): void;
  settings(): void;
}

/** So wide is the scene from where its head has room for what its tools are called. */
const namedFrom = 960;

/** The way back, how many play in which language, and tools. */
const selectHead = (
  texts: Texts,
  { count, notice, words, setCount, rules, setWords, lieOn, back, openRecord, settings }: SelectHead,
) => html`<header class="line wraps apart select-head" .style=${'gap:min(var(--s4),1.2cqi)'}>
    <button type="button" class="back-tool with-icon" aria-label=${texts.common.back} @click=${back}>${icon('onward')}<span class="not-narrow">${texts.common.back}</span></button>
    <h1 class="unseen-narrow">${texts.select.title}</h1>
    <span class="line seat-count glass">${segments({
      name: 'count',
      label: texts.select.players,
      values: seatCounts,
      texts: Object.fromEntries(seatCounts.map((seats) => [seats, texts.forms.figure(seats)])),
      chosen: count as 2 | 3 | 4,
      change: setCount,
    })}<span class="not-narrow cut" aria-hidden="true" .style=${fromWidth(820)}>${texts.select.players}</span></span>
    ${boardChoice(texts, { rules, seats: count, lieOn })}
    ${languageChoice(texts, { now: words.now, choose: setWords, namedFrom, room })}
    <button type="button" class="ivory open-record with-icon" title=${texts.record.open} aria-label=${texts.record.open} @click=${openRecord}>${icon('bring')}<span class="not-small cut" .style=${fromWidth(namedFrom)}>${texts.record.open}</span></button><button type="button" class="ivory icon-only not-narrow" title=${texts.common.settings} aria-label=${texts.common.settings} aria-keyshortcuts="9" @click=${settings}>${icon('gear')}</button>
    ${notice ? html`<p class="notice" role="alert">${notice()}</p>` : nothing}</header>`;

interface Options {
  last: TableChoice | undefined;
  /** At which a computer is just right. */
  step: EvenStep;
  openRacks(): boolean;
  notice: Sentence | undefined;
  start(choice: TableChoice): void;
  suggest(seats: readonly Seat[]): Promise<SuggestedHandicap | undefined>;
  back(): void;
  openRecord(): void;
  settings(): void;
  setOpenRacks(open: boolean): void;
  words: { readonly now: LanguageId; choose(language: LanguageId): void };
}

/** Computers are offered the last birds of the gallery, for people begin to look at the first. */
const forComputers = [...mascotIds].reverse();

/** Who plays, behind which mascot, and by which rules. */
export class SelectPanel {
  private readonly layer: Layer;
  private readonly dialog: Dialog;
  private readonly drag: MascotDrag;
  private readonly stopWatching: () => void;
  private chairs: Chairs;
  private seating: Seating;
  private readonly rules: ChosenRules;
  /** A mascot or a seat that waits for its other half. */
  private hand: Source | undefined;
  private readonly touched = new Set<number>();

  constructor(
    private readonly texts: Texts,
    parent: HTMLElement,
    private readonly options: Options,
  ) {
    const { last } = options;
    this.chairs = chairsFor(last);
    const mascots = last?.seats.map(({ mascot }) => (isMascot(mascot) ? mascot : undefined));
    this.seating = seatingOf(mascots ?? [undefined, undefined]);
    this.seating = seatingOf(this.withBirds(this.seating).mascots);
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
      suggest: () => options.suggest(this.seats()),
      changed: () => this.render(),
    };
    this.rules = new ChosenRules(texts, this.dialog, table, last?.rules);
    this.drag = new MascotDrag(this.layer.element, {
      dropped: (source, target) => this.drop(source, target),
    });
    this.stopWatching = watchPointer(this.layer.element);
    this.render();
    addEventListener('keydown', this.press);
  }

  remove() {
    removeEventListener('keydown', this.press);
    this.stopWatching();
    this.drag.remove();
    this.dialog.remove();
    this.layer.remove();
  }

  private get count() {
    return this.seating.mascots.length;
  }

  private mascotOf(seat: number): MascotId | undefined {
    return this.seating.mascots[seat] as MascotId | undefined;
  }

  private get picked(): MascotId | undefined {
    if (this.hand?.from === 'gallery') return this.hand.mascot;
    return this.hand && this.mascotOf(this.hand.seat);
  }

  /** Of all seats, those that nobody has typed, too. */
  private get names() {
    return namesAt(this.chairs, this.count);
  }

  private seats(mascots = this.seating.mascots): Seat[] {
    return seatsOf(this.chairs, this.names, mascots);
  }

  private personAt(seat: number) {
    return personOf(must(this.names[seat]).trim());
  }

  private render() {
    const { count, options, names } = this;
    const faults = nameFaults(names);
    const mayStart = faults.every((fault) => !fault);
    this.layer.render(
      () => html`
      <form class="table-form seats-${count}" .style="--seats:${count}" @submit=${(event: Event) => this.submit(event, mayStart)} novalidate>
        ${selectHead(this.texts, { ...options, count, setCount: (next) => this.setCount(next), setWords: (words) => this.setWords(words), rules: this.rules.now, lieOn: this.rules.lieOn })}
        <div class="seat-forms evenly">${Array.from({ length: count }, (_, seat) =>
          seatForm(this.texts, {
            seat,
            chair: must(this.chairs[seat]),
            name: must(names[seat]),
            step: options.step,
            fault: faults[seat],
            bird: this.mascotOf(seat),
            picked: this.hand?.from === 'seat' && this.hand.seat === seat,
            blamed: this.touched.has(seat),
            change: (part) => this.change(seat, part),
            pick: () => this.pickSeat(seat),
          }),
        )}${count === 2 ? versus : nothing}</div>
        ${mascotGallery(this.texts, {
          hint: this.hint(),
          picked: this.picked,
          holder: (id) => {
            const seat = this.seating.mascots.indexOf(id);
            return seat < 0 ? undefined : this.personAt(seat);
          },
          pick: (id) => this.pickMascot(id),
          undo: this.seating.past.length > 0 ? () => this.seat(undoChoice(this.seating)) : undefined,
        })}
        ${rulesBar(this.texts, {
          rules: this.rules.now,
          openRacks: options.openRacks(),
          choose: this.rules.choose,
          chooseOwn: this.rules.open,
          setOpenRacks: options.setOpenRacks,
        })}
        <button class="gold start with-icon" aria-disabled=${!mayStart}>${icon('play')}${this.texts.common.start}</button>
      </form>`,
    );
  }

  private setWords(words: LanguageId) {
    this.options.words.choose(words);
    this.render();
  }

  private hint(): string {
    const { select } = this.texts;
    if (this.hand?.from === 'gallery') return select.whichSeat({ mascot: mascotName(this.texts, this.hand.mascot) });
    return this.hand ? select.mascotFor({ who: this.personAt(this.hand.seat) }) : select.howToChoose;
  }

  private change(seat: number, part: Partial<Chair>) {
    this.chairs = changeChair(this.chairs, this.count, seat, part);
    if (part.typed !== undefined) this.touched.add(seat);
    if (part.kind === 'computer') this.seat(offerMascot(this.seating, seat, forComputers));
    else this.render();
  }

  private setCount(count: number) {
    this.chairs = withNames(this.chairs, count);
    this.rules.seat(count);
    this.seat(this.withBirds(withSeats(this.seating, count)));
  }

  /** No computer waits for somebody to choose its mascot. */
  private withBirds(seating: Seating): Seating {
    return seating.mascots.reduce<Seating>(
      (now, _, seat) => (must(this.chairs[seat]).kind === 'computer' ? offerMascot(now, seat, forComputers) : now),
      seating,
    );
  }

  private hold(hand: Source | undefined) {
    this.hand = hand;
    this.render();
  }

  /** One press seats a bird where one is missing. */
  private pickMascot(mascot: MascotId) {
    const free = this.seating.mascots.includes(mascot) ? -1 : this.seating.mascots.indexOf(undefined);
    const seat = this.hand?.from === 'seat' ? this.hand.seat : free;
    if (seat >= 0) this.drop({ from: 'gallery', mascot }, seat);
    else this.hold(this.picked === mascot ? undefined : { from: 'gallery', mascot });
  }

  private pickSeat(seat: number) {
    const { hand } = this;
    if (!hand) this.hold({ from: 'seat', seat });
    else if (hand.from === 'gallery') this.drop(hand, seat);
    else if (hand.seat === seat) this.hold(undefined);
    else if (this.picked) this.drop(hand, seat);
    else this.hold({ from: 'seat', seat });
  }

  private drop(source: Source, target: number | 'gallery' | undefined) {
    const { seating } = this;
    if (target === undefined) return;
    if (target !== 'gallery')
      this.seat(
        source.from === 'seat'
          ? moveMascot(seating, source.seat, target)
          : chooseMascot(seating, target, source.mascot),
      );
    else if (source.from === 'seat') this.seat(freeMascot(seating, source.seat));
  }

  private seat(seating: Seating) {
    this.seating = seating;
    this.hold(undefined);
  }

  // In a name, Ctrl+Z belongs to the name.
  private readonly press = (event: KeyboardEvent) => {
    const { target } = event;
    const inField = target instanceof HTMLInputElement && target.id.startsWith('name-') && !target.readOnly;
    if (event.defaultPrevented || this.dialog.isOpen || inField) return;
    if (event.key === 'Escape' && this.hand) this.hold(undefined);
    else if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z')
      this.seat(undoChoice(this.seating));
    else return;
    event.preventDefault();
  };

  private submit(event: Event, mayStart: boolean) {
    event.preventDefault();
    if (mayStart) {
      const seated = this.seating.mascots.reduce<Seating>(
        (now, _, seat) => offerMascot(now, seat, mascotIds),
        this.seating,
      );
      this.options.start({ seats: this.seats(seated.mascots), rules: this.rules.now });
      return;
    }
    for (let seat = 0; seat < this.count; seat++) this.touched.add(seat);
    this.render();
    this.layer.element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}
