import type * as wordSearch from '../../../search/rules';
import { day, figure, large, month, oneByOne, plural } from '../forms';

type Direction = wordSearch.Direction;

const thin = '\u202f';

/** 3060 as it is read with ease; a minus that is as wide as a plus. */
const points = (value: number) => (value < 0 ? '−' : '') + large(Math.abs(value), thin);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const pointed = (count: number) => `${points(count)} ${plural(count, { one: 'punto', other: 'puntos' })}`;

const numerals = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const ways: Readonly<Record<Direction, string>> = {
  right: 'a la derecha',
  down: 'abajo',
  left: 'a la izquierda',
  up: 'arriba',
  downLeft: 'abajo a la izquierda',
  downRight: 'abajo a la derecha',
  upLeft: 'arriba a la izquierda',
  upRight: 'arriba a la derecha',
};

const directions = (count: number) =>
  count === 8 ? 'ocho direcciones' : `${numerals[count]} ${plural(count, { one: 'dirección', other: 'direcciones' })}`;

const foundWords = (found: number) => plural(found, { one: 'palabra encontrada', other: 'palabras encontradas' });

const sum = (length: number, multiplier: number, score: number) => `${length} × ${multiplier} = ${points(score)}`;

const squares = { found: '🟦', hinted: '🟨', missed: '⬜' } as const;

