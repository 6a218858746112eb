import { expect } from 'vitest';
import type { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { family } from './words';

const { directions, GameEngine, presetList, squaresOf } = wordSearch;

export const setupFor = (changes: Partial<wordSearch.Setup> = {}): wordSearch.Setup => ({
  list: presetList('gardenBirds'),
  directions: [...directions],
  clock: 'standard',
  seed: 'birds',
  filter: family.id,
  ...changes,
});

export function begun(changes: Partial<wordSearch.Setup> = {}): wordSearch.GameEngine {
  const engine = new GameEngine(setupFor(changes), family);
  act(engine, { type: 'begin' });
  return engine;
}

/** Does what must be allowed, and says what happened. */
export function act(engine: wordSearch.GameEngine, command: wordSearch.Command): wordSearch.GameEvent[] {
  const answer = engine.dispatch(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${answer.reason}`);
  return answer.events;
}

/** Expects a refusal that leaves everything as it was. */
export function refusalOf(engine: wordSearch.GameEngine, command: unknown): wordSearch.Refusal {
  const before = structuredClone({ state: engine.state, commands: engine.commands });
  const answer = engine.dispatch(command);
  if (answer.ok) throw new Error(`${JSON.stringify(command)} is not refused`);
  expect({ state: engine.state, commands: engine.commands }).toEqual(before);
  return answer.reason;
}

export function selectAlong(engine: wordSearch.GameEngine, word: number): wordSearch.Command {
  const squares = squaresOf(engine.state.laid[word]!);
  return { type: 'stroke', from: squares[0]!, to: squares[squares.length - 1]! };
}

export const find = (engine: wordSearch.GameEngine, word: number) => act(engine, selectAlong(engine, word));

export const spend = (engine: wordSearch.GameEngine, seconds: number) =>
  act(engine, { type: 'spendTime', ms: seconds * 1000 });

export const byGrid = (a: wordSearch.LaidWord, b: wordSearch.LaidWord) => a.y - b.y || a.x - b.x;

/** Something that somebody might do, allowed or not. */
export function anyCommand(engine: wordSearch.GameEngine, dice: Dice): wordSearch.Command {
  const square = () => ({ x: dice.below(20) - 1, y: dice.below(20) - 1 });
  const kinds: (() => wordSearch.Command)[] = [
    () => ({ type: 'stroke', from: square(), to: square() }),
    () => selectAlong(engine, dice.below(14)),
    () => selectAlong(engine, dice.below(14)),
    () => ({ type: 'spendTime', ms: dice.below(9000) }),
    () => ({ type: 'spendTime', ms: dice.below(90_000) }),
    () => ({ type: 'hint' }),
    () => ({ type: 'hint', word: dice.below(15) }),
    () => ({ type: 'cheat', code: dice.below(8) === 0 ? 'mambazamba' : 'flash' }),
    () => ({ type: 'pause' }),
    () => ({ type: 'goOn' }),
    () => (dice.below(20) === 0 ? { type: 'giveUp' } : { type: 'goOn' }),
  ];
  return kinds[dice.below(kinds.length)]!();
}
