import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import type { ScrambleMatch } from '../../../src/scramble/play/match';
import { isFound, viewResult } from '../../../src/scramble/play/view';
import { begunMatch, wordsOf } from './sitting';

function play(match: ScrambleMatch, words: string) {
  if (match.state.phase === 'ready') match.send({ type: 'begin' });
  for (const word of words.split(' ')) match.send({ type: 'type', word });
  match.send({ type: 'endTurn' });
}

function played() {
  const match = begunMatch({ strikeShared: true }, 2);
  play(match, 'profile ton');
  play(match, 'ton loving');
  return match;
}

describe('the result', () => {
  it('is none while the game goes on', () => {
    expect(viewResult(begunMatch(), [])).toBeUndefined();
  });

  it('lists all words by length with points, found before missed, familiar before strange, each by the alphabet', () => {
    const match = played();
    const all = wordsOf(match.board);
    const view = viewResult(match, all)!;
    const familiar = new Set(all.filter(scramble.isKnown).map(({ word }) => word));
    const lengths = view.groups.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const { length, points, words, found } of view.groups) {
      expect(points).toBe(scramble.pointsFor(length));
      const [first, rest] = [words.slice(0, found), words.slice(found)];
      expect([first.every(isFound), rest.some(isFound)]).toEqual([true, false]);
      const isFamiliar = ({ word }: { word: string }) => familiar.has(word);
      const strange = rest.findIndex((word) => !isFamiliar(word));
      const at = strange < 0 ? rest.length : strange;
      expect(rest.slice(at).some(isFamiliar)).toBe(false);
      for (const part of [first, rest.slice(0, at), rest.slice(at)]) {
        const texts = part.map(({ word }) => word);
        expect(texts).toEqual(texts.toSorted());
      }
    }
    expect(view.groups.flatMap(({ words }) => words).length).toBe(view.result.words.length);
  });

  it('tells first of what was missed the longest word that most people know', () => {
    const match = played();
    const all = wordsOf(match.board);
    const { bestMissed, result } = viewResult(match, all)!;
    const missed = new Set(result.words.filter((word) => !isFound(word)).map(({ word }) => word));
    const known = all.filter((word) => missed.has(word.word) && scramble.isKnown(word)).map(({ word }) => word.length);
    expect(bestMissed).toHaveLength(Math.max(...known));
    expect(scramble.isKnown(all.find(({ word }) => word === bestMissed)!)).toBe(true);
  });

  it('tells who found what, and strikes what two found', () => {
    const match = played();
    const { result } = viewResult(match, wordsOf(match.board))!;
    const of = (text: string) => result.words.find(({ word }) => word === text);
    expect(of('PROFILE')).toMatchObject({ finders: [0], struck: false, points: 5 });
    expect(of('TON')).toMatchObject({ finders: [0, 1], struck: true });
    expect(result.players.map(({ score }) => score)).toEqual([5, 3]);
  });

  it('lists the missed words by the squares on which they begin', () => {
    const match = played();
    const view = viewResult(match, wordsOf(match.board))!;
    const missed = view.result.words.filter((word) => !isFound(word)).map(({ word }) => word);
    expect(new Set(view.starts.flatMap(({ words }) => words.map(({ word }) => word)))).toEqual(new Set(missed));
    for (const { square, letter, words } of view.starts) {
      expect(letter).toBe(scramble.readingOf(match.board.letters[square]!));
      for (const { word } of words)
        expect(scramble.pathsOf(match.board, word).some(([first]) => first === square)).toBe(true);
    }
  });

  it('is told where words begin, and walks no path itself: on a large board that takes too long', () => {
    const match = played();
    const words = wordsOf(match.board).map((word) => ({ ...word, starts: [3], squares: [3] }));
    expect(viewResult(match, words)!.starts.map(({ square }) => square)).toEqual([3]);
  });

  it('leaves out rude words that nobody found', () => {
    const match = played();
    const [first, second] = wordsOf(match.board).filter(({ word }) => !['TON', 'LOVING'].includes(word));
    const ton = wordsOf(match.board).find(({ word }) => word === 'TON')!;
    const view = viewResult(match, [first!, { ...second!, isRude: true }, { ...ton, isRude: true }])!;
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
