import { does, oneByOne, together } from './forms';

function reason(letter: string): string {
  if (letter === '') return 'A blank beats them all.';
  return letter === 'A' ? 'Nothing comes before A.' : `${letter} is nearest A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Who starts?',
  rule: 'One tile each. The letter nearest A starts; a blank beats them all.',
  tie: (names: readonly string[], letter: string) =>
    `${together(names)} ${names.length === 2 ? 'both' : 'all'} drew ${letter || 'a blank'}.`,
  again: 'They draw again; their first tiles stay out.',
  starts: (name: string) => `${does(name, 'starts')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(
      ({ name, letters }) => `${name} drew ${letters.map((letter) => letter || 'a blank').join(', then ')}`,
    );
    return `${oneByOne(draws)}. ${does(first, 'starts')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Then ${together(others)}.`,
};
