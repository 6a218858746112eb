import { called } from '../../engine/players/names';
import { mascotIds } from '../../shared/mascots';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import type { Texts } from '../../texts/texts';
import { lastTableKey } from '../play/menu-facts';
import { readTable, type TableChoice, tableNow } from '../play/new-game';
import { justRight, presetOf, type Seat } from '../rules';

/** The table at which a game begins that nobody sets up: its rules, and who else sits there. */
export async function tableStarts(services: Services) {
  const last = readTable(await services.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(services), mascotIds);
  return (texts: Texts) => told(texts, table);
}

function told(texts: Texts, { seats, rules }: TableChoice): string {
  const { select } = texts;
  const preset = presetOf(rules);
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const others = seats.filter((_, seat) => seat !== own).map((seat) => nameOf(texts, seat));
  return [preset ? select.presets[preset] : select.ownRules, texts.forms.oneByOne(others)].filter(Boolean).join(' · ');
}

function nameOf({ computer, forms }: Texts, { kind, level, name }: Seat): string {
  if (kind === 'person') return called(name, forms.callings);
  return level && level !== justRight ? computer.levels[level] : computer.kind;
}
