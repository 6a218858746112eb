import { html, nothing } from 'lit-html';
import { type PresetName, presetOf, presets, type Rules } from '../../core/wordbler';
import type { Texts } from '../../texts/texts';
import { saying, segments } from '../controls';
import { rulesInBrief } from './rules-panel';

const presetNames = Object.keys(presets) as PresetName[];

interface RulesBar {
  rules: Rules;
  /** How many people will sit at the table. */
  persons: number;
  openRacks: boolean;
  choose(rules: Rules, preset: PresetName): void;
  chooseOwn(): void;
  setOpenRacks(open: boolean): void;
}

/** By which rules the table plays, in one line. */
export function rulesBar(texts: Texts, { rules, choose, chooseOwn, ...racks }: RulesBar) {
  const own = presetOf(rules) === undefined;
  return html`<div class="line wraps apart rules-bar paper">
    <b>${texts.select.preset}</b>
    <span class="presets">
      ${segments({
        name: 'preset',
        label: texts.select.preset,
        values: presetNames,
        texts: texts.select.presets,
        chosen: presetOf(rules),
        change: (preset) => choose(presets[preset], preset),
      })}
      <button type="button" class="own bare" aria-pressed=${own} @click=${chooseOwn}>${own ? html`<i class="differs disc" aria-hidden="true"></i>` : nothing}${texts.select.presets.own}</button>
    </span>
    <span class="brief">${rulesInBrief(texts, rules)}</span>
    ${openRacksRow(texts, racks)}
  </div>`;
}

/** Nobody hides a rack from a computer: the choice is for two people, and else says so. */
function openRacksRow(
  texts: Texts,
  { persons, openRacks, setOpenRacks }: Pick<RulesBar, 'persons' | 'openRacks' | 'setOpenRacks'>,
) {
  const isNeeded = persons > 1;
  return html`<label class="setting ${isNeeded ? '' : 'unneeded'}">${saying(texts.select.openRacks, isNeeded ? undefined : texts.select.openRacksNeed)}
    <input type="checkbox" role="switch" class="switch" ?disabled=${!isNeeded} .checked=${openRacks}
      @change=${(event: Event) => setOpenRacks((event.target as HTMLInputElement).checked)} /></label>`;
}
