import { does, together } from './forms';

function reason(letter: string): string {
  if (letter === '') return 'Un comodín gana a todas.';
  return letter === 'A' ? 'Nada va antes de la A.' : `La ${letter} es la más cercana a la A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: '¿Quién empieza?',
  rule: 'Una ficha por atril. Empieza la letra más cercana a la A; un comodín gana a todas.',
  tie: (names: readonly string[], letter: string) =>
    letter
      ? `${together(names)}: la misma letra, ${letter}.`
      : `${together(names)}: un comodín en cada atril.`,
  again: 'Se vuelve a sacar; las primeras fichas quedan fuera.',
  starts: (name: string) => `${does(name, 'empieza')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(({ name, letters }) => `${does(name, 'saca')} ${drew(letters)}`);
    return `${draws.join('. ')}. ${does(first, 'empieza')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Después, ${together(others)}.`,
};

const drew = (letters: readonly string[]) =>
  letters.map((letter) => letter || 'un comodín').join(', y luego ');
