/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const enSearchChoose = {
  notKept:
    'This browser keeps nothing for this page, so own lists and high scores are lost when it is closed.',
} as const;
