import { segments } from '../../shared/panels/controls';
import type { SearchTexts } from '../../texts/texts';
import type { SearchChoice } from '../play/choice';
import * as wordSearch from '../rules';

/** What the clock of a choice begins with, in words. */
export function clockText(
  texts: SearchTexts,
  { clock, directions }: Pick<SearchChoice, 'clock' | 'directions'>,
): string {
  const { choose } = texts.search;
  const seconds = wordSearch.clockSeconds(clock, directions.length);
  return seconds === undefined ? choose.off : choose.time(seconds);
}

export const clockChoice = (
  texts: SearchTexts,
  name: string,
  { clock }: SearchChoice,
  change: (clock: wordSearch.Clock) => void,
) =>
  segments({
    name,
    label: texts.search.choose.clock,
    values: wordSearch.clocks,
    texts: texts.search.choose.clocks,
    chosen: clock,
    change,
  });
