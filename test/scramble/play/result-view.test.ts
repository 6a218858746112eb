import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { isFound, viewResult } from '../../../src/scramble/play/result-view';
import type { Round } from '../../../src/scramble/play/round';
import { begunRound, wordsOf } from './sitting';

function play(round: Round, words: string) {
  if (round.state.phase === 'ready') round.send({ type: 'begin' });
  for (const word of words.split(' ')) round.send({ type: 'type', word });
  round.send({ type: 'endTurn' });
}

function played() {
  const round = begunRound({ strikeShared: true }, 2);
  play(round, 'profile ton');
  play(round, 'ton loving');
  return round;
}

describe('the result', () => {
  it('is none while the game goes on', () => {
    expect(viewResult(begunRound(), [])).toBeUndefined();
  });

  it('lists all words by length with points, found before missed, each by the alphabet', () => {
    const round = played();
    const view = viewResult(round, wordsOf(round.board))!;
    const lengths = view.groups.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const { length, points, words, found } of view.groups) {
      expect(points).toBe(scramble.pointsFor(length));
      const [first, rest] = [words.slice(0, found), words.slice(found)];
      expect([first.every(isFound), rest.some(isFound)]).toEqual([true, false]);
      for (const part of [first, rest]) {
        const texts = part.map(({ word }) => word);
        expect(texts).toEqual(texts.toSorted());
      }
    }
    expect(view.groups.flatMap(({ words }) => words).length).toBe(view.result.words.length);
  });

  it('tells who found what, and strikes what two found', () => {
    const round = played();
    const { result } = viewResult(round, wordsOf(round.board))!;
    const of = (text: string) => result.words.find(({ word }) => word === text);
    expect(of('PROFILE')).toMatchObject({ finders: [0], struck: false, points: 5 });
    expect(of('TON')).toMatchObject({ finders: [0, 1], struck: true });
    expect(result.players.map(({ score }) => score)).toEqual([5, 3]);
  });

  it('lists the missed words by the squares on which they begin', () => {
    const round = played();
    const view = viewResult(round, wordsOf(round.board))!;
    const missed = view.result.words.filter((word) => !isFound(word)).map(({ word }) => word);
    expect(new Set(view.starts.flatMap(({ words }) => words.map(({ word }) => word)))).toEqual(
      new Set(missed),
    );
    for (const { square, letter, words } of view.starts) {
      expect(letter).toBe(scramble.readingOf(round.board.letters[square]!));
      for (const { word } of words)
        expect(scramble.pathsOf(round.board, word).some(([first]) => first === square)).toBe(true);
    }
  });

  it('is told where words begin, and walks no path itself: on a large board that takes too long', () => {
    const round = played();
    const words = wordsOf(round.board).map((word) => ({ ...word, starts: [3], squares: [3] }));
    expect(viewResult(round, words)!.starts.map(({ square }) => square)).toEqual([3]);
  });

  it('leaves out rude words that nobody found', () => {
    const round = played();
    const [first, second] = wordsOf(round.board).filter(({ word }) => !['TON', 'LOVING'].includes(word));
    const ton = wordsOf(round.board).find(({ word }) => word === 'TON')!;
    const view = viewResult(round, [first!, { ...second!, isRude: true }, { ...ton, isRude: true }])!;
    const listed = view.result.words.map(({ word }) => word);
    expect([listed.includes(first!.word), listed.includes(second!.word), listed.includes('TON')]).toEqual([
      ...[true, false, true],
    ]);
    // It is counted, and said.
    expect([view.all, view.hidden]).toEqual([listed.length + 1, 1]);
  });

  it('has what was found before the words of the board are known', () => {
    const view = viewResult(played())!;
    expect(view.result.words.map(({ word }) => word)).toEqual(['PROFILE', 'LOVING', 'TON']);
    expect(view.starts).toEqual([]);
  });
});
