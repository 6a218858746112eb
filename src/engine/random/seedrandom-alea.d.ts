// seedrandom's typings cover its whole package only; the game loads the one generator it uses.
declare module 'seedrandom/lib/alea.js' {
  import type seedrandom from 'seedrandom';

  const alea: typeof seedrandom.alea;
  export default alea;
}
