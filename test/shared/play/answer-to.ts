import type { AnswerOf, AnyEngine, CommandOf, RunningGame } from '../../../src/shared/play/running-game';

/** What a game that is played here answers, at once. */
export function answerTo<E extends AnyEngine>(game: RunningGame<E>, command: CommandOf<E>): AnswerOf<E> {
  let answer: AnswerOf<E> | undefined;
  game.send(command, (given) => {
    answer = given;
  });
  return answer!;
}
