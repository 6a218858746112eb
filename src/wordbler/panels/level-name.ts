import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-view';
import { justRight } from '../rules';

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
