import { GameEngine, presets, type Seat } from '../../../src/rules';
import { think } from '../../../src/wordbler/ai/levels';
import { commandsOf, type Move, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { answerOf } from '../../wordbler/ai/computer-game';
import { knowledge } from '../../wordbler/ai/shipped-knowledge';
import { isWord, judge } from './game-of-two';

export const reviewers: Seat[] = [
  { name: 'Pip', kind: 'computer', level: 'fledgling', mascot: 'maize' },
  { name: 'Mira', kind: 'person', mascot: 'sage' },
  { name: 'WWWWWWWWWWWWWWWW', kind: 'computer', level: 'expert', mascot: 'azure' },
  { name: 'ليلى الجميلة', kind: 'person', mascot: 'scarlet' },
];

const failsToEnd = 3;

function moveOf(engine: GameEngine, turn: number): Move | 'nonsense' {
  const sight = visibleStateOf(engine, engine.state.toMove);
  if (turn % 11 === 6 && sight.bagCount >= engine.setup.rules.exchangeNeeds)
    return { kind: 'exchange', letters: sight.rack.slice(0, 2) };
  if (turn % 11 === 9) return 'nonsense';
  return answerOf(think(knowledge, sight, turn % 3 === 0 ? 'songbird' : 'fledgling'));
}

/** A letter beside the first word, which makes no word. */
function nonsense(engine: GameEngine) {
  const { state, faces } = engine;
  const seat = state.toMove;
  for (const tile of state.racks[seat]!) {
    if (tile === null || faces[tile]!.letter === '') continue;
    for (let at = 15; at < 225; at++) {
      const above = state.board[at - 15];
      if (!above || !engine.isFree({ x: at % 15, y: Math.floor(at / 15) })) continue;
      engine.dispatch({ type: 'lay', seat, tile, x: at % 15, y: Math.floor(at / 15) });
      if (engine.preview()?.words.some(({ word }) => !isWord(word))) {
        engine.dispatch({ type: 'done', seat });
        return;
      }
      engine.dispatch({ type: 'recall', seat });
    }
  }
  throw new Error('No nonsense can be laid.');
}

/** A game of so many turns in which points were given away, and one pass of a person is missing to its end. */
export function gameToReview(turns: number, seats: readonly Seat[] = reviewers): GameEngine {
  const setup = {
    seats: [...seats],
    rules: { ...presets.classic, failsToEnd },
    seed: 'review',
    tiles: 'en',
    words: judge.id,
  };
  const engine = new GameEngine(setup, judge);
  engine.dispatch({ type: 'begin' });
  const isLast = () => {
    const { toMove, turn, fails } = engine.state;
    return turn > turns && seats[(toMove + failsToEnd - 1 - fails) % seats.length]!.kind === 'person';
  };
  while (!isLast()) {
    if (engine.state.phase !== 'turn') throw new Error(`The game is over before turn ${turns}.`);
    const move = moveOf(engine, engine.state.turn);
    if (move === 'nonsense') nonsense(engine);
    else for (const command of commandsOf(move, engine, engine.state.toMove)) engine.dispatch(command);
  }
  for (let fails = engine.state.fails; fails < failsToEnd - 1; fails++)
    engine.dispatch({ type: 'pass', seat: engine.state.toMove });
  return engine;
}
