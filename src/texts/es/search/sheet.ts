import type * as wordSearch from '../../../search/rules';
import { counted, inFigures } from '../forms';

const words = (count: number) => counted(count, 'palabra');

function wordFault(word: string, fault: wordSearch.SheetWordFault): string {
  switch (fault.code) {
    case 'notALetter':
      return `${word}: «${fault.sign}» no es una letra de este idioma.`;
    case 'tooShort':
      return `${word} es demasiado corta: 2 letras como mínimo.`;
    case 'tooLong':
      return `${word} es demasiado larga: 20 letras como máximo.`;
    case 'noClue':
      return `${word} no tiene pista todavía. Escríbela detrás de «=».`;
    case 'double':
      return `${word} está dos veces.`;
    case 'reversed':
      return `${word} es ${fault.other} al revés.`;
    case 'twiceInside':
      return `${word} se lee más de una vez en ${fault.other}, o también en otras. Quita una de ellas.`;
    case 'againstTheWay':
      return `${word} se lee al revés en ${fault.other}, y no has elegido dos direcciones opuestas.`;
  }
}

function fault(what: wordSearch.SheetFault): string {
  switch (what.code) {
    case 'tooFewWords':
      return `${words(what.count)} por ahora; una ficha tiene de 4 a 40.`;
    case 'tooManyWords':
      return `${words(what.count)} son demasiadas; una ficha tiene de 4 a 40.`;
    case 'noDirections':
      return 'Elige una dirección por lo menos.';
    case 'notAMessage':
      return 'El mensaje tiene signos que no son letras de este idioma.';
  }
}

function layFault(what: wordSearch.LayFault, word: string): string {
  switch (what.code) {
    case 'noLine':
      return `${word} es más larga que cualquier línea de la ficha. Hazla más grande o elige más direcciones.`;
    case 'noRoom':
      return `No caben todas las palabras: ${word} se queda sin sitio. Haz la ficha más grande o quita palabras.`;
    case 'messageTooLong':
      return `El mensaje tiene ${counted(what.letters, 'letra')} y sobran ${what.left} como máximo. Acórtalo o haz la ficha más grande.`;
    case 'messageMakesWords':
      return 'Con este mensaje una palabra de la lista aparece por segunda vez. Cámbialo un poco.';
    case 'crowded':
      return 'Con cualquier relleno una palabra aparece por segunda vez. Quita las más cortas.';
  }
}

/** Pages that somebody makes for a class. */
export const sheet = {
  open: 'Para una clase',
  title: 'Una ficha para una clase',
  untitled: 'Sopa de letras',
  noLetter: 'sin letra',
  heading: 'Título',
  words: 'Palabras, una por línea',
  howTo: 'Los espacios, guiones y apóstrofos se quedan en la lista. La pista va detrás de «=»: lince = Ve de lejos.',
  ready: (count: number) => `${words(count)}, todo en orden.`,
  more: (count: number) => `y ${count} más`,
  wordFault,
  fault,
  layFault,
  shape: 'Forma',
  shapes: { square: 'Cuadrado', wide: 'Ancha', heart: 'Corazón' },
  size: 'Tamaño',
  smaller: 'Más pequeña',
  larger: 'Más grande',
  squares: 'casillas',
  extent: (wide: number, high: number) => `${inFigures(wide)}×${inFigures(high)}`,
  shown: 'La lista enseña',
  shownAs: { words: 'Palabras', clues: 'Pistas', hidden: 'Nada' },
  ways: 'Direcciones',
  message: 'Mensaje secreto',
  messageMeans: 'Lo forman las primeras letras que sobran, tal como se lee.',
  preview: 'Vista previa',
  picture: (count: number) => `La ficha con ${words(count)} marcadas.`,
  another: 'Otras letras',
  play: 'Jugar',
  link: 'Enlace',
  share: {
    title: 'Un enlace para la clase',
    means: 'Quien lo abra tendrá exactamente esta ficha. En su dispositivo no se guarda nada de ella.',
    text: (name: string) => `Una sopa de letras para ti: ${name}`,
  },
  sent: {
    title: 'Una ficha para ti',
    hidden: (count: number) => `Entre sus letras se ${count === 1 ? 'esconde' : 'esconden'} ${words(count)}.`,
    message: 'Lo que sobra te dice algo.',
    nothingKept:
      'En este dispositivo no se guarda nada de esta ficha: ni puntos, ni récords, ni partida. Si vuelves a cargar la página, empieza de nuevo.',
    start: 'Empezar',
    otherLetters: 'Esta ficha se hizo con otra versión del juego. Pide un enlace nuevo.',
  },
  end: {
    see: 'Ver el final',
    title: '¡Todas encontradas!',
    givenUp: 'Te has rendido',
    message: 'Las letras que sobran dicen:',
    nothingKept: 'Nada de esto se guarda.',
    again: 'Jugar otra vez',
    back: 'Volver a la ficha',
    menu: 'Menú',
  },
  printed: {
    message: (count: number) => `Las primeras ${count} letras que sobran, fila por fila, dicen:`,
    said: 'El mensaje:',
    hidden: (count: number) => `Aquí se ${count === 1 ? 'esconde' : 'esconden'} ${words(count)}. Escríbelas:`,
  },
} as const;
