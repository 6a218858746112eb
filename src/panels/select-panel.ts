import { html, nothing } from 'lit-html';
import {
  nameFaults,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  seatCounts,
  tidyName,
} from '../core/crossword';
import type { TableChoice } from '../match/last-table';
import { en } from '../texts/en';
import { Layer } from './layer';
import { rulesForm } from './rules-form';

interface Options {
  last: TableChoice | undefined;
  openRacks: boolean;
  notice: string | undefined;
  start(choice: TableChoice): void;
  /** Present when a game waits to be gone on with. */
  goOn: (() => void) | undefined;
  setOpenRacks(open: boolean): void;
}

/** Who plays, and by which rules. */
export class SelectPanel {
  private readonly layer: Layer;
  private names = ['', '', '', ''];
  private count = 2;
  private rules: Rules = presets.wordbler;
  // A name is not blamed for being empty before somebody was there.
  private readonly touched = new Set<number>();
  private rulesSound = true;

  constructor(
    parent: HTMLElement,
    private readonly options: Options,
  ) {
    const { last } = options;
    if (last) {
      this.count = last.names.length;
      this.names = this.names.map((_, seat) => last.names[seat] ?? '');
      this.rules = last.rules;
    }
    this.layer = new Layer(parent, 'screen select');
    this.draw();
  }

  remove() {
    this.layer.remove();
  }

  private draw() {
    const names = this.names.slice(0, this.count);
    const faults = nameFaults(names);
    const mayStart = faults.every((fault) => !fault) && this.rulesSound;
    this.layer.draw(html`
      <form class="card" @submit=${(event: Event) => this.submit(event, mayStart)} novalidate>
        <h1>${en.select.title}</h1>
        ${this.options.notice ? html`<p class="notice" role="alert">${this.options.notice}</p>` : nothing}
        ${this.options.goOn ? html`<button type="button" class="gold" @click=${this.options.goOn}>${en.select.goOn}</button>` : nothing}
        <fieldset class="choices">
          <legend>${en.select.players}</legend>
          ${seatCounts.map((count) => this.countChoice(count))}
        </fieldset>
        <div class="names">
          ${names.map((name, seat) => this.nameField(seat, name, this.touched.has(seat) ? faults[seat] : undefined))}
        </div>
        <fieldset class="choices">
          <legend>${en.select.preset}</legend>
          ${(Object.keys(presets) as PresetName[]).map((preset) => this.presetChoice(preset))}
        </fieldset>
        <label class="switch"><input type="checkbox" .checked=${this.options.openRacks}
          @change=${(event: Event) => this.options.setOpenRacks((event.target as HTMLInputElement).checked)} />
          <span>${en.select.openRacks}</span></label>
        <details>
          <summary>${en.select.options}</summary>
          ${rulesForm(this.rules, (rules, sound) => {
            this.rules = rules;
            this.rulesSound = sound;
            this.draw();
          })}
        </details>
        <button class=${this.options.goOn ? '' : 'gold'} aria-disabled=${!mayStart}>${en.select.start}</button>
      </form>`);
  }

  private countChoice(count: number) {
    return html`<label><input type="radio" name="count" .checked=${this.count === count}
      @change=${() => {
        this.count = count;
        this.draw();
      }} /><span>${count}</span></label>`;
  }

  private presetChoice(preset: PresetName) {
    return html`<label><input type="radio" name="preset" .checked=${presetOf(this.rules) === preset}
      @change=${() => {
        this.rules = presets[preset];
        this.rulesSound = true;
        this.draw();
      }} /><span>${en.select.presets[preset]}</span></label>`;
  }

  private nameField(seat: number, name: string, fault: keyof typeof en.names | undefined) {
    const id = `name-${seat}`;
    return html`<label for=${id}>
      <span>${en.select.name(seat)}</span>
      <input id=${id} dir="auto" autocomplete="off" spellcheck="false" .value=${name}
        aria-invalid=${fault !== undefined} aria-describedby="${id}-fault"
        @input=${(event: InputEvent) => {
          this.names[seat] = (event.target as HTMLInputElement).value;
          this.touched.add(seat);
          this.draw();
        }} />
      <em id="${id}-fault">${fault ? en.names[fault] : nothing}</em>
    </label>`;
  }

  private submit(event: Event, mayStart: boolean) {
    event.preventDefault();
    for (let seat = 0; seat < this.count; seat++) this.touched.add(seat);
    this.draw();
    if (mayStart)
      this.options.start({ names: this.names.slice(0, this.count).map(tidyName), rules: this.rules });
    else this.layer.element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}
