import { html, nothing } from 'lit-html';
import { saying, segments } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import type { Texts } from '../../texts/texts';
import {
  type BoardName,
  type Handicap,
  onBoardOf,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  roomFor,
} from '../rules';
import { named } from './board-rules';
import { type GivenSeat, handicapsInBrief, openHandicaps, type SuggestedHandicap } from './handicaps-panel';
import { openRules, rulesInBrief } from './rules-panel';

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

interface Table {
  seats(): readonly GivenSeat[];
  give(seat: number, handicap: Handicap): void;
  suggest(): Promise<SuggestedHandicap | undefined>;
  /** The rules are others. */
  changed(): void;
}

/** By which rules a table is to play that is being set, and what its seats are given. */
export class ChosenRules {
  private preset: PresetName;

  constructor(
    private readonly texts: Texts,
    private readonly dialog: Dialog,
    private readonly table: Table,
    public now: Rules = presets.casual,
  ) {
    this.preset = presetOf(now) ?? 'casual';
  }

  readonly choose = (rules: Rules, preset: PresetName) => {
    this.now = rules;
    this.preset = preset;
    this.table.changed();
  };

  /** They stay what they are called on whichever board. */
  readonly lieOn = (name: BoardName) => {
    const { board: _, ...others } = this.now;
    this.now = { ...others, ...named(name) };
    this.table.changed();
  };

  /** Another number of seats may need another board. */
  seat(count: number) {
    this.now = roomFor(count, this.now);
  }

  readonly open = () => {
    const { texts, dialog, preset: base, now: rules } = this;
    const seats = this.table.seats();
    const handicaps = { given: handicapsInBrief(texts, seats), choose: () => void this.openHandicaps() };
    openRules(texts, dialog, { base, rules, seats: seats.length, handicaps }, this.choose);
  };

  private async openHandicaps() {
    const { texts, dialog, table } = this;
    const suggested = await table.suggest();
    // It may have been closed meanwhile.
    if (!dialog.is('rules-of-table')) return;
    const { seats, give } = table;
    openHandicaps(texts, dialog, { seats, give, clock: this.now.clock, suggested, close: this.open });
  }
}
