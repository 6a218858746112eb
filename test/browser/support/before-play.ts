import type { GameEngine } from '../../../src/rules';
import { type FoundTile, findPlay } from './find-play';
import { isWord, newGame, playOn, shortWords } from './game-of-two';

export type IsWanted = (play: { points: number; tiles: number; leads: boolean }) => boolean;

/** A game just before a play of that kind, and the play. */
export function beforePlay(isWanted: IsWanted): { game: GameEngine; play: FoundTile[] } {
  for (let seed = 0; seed < 60; seed++) {
    const game = playOn(newGame(`big${seed}`), 0);
    for (let turn = 0; turn < 6 && game.state.phase === 'turn'; turn++) {
      const play = findPlay(game, shortWords, isWord);
      if (!play) break;
      const before = game.save();
      const [ada = 0, bruno = 0] = game.state.scores;
      const behind = game.state.toMove === 0 ? bruno - ada : ada - bruno;
      playOn(game, 1);
      const last = game.state.history.at(-1);
      if (last?.kind !== 'played') continue;
      const { points } = last;
      if (isWanted({ points, tiles: play.length, leads: behind > 0 && points > behind })) {
        const again = newGame(`big${seed}`);
        for (const command of game.commands.slice(0, before.commands.length)) again.dispatch(command);
        return { game: again, play };
      }
    }
  }
  throw new Error('No game of these has such a play.');
}
