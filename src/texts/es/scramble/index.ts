import type { BoardFault, Reach, Refusal, TurnEnd, Within } from '../../../core/scramble';
import { allLetters, counted, does, figure, oneByOne, plural, signs, wins, you } from '../forms';
import { help } from './help';
import { notShown, printed } from './printed';
import { shared } from './shared';

const clockText = (seconds: number) =>
  seconds < 60 ? counted(seconds, 'segundo') : counted(Math.round(seconds / 60), 'minuto');

const refusals: Readonly<Record<Refusal, (word: string, shortest: number) => string>> = {
  malformed: () => 'Esa jugada no existe en este juego.',
  notBegun: () => 'El turno aún no ha empezado.',
  alreadyBegun: () => 'El turno ya ha empezado.',
  gameOver: () => 'La partida ha acabado.',
  paused: () => 'La partida está en pausa: síguela antes.',
  notPaused: () => 'La partida no está en pausa.',
  emptyPath: () => 'Elige antes unas letras.',
  outsideBoard: () => 'Eso está fuera del tablero.',
  jump: () => 'Las letras de una palabra deben tocarse.',
  squareTwice: () => 'Ninguna casilla dos veces en una palabra.',
  notLetters: () => 'Solo letras.',
  tooShort: (word, shortest) => `${word} es muy corta: ${shortest} letras o más.`,
  notOnBoard: (word) => `${word} no está en el tablero.`,
  notAWord: (word) => `${word} no está en el diccionario.`,
  alreadyFound: (word) => `${word}: ya encontrada.`,
  allShown: (word) => `${word} ya se mostró hasta el final.`,
};

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

// Words of more letters than these bring no more points.
const numerals = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'];

const knowers: Readonly<Record<Reach, string>> = {
  beginner: 'conoce cualquiera',
  most: 'conoce casi todo el mundo',
  wellRead: 'conoce quien lee mucho',
};

const ends: Readonly<Record<TurnEnd, string>> = {
  timeOut: '¡Se acabó el tiempo!',
  done: 'El turno ha acabado.',
  givenUp: 'Abandonado.',
};

