/** All that a game needs to be sat down at, in one chunk: asked for one by one, many small ones take longer. */
export { Board } from './board';
export { SitDown } from './new-game';
export { openBeforeWords, openGames } from './opening';
