import { html, nothing } from 'lit-html';
import { saying, segments } from '../../shared/panels/controls';
import type { Texts } from '../../texts/texts';
import { onBoardOf, type PresetName, presetOf, presets, type Rules } from '../rules';
import { rulesInBrief } from './rules-panel';

const presetNames = Object.keys(presets) as PresetName[];

interface RulesBar {
  rules: Rules;
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
        change: (preset) => choose(onBoardOf(rules, presets[preset]), preset),
      })}
      <button type="button" class="own bare" aria-pressed=${own} @click=${chooseOwn}>${own ? html`<i class="differs disc" aria-hidden="true"></i>` : nothing}${texts.select.presets.own}</button>
    </span>
    <span class="brief">${rulesInBrief(texts, rules)}</span>
    ${openRacksRow(texts, racks)}
  </div>`;
}

const openRacksRow = (
  texts: Texts,
  { openRacks, setOpenRacks }: Pick<RulesBar, 'openRacks' | 'setOpenRacks'>,
) =>
  html`<label class="setting">${saying(texts.select.openRacks)}
    <input type="checkbox" role="switch" class="switch" .checked=${openRacks}
      @change=${(event: Event) => setOpenRacks((event.target as HTMLInputElement).checked)} /></label>`;
