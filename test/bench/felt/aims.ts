export interface Aim {
  unit?: string;
  /** Of the page before it was made light, on a quiet machine of four cores. */
  before?: number;
  atMost?: number;
}

/** What each figure is held to, and what it was before. */
export const aims: Readonly<Record<string, Aim>> = {
  'menu usable, fast 3G, slowed 4x': { before: 4600, atMost: 2000 },
  'playable board, fast 3G, slowed 4x': { before: 5800, atMost: 3500 },
  'fetched to there, not slowed': { unit: 'kB', before: 680, atMost: 500 },
  'fetched to there, fast 3G, slowed 4x': { unit: 'kB', before: 680, atMost: 500 },
  'longest task: first paint to the menu': { atMost: 200 },
  'longest task: menu to the players': { atMost: 200 },
  'longest task: players to the table': { atMost: 200 },
  'longest task: Play now to the table': { atMost: 200 },
  'longest task: the deal': { before: 378, atMost: 50 },
  'longest task: menu to the table': { before: 1151, atMost: 200 },
  'longest task: laying a word': { atMost: 50 },
  'longest task: Done and the count': { atMost: 50 },
  'longest task: the next turn': { atMost: 50 },
  'longest task: the end of a game': { atMost: 200 },
  'longest task: review': { atMost: 200 },
  'longest task: menu to the categories': { atMost: 200 },
  'longest task: a new search': { before: 694, atMost: 200 },
  'longest task: menu to the search': { atMost: 200 },
  'longest task: Play now to the search': { atMost: 200 },
  'longest task: a stroke': { atMost: 50 },
  'longest task: the last word, and the summary': { atMost: 200 },
  'longest task: menu to the boards': { atMost: 200 },
  'longest task: boards to the solver': { atMost: 200 },
  'longest task: solving': { atMost: 200 },
  'longest task: menu to the board': { atMost: 200 },
  'longest task: Play now to the board': { atMost: 200 },
  'longest task: a path': { atMost: 50 },
  'longest task: the words of the board': { atMost: 200 },
  'drag: a frame every, 390x844 x3, slowed 4x': { before: 100, atMost: 33 },
  'drag: move to frame, 390x844 x3, slowed 4x': { before: 353, atMost: 80 },
  'stroke: a frame every, 390x844 x3, slowed 4x': { atMost: 33 },
  'stroke: move to frame, 390x844 x3, slowed 4x': { atMost: 80 },
  'path: a frame every, 390x844 x3, slowed 4x': { atMost: 33 },
  'path: move to frame, 390x844 x3, slowed 4x': { atMost: 80 },
  'deal: slowest 5 % of its work, 1440x900 x2': { atMost: 8 },
};
