import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import type { TileLook } from '../../../src/wordbler/canvas/picture';
import { drawnPlace, rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import { zoomed } from '../../../src/wordbler/canvas/zoom';
import type { Probe } from '../../../src/wordbler/scenes/probe';

export interface Seen extends Probe {
  /** The name of the panel that is open; if one lies over another, that of the upper one. */
  dialog: string;
}

// A text comes out of the page sooner than a hundred tiles. Before there is a table, its name is that of the element.
const seen = `JSON.stringify(window.wordbler?.picture ? (() => {
  const { still, places, picture, zoom, light, size } = window.wordbler;
  const { clientWidth, clientHeight } = document.querySelector('#wordbler');
  const isLaidOut = size.width === clientWidth && size.height === clientHeight;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)?.className ?? '';
  return { still: still && isLaidOut, places, picture, zoom, light, size, dialog };
})() : null)`;

/** The table as the page shows it, all of one moment; null before there is one. */
export const see = async (page: Page): Promise<Seen | null> => JSON.parse(await page.evaluate<string>(seen));

/** Nothing moves any more, so that a tile can be taken. */
export const atRest = (page: Page) => expect.poll(async () => (await see(page))?.still).toBe(true);

// In CSS pixels: tiles lie on whole device pixels, and a little high on bonus squares.
const nearly = 1.6;

/** Every tile is where the picture says, which it says in squares and cells; and no other tile is seen. */
export function expectInPlace({ places, picture, zoom, size }: Seen, after: string) {
  const whole = layout(size.width, size.height, 15);
  const { board, rack } = zoomed(whole, zoom);
  const placeOf = ({ place, chosen, raised }: TileLook): Point | null => {
    if (place.at === 'board') return squareCentre(board, place);
    if (place.at === 'drawn') return drawnPlace(whole, place.seat, place.seats, place.aside);
    if (place.at !== 'rack') return null;
    const { x, y } = rackCell(rack, place.cell);
    return { x, y: y - (chosen || raised ? rack.tile * 0.1 : 0) };
  };
  const seen = new Map(places.map((tile) => [tile.id, tile]));
  const faults = picture.tiles.flatMap((look) => {
    const wanted = placeOf(look);
    const found = seen.get(look.id);
    if (!wanted || !found) return wanted || found ? [`${look.id} is ${found ? 'seen' : 'hidden'}`] : [];
    const away = Math.hypot(found.x - wanted.x, found.y - wanted.y);
    if (found.faceUp !== look.faceUp) return [`${look.id} lies on the wrong side`];
    return away > nearly ? [`${look.id} is ${away.toFixed(1)} px away from its ${look.place.at}`] : [];
  });
  expect(faults, after).toEqual([]);
}

/** What the picture shows is what the game knows. */
export function expectAgreed({ picture }: Seen, { state }: GameEngine, after: string) {
  const placeOf = new Map(picture.tiles.map(({ id, place }) => [id, place]));
  const faults: string[] = [];
  const demand = (tile: number, place: object) => {
    const shown = JSON.stringify(placeOf.get(tile));
    if (shown !== JSON.stringify(place)) faults.push(`${tile} is at ${shown}, not ${JSON.stringify(place)}`);
  };
  state.board.forEach((placed, i) => {
    if (placed) demand(placed.tile, { at: 'board', x: i % 15, y: Math.floor(i / 15), laid: false });
  });
  for (const { tile, x, y } of state.laid) demand(tile, { at: 'board', x, y, laid: true });
  const laid = new Set(state.laid.map(({ tile }) => tile));
  state.racks[state.toMove]!.forEach((tile, cell) => {
    if (tile !== null && !laid.has(tile)) demand(tile, { at: 'rack', cell });
  });
  for (const tile of state.bag) demand(tile, { at: 'bag' });
  expect(faults, after).toEqual([]);
}
