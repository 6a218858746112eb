import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { SeenTurn } from '../ai';
import { readingOf } from '../rules';

type Entry = SeenTurn['entry'];

/** What was done in a turn, in one line. */
export function deedText(texts: Texts, entry: Entry): string {
  const { what } = texts.review;
  switch (entry.kind) {
    case 'played':
      return what.played(readingOf(must(entry.sheet.words[0])), entry.points);
    case 'exchanged':
      return what.exchanged(entry.count);
    case 'invalid':
      return what.invalid(entry.words);
    case 'timedOut':
      return what.timedOut;
    default:
      return what.passed;
  }
}
