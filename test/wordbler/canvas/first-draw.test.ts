import { describe, expect, it } from 'vitest';
import { pictureAfter, pictureOf, type Viewing } from '../../../src/wordbler/canvas/game-picture';
import { motionsOf } from '../../../src/wordbler/canvas/motions';
import type { TablePicture } from '../../../src/wordbler/canvas/picture';
import { GameEngine, type GameEvent, presets, type TileId } from '../../../src/wordbler/rules';
import { en } from '../../texts/spoken';

const names = ['Ada', 'Bruno', 'Cleo', 'Dora'];

/** The first and the third draw E, and then T and S. */
function open(seed = 'seed 7923') {
  const seats = names.map((name) => ({ name, kind: 'person' as const }));
  const words = { id: 'any', has: () => true };
  const engine = new GameEngine({ seats, rules: presets.wordbler, seed, tiles: 'en', words: 'any' }, words);
  const viewing: Viewing = {
    names,
    seat: undefined,
    faceUp: false,
    chosen: new Set(),
    picked: undefined,
    blank: undefined,
    marked: [],
    outlined: [],
    preview: false,
    isNone: false,
    cursor: null,
    rackCursor: null,
  };
  const before = pictureOf(engine, viewing);
  const answer = engine.dispatch({ type: 'begin' });
  const events = answer.ok ? answer.events : [];
  let picture = before;
  const pictures = events.map((event) => {
    if (event.type === 'startDecided') viewing.seat = event.seat;
    picture = pictureAfter(en, picture, event, viewing);
    return { event, picture };
  });
  const when = (type: GameEvent['type'], index = 0) => pictures.filter(({ event }) => event.type === type)[index];
  return { engine, pictures, when };
}

const drawn = ({ tiles }: TablePicture) =>
  tiles
    .flatMap(({ letter, faceUp, place }) =>
      place.at === 'drawn' && faceUp ? [`${names[place.seat]} ${letter} ${place.aside}`] : [],
    )
    .sort();

describe('the first draw', () => {
  it('lays one tile, turned up, in the first cell of every rack', () => {
    const { picture } = open().when('drewForStart')!;
    expect(drawn(picture)).toEqual(['Ada E 0', 'Bruno L 0', 'Cleo E 0', 'Dora V 0']);
    expect(picture.bagCount).toBe(96);
    expect(picture.draw).toMatchObject({ names, title: 'Who starts?', lit: [] });
  });

  it('tells a tie, and lets those who share it draw again while the tiles drawn before make room', () => {
    const { picture } = open().when('drewForStart', 1)!;
    expect(drawn(picture)).toEqual(['Ada E 1', 'Ada T 0', 'Bruno L 0', 'Cleo E 1', 'Cleo S 0', 'Dora V 0']);
    expect(picture.draw).toMatchObject({ title: 'A tie: Ada and Cleo drew E.', lit: [0, 2], isDecided: false });
  });

  it('announces who starts, and why', () => {
    const { picture } = open().when('startDecided')!;
    expect(picture.draw).toMatchObject({
      title: 'Cleo starts.',
      line: 'Cleo drew S, closest to A.',
      lit: [2],
      isDecided: true,
    });
  });

  it('returns all the tiles, then deals, and leaves nothing of the draw', () => {
    const { when, pictures, engine } = open();
    expect(drawn(when('drawReturned')!.picture)).toEqual([]);
    expect(when('drawReturned')!.picture.bagCount).toBe(100);
    expect(when('drawReturned')!.picture.draw?.title).toBe('Cleo starts.');
    expect(when('dealt')!.picture.draw).toBeNull();
    const places = new Map(pictures.at(-1)?.picture.tiles.map(({ id, place }) => [id, place]));
    engine.state.racks[2]!.forEach((tile, cell) => {
      expect(places.get(tile as TileId)).toEqual({ at: 'rack', cell });
    });
  });

  it.each([
    ['A', /^\w+ drew A\.$/],
    ['', /^A blank beats every letter\.$/],
  ])('says why "%s" starts', (letter, line) => {
    const openings = Array.from({ length: 400 }, (_, i) => open(`opening ${i}`).when('startDecided')!);
    const found = openings.find(
      ({ event, picture }) => event.type === 'startDecided' && picture.tiles[event.tile]!.letter === letter,
    );
    expect(found?.picture.draw?.line).toMatch(line);
  });
});

describe('the motions of the first draw', () => {
  const kinds = (event: GameEvent) => motionsOf(event).map(({ kind }) => kind);
  const tilesOf = (event: GameEvent) =>
    motionsOf(event).flatMap((motion) => (motion.kind === 'deal' ? (motion.tiles ?? []) : []));

  it('shake the bag before every draw, and give time to see', () => {
    const { when } = open();
    expect(kinds(when('drewForStart')!.event)).toEqual(['draw', 'shake', 'deal', 'look']);
    expect(kinds(when('drewForStart', 1)!.event)).toEqual(['draw', 'look', 'slide', 'shake', 'deal', 'look']);
    expect(kinds(when('startDecided')!.event)).toEqual(['draw', 'cheer']);
    expect(kinds(when('drawReturned')!.event)).toEqual(['intoBag']);
    expect(kinds(when('dealt')!.event)).toEqual(['draw', 'shake', 'deal']);
  });

  it('go round: in seat order for the draw, in turn order for the deal, a tile to each', () => {
    const { when, engine } = open();
    const { event } = when('drewForStart')!;
    expect(tilesOf(event)).toEqual(event.type === 'drewForStart' ? event.draws.map(({ tile }) => tile) : []);
    const dealt = tilesOf(when('dealt')!.event);
    const holder = (tile: TileId) => engine.state.racks.findIndex((rack) => rack.includes(tile));
    expect(dealt.map(holder)).toEqual(Array.from({ length: 28 }, (_, i) => (2 + i) % 4));
  });
});
