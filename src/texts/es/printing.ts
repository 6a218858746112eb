import { counted } from './forms';

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Imprimir',
  close: 'Cerrar',
  means: 'En A4 o carta, en negro sobre blanco.',
  print: 'Imprimir',
  missing: 'No se ha podido cargar la impresión. Comprueba la conexión e inténtalo otra vez.',
  refused:
    'Si no se ha abierto nada, quizá el juego no pueda imprimir aquí. Deja este panel abierto y usa la orden del navegador, o abre el juego en una pestaña propia.',
  name: 'Nombre',
  date: 'Fecha',
  code: 'Lo mismo en pantalla',
  wordbler: {
    sheet: 'Hoja de puntos',
    sheetMeans: 'una columna por persona',
    board: 'Tablero vacío',
    boardMeans: 'para llenarlo a mano',
    turn: 'Turno',
    word: 'Palabra',
    points: 'Puntos',
    total: 'Total',
    left: 'Queda en el atril',
    tiles: 'Las fichas: cuánto vale y cuántas hay de cada una',
    blank: 'Comodín',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'La primera palabra pasa por el centro.',
    rack: (size: number) => `Cada atril recibe ${counted(size, 'ficha')}.`,
  },
} as const;
