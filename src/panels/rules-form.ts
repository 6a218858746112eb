import { html, nothing, type TemplateResult } from 'lit-html';
import { areRules, type Clock, type Rules, ruleChoices, ruleRanges } from '../core/crossword';
import { en } from '../texts/en';

type Changed = (rules: Rules, sound: boolean) => void;
type Range = readonly [least: number, most: number];

/** Every rule of a table, each to be chosen alone. */
export function rulesForm(rules: Rules, changed: Changed): TemplateResult {
  const change = (part: Partial<Rules>) => {
    const next = { ...rules, ...part };
    changed(next, areRules(next));
  };
  const { clock } = rules;
  return html`<div class="rules">
    ${choice(en.select.invalidWord, ruleChoices.invalidWord, en.select.invalidWords, rules.invalidWord, (invalidWord) => change({ invalidWord }))}
    ${choice(en.select.bagEmpty, ruleChoices.bagEmpty, en.select.bagsEmpty, rules.bagEmpty, (bagEmpty) => change({ bagEmpty }))}
    ${figure(en.select.fullRackBonus, ruleRanges.fullRackBonus, rules.fullRackBonus, (fullRackBonus) => change({ fullRackBonus }))}
    ${figure(en.select.failsToEnd, ruleRanges.failsToEnd, rules.failsToEnd, (failsToEnd) => change({ failsToEnd }))}
    ${figure(en.select.exchangeNeeds, ruleRanges.exchangeNeeds, rules.exchangeNeeds, (exchangeNeeds) => change({ exchangeNeeds }))}
    ${choice(en.select.clock, ruleChoices.clock, en.select.clocks, clock.kind, (kind) => change({ clock: clockOf(kind) }))}
    ${clock.kind === 'perTurn' ? figure(en.select.seconds, ruleRanges.turnSeconds, clock.seconds, (seconds) => change({ clock: { kind: 'perTurn', seconds } })) : nothing}
    ${clock.kind === 'perPlayer' ? figure(en.select.minutes, ruleRanges.playerMinutes, clock.minutes, (minutes) => change({ clock: { kind: 'perPlayer', minutes } })) : nothing}
  </div>`;
}

function clockOf(kind: Clock['kind']): Clock {
  if (kind === 'perTurn') return { kind, seconds: 120 };
  return kind === 'perPlayer' ? { kind, minutes: 25 } : { kind };
}

function choice<T extends string>(
  label: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: T,
  change: (value: T) => void,
) {
  return html`<label><span>${label}</span>
    <select @change=${(event: Event) => change((event.target as HTMLSelectElement).value as T)}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${names[value]}</option>`)}
    </select></label>`;
}

function figure(label: string, [least, most]: Range, value: number, change: (value: number) => void) {
  const sound = Number.isInteger(value) && value >= least && value <= most;
  return html`<label><span>${label}</span>
    <input type="number" inputmode="numeric" min=${least} max=${most} .value=${Number.isNaN(value) ? '' : String(value)}
      aria-invalid=${!sound} @input=${(event: InputEvent) => change((event.target as HTMLInputElement).valueAsNumber)} />
    <em>${sound ? nothing : en.select.outOfRange(least, most)}</em></label>`;
}
