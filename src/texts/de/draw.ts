import { does, doTogether, oneByOne, together } from './forms';

const drawn = (letter: string) => letter || 'einen Joker';

function reason(letter: string): string {
  if (letter === '') return 'Ein Joker schlägt alle.';
  return letter === 'A' ? 'Vor A kommt nichts.' : `${letter} liegt dem A am nächsten.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Wer beginnt?',
  rule: 'Je ein Stein. Wer dem A am nächsten kommt, beginnt; ein Joker schlägt alle.',
  tie: (names: readonly string[], letter: string) =>
    `${doTogether(names, 'ziehen', 'zieht')} ${names.length === 2 ? 'beide' : 'alle'} ${drawn(letter)}.`,
  again: 'Da wird noch einmal gezogen; die ersten Steine bleiben draußen.',
  starts: (name: string) => `${does(name, 'beginnt', 'beginnst')}.`,
  told: (draws: readonly { name: string; letters: readonly string[] }[], first: string) =>
    `${oneByOne(
      draws.map(
        ({ name, letters }) => `${does(name, 'zieht', 'ziehst')} ${letters.map(drawn).join(', dann ')}`,
      ),
    )}. ${does(first, 'beginnt', 'beginnst')}.`,
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Danach: ${together(others)}.`,
};
