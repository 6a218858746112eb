import type { Lexicon } from '../../src/engine/lexicon/lexicon';
import { GameEngine, presets, type Rules } from '../../src/rules';
import type { Knowledge, Thought } from '../../src/wordbler/ai/knowledge';
import { ponder } from '../../src/wordbler/ai/pondering';
import { commandsOf, type Move, type VisibleState, visibleStateOf } from '../../src/wordbler/rules/visible-state';

export type Player = (sight: VisibleState) => Move;

/** The answer of a thought that nobody interrupts. */
export function thoughtOut(thought: Thought): Move {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}

/** What the Master would lay, having looked ahead for so much of the processor's time. */
export function pondered(knowledge: Knowledge, sight: VisibleState, ms: number): Move {
  const begun = process.cpuUsage();
  const pondering = ponder(knowledge, sight, `${sight.turn}`);
  for (;;) {
    const { done, value } = pondering.next();
    const { user, system } = process.cpuUsage(begun);
    if (done || user + system >= ms * 1000) return value.move;
  }
}

export function newGame(words: Lexicon, seats: number, seed: string, rules: Rules = presets.classic): GameEngine {
  const names = ['Ada', 'Bruno', 'Chidi', 'Dorotea'].slice(0, seats);
  const engine = new GameEngine(
    {
      seats: names.map((name) => ({ name, kind: 'person' })),
      rules,
      seed,
      tiles: words.alphabet.id,
      words: words.id,
    },
    words,
  );
  engine.dispatch({ type: 'begin' });
  return engine;
}

export function makeMove(engine: GameEngine, move: Move) {
  const seat = engine.state.toMove;
  for (const command of commandsOf(move, engine, seat)) {
    const answer = engine.dispatch(command);
    if (!answer.ok) throw new Error(`${move.kind} of seat ${seat} is refused: ${answer.reason}`);
  }
}

/** Plays until the game is over, or until it is to be left. */
export function playOn(engine: GameEngine, players: readonly Player[], isToLeave = (_: GameEngine) => false) {
  const { state } = engine;
  while (state.phase !== 'over' && !isToLeave(engine))
    makeMove(engine, players[state.toMove]!(visibleStateOf(engine, state.toMove)));
}
