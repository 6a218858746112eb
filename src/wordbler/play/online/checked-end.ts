import { GameEngine, type WordJudge } from '../../rules';
import type { Revealed } from '../../rules/online';
import type { Room } from './room';

export interface CheckedEnd {
  engine: GameEngine;
  /** Dealt from what was sealed before the start, and just as it was seen here. */
  isFair: boolean;
  /** So many tiles were drawn. */
  draws: number;
}

/** Plays a finished game over again from all that has been told of it; undefined if there is no game in that. */
export async function checkEnd(
  revealed: Revealed,
  { place: { sealed }, game }: Pick<Room, 'place' | 'game'>,
  words: WordJudge,
): Promise<CheckedEnd | undefined> {
  const [{ isFair }, { bringSha256Dice }] = await Promise.all([
    import('../../rules/online/fair-seed'),
    import('../../../engine/random/sha256-dice'),
  ]);
  bringSha256Dice();
  const engine = GameEngine.restore(revealed.save, words);
  if (!(engine instanceof GameEngine) || engine.state.phase !== 'over') return undefined;
  const { board, scores } = engine.state;
  const isAsSeen = !game || JSON.stringify([board, scores]) === JSON.stringify([game.state.board, game.state.scores]);
  return {
    engine,
    isFair: isAsSeen && isFair(revealed, sealed.commitment, sealed.nonce),
    draws: drawsOf(engine, words),
  };
}

function drawsOf({ setup, commands }: GameEngine, words: WordJudge): number {
  const again = new GameEngine(setup, words);
  return commands.reduce((draws, command) => {
    const answer = again.dispatch(command);
    const events = answer.ok ? answer.events : [];
    return events.reduce((sum, event) => {
      if (event.type === 'refilled') return sum + event.drawn.length;
      if (event.type === 'dealt') return sum + event.hands.reduce((all, { drawn }) => all + drawn.length, 0);
      return event.type === 'drewForStart' ? sum + event.draws.length : sum;
    }, draws);
  }, 0);
}
