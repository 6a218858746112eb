/** To be moved to where both games may have it. */
export const STILL_TO_MOVE = [
  'src/core/scramble/setup.ts ../wordbler/names',
  'src/core/scramble/setup.ts ../wordbler/setup',
  'src/core/search/score-table.ts ../wordbler/names',
  'src/core/search/grid/directions.ts ../../wordbler/board',
  'src/core/search/grid/grid.ts ../../wordbler/board',
  'src/core/search/lists/check.ts ../../wordbler/names',
  'src/core/search/lists/word-list.ts ../../wordbler/names',
  'src/match/scramble/round-clock.ts ../wordbler/turn-clock',
  'src/panels/scramble/round-panel.ts ../search/play-bird.css',
  'src/scenes/scramble/choose.ts ../../match/search/shared-link',
];
