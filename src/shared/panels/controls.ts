import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from './icons';

type Words = string | TemplateResult;

/** What is chosen, and in smaller letters what that means. */
export const saying = (label: Words, means?: string) =>
  html`<span class="saying"><b>${label}</b>${means ? html`<small>${means}</small>` : nothing}</span>`;

export const switchRow = (label: string, means: string | undefined, on: boolean, change: (on: boolean) => void) =>
  html`<label class="setting">${saying(label, means)}
    <input type="checkbox" role="switch" class="switch" .checked=${on}
      @change=${(event: Event) => change((event.target as HTMLInputElement).checked)} /></label>`;

interface Choice<T> {
  /** Tells this choice from the others on the page. */
  name: string;
  label: string;
  values: readonly T[];
  texts: Readonly<Record<string, Words>>;
  chosen: T | undefined;
  change(value: T): void;
}

/** A few words in a row, one of which holds. */
export const segments = <T extends string | number>({ name, label, values, texts, chosen, change }: Choice<T>) =>
  html`<span class="segments" role="radiogroup" aria-label=${label}>${values.map(
    (value) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen}
      @change=${() => change(value)} /><span>${texts[value]}</span></label>`,
  )}</span>`;

interface Tabs<T> {
  label: string;
  values: readonly T[];
  texts: Readonly<Record<string, string>>;
  chosen: T;
  choose(value: T): void;
}

/** Leaves of a panel, one of which is open. Arrow keys go from one to the next. */
export const tabs = <T extends string>({ label, values, texts, chosen, choose }: Tabs<T>) =>
  html`<div class="index-tabs" role="tablist" aria-label=${label} @keydown=${walkTabs}>${values.map(
    (
      value,
    ) => html`<button type="button" role="tab" aria-selected=${value === chosen} tabindex=${value === chosen ? 0 : -1}
      @click=${() => choose(value)}>${texts[value]}</button>`,
  )}</div>`;

function walkTabs(event: KeyboardEvent) {
  const list = event.currentTarget as HTMLElement;
  const all = [...list.children] as HTMLElement[];
  const at = all.indexOf(event.target as HTMLElement);
  const way = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = { ArrowLeft: -way, ArrowRight: way, Home: -at, End: all.length - 1 - at };
  const next = all[(at + (steps[event.key] ?? 0) + all.length) % all.length];
  if (at < 0 || steps[event.key] === undefined || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

interface Slide {
  max: number;
  value: number;
  step?: number;
  /** Where no words stand beside it. */
  label?: string;
  /** What its value means. */
  says: string;
  disabled?: boolean;
  set(value: number): void;
}

/** How much of a whole, or how far in a row. */
export const slider = ({ max, value, step = 1, label, says, disabled = false, set }: Slide) =>
  html`<input type="range" class="slider" min="0" max=${max} step=${step} .value=${String(value)} ?disabled=${disabled}
    .style="--share:${(100 * value) / Math.max(1, max)}%" aria-label=${label ?? nothing} aria-valuetext=${says}
    @input=${(event: Event) => set((event.target as HTMLInputElement).valueAsNumber)} />`;

interface Step {
  label: string;
  unit: string;
  value: number;
  /** The value as the language writes it. */
  says: string;
  range: readonly [least: number, most: number];
  by: number;
  fewer: string;
  more: string;
  change(value: number): void;
}

export const stepper = ({ label, unit, value, says, range: [least, most], by, fewer, more, change }: Step) => {
  const to = (next: number) => change(Math.min(most, Math.max(least, next)));
  return html`<span class="stepper" role="group" aria-label=${label}>
    <button type="button" aria-label=${fewer} ?disabled=${value <= least} @click=${() => to(value - by)}>−</button>
    <output aria-live="polite"><b>${says}</b><small>${unit}</small></output>
    <button type="button" aria-label=${more} ?disabled=${value >= most} @click=${() => to(value + by)}>+</button>
  </span>`;
};

export const panelHead = (title: string, close: string, act: () => void) => html`<header class="panel-head">
  <h2>${title}</h2>
  <button type="button" class="close" aria-label=${close} @click=${act}>${icon('close')}</button>
</header>`;
