import type { Preferences, Settings } from '../../platform/settings';
import { isCalm, lookOf, paces } from '../../platform/taste';
import { boards } from '../../table/wordbler/colours';
import type { Table } from '../../table/wordbler/table';

/** How the canvas draws the table for this player. */
export const tasteOf = (settings: Readonly<Settings>) => ({
  colours: boards[lookOf(settings)],
  labels: settings.labels,
  hand: settings.hand,
  reducedMotion: isCalm(settings),
});

/** Keeps the table as the settings say. Returns what stops it. */
export function followTaste(table: Table, preferences: Preferences, changed: () => void): () => void {
  table.pace = paces[preferences.now.pace];
  let shown = tasteOf(preferences.now);
  return preferences.listen((settings) => {
    const { reducedMotion, ...dress } = tasteOf(settings);
    table.pace = paces[settings.pace];
    table.reducedMotion = reducedMotion;
    const keys = ['colours', 'labels', 'hand'] as const;
    if (keys.some((key) => dress[key] !== shown[key])) table.redress(dress);
    shown = { reducedMotion, ...dress };
    changed();
  });
}
