import { does, together } from './forms';

function reason(letter: string): string {
  if (letter === '') return 'Un joker bat tout.';
  return letter === 'A' ? 'Rien ne vient avant A.' : `${letter} est la plus proche de A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Qui commence ?',
  rule: 'Un jeton par chevalet. La lettre la plus proche de A commence ; un joker bat tout.',
  tie: (names: readonly string[], letter: string) =>
    letter
      ? `${together(names)} : la même lettre, ${letter}.`
      : `${together(names)} : un joker ${names.length === 2 ? 'pour les deux' : 'partout'}.`,
  again: 'Nouveau tirage ; les premiers jetons restent dehors.',
  starts: (name: string) => `${does(name, 'commence')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(({ name, letters }) =>
      does(name, `a tiré ${drew(letters)}`, `as tiré ${drew(letters)}`),
    );
    return `${draws.join('. ')}. ${does(first, 'commence')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Puis ${together(others)}.`,
};

const drew = (letters: readonly string[]) => letters.map((letter) => letter || 'un joker').join(', puis ');
