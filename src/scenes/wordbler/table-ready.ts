import type Phaser from 'phaser';
import type { Match } from '../../match/wordbler/match';
import { faceOf } from '../../table/wordbler/bake-tile';
import { pictureOf } from '../../table/wordbler/game-picture';
import { type LyingFace, makeReady } from '../../table/wordbler/make-ready';
import type { House } from '../house';
import { sizeOf } from '../screen';
import { tasteOf } from './board-taste';

/** What the table of the game that waits is drawn with, or else any table, painted in steps. */
export const tableReady = (game: Phaser.Game, { root, preferences, match }: House) =>
  makeReady(game, { ...sizeOf(root), ...tasteOf(preferences.now) }, match ? lyingIn(match) : []);

function lyingIn({ engine, setup, state }: Match): LyingFace[] {
  const { squares, tiles } = pictureOf(engine, {
    names: setup.seats.map(({ name }) => name),
    seat: state.toMove,
    faceUp: true,
    chosen: new Set(),
    ...{ picked: undefined, blank: undefined, marked: [], outlined: [] },
    ...{ preview: false, cursor: null, rackCursor: null },
  });
  return tiles.flatMap((look): LyingFace[] => {
    const { place } = look;
    if (place.at === 'rack') return [{ face: faceOf(look), at: 'rack' }];
    if (place.at !== 'board') return [];
    return [{ face: faceOf(look), at: squares[place.y * 15 + place.x]?.premium ? 'rimmed' : 'cell' }];
  });
}
