const tile = (letter: string) => (letter ? `la ${letter}` : 'el comodín');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Primeros pasos',
  skip: 'Saltar',
  spoken: (step: number, of: number, line: string) => `Primeros pasos, ${step} de ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) =>
      `Arrastra ${tile(letter)} a ${onStar ? 'la estrella' : 'esta casilla'}.`,
    picked: (onStar: boolean) => `Ahora toca ${onStar ? 'la estrella' : 'esta casilla'}.`,
    next: (letter: string) => `Ahora, ${tile(letter)}.`,
    own: 'Vale cualquier palabra, en una línea.',
    done: 'Es una palabra: pulsa Listo.',
    keys: {
      type: (letter: string) => `Ahora la tecla ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Flechas hasta ${column}${row}, luego la tecla ${letter}.`,
      own: 'Vale cualquier palabra, en una línea.',
      done: 'Es una palabra: Intro es Listo.',
    },
  },
  search: {
    from: (word: string) => `${word} está aquí: arrastra por encima.`,
    to: (word: string) => `Hasta el final de ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Flechas hasta la ${letter}, fila ${row}, columna ${column}, y luego Intro.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} está aquí: arrastra de letra en letra.`,
    next: (letter: string) => `Ahora la ${letter}.`,
    end: 'Suelta, o toca otra vez la última letra.',
    own: '¿Una palabra? Suelta, o toca otra vez su final.',
    keys: { type: (word: string) => `Escribe ${word} y pulsa Intro.`, typed: 'Intro juega la palabra.' },
  },
} as const;
