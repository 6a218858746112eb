import { expect } from 'vitest';
import type { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { allWords, lexicon, solver } from './words';

const { GameEngine, usualRules } = scramble;

export const names = ['Mina', 'Theo', 'Été', '🌞', 'Lee', 'Ada', 'Bo', 'Cy'];

/** FBNG OILE RVLY PTON, of the rule book's pictures. */
export const pictured: scramble.BoardSource = { kind: 'typed', letters: 'FBNGOILERVLYPTON' };

export const setupFor = (changes: Partial<scramble.Setup> = {}, players = 1): scramble.Setup => ({
  ...usualRules,
  board: pictured,
  players: names.slice(0, players).map((name) => ({ name })),
  words: lexicon.id,
  ...changes,
});

export const newGame = (changes: Partial<scramble.Setup> = {}, players = 1) =>
  new GameEngine(setupFor(changes, players), lexicon);

export function begun(changes: Partial<scramble.Setup> = {}, players = 1): scramble.GameEngine {
  const engine = newGame(changes, players);
  act(engine, { type: 'begin' });
  return engine;
}

/** Does what must be allowed, and says what happened. */
export function act(engine: scramble.GameEngine, command: scramble.Command): scramble.GameEvent[] {
  const answer = engine.dispatch(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${answer.reason}`);
  return answer.events;
}

/** Expects a refusal that leaves everything as it was. */
export function refusalOf(engine: scramble.GameEngine, command: unknown): scramble.Refusal {
  const before = structuredClone({ state: engine.state, commands: engine.commands });
  const answer = engine.dispatch(command);
  if (answer.ok) throw new Error(`${JSON.stringify(command)} is not refused`);
  expect({ state: engine.state, commands: engine.commands }).toEqual(before);
  return answer.reason;
}

/** The words, typed one after another. */
export function typeAll(engine: scramble.GameEngine, words: string) {
  for (const word of words.split(' ')) act(engine, { type: 'type', word });
}

export const spend = (engine: scramble.GameEngine, seconds: number) =>
  act(engine, { type: 'spendTime', ms: seconds * 1000 });

/** Something that somebody might do, allowed or not. */
export function anyCommand(engine: scramble.GameEngine, dice: Dice): scramble.Command {
  const { board } = engine;
  const words = solver.solve(board, 2);
  const found = () => words[dice.below(words.length)];
  const any = () => allWords[dice.below(allWords.length)];
  const square = () => dice.below(board.letters.length + 2) - 1;
  const kinds: (() => scramble.Command)[] = [
    () => ({ type: 'begin' }),
    () => ({ type: 'play', path: found()?.path ?? [] }),
    () => ({ type: 'play', path: found()?.path ?? [] }),
    () => ({ type: 'play', path: Array.from({ length: dice.below(6) }, square) }),
    () => ({ type: 'type', word: found()?.word.toLowerCase() ?? '' }),
    () => ({ type: 'type', word: found()?.word ?? '' }),
    () => ({ type: 'type', word: any()! }),
    () => ({ type: 'rivalFinds', path: found()?.path ?? [] }),
    () => ({ type: 'hint' }),
    () => ({ type: 'hint', word: found()?.word ?? '' }),
    () => ({ type: 'hint', word: any() }),
    () => ({ type: 'spendTime', ms: dice.below(9000) }),
    () => ({ type: 'spendTime', ms: dice.below(30_000) }),
    () => (dice.below(3) === 0 ? { type: 'pause' } : { type: 'goOn' }),
    () => ({ type: 'goOn' }),
    () => (dice.below(6) === 0 ? { type: 'endTurn' } : { type: 'hint' }),
    () => (dice.below(40) === 0 ? { type: 'giveUp' } : { type: 'begin' }),
  ];
  return kinds[dice.below(kinds.length)]!();
}

/** A setup of any kind. */
export function anySetup(dice: Dice, seed: string): scramble.Setup {
  const side = dice.below(2) ? 4 : 5;
  const typed = ['ABCD', 'QUITEQATS', 'PERSLATGSINETERS'][dice.below(3)]!;
  const players = 1 + dice.below(4);
  const level = scramble.computerLevels[dice.below(10)];
  const own = names.slice(0, players).map((name) => ({ name }));
  return setupFor({
    players: players === 1 && level ? [...own, { name: 'Pip', level }] : own,
    board: dice.below(4) ? { kind: 'dice', side, seed, roll: dice.below(5) } : { kind: 'typed', letters: typed },
    shortest: 2 + dice.below(4),
    seconds: dice.below(3) ? 10 + dice.below(170) : null,
    strikeShared: dice.below(2) === 0,
  });
}
