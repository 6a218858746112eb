// A solver of others, which brings no types: what the bench uses of it.
declare module 'pf-boggle/src/base-solve' {
  const solve: (board: string[], dictionary: string[]) => { word: string; sequence: number[] }[];
  export default solve;
}

declare module 'pf-boggle/src/points' {
  const points: (word: string, size: number) => number;
  export default points;
}
