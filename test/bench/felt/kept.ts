import { type GameEngine, scramble, wordSearch } from '../../../src/rules';
import { type FoundTile, findPlay } from '../../browser/support/find-play';
import { isWord, newGame, playOn, shortWords } from '../../browser/support/game-of-two';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { family } from '../../search/rules/words';

const four = ['Ada', 'Bruno', 'Chidi', 'Dorotea'];

/** Not begun: who goes on with it sees the drawing and the deal. */
export const undealt = () => newGame('felt', {}, four);

/** Some turns old, and somebody is to move. */
export const underWay = () => playOn(newGame('felt', {}, four), 4);

export const finished = () => playOn(newGame('over'), 60);

/** All tiles of the last play lie, and Done ends the game. */
export function almostOver(): GameEngine {
  const game = newGame('over');
  for (const command of finished().commands.slice(0, -1)) game.dispatch(command);
  return game;
}

export function nextPlay(game: GameEngine): FoundTile[] {
  const play = findPlay(game, shortWords, isWord);
  if (!play) throw new Error('The game that is measured needs a play.');
  return play;
}

/** So many words are found already. */
export function search(finds: number) {
  const engine = new wordSearch.GameEngine(wordSearch.dailySetup('2026-11-21', family)!, family);
  engine.dispatch({ type: 'begin' });
  const words = engine.state.laid.map((laid) => {
    const squares = wordSearch.squaresOf(laid);
    return { from: squares[0]!, to: squares[squares.length - 1]! };
  });
  for (const selection of words.slice(0, finds)) engine.dispatch({ type: 'stroke', ...selection });
  return { saved: engine.save(), hidden: words.slice(finds) };
}

/** A board under way, and the longest of its words. */
export function round() {
  const setup: scramble.Setup = {
    board: { kind: 'dice', side: 4, seed: '3009', roll: 0 },
    players: [{ name: 'Mina', mascot: 'maize' }],
    shortest: 3,
    seconds: 180,
    strikeShared: true,
    words: lexicon.id,
  };
  const engine = new scramble.GameEngine(setup, lexicon);
  const words = scramble.sortedWords(new scramble.Solver(lexicon).solve(engine.board), 'length');
  engine.dispatch({ type: 'begin' });
  return { saved: engine.save(), paths: words.slice(0, 6).map(({ path }) => path) };
}