/** What is said at the end of a word search, and in its tables of scores. */
export const end = {
  points,
  clock,
  sum,
  ways,
  allWays: (chosen: readonly Direction[]) => oneByOne(chosen.map((way) => ways[way])),
  titles: { allFound: '¡Las catorce!', timeOut: '¡Se acabó el tiempo!', givenUp: 'Abandonada' },
  found: (found: number, all: number) =>
    `${found} de ${all} ${plural(found, { one: 'encontrada', other: 'encontradas' })}`,
  subtitle: (category: string, count: number, time: string | undefined) =>
    oneByOne([category, directions(count), ...(time === undefined ? [] : [time])]),
  left: (seconds: number) => `sobran ${clock(seconds)}`,
  spent: (seconds: number) => `en ${clock(seconds)}`,
  picture: {
    title: pointed,
    alternative: (category: string, found: number, missed: readonly string[]) =>
      `La sopa de ${category}: ${found} ${foundWords(found)}, en casillas azul claro; ${
        missed.length === 0 ? 'no falta ninguna' : `perdidas, en casillas verdes: ${oneByOne(missed)}`
      }.`,
    file: (category: string) => `sopa-de-letras-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`,
    failed: 'La imagen no se ha podido crear aquí.',
    legendFound: (count: number) => `${count} ${plural(count, { one: 'encontrada', other: 'encontradas' })}`,
    legendMissed: (count: number) => `${count} ${plural(count, { one: 'perdida', other: 'perdidas' })}`,
  },
  buttons: {
    playAgain: 'Jugar otra vez',
    playAgainMeans: 'la misma lista en otra sopa',
    sameGrid: 'La misma sopa',
    choose: 'Otra categoría',
    replay: 'Repasar',
    save: 'Guardar imagen',
    saveMeans: 'en PNG',
    share: 'Compartir',
    link: 'Mi búsqueda',
    linkMeans: 'un enlace para verla y repasarla',
    menu: 'Menú',
    tables: 'Todas las tablas',
    back: 'Volver a las categorías',
    sound: 'Sonido',
  },
  reckoning: {
    title: 'Las cuentas',
    number: 'Número',
    word: 'Palabra',
    direction: 'Dirección',
    sum: 'Longitud × factor',
    score: 'Puntos',
    hinted: 'con pista',
    nothing: 'No se ha encontrado ninguna palabra.',
    words: 'Palabras',
    missed: 'Palabras perdidas',
    none: 'Ninguna',
    cheat: (code: string, times: number) => `Trampa «${code}» × ${times}`,
    hints: (times: number) => `Pistas × ${times}`,
    noHelp: 'Trampas y pistas',
    bonus: (seconds: number, each: number) => `Bono de tiempo ${seconds} s × ${each}`,
    bonusCapped: (seconds: number) => `Bono de tiempo ${seconds} s, con límite`,
    bonusBought: (seconds: number) => `Bono de tiempo ${seconds} s, sin lo que dio la trampa`,
    bonusLost: 'Bono de tiempo, faltan palabras',
    noClock: 'Bono de tiempo, sin reloj',
    total: 'Total',
    best: 'Primer puesto',
    place: (place: number) => `Puesto ${place}`,
    alone: 'El primero aquí',
    outside: 'Fuera de la tabla',
  },
  table: {
    title: (category: string) => `Los 14 mejores, ${category}`,
    place: 'Puesto',
    name: 'Nombre',
    score: 'Puntos',
    when: 'Fecha',
    ways: 'Sentidos',
    seed: 'Semilla',
    seedOf: (seed: string) => `Semilla ${seed}`,
    seedMeans: 'La misma lista con esta semilla da la misma sopa.',
    again: 'Jugar esta sopa',
    copy: 'Copiar la semilla',
    copied: 'La semilla está copiada.',
    elsewhere: 'de otro sitio',
    cheats: (count: number) => `${points(count)} ${plural(count, { one: 'trampa', other: 'trampas' })}`,
    hints: (count: number) => `${points(count)} ${plural(count, { one: 'pista', other: 'pistas' })}`,
    practice: 'práctica: la sopa podía conocerse',
    now: 'ahora',
    date: (when: number, now: number) => {
      const [then, today] = [new Date(when), new Date(now)];
      const isThisYear = then.getFullYear() === today.getFullYear();
      return isThisYear ? `${figure(then.getDate())} ${month(then)}` : `${month(then)} ${figure(then.getFullYear())}`;
    },
    yourName: 'Tu nombre para la tabla',
    enter: 'Entrar en la tabla',
    entered: (place: number, name: string) => `${name}: puesto ${place} en la tabla.`,
    tooLow: (lowest: number) => `La tabla está llena: hacen falta ${pointed(lowest)} para entrar.`,
    empty: 'Aún no hay puntos.',
    sessionOnly: 'Este navegador no guarda nada para esta página: la tabla dura hasta que se cierre.',
    lost: 'Tus récords se cambiaron fuera del juego: todas las tablas empiezan de nuevo.',
    meanwhile: 'Entretanto hubo otros mejores: ya no entra en la tabla.',
  },
  tables: {
    title: 'Récords',
    close: 'Cerrar',
    category: 'Categoría',
    option: (category: string, best: number | undefined) =>
      best === undefined ? category : `${category} (${points(best)})`,
    former: 'Categoría anterior',
    next: 'Categoría siguiente',
    clear: 'Vaciar esta tabla',
    clearAll: 'Vaciar todas las tablas',
    sureOne: (category: string) => `¿Vaciar la tabla de ${category}? Sus puntos se pierden para siempre.`,
    sureAll: '¿Vaciar todas las tablas? Todos los puntos se pierden para siempre.',
    doClear: 'Vaciar',
    keep: 'Conservar',
  },
  share: {
    text: (category: string, found: number, all: number, score: number) =>
      `Sopa de letras, ${category}: he encontrado ${found} de ${all} palabras, ${pointed(score)}. ¿Puedes superarlo en la misma sopa?`,
    /** A square for each word of the list tells no letter of it. */
    daily: (date: Date, score: number, words: readonly ('found' | 'hinted' | 'missed')[], language?: string) =>
      `Sopa de letras del ${day(date)} de ${figure(date.getFullYear())}${language ? ` (${language})` : ''}: ${words.filter((word) => word !== 'missed').length} de ${words.length} palabras, ${pointed(score)}\n${words.map((word) => squares[word]).join('')}`,
    copied: 'Copiado. Pégalo para quien quieras: el enlace lleva a la misma sopa.',
  },
  printed: {
    title: (category: string) => `Sopa de letras: ${category}`,
    puzzle: 'La sopa',
    key: 'La solución',
    keyMeans: 'en una página aparte',
    keyTitle: (category: string) => `Solución: ${category}`,
    ways: 'Las palabras van en línea recta, en estos sentidos:',
  },
  replay: {
    title: 'Repaso',
    close: 'Cerrar',
    picture: (found: number, all: number) => `La sopa con ${found} de ${all} palabras encontradas.`,
    play: 'Ver',
    pause: 'Pausa',
    back: 'Paso atrás',
    step: 'Paso siguiente',
    again: 'Desde el principio',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    position: 'Paso',
    at: (step: number, all: number) => `Paso ${step} de ${all}`,
    score: 'Puntos',
    time: 'Tiempo',
    keys: 'Espacio reproduce y pausa, las flechas van paso a paso, + y − cambian la velocidad.',
    start: 'La búsqueda empieza.',
    wordFound: (word: string, way: Direction, length: number, multiplier: number, score: number) =>
      `${word}, ${ways[way]}, ${sum(length, multiplier, score)}`,
    foundBefore: (word: string) => `${word} otra vez`,
    nope: (letters: string) => `¡No! ${letters} no está en la lista`,
    hinted: (word: string) => `Una pista para ${word}`,
    mambazamba: (seconds: number) => `Trampa «mambazamba»: ${seconds} s más`,
    flash: 'Trampa «flash»: se ven las palabras ocultas',
    endings: {
      allFound: (bonus: number) => `Todas encontradas. Bono de tiempo: ${points(bonus)}`,
      timeOut: () => 'Se acabó el tiempo.',
      givenUp: () => 'Abandonada.',
    },
  },
} as const;
