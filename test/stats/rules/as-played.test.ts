import { describe, expect, it } from 'vitest';
import { readPlayed } from '../../../src/engine/played';
import { asPlayed, GameEngine, scramble, wordSearch } from '../../../src/rules';
import * as boards from '../../scramble/rules/playing';
import * as searches from '../../search/rules/playing';
import { RandomPlayer } from '../../wordbler/rules/random-player';
import { anyWord, setupFor } from '../../wordbler/rules/table';

function randomGame(seed: string): GameEngine {
  const engine = new GameEngine(setupFor(3, {}, { seed }), anyWord);
  const player = new RandomPlayer(seed);
  while (engine.state.phase !== 'over') engine.dispatch(player.next(engine));
  return engine;
}

const told = { when: 5000, day: '2026-11-21', name: 'Mina' };

/** All of it is as a record can be read. */
const sound = <T>(played: T): T => {
  expect(readPlayed(JSON.parse(JSON.stringify(played)))).toEqual(played);
  return played;
};

describe('a word search for the record', () => {
  it('has the sums of its breakdown, and how it came about', () => {
    const engine = searches.begun();
    searches.find(engine, 3);
    searches.act(engine, { type: 'stroke', from: { x: 0, y: 0 }, to: { x: 0, y: 1 } });
    searches.act(engine, { type: 'cheat', code: 'flash' });
    searches.act(engine, { type: 'hint' });
    searches.find(engine, 5);
    expect(wordSearch.asPlayed(engine, told)).toBeUndefined();
    searches.act(engine, { type: 'giveUp' });
    const { found, total, nopes } = wordSearch.summaryOf(engine);
    const played = sound(wordSearch.asPlayed(engine, { ...told, practice: true }));
    const most = Math.max(...found.map(({ score }) => score));
    expect(played).toMatchObject({
      game: 'search',
      level: 'standard',
      language: 'en',
      result: 'lost',
      points: total,
      cheats: 1,
      hints: 1,
      practice: true,
      share: { made: 2, of: 2 + nopes },
      longest: { letters: Math.max(...found.map(({ length }) => length)) },
    });
    expect(played?.best?.points).toBe(most);
    expect(played).not.toHaveProperty('name');
  });

  it('is won by finding all', () => {
    const engine = searches.begun();
    for (let word = 0; word < 14; word++) searches.find(engine, word);
    expect(sound(wordSearch.asPlayed(engine, told))).toMatchObject({
      result: 'won',
      share: { made: 14, of: 14 },
    });
  });

  it('that is played on the same grid says so, and is another game', () => {
    const [one, other] = [searches.begun(), searches.begun()];
    searches.find(one, 1);
    for (const engine of [one, other]) searches.act(engine, { type: 'giveUp' });
    const [first, second] = [one, other].map((engine) => wordSearch.asPlayed(engine, told)!);
    expect(first!.on).toBe(second!.on);
    expect(first!.id).not.toBe(second!.id);
  });
});

describe('a board of letters for the record', () => {
  it('is of whoever is called so, beside the others', () => {
    const engine = boards.begun({}, 2);
    boards.typeAll(engine, 'FIB');
    boards.act(engine, { type: 'endTurn' });
    boards.act(engine, { type: 'begin' });
    boards.typeAll(engine, 'OIL BOIL');
    boards.act(engine, { type: 'endTurn' });
    const played = (name: string) => sound(scramble.asPlayed(engine, { ...told, name }));
    expect(played('Mina')).toMatchObject({ result: 'lost', points: 1, against: ['Theo'], level: 'typed' });
    expect(played('Theo')).toMatchObject({ result: 'won', points: 2, longest: { word: 'BOIL', letters: 4 } });
    expect(played('Somebody')).toEqual(played('Mina'));
  });

  it('without a clock is practice', () => {
    const engine = boards.begun({ seconds: null });
    boards.act(engine, { type: 'endTurn' });
    expect(sound(scramble.asPlayed(engine, told))).toMatchObject({ practice: true, points: 0 });
  });
});

describe('a game of Wordbler for the record', () => {
  it('adds up to what the history tells, whoever sits where', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const engine = randomGame(seed);
      const { outcome, history } = engine.state;
      for (const [seat, { name }] of engine.setup.seats.entries()) {
        const played = sound(asPlayed(engine, { ...told, name }))!;
        const total = outcome!.ranking.find((own) => own.seat === seat)!.total;
        const plays = history.flatMap((own) => (own.seat === seat && own.kind === 'played' ? own : []));
        expect(played.points).toBe(total);
        expect(played.best?.points ?? 0).toBe(Math.max(0, ...plays.map(({ points }) => points)));
        expect(played.racks ?? 0).toBe(plays.filter(({ sheet }) => sheet.bonus > 0).length);
        expect(played.result === 'lost').toBe(!outcome!.winners.includes(seat));
        expect(played).toMatchObject({ level: 'people', language: 'en' });
        expect(played.against).toHaveLength(engine.setup.seats.length - 1);
      }
    }
  });
});
