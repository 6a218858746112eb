import { counted, day, figure, inFigures, oneByOne, plural, together } from './forms';

/** Begun seconds are left on the clock of a game: only whole ones have passed. */
const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return inFigures(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
};

/** What is said of what was played, and of what everyone gets every day. */
export const records = {
  title: 'Estadísticas',
  game: 'Juego',
  level: 'Nivel',
  all: 'Todos',
  levels: {
    people: 'Personas',
    standard: '12 minutos',
    scaled: 'Según las direcciones',
    off: 'Sin reloj',
    4: '4 × 4',
    5: '5 × 5',
    6: '6 × 6',
    typed: 'Tablero escrito',
  },
  played: 'Jugadas',
  since: (date: Date) => `desde el ${day(date)}`,
  won: 'Ganadas',
  allFound: 'Todo encontrado',
  bestGame: 'Mejor partida',
  against: (names: readonly string[]) => `contra ${together(names)}`,
  average: (points: number) => `${figure(Math.round(points))} de media`,
  bestPlay: 'Mejor jugada',
  bestWord: 'Mejor palabra',
  longest: 'Palabra más larga',
  share: {
    wordbler: ['Precisión', 'tus jugadas, frente a la mejor posible'],
    search: ['Puntería', 'trazos que eran palabras de la lista'],
    scramble: ['Cosecha', 'de los puntos que casi todos pueden encontrar'],
  },
  percent: (share: number) => `${figure(Math.round(100 * share))} %`,
  more: (share: number) => `${share < 0 ? '−' : '+'}${figure(Math.abs(Math.round(100 * share)))} %`,
  gamesAgo: (games: number) => `hace ${counted(games, 'partida')}`,
  lastGame: 'última partida',
  chart: (name: string, games: number, first: string, last: string, mean: string) =>
    `${name} en ${counted(games, 'partida')}: de ${first} a ${last}; la media de las siete últimas, ${mean}.`,
  which: 'Partida',
  mean: 'Media de siete',
  few: 'La línea se dibuja en cuanto se pueden comparar dos partidas.',
  empty: 'Aquí no se ha terminado ninguna partida. Cuenta todo lo que juegues hasta el final.',
  row: (days: number) => `${counted(days, 'día')} ${plural(days, { one: 'seguido', other: 'seguidos' })}`,
  best: (days: number) => `récord ${figure(days)}`,
  states: {
    row: 'jugado, en la racha',
    played: 'jugado',
    forgiven: 'perdido y perdonado',
    missed: 'sin jugar',
    today: 'hoy',
    coming: 'por venir',
  },
  weekdays: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  milestones: 'Hitos',
  reached: (count: number, all: number) => `${figure(count)} de ${figure(all)}`,
  isReached: 'alcanzado',
  fresh: (names: readonly string[]) => `Alcanzado: ${oneByOne(names)}. ¡Los pájaros cantan!`,
  names: {
    games50: 'Cincuenta partidas',
    rack: 'Las siete fichas a la vez',
    play80: 'Una jugada de 80',
    word9: 'Una palabra de nueve letras',
    beatExpert: 'Ganar al Experto',
    beatThree: 'Ganar a tres',
    pages10: 'Diez sopas',
    all1: 'Las catorce encontradas',
    all25: 'Todo encontrado en 25 sopas',
    unhelped: 'Cada trazo, una palabra',
    score5000: '5000 puntos en una sopa',
    dailySearch7: 'Siete sopas del día',
    boards10: 'Diez tableros',
    boards100: 'Cien tableros',
    points30: '30 puntos en un tablero',
    points60: '60 puntos en un tablero',
    word7: 'Una palabra de siete letras',
    dailyBoard7: 'Siete tableros del día',
  },
  how: (cheats: number, apart: number, imported: number) =>
    oneByOne([
      ...(cheats > 0 ? [`${figure(cheats)} con trampas o de práctica, fuera de los récords`] : []),
      ...(apart > 0 ? [`${figure(apart)} con ventaja o en otro tablero, tampoco en los récords`] : []),
      ...(imported > 0
        ? [`${figure(imported)} ${plural(imported, { one: 'traída', other: 'traídas' })} de fuera`]
        : []),
    ]),
  learned: (learned: number, all: number) =>
    `${figure(learned)} de ${counted(all, 'palabra')} ${plural(learned, { one: 'aprendida', other: 'aprendidas' })}`,
  learnedMeans: 'Las palabras que se te escaparon vuelven en Estudio.',
  aside:
    'No se pudo leer el registro de partidas. Está apartado, nada se ha perdido, y se ha empezado uno nuevo.',
  save: 'Guardarlo en un archivo',
  fileName: 'registro.json',
  notSaved: 'Puede que el navegador no deje guardar un archivo aquí.',
  today: 'Hoy',
  allDone: 'Todo hecho',
  strip: 'Retos de hoy',
  find: 'Jugada del día',
  open: 'por jugar',
  practiceToday: 'hoy, práctica',
  underWay: 'seguir',
  left: 'dejado, ya es práctica',
  done: (found: number, of: number | undefined, points: number, ms: number | undefined) =>
    of === undefined
      ? counted(points, 'punto')
      : `${figure(found)} de ${figure(of)}${ms === undefined ? '' : `, ${clock(ms)}`}`,
  practised: (how: string) => `${how}, práctica`,
  look: (name: string, how: string) => `${name}: ${how}. Ver el resultado`,
  again: (name: string, how: string) => `${name}: ${how}. Jugarlo otra vez, de práctica`,
  play: (name: string, how: string) => `${name}: ${how}`,
  days: 'seguidos',
  archive: 'Los últimos 30 días',
  archiveMeans: 'Los antiguos son práctica: no cambian ni la racha ni el resultado del día.',
  close: 'Cerrar',
  ofDay: (name: string, date: Date) => `${name}, ${day(date)}`,
  told: (name: string, date: Date, how: string) =>
    `${name}, ${day(date)} de ${figure(date.getFullYear())}: ${how}`,
  finding: {
    none: 'No hay jugada para ese día. Van desde noviembre de 2026, durante diez años.',
    missing: 'No se ha podido traer la jugada de ese día. Inténtalo otra vez cuando haya red.',
    greeting: '¿Qué jugada vale más? Un turno y tres pistas; al terminar, cuenta.',
    practice: 'Es práctica: no cuenta para ningún día.',
    found: '¡La has encontrado!',
    near: 'Bien jugado',
    given: 'Esta era la mejor jugada',
    answer: 'Mejor jugada',
    yours: 'Tu jugada',
    noPlay: 'Ninguna jugada',
    look: 'En el tablero',
    again: 'Otra vez, de práctica',
    share: 'Compartir el resultado',
    copied: 'Copiado. En el texto no hay ninguna palabra.',
    score: (found: number, of: number) => `${figure(found)} de ${counted(of, 'punto')}`,
    hints: (hints: number) => (hints === 0 ? 'sin pistas' : counted(hints, 'pista')),
    /** Squares and figures alone: no word, no place. */
    text: (date: Date, found: number, of: number, squares: string) =>
      `Wordbler, jugada del ${day(date)} ${figure(date.getFullYear())}: ${figure(found)} de ${counted(of, 'punto')}\n${squares}`,
  },
  date: day,
} as const;
