import type { KeyHelp } from '../shapes';

/** As keyboards have them printed. */
const printed: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  Enter: 'Intro',
  Space: 'Espacio',
};

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Teclas',
  short: (keys: string) => keys.replace(/\p{L}+/gu, (key) => printed[key] ?? key),
  board: [
    { keys: 'A a Z', meaning: 'Colocar esa ficha en el cursor, o un comodín si no está' },
    { keys: 'A a Z, sin cursor', meaning: 'Tomar la ficha; luego, clic en su casilla' },
    { keys: '← ↑ → ↓', meaning: 'Mostrar el cursor, luego moverlo' },
    { keys: 'Ctrl + flecha', meaning: 'Saltar a la ficha siguiente o al borde' },
    { keys: 'Espacio', meaning: 'Escribir en horizontal o en vertical' },
    { keys: 'Retroceso o Ctrl+Z', meaning: 'Recuperar la última ficha' },
    { keys: 'Supr', meaning: 'Recuperar la ficha bajo el cursor' },
    { keys: 'Intro', meaning: 'Listo, o cambiar las fichas elegidas' },
    { keys: 'Esc', meaning: 'Recoger todas las fichas, cancelar o cerrar (también la pista)' },
    { keys: 'Ctrl+Intro', meaning: 'Pasar' },
    { keys: '1 a 4', meaning: 'Historial de ese puesto' },
    { keys: '=', meaning: 'Cómo puntuó la última jugada' },
    { keys: '5', meaning: 'Mezclar el atril' },
    { keys: '6', meaning: 'Cambiar: las letras, o las flechas y Espacio, eligen las fichas' },
    { keys: '7', meaning: 'Pista: qué fichas, luego dónde, luego la palabra; al final las coloca' },
    { keys: '8', meaning: 'Quitar o poner el sonido' },
    { keys: '9', meaning: 'Menú' },
    { keys: '0', meaning: 'Decir cómo va la partida (para lectores de pantalla)' },
    { keys: ',', meaning: 'Decir las palabras, la fila, la columna y los premios libres junto al cursor' },
    { keys: '.', meaning: 'Pantalla completa, o no' },
    { keys: 'Tab', meaning: 'Ir al atril, luego a los botones' },
    { keys: 'Espacio, en el atril', meaning: 'Colocar esa ficha en el cursor, o elegirla' },
    { keys: 'Mayús + flecha, en el atril', meaning: 'Mover esa ficha por el atril' },
    { keys: 'Espacio, Intro, + y −', meaning: 'Al mirar: pausa o seguir, un turno, más o menos deprisa' },
    { keys: '?', meaning: 'Esta ayuda' },
  ] satisfies KeyHelp[],
} as const;

export const letterKeys = {
  open: 'Teclado de letras',
  of: (language: string) => `Letras, ${language}`,
  takeBack: 'Borrar',
  stranger: (sign: string, language: string) =>
    `«${sign}» no está en ninguna ficha en ${language}. Toma las fichas del atril, o pon el teclado en ${language}.`,
};
