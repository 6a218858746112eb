import type { KeyHelp } from '../../shapes';

export const help = {
  title: 'Cómo se juega a Scramble',
  steps: [
    ['Arrastra', 'De letra en letra, y suelta al final de la palabra.'],
    ['O toca, o escribe', 'Toca las letras una a una, y la última otra vez; o escribe la palabra.'],
    ['Un paso atrás', 'Volver a la letra de antes quita la última.'],
    [
      'Cadenas que se tocan',
      'Las letras se siguen en horizontal, en vertical o en diagonal. Ninguna casilla dos veces en una palabra. Qu cuenta como dos letras.',
    ],
    [
      'Un tablero para todo el grupo',
      'Se busca en él por turnos. Las palabras que encontraron dos se pueden tachar al final.',
    ],
  ],
  points: {
    title: 'Puntos',
    rows: [
      ['3 o 4 letras', '1'],
      ['5 letras', '2'],
      ['6 letras', '3'],
      ['7 letras', '5'],
      ['8 o más', '11'],
    ],
  },
  keys: [
    { keys: 'A a Z', meaning: 'Escribir una palabra: se iluminan todos sus caminos' },
    { keys: 'Intro', meaning: 'Jugar la palabra' },
    { keys: 'Retroceso', meaning: 'Quitar la última letra' },
    { keys: 'Esc', meaning: 'Borrar la palabra' },
    { keys: '← ↑ → ↓', meaning: 'Moverse por las letras' },
    { keys: 'Espacio', meaning: 'Tomar la letra; otra vez en la última, jugar la palabra' },
    { keys: '7', meaning: 'Pistas' },
    { keys: '8', meaning: 'Quitar o poner el sonido' },
    { keys: '9', meaning: 'Pausa' },
    { keys: '.', meaning: 'Pantalla completa, o no' },
    { keys: '?', meaning: 'Esta ayuda' },
  ] satisfies KeyHelp[],
} as const;
