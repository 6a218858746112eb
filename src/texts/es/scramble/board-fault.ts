import type { BoardFault } from '../../../scramble/rules';
import { allLetters, counted, plural, signs } from '../forms';

const boardFaults = {
  empty: () => 'Escribe las letras de un tablero, fila por fila.',
  notLetters: (fault) =>
    `En un tablero no va ${signs(fault.strange, fault.foreign)}: solo las letras ${allLetters(fault.letters, 'de la A a la Z')}.`,
  tooSmall: ({ count }) =>
    `${counted(count, 'letra')} ${plural(count, { one: 'es poco', other: 'son pocas' })}: un tablero tiene al menos 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'letra')} no hacen un cuadrado. Los tableros tienen 4, 9, 16, 25, 36… letras: ${nearest(count)}.`,
  tooLarge: ({ count }) =>
    `${counted(count, 'letra')} son demasiadas: un tablero tiene como mucho 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} más o ${fewer} menos` : `${more} más`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);
