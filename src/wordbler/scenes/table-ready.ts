import type Phaser from 'phaser';
import type { Services } from '../../shared/scenes/services';
import { bareSquares, pictureOf } from '../canvas/game-picture';
import { makeMore, makeReady } from '../canvas/make-ready';
import type { Match } from '../play/match';
import { usualShape } from '../rules';
import { sizeAndTheme } from './board-theme';

/** What the table of the game that waits is drawn with, or else any table, painted in steps. */
export const tableReady = (game: Phaser.Game, services: Services) =>
  makeReady(game, sizeAndTheme(services, services.match), services.match ? lyingIn(services.match) : bare());

/** What is wanted on it later: any letter, wherever it may be laid. */
export function tableMore(game: Phaser.Game, services: Services, match: Match) {
  const { engine } = match;
  const worth = new Map(engine.faces.map(({ letter, points }) => [letter, points]));
  worth.delete('');
  const faces = [...worth].map(([letter, value]) => ({ letter, value, dress: 'plain' as const }));
  return makeMore(game, sizeAndTheme(services, match), faces);
}

const lyingIn = ({ engine, setup, state }: Match) =>
  pictureOf(engine, {
    names: setup.seats.map(({ name }) => name),
    seat: state.toMove,
    faceUp: true,
    chosen: new Set(),
    ...{ picked: undefined, blank: undefined, marked: [], outlined: [] },
    ...{ preview: false, cursor: null, rackCursor: null },
  });

const bare = () => ({ squares: bareSquares(usualShape), tiles: [] });
