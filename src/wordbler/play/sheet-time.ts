import { type PresetName, presetOf, type Rules } from '../rules';

/** After which plays the score sheet opens by itself: each, those of people, or none. */
export type SheetTime = 'each' | 'own' | 'asked';

const byRules: Readonly<Record<PresetName, SheetTime>> = {
  casual: 'asked',
  classic: 'own',
  wordbler: 'each',
};

/** As the player likes it, or as the rules have it. */
export function sheetTime(chosen: SheetTime | 'rules', rules: Rules): SheetTime {
  if (chosen !== 'rules') return chosen;
  const preset = presetOf(rules);
  return preset ? byRules[preset] : 'own';
}
