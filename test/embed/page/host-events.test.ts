import { expect, it } from 'vitest';
import {
  type Followed,
  followMatch,
  followRound,
  followSearch,
  type Telling,
} from '../../../src/embed/page/host-events';
import { GameEngine, presets, scramble, wordSearch } from '../../../src/rules';
import { ScrambleMatch } from '../../../src/scramble/play/match';
import { SearchMatch } from '../../../src/search/play/match';
import { Match } from '../../../src/wordbler/play/match';

const judge = { id: 'any', has: () => true };

function heard(followed: Followed) {
  const told: Telling[] = [];
  followed.follow((tellings) => told.push(...tellings));
  return told;
}

it('a host hears of turns, plays and the end of Wordbler', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
  const match = Match.of(
    new GameEngine({ seats, rules: presets.casual, seed: 'a', tiles: 'en', words: judge.id }, judge),
  );
  const followed = followMatch(match);
  const told = heard(followed);
  match.send({ type: 'begin' });
  const { toMove: seat } = match.state;
  expect(told).toEqual([['turn', { game: 'wordbler', player: seat }]]);
  const [first, second] = match.rack.filter((tile) => tile !== null && match.faceOf(tile).points > 0);
  match.send({ type: 'lay', seat, tile: first!, x: 7, y: 7 });
  match.send({ type: 'lay', seat, tile: second!, x: 8, y: 7 });
  match.send({ type: 'done', seat });
  const points = match.state.scores[seat];
  const word = match.faceOf(first!).letter! + match.faceOf(second!).letter!;
  const scores = seat === 0 ? [points, 0] : [0, points];
  expect(told.slice(1)).toEqual([
    ['play', { game: 'wordbler', player: seat, kind: 'played', words: [word], points }],
    ['score', { game: 'wordbler', scores }],
    ['turn', { game: 'wordbler', player: 1 - seat }],
  ]);
  expect(followed.view).toMatchObject({ scores, names: ['Ann', 'Ben'], player: 1 - seat, over: false });
  while (match.state.phase !== 'over') match.send({ type: 'pass', seat: match.state.toMove });
  expect(told.filter(([type]) => type === 'play').at(-1)?.[1]).toMatchObject({ kind: 'passed', words: [] });
  expect(told.at(-1)).toMatchObject([
    'gameOver',
    { scores: match.state.scores, winners: match.state.outcome?.winners },
  ]);
  expect([followed.isPlayed, followed.view.over]).toEqual([false, true]);
});

it('a host hears that a turn has run out', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
  const clock = { kind: 'perTurn', seconds: 60 } as const;
  const rules = { ...presets.casual, clock };
  const match = Match.of(new GameEngine({ seats, rules, seed: 'a', tiles: 'en', words: judge.id }, judge));
  match.send({ type: 'begin' });
  const { toMove: player } = match.state;
  const told = heard(followMatch(match));
  match.send({ type: 'spendTime', seat: player, ms: 60_000 });
  expect(told).toEqual([
    ['play', { game: 'wordbler', player, kind: 'timedOut', words: [], points: 0 }],
    ['turn', { game: 'wordbler', player: 1 - player }],
  ]);
});

it('a host hears of words that are found, and of what the letters leave open', () => {
  const list = wordSearch.presetList('fruit');
  const run = SearchMatch.fresh({
    list,
    directions: [...wordSearch.directions],
    clock: 'standard',
    seed: 'a',
  });
  const search = followSearch(run);
  const told = heard(search);
  const laid = run.state.laid[0]!;
  const squares = wordSearch.squaresOf(laid);
  run.send({ type: 'stroke', from: squares[0]!, to: squares.at(-1)! });
  run.send({ type: 'pause' });
  expect(search.isPlayed).toBe(false);
  run.send({ type: 'goOn' });
  run.send({ type: 'giveUp' });
  expect(told.map(([type]) => type)).toEqual(['wordFound', 'score', 'gameOver']);
  expect(told[0]?.[1]).toMatchObject({ game: 'wordsearch', player: 0, word: laid.word });
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  const board = { kind: 'typed', letters: 'ABCDEFGHIJKLMNOP' } as const;
  const round = ScrambleMatch.fresh({ ...scramble.usualRules, board, players, words: judge.id }, judge);
  const heardOfRound = heard(followRound(round));
  round.send({ type: 'begin' });
  round.send({ type: 'play', path: [0, 1, 2] });
  round.send({ type: 'giveUp' });
  expect(heardOfRound.map(([type]) => type)).toEqual(['turn', 'wordFound', 'score', 'gameOver']);
  expect(heardOfRound[1]?.[1]).toMatchObject({ player: 0, word: 'ABC', points: 1 });
});
