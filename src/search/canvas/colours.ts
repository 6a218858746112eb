/** The sheet of letters as it is printed. What lies on it is told by form, too: full, dashed, filled. */
export const sheetColours = {
  paper: ['#fffaec', '#fdf3da'],
  ink: '#2c1f14',
  caption: '#6b543d',
  found: '#cbe6f8',
  missed: '#ddd6c8',
  missedEdge: '#6a5640',
  flashed: '#cdebbd',
  flashedEdge: '#2b6e2f',
  selection: '#f9d577',
  selectionEdge: '#8a5a0c',
  nope: '#fde5dc',
  nopeEdge: '#9c2a1c',
} as const;

/** The edges of found words, in the order of finding. Each can be told from light blue. */
export const foundEdges = ['#1d6db0', '#b5366d', '#6a49ae', '#b3541a', '#17766b', '#86640c'] as const;