export const scramble = {
  name: 'Scramble',
  motto: 'Cadenas de letras que se tocan',
  back: 'Atrás',
  points: (points: number) => counted(points, 'punto'),
  words: (words: number) => counted(words, 'palabra'),
  letters: (letters: number) => counted(letters, 'letra'),
  of: (found: number, all: number) => `${found} de ${all}`,
  refuse: (reason: Refusal, word: string, shortest: number) => refusals[reason](word, shortest),
  boardFault: (fault: BoardFault) => (boardFaults[fault.reason] as (own: BoardFault) => string)(fault),
  choose: {
    board: 'El tablero',
    size: (side: number) => `${side} × ${side}`,
    sizeMeans: (side: number) => (side === 4 ? 'de un vistazo' : 'para palabras largas'),
    time: 'Tiempo por turno',
    times: (seconds: number | null) => (seconds === null ? 'Libre' : `${seconds / 60} min`),
    shortest: 'Palabra más corta',
    lengths: (length: number) => `${length}`,
    seed: 'Número de tablero',
    seedMeans: 'Mismo número, mismo tablero',
    newSeed: 'Otro número',
    badSeed: 'Escribe un número o una palabra para el tablero, como mucho 40 letras o cifras.',
    players: '¿Quién juega?',
    inTurns: 'Por turnos, en el mismo tablero.',
    playerName: (player: number) => `Nombre en el puesto ${player}`,
    mascotOf: (name: string) => `Otra mascota para ${name}`,
    remove: (name: string) => `Quitar a ${name}`,
    add: 'Añadir un puesto',
    rest: 'Más: palabra más corta, número',
    strike: 'Tachar las compartidas',
    strikeMeans: 'Encontradas por dos o más: sin puntos',
    fewest: 'Al menos estas palabras',
    fewestMeans: 'Lanza hasta que las haya',
    fewer: 'Menos palabras',
    more: 'Más palabras',
    unit: 'palabras',
    known: 'Palabras conocidas',
    knownMeans: 'Solo tableros con bastantes palabras de uso diario',
    roll: 'Lanzar',
    rolling: 'Lanzando…',
    daily: 'Tablero del día',
    dailyMeans: 'Para todos',
    solve: 'Resolver',
    solveMeans: 'Sus palabras',
    watch: 'Mirar',
    watchMeans: 'Palabra a palabra',
    notMet: (words: number) =>
      `Ningún lanzamiento tuvo tantas: este tablero tiene ${counted(words, 'palabra')}.`,
    failed: 'El tablero no se ha podido lanzar. Inténtalo otra vez.',
    link: 'Copiar el enlace de este tablero',
    copied: 'Copiado: quien abra el enlace recibe el mismo tablero.',
    copyByHand: (link: string) => `Copia este enlace: ${link}`,
    badLink: 'El enlace del tablero está dañado. Pídelo otra vez, o lanza un tablero tuyo.',
    invited: 'Un tablero que han compartido contigo',
    invitedMeans: 'Hay una partida empezada. Jugar el tablero compartido la acaba.',
    playShared: 'Jugar el tablero compartido',
    kept: 'Hay una partida empezada. Lanzar empieza otra y la acaba.',
    goOn: 'Seguir con ella',
  },
  play: {
    title: (names: readonly string[]) => `Scramble: ${oneByOne(names)}`,
    timeLeft: (text: string) => `Tiempo restante ${text}`,
    noClock: 'Sin reloj',
    points: 'Puntos',
    words: 'Palabras',
    turnOf: (name: string) => (name === you ? 'Tu turno' : `Turno de ${name}`),
    next: (name: string) => `luego ${name}, mismo tablero`,
    alone: 'a solas',
    last: 'el último en este tablero',
    empty: 'Arrastra, toca o escribe.',
    soFar: (letters: number) => `${counted(letters, 'letra')} hasta ahora`,
    waysOf: (letters: number, ways: number) =>
      ways === 0 ? 'no está en el tablero' : `${counted(letters, 'letra')}, ${counted(ways, 'camino')}`,
    found: 'Encontradas',
    none: 'Nada todavía. Cada letra puede llevar a sus ocho vecinas.',
    groupOf: (length: number, orMore: boolean) => (orMore ? `${length} o más` : counted(length, 'letra')),
    each: (points: number) => counted(points, 'punto'),
    type: 'O escribe una palabra',
    typeHint: 'Intro la juega',
    enter: 'Jugar la palabra escrita',
    clear: 'Borrar',
    letGo: 'Suelta.',
    playWord: 'Jugar palabra',
    pause: 'Pausa',
    hint: 'Pista',
    endTurn: 'Acabar el turno',
    good: (word: string, points: number) => `${word}: ${counted(points, 'punto')}`,
    grid: 'Letras del tablero',
    gridHint:
      'Las flechas mueven, Espacio toma una letra, Intro juega la palabra, Esc la borra. O escribe la palabra.',
    square: (letter: string, row: number, column: number) => `${letter}, fila ${row}, columna ${column}`,
    taken: (order: number) => `letra ${order} de la palabra`,
    left: (words: number) => counted(words, 'palabra'),
    list: 'Palabras que has encontrado',
    menu: 'Menú',
    sound: 'Quitar el sonido',
    soundOn: 'Poner el sonido',
    help: 'Cómo se juega',
  },
  remarks: {
    begin: 'Las largas valen más: ocho letras son 11 puntos.',
    hurry: '¡El último medio minuto!',
    half: '¡Ya tienes más de la mitad de las palabras!',
    oneMore: (letters: number, points: number) =>
      `¿${numerals[letters]} letras a la vista? Serían ${counted(points, 'punto')}.`,
    longest: (points: number) => `${counted(points, 'punto')}: ninguna palabra da más.`,
  },
  ready: {
    title: (name: string) => (name === you ? '¡Te toca!' : `¡Te toca, ${name}!`),
    alone: '¿Empezamos?',
    first: (seconds: number | null) =>
      seconds === null ? 'Sin reloj: busca cuanto quieras.' : `Tienes ${clockText(seconds)}.`,
    handOver: (name: string) => `Pásalo a ${name}. Nadie más debe ver aún las letras.`,
    begin: 'Empezar',
    stop: 'Acabar aquí la partida',
  },
  printed,
  shared,
  pause: {
    title: 'En pausa',
    why: 'Las letras están tapadas y el reloj está parado.',
    hidden: 'En pausa, porque la página no estaba a la vista. El reloj se paró.',
    goOn: 'Seguir',
    end: 'Acabar el turno',
    leave: 'Dejarlo por ahora',
    leaveMeans: 'La partida se guarda: síguela desde el menú.',
  },
  hint: {
    title: 'Pistas',
    counts: 'Cuántas palabras quedan en cada letra',
    counted: 'Cada letra muestra en cuántas palabras participa aún.',
    letter: 'Mostrar la primera letra de una palabra',
    more: (shown: number) => `Una letra más (${shown} a la vista)`,
    shown: (letters: string, length: number) => `${counted(length, 'letra')}, empieza por ${letters}.`,
    none: 'Ya están todas las palabras conocidas. ¡Muy bien!',
    waiting: 'Se están contando las palabras. Un momento.',
    failed: 'Las palabras no se han podido contar. Pídelo otra vez.',
    free: 'Las pistas no cuestan puntos; el resultado dice cuántas hubo.',
    close: 'Cerrar',
  },
  ended: (reason: TurnEnd) => ends[reason],
  speech: {
    began: (name: string, seconds: number | null) =>
      seconds === null
        ? `${does(name, 'empieza')}, sin reloj.`
        : `${does(name, 'empieza')}: ${clockText(seconds)}.`,
    beganAlone: (seconds: number | null) =>
      `La búsqueda empieza${seconds === null ? ', sin reloj' : `: ${clockText(seconds)}`}.`,
    took: (letters: string) => letters,
    found: (word: string, points: number, score: number) =>
      `${word}, ${counted(points, 'punto')}. En total ${score}.`,
    ended: (reason: TurnEnd, words: number, score: number) =>
      `${ends[reason]} ${counted(words, 'palabra')}, ${counted(score, 'punto')}.`,
    left: (seconds: number) =>
      `${plural(seconds, { one: 'Queda', other: 'Quedan' })} ${counted(seconds, 'segundo')}.`,
    paused: 'En pausa.',
    wentOn: 'La partida sigue.',
    cleared: 'Borrada.',
  },
  result: {
    title: (words: number, hidden: number) => `${counted(words, 'palabra')} en el tablero${notShown(hidden)}`,
    solving: 'Buscando todas las palabras…',
    failed: 'No se han podido encontrar las palabras del tablero. Se muestra lo que encontraste tú.',
    tryAgain: 'Reintentar',
    winner: (names: readonly string[]) => (names.length === 0 ? 'Ninguna palabra encontrada' : wins(names)),
    own: 'Tu resultado',
    alone: (words: number, points: number) => `${counted(words, 'palabra')}, ${counted(points, 'punto')}`,
    within: ({ reach, found, all }: Within) =>
      `${figure(found)} de ${counted(all, 'palabra')} que ${knowers[reach]}`,
    shared: 'compartida',
    missed: 'perdida',
    missedBy: ['perdida', 'perdida', 'perdida por dos', 'perdida por todos'],
    foundBy: (names: readonly string[]) => `encontrada por ${oneByOne(names)}`,
    struck: (count: number) =>
      `${counted(count, 'palabra compartida', 'palabras compartidas')} ${plural(count, { one: 'tachada', other: 'tachadas' })}: sin puntos.`,
    point: 'Elige una palabra para ver su camino y su significado.',
    hints: (count: number) => counted(count, 'pista'),
    again: 'Lanzar otra vez',
    same: 'Mismo tablero',
    menu: 'Menú',
    path: (at: number, all: number) => `camino ${at} de ${all}`,
    previous: 'Camino anterior',
    next: 'Camino siguiente',
    inside: 'Dentro',
    group: (length: number, orMore: boolean) => (orMore ? `${length} o más` : counted(length, 'letra')),
    groupNote: (points: number, found: number, all: number) =>
      `${counted(points, 'punto')}, ${found} de ${all}`,
    byStart: 'Perdidas, por primera letra',
    byLength: 'Por longitud',
    view: 'Cómo se ordenan las palabras',
    startAt: (letter: string, row: number, column: number) => `${letter} (fila ${row}, columna ${column})`,
  },
  solver: {
    title: 'Resolver un tablero',
    field: 'Escribe o pega sus letras, fila por fila',
    fits: (count: number, side: number, hasQ: boolean) =>
      `${counted(count, 'letra')}: ${side} × ${side}.${hasQ ? ' La Q vale QU.' : ''}`,
    paste: 'Pegar',
    pasteFailed: 'El navegador no da el portapapeles: pulsa Ctrl+V en el campo.',
    roll: 'Lanzar',
    shortest: 'Palabra más corta',
    solving: 'Resolviendo…',
    failed: 'El tablero no se ha podido resolver: la búsqueda se detuvo. Inténtalo otra vez.',
    tryAgain: 'Reintentar',
    sums: (words: number, points: number) => `${counted(words, 'palabra')}, ${counted(points, 'punto')}`,
    filter: 'Filtro, p. ej. ING o ?R*T',
    order: 'Ordenar por',
    orders: { score: 'Puntos', length: 'Longitud', alphabet: 'A a Z' },
    columns: { word: 'Palabra', letters: 'Letras', points: 'Puntos', paths: 'Caminos' },
    shown: (from: number, to: number, all: number) => `${from}–${to} de ${all}`,
    none: 'Ninguna palabra del tablero pasa el filtro.',
    noWords: 'En el tablero no hay palabras de esa longitud.',
    watch: 'Mirar',
    chart: 'Palabras por longitud',
    list: 'Palabras del tablero',
    noMeaning: 'No se conoce su significado.',
  },
  watch: {
    title: 'Juega la máquina',
    played: 'Jugado hasta ahora',
    points: 'Puntos',
    pause: 'Pausa',
    goOn: 'Seguir',
    next: 'Palabra siguiente',
    previous: 'Palabra anterior',
    speed: 'Velocidad',
    speeds: (seconds: number) => `${figure(seconds)} s por palabra`,
    over: 'Esas eran todas.',
    from: (first: string, last: string, squares: number) =>
      `De la ${first} a la ${last}: ${counted(squares, 'casilla')}.`,
    again: 'Desde el principio',
  },
  help,
} as const;
