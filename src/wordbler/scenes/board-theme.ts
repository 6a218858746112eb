import { isCalm, lookOf, paces } from '../../shared/platform/theme';
import { sizeOf } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import { boards } from '../canvas/colours';
import type { Table } from '../canvas/table';
import type { Match } from '../play/match';
import { shapeOf, usualShape } from '../rules';

type Tastes = Pick<Services, 'preferences' | 'texts'>;

/** How the canvas draws the table for this player. */
const tasteOf = ({ preferences: { now: settings }, texts }: Tastes) => ({
  colours: boards[lookOf(settings)],
  labels: settings.labels,
  signs: { ...texts.board.premiumSigns },
  inFigures: texts.inFigures,
  hand: settings.hand,
  reducedMotion: isCalm(settings),
});

/** The same, with the size of the window, for a table of that game; or for any, where none is played. */
export const sizeAndTheme = (services: Services, match: Pick<Match, 'rules'> | undefined) => ({
  ...sizeOf(services.root),
  ...tasteOf(services),
  side: (match ? shapeOf(match.rules) : usualShape).side,
});

/** Keeps the table as the settings say. Returns what stops it. */
export function followTheme(table: Table, services: Tastes, changed: () => void): () => void {
  const { preferences, texts } = services;
  table.pace = paces[preferences.now.pace];
  // Its figures and signs tell one language from another.
  const seen = ({ colours, labels, signs, hand }: ReturnType<typeof tasteOf>) =>
    JSON.stringify([colours, labels, signs, hand, texts.inFigures('0123456789')]);
  let shown = seen(tasteOf(services));
  return preferences.listen((settings) => {
    const { reducedMotion, ...dress } = tasteOf(services);
    table.pace = paces[settings.pace];
    table.reducedMotion = reducedMotion;
    const now = seen({ reducedMotion, ...dress });
    if (now !== shown) table.redress(dress);
    shown = now;
    changed();
  });
}
