import { GameEngine, type Level, presets } from '../../../src/rules';
import { judge, keepInPage, newGame } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';
import { listen, Reader } from './reader';

type Sitting = 'person' | Level;

const names = ['Ada', 'Bruno', 'Cleo', 'Dan'];

/** A game of persons and computers, in which nothing has happened yet. */
export function gameOf(sitting: readonly Sitting[], seed: string): GameEngine {
  const seats = sitting.map((kind, seat) =>
    kind === 'person' ? { name: names[seat]!, kind } : { name: names[seat]!, kind: 'computer' as const, level: kind },
  );
  return new GameEngine({ seats, rules: presets.wordbler, seed, tiles: 'en', words: judge.id }, judge);
}

/** A game of persons whose first tiles are on the racks. */
export function dealt(seed: string): GameEngine {
  const game = newGame(seed);
  game.dispatch({ type: 'begin' });
  return game;
}

/** Sits down at a table that was left: the page goes on with it. No score sheet opens unless it is asked for. */
export async function sitDown(
  game: { save(): object },
  settings: object,
  options: PageOptions = {},
): Promise<OpenPage & { reader: Reader }> {
  const open = await openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await listen(context);
      await keepInPage(context, {
        game: game.save(),
        settings: { openRacks: false, scoreSheet: 'asked', ...settings },
      });
      await options.before?.(context);
    },
  });
  await open.page.getByRole('button', { name: 'Continue Wordbler' }).click();
  return { ...open, reader: new Reader(open.page) };
}
