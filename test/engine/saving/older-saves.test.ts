import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Engine, GameKind } from '../../../src/engine/saving/rule-book';
import { digestOf } from '../../../src/engine/saving/untrusted';
import { GameEngine, type SavedGame, scramble, wordSearch } from '../../../src/rules';
import { lexicon } from '../../scramble/rules/words';
import { family } from '../../search/rules/words';

const folder = join(import.meta.dirname, '../../kept');

/** What releases of old have kept, by the place it was kept at. */
const files = readdirSync(folder).flatMap((release) =>
  readdirSync(join(folder, release))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: `${release}/${file}`,
      kept: JSON.parse(readFileSync(join(folder, release, file), 'utf8')) as Record<string, unknown>,
    })),
);

const restore: Record<string, (value: unknown) => { reason: string } | Opened> = {
  game: (value) => GameEngine.restore(value, lexicon),
  'finished game': (value) => GameEngine.restore(value, lexicon),
  search: (value) => wordSearch.GameEngine.restore(value, family),
  scramble: (value) => scramble.GameEngine.restore(value, lexicon),
};

type Opened = Engine<GameKind>;

const games = files.flatMap(({ name, kept }) =>
  Object.entries(kept)
    .filter(([place]) => place in restore)
    .map(([place, value]) => ({ name, place, save: value as SavedGame })),
);

function opened(place: string, value: unknown): Opened {
  const game = restore[place]!(value);
  if ('reason' in game) throw new Error(game.reason);
  return game;
}

/** An own list of words is known by its name, too, since the third version of a search. */
function renewed(setup: unknown): unknown {
  const { list } = setup as Partial<wordSearch.Setup>;
  if (list?.name === undefined) return setup;
  return { ...(setup as wordSearch.Setup), list: wordSearch.ownList({ name: list.name, words: list.words }) };
}

describe('A game kept by an older release', () => {
  it.each(games)('opens as it was: $name', ({ place, save }) => {
    const game = opened(place, save);
    expect(game.setup).toEqual(renewed(save.setup));
    expect(game.commands).toEqual(save.commands);
    if (save.version !== 1) return;
    // Nobody had left a game yet: the state has grown a field since.
    const { resigned = [], ...state } = game.state as { resigned?: number[] };
    expect(resigned).toEqual([]);
    expect(digestOf([save.setup, game.commands, state])).toBe(save.digest);
  });

  it.each(games)('is kept again in the newest way, which opens, too: $name', ({ place, save }) => {
    const game = opened(place, save);
    const again = opened(place, JSON.parse(JSON.stringify(game.save())));
    expect(again.state).toEqual(game.state);
    expect(again.save()).toEqual(game.save());
  });

  it('is there for each of the three, under way and over', () => {
    expect(new Set(games.map(({ place }) => place))).toEqual(new Set(Object.keys(restore)));
  });
});
