import { describe, expect, it } from 'vitest';
import type { Find } from '../../../../src/engine/racer';
import type { SeenFind } from '../../../../src/online/protocol/protocol';
import type { RaceHere, RaceNews } from '../../../../src/online/races/client/race-here';
import { scramble } from '../../../../src/rules';
import { scrambleRaceHere, scrambleRaceOver } from '../../../../src/scramble/scenes/raced';
import { lexicon, solver } from '../../../scramble/rules/words';

const letters = 'FBNGOILERVLYPTON';
const board: scramble.SharedBoard = {
  board: { kind: 'typed', letters },
  words: lexicon.id,
  shortest: 3,
  seconds: 60,
  strikeShared: true,
};
const words = solver.solve(scramble.boardOf(letters), 3);
const seats = [{ name: 'Ada', mascot: 'maize' }, { name: 'Bruno' }];
const findOf = (seat: number, at: number, ms: number) => {
  const { word, points, path } = words[at]!;
  return { seat, word, points, ms, find: path };
};

/** A race as far as its game knows it. */
function raceOf(finds: SeenFind[], untold: { n: number; find: Find }[] = [], elapsed = 0) {
  const told: Find[] = [];
  let heard: (news: RaceNews) => void = () => {};
  const race = {
    seats,
    seat: 0,
    finds,
    elapsed,
    place: { untold },
    find: (find: Find) => told.push(find),
    listen: (listener: typeof heard) => {
      heard = listener;
      return () => {};
    },
  };
  const tell = (find: SeenFind) => {
    finds.push(find);
    heard({ kind: 'found', find });
  };
  return { race, told, tell, game: scrambleRaceHere(board, lexicon, race as unknown as RaceHere) };
}

const foundIn = ({ state }: { state: scramble.GameState }) => state.turns[0]!.found.map(({ word }) => word);

describe('A game that is raced in', () => {
  it('tells the server what is found, and nothing that is none', () => {
    const { game, told } = raceOf([]);
    game.send({ type: 'play', path: words[0]!.path });
    game.send({ type: 'play', path: words[0]!.path });
    game.send({ type: 'type', word: words[1]!.word });
    game.send({ type: 'type', word: 'QXZ' });
    expect(foundIn(game)).toEqual([words[0]!.word, words[1]!.word]);
    expect(told[0]).toEqual(words[0]!.path);
    expect(told).toHaveLength(2);
  });

  it('stands after a reload as this seat had come, told or not yet, by the clock of the server', () => {
    const others = findOf(1, 3, 500);
    const { game, told } = raceOf([findOf(0, 0, 900), others], [{ n: 4, find: words[1]!.path }], 42_000);
    expect(foundIn(game)).toEqual([words[0]!.word, words[1]!.word]);
    expect(game.state.turns[0]).toMatchObject({ msSpent: 42_000, found: [{ atMs: 900 }, { atMs: 900 }] });
    expect(game.setup.players).toEqual([seats[0]]);
    expect(told).toEqual([]);
  });

  it('follows what is found on another device of the seat, after a pause at the latest', () => {
    const { game, tell, told } = raceOf([]);
    const events: string[] = [];
    game.listen((all) => events.push(...all.map(({ type }) => type)));
    tell(findOf(0, 0, 100));
    tell(findOf(1, 1, 200));
    expect(foundIn(game)).toEqual([words[0]!.word]);
    game.send({ type: 'pause' });
    tell(findOf(0, 2, 300));
    expect(foundIn(game)).toEqual([words[0]!.word]);
    game.send({ type: 'goOn' });
    expect(foundIn(game)).toEqual([words[0]!.word, words[2]!.word]);
    expect(events.filter((type) => type === 'wordFound')).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it('loses no time in a pause, and is over by the clock of the server', () => {
    const { game, race } = raceOf([]);
    game.send({ type: 'pause' });
    race.elapsed = 30_000;
    game.send({ type: 'goOn' });
    expect(game.state.turns[0]!.msSpent).toBe(30_000);
    race.elapsed = 60_500;
    game.send({ type: 'spendTime', ms: 1 });
    expect(game.state.phase).toBe('over');
    expect(game.state.turns[0]!.ended).toBe('timeOut');
  });

  it('helps nobody', () => {
    const { game } = raceOf([]);
    const answers: unknown[] = [];
    game.send({ type: 'hint' }, (answer) => answers.push(answer));
    game.send({ type: 'hint', word: words[0]!.word }, (answer) => answers.push(answer));
    expect(answers).toEqual([
      { ok: false, reason: 'allShown' },
      { ok: false, reason: 'allShown' },
    ]);
    expect(game.state.turns[0]).toMatchObject({ counted: 0, shown: [] });
  });

  it('is looked at in the end as a board that all had in turn', () => {
    const finds = [findOf(0, 0, 100), findOf(1, 0, 200), findOf(1, 1, 300)];
    const over = scrambleRaceOver(board, lexicon, { seats, finds });
    const { outcome, turns } = over.state;
    expect(outcome).toMatchObject({ struck: [words[0]!.word], scores: [0, words[1]!.points], winners: [1] });
    expect(turns[1]!.found.map(({ atMs }) => atMs)).toEqual([200, 300]);
    expect(scramble.resultOf(over, words)?.words.find(({ word }) => word === words[0]!.word)?.finders).toEqual([0, 1]);
  });
});
