/** All that a game needs to be sat down at, in one chunk: asked for one by one, many small ones take longer. */
export { Board } from './board';
export { openBeforeWords, openGames } from './local-games';
export { SitDown } from './sit-down';
