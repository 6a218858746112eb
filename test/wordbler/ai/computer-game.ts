import {
  type BoardRules,
  type EvenStep,
  GameEngine,
  justRight,
  levels as named,
  type PresetName,
  presets,
  type Seat,
  type Step,
} from '../../../src/rules';
import type { Thought } from '../../../src/wordbler/ai/knowledge';
import { think } from '../../../src/wordbler/ai/levels';
import { commandsOf, type Move, type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { knowledge } from './shipped-knowledge';

export const answerOf = (thought: Thought): Move => {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
};

export interface ComputerTurn {
  readonly level: Step;
  readonly sight: VisibleState;
  readonly move: Move;
}

/** A level by name, or a step that only a computer has that is to be just right. */
function seatAs(step: EvenStep): Pick<Seat, 'level' | 'step'> {
  const level = named.find((own) => own === step);
  return level ? { level } : { level: justRight, step };
}

/** A whole game among computers. Every move has to be legal, and scored as its mover said. */
export function gameAmong(
  levels: readonly EvenStep[],
  preset: PresetName,
  seed: string,
  board: BoardRules = {},
  isToLeave = (_: GameEngine) => false,
) {
  const engine = new GameEngine(
    {
      seats: levels.map((level, seat) => ({ name: `Seat ${seat}`, kind: 'computer', ...seatAs(level) })),
      rules: { ...presets[preset], ...board },
      seed,
      tiles: 'en',
      words: lexicon.id,
    },
    lexicon,
  );
  engine.dispatch({ type: 'begin' });
  const turns: ComputerTurn[] = [];
  while (engine.state.phase !== 'over' && !isToLeave(engine)) {
    const { toMove: seat, turn } = engine.state;
    const sight = visibleStateOf(engine, seat);
    const move = answerOf(think(knowledge, sight, levels[seat]!));
    for (const command of commandsOf(move, engine, seat)) {
      const answer = engine.dispatch(command);
      if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${answer.reason}`);
    }
    const entry = engine.state.history.find((one) => one.turn === turn && one.seat === seat);
    const points = move.kind === 'play' ? move.score : 0;
    const kind = { play: 'played', exchange: 'exchanged', pass: 'passed' }[move.kind];
    if (entry?.kind !== kind || entry.points !== points)
      throw new Error(`${JSON.stringify(move)} became ${JSON.stringify(entry)}`);
    turns.push({ level: levels[seat]!, sight, move });
  }
  return { engine, turns };
}
