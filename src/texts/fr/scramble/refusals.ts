import type { Refusal } from '../../../scramble/rules';

export const refusals: Readonly<Record<Refusal, (word: string, shortest: number) => string>> = {
  malformed: () => 'Ce coup n’existe pas dans ce jeu.',
  notBegun: () => 'Le tour n’a pas encore commencé.',
  alreadyBegun: () => 'Le tour a déjà commencé.',
  gameOver: () => 'La partie est finie.',
  paused: () => 'La partie est en pause : reprends d’abord.',
  notPaused: () => 'La partie n’est pas en pause.',
  emptyPath: () => 'Choisis d’abord des lettres.',
  outsideBoard: () => 'C’est en dehors de la grille.',
  jump: () => 'Les lettres d’un mot doivent se toucher.',
  squareTwice: () => 'Aucune case deux fois dans un mot.',
  notLetters: () => 'Seulement des lettres.',
  tooShort: (word, shortest) => `${word} est trop court : ${shortest} lettres ou plus.`,
  notOnBoard: (word) => `${word} n’est pas dans la grille.`,
  notAWord: (word) => `${word} n’est pas au dictionnaire.`,
  alreadyFound: (word) => `${word} : déjà trouvé.`,
  allShown: (word) => `${word} a été montré jusqu’au bout.`,
  noRival: () => 'Il n’y a pas d’adversaire à cette grille.',
};
