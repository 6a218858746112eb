import { justRight } from '../../core/wordbler';
import type { SeatView } from '../../match/wordbler/table-view';
import type { Texts } from '../../texts/texts';

/** Who sits there: a person, or how well the computer plays. */
export function kindOf(
  { computer, table }: Texts,
  { level, step }: Pick<SeatView, 'level' | 'step'>,
): string {
  if (!level) return table.person;
  return level === justRight && step
    ? computer.justRight(computer.steps[step])
    : computer.kind(computer.levels[level]);
}
