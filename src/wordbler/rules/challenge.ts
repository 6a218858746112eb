import { must } from '../../engine/must';
import type { Commanded } from './commands';
import type { Game } from './game';
import { noWords } from './letter-order';
import type { Refusal } from './refusals';
import { squaresOf } from './squares-meant';
import { failTurn, invalidWords, scoreAndPassOn, wordsIn } from './turn';

/** An opponent lets the play stand. When the last one has, it scores. */
export function accept(game: Game, { seat }: Commanded<'accept'>): Refusal | undefined {
  const open = game.state.openPlay;
  if (!open) return 'noChallenge';
  if (!open.awaiting.includes(seat)) return 'notYourPlay';
  open.awaiting = open.awaiting.filter((other) => other !== seat);
  game.emit({ type: 'playAccepted', seat: game.state.toMove, by: seat });
  if (open.awaiting.length === 0) scoreAndPassOn(game, open.sheet);
  return undefined;
}

/** The time to doubt the play is over: whoever has said nothing lets it stand. Whoever measures the time says so. */
export function letStand(game: Game): Refusal | undefined {
  const open = game.state.openPlay;
  if (!open) return 'noChallenge';
  if (game.rules.challengeSeconds === undefined) return 'noClock';
  for (const seat of [...open.awaiting]) accept(game, { type: 'accept', seat });
  return undefined;
}

/**
 * An opponent doubts the play. With a word that is none, it is taken back and the turn is lost; if all are
 * words, it scores and the challenger sits out the next turn.
 */
export function challenge(game: Game, { seat: by }: Commanded<'challenge'>): Refusal | undefined {
  const { state } = game;
  const open = state.openPlay;
  if (!open) return 'noChallenge';
  if (!open.awaiting.includes(by)) return 'notYourPlay';
  const seat = state.toMove;
  const refused = noWords(game.rules, invalidWords(game, open.sheet));
  game.emit({ type: 'playChallenged', seat, by, ...refused });
  if (refused.words.length === 0) {
    state.skips[by] = must(state.skips[by]) + 1;
    game.note(by, 0, { kind: 'challengedInVain', by: seat });
    scoreAndPassOn(game, open.sheet);
    return undefined;
  }
  state.openPlay = null;
  const attempted = wordsIn(open.sheet);
  game.note(seat, 0, { kind: 'invalid', ...refused, attempted, turnLost: true });
  const laid = state.laid;
  const squares = squaresOf(open.sheet, refused.words);
  failTurn(game, (fails) => {
    game.emit({ type: 'wordsRejected', seat, ...refused, attempted, squares, turnLost: true, fails });
    game.sendHome(laid, 'challenged');
  });
  return undefined;
}
