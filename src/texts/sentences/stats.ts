import type { DailyResult } from '../../daily/rules/attempts';
import type { StatsTexts } from '../texts';

/** What came of a daily: begun seconds are left on a clock, so only whole ones have passed. */
export function result({ forms, common, stats }: StatsTexts, { found, of, points, ms }: DailyResult): string {
  if (of === undefined) return common.pointCount({ count: points });
  if (ms === undefined) return stats.ofAll({ count: found, all: of });
  return stats.timed({ found, all: of, time: forms.clock(Math.floor(ms / 1000)) });
}

export const hintsTaken = ({ common, stats }: StatsTexts, hints: number) =>
  hints === 0 ? stats.finding.noHints : common.hintCount({ count: hints });

/** Which games count for little, and why. */
export function countedApart({ stats }: StatsTexts, helped: number, apart: number, imported: number): string[] {
  return [
    helped > 0 ? stats.helped({ count: helped }) : '',
    apart > 0 ? stats.apart({ count: apart }) : '',
    imported > 0 ? stats.imported({ count: imported }) : '',
  ].filter((said) => said !== '');
}
