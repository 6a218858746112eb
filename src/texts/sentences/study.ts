import type { StudyTexts } from '../texts';

/** How many words there are, and of how many those are the first. */
export const foundWords = ({ study, common }: StudyTexts, shown: number, all: number): string =>
  shown < all ? study.firstOf({ shown, all }) : common.wordCount({ count: all });

/** What is due today, or when the next words are. */
export function dueToday({ study, forms }: StudyTexts, count: number, next: Date | undefined): string {
  if (count > 0) return study.due({ count });
  return next ? forms.sentences([study.noneDue, study.next({ day: forms.day(next) })]) : study.noneDue;
}

export const puzzleGreeting = ({ study, forms }: StudyTexts, goal: number, isAnyOrder: boolean): string =>
  forms.sentences([study.puzzleGreeting({ goal }), ...(isAnyOrder ? [study.anyOrder] : [])]);
