import { the } from '../../core/the';
import { readingOf } from '../../core/wordbler';
import type { SeenTurn } from '../../core/wordbler/computer';
import type { Texts } from '../../texts/texts';

type Entry = SeenTurn['entry'];

/** What was done in a turn, in one line. */
export function deedText(texts: Texts, entry: Entry): string {
  const { what } = texts.review;
  switch (entry.kind) {
    case 'played':
      return what.played(readingOf(the(entry.sheet.words[0])), entry.points);
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
