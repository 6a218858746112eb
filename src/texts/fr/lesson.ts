import { de } from './forms';

const tile = (letter: string) => (letter ? `le ${letter}` : 'le joker');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Premiers pas',
  skip: 'Ignorer',
  spoken: (step: number, of: number, line: string) => `Premiers pas, ${step} sur ${of} : ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) =>
      `Fais glisser ${tile(letter)} sur ${onStar ? 'l’étoile' : 'cette case'}.`,
    picked: (onStar: boolean) => `Touche maintenant ${onStar ? 'l’étoile' : 'cette case'}.`,
    next: (letter: string) => `Ensuite, ${tile(letter)}.`,
    own: 'N’importe quel mot, sur une seule ligne.',
    done: 'C’est un mot : touche Valider.',
    keys: {
      type: (letter: string) => `Maintenant la touche ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Flèches jusqu’à ${column}${row}, puis la touche ${letter}.`,
      own: 'N’importe quel mot, sur une seule ligne.',
      done: 'C’est un mot : Entrée pour valider.',
    },
  },
  search: {
    from: (word: string) => `${word} est ici : glisse le long du mot.`,
    to: (word: string) => `Jusqu’au bout ${de(word)}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Flèches jusqu’au ${letter}, ligne ${row}, colonne ${column}, puis Entrée.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} est ici : glisse de lettre en lettre.`,
    next: (letter: string) => `Puis ${letter}.`,
    end: 'Lâche, ou retouche la dernière lettre.',
    own: 'Un mot ? Lâche, ou retouche la dernière lettre.',
    keys: { type: (word: string) => `Tape ${word}, puis Entrée.`, typed: 'Entrée joue le mot.' },
  },
} as const;
