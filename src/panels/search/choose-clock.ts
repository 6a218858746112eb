import { wordSearch } from '../../core';
import type { SearchChoice } from '../../match/search/choice';
import { en } from '../../texts/en';
import { segments } from '../controls';

const text = en.searchChoose;

/** What the clock of a choice begins with, in words. */
export function clockText({ clock, directions }: Pick<SearchChoice, 'clock' | 'directions'>): string {
  const seconds = wordSearch.clockSeconds(clock, directions.length);
  return seconds === undefined ? text.off : text.time(seconds);
}

export const clockChoice = (
  name: string,
  { clock }: SearchChoice,
  change: (clock: wordSearch.Clock) => void,
) =>
  segments({ name, label: text.clock, values: wordSearch.clocks, texts: text.clocks, chosen: clock, change });
