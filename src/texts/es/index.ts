import type { EndReason, GameEvent, NameFault, Refusal } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, table } from './board';
import { common } from './common';
import { counted, day, does, inFigures, notInDictionary, of, plural, wins, you } from './forms';
import { about, fetching, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { boot, fault, letterKeys, saves, searchSaves, sound } from './page';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';
import { printing, transfer } from './transfer';

const refusals: Readonly<Record<Refusal | 'disjoint' | 'noSuchTile', string>> = {
  malformed: 'Esa jugada no existe en este juego.',
  notBegun: 'La partida aún no ha empezado.',
  alreadyBegun: 'La partida ya ha empezado.',
  gameOver: 'La partida ha acabado.',
  noSuchSeat: 'Ese puesto está vacío.',
  notYourTurn: 'No es tu turno.',
  challengeOpen: 'La última jugada aún se puede impugnar.',
  noChallenge: 'No hay ninguna jugada que impugnar.',
  notYourPlay: 'Ya no te toca decidir sobre esta jugada.',
  notYourTile: 'Esa ficha no está en tu atril.',
  alreadyLaid: 'Esa ficha ya está en el tablero.',
  notLaid: 'Esa ficha no se ha colocado en este turno.',
  outsideBoard: 'Eso está fuera del tablero.',
  squareTaken: 'Esa casilla está ocupada.',
  letterMissing: 'Elige una letra para el comodín.',
  notALetter: 'Esa letra no es de este juego.',
  notABlank: 'Solo un comodín puede cambiar de letra.',
  noSuchCell: 'El atril no tiene ese hueco.',
  nothingLaid: 'Coloca antes al menos una ficha.',
  nothingToTakeBack: 'Este turno no tienes fichas en el tablero.',
  notInLine: 'Las letras van en una sola fila o columna.',
  gap: 'Hay un hueco en la palabra.',
  missesStar: 'La primera palabra debe pasar por la estrella.',
  tooShort: 'La primera palabra necesita dos letras.',
  disjoint: 'La palabra debe tocar otra del tablero.',
  takeTilesBack: 'Recupera antes tus fichas: «Recoger».',
  bagTooSmall: 'Para cambiar hacen falta siete fichas en la bolsa.',
  noTilesChosen: 'Elige las fichas para cambiar.',
  tileChosenTwice: 'Una ficha solo se cambia una vez.',
  noHints: 'En esta mesa se juega sin pistas.',
  noMoreHints: 'La pista ya ha dicho todo lo que hay que decir.',
  hintsSpent: 'Ya has usado todas las pistas que tenías.',
  noClock: 'Esta partida no tiene reloj.',
  alreadyResigned: 'Ya has dejado esta partida.',
  noSuchTile: 'Ya no queda esa ficha en el atril.',
};

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Escribe un nombre.',
  nameTooLong: 'Como mucho 16 caracteres.',
  nameTaken: 'Ese nombre ya está en la mesa.',
};

const endings: Readonly<Record<EndReason, string>> = {
  fails: 'Demasiados turnos en blanco seguidos: cada atril resta su valor.',
  wentOut: 'La última ficha está colocada: los demás atriles restan su valor, y quien acabó lo suma.',
  bagEmpty: 'La bolsa está vacía: cada atril resta su valor.',
  resigned: 'Los demás se han rendido: sus puntos quedan, pero ya no pueden ganar, y ningún atril se cuenta.',
  oneTurn: 'Su único turno ha terminado.',
};

/** What is said of an event; undefined where the table shows it plainly enough. */
function news(event: GameEvent, name: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'startDecided':
      return `${does(name(event.seat), 'empieza')}.`;
    case 'playRefused':
      return refusals[event.reason];
    case 'wordsRejected':
      return notInDictionary(event);
    case 'playScored': {
      const [main] = event.sheet.words;
      return `${does(name(event.seat), 'suma')} ${event.sheet.total}${main ? ` con ${main.word}` : ''}.`;
    }
    case 'playAccepted':
      return `${does(name(event.by), 'acepta')} la jugada.`;
    case 'playChallenged':
      return event.words.length === 0
        ? `Todo está en el diccionario. ${does(name(event.by), 'pierde')} el próximo turno.`
        : notInDictionary(event);
    case 'exchanged':
      return `${does(name(event.seat), 'cambia')} ${counted(event.returned.length, 'ficha')}.`;
    case 'passed':
      return `${does(name(event.seat), 'pasa')}.`;
    case 'timedOut':
      return `${does(name(event.seat), 'se queda sin tiempo', 'te quedas sin tiempo')}.`;
    case 'turnSkipped':
      return `${does(name(event.seat), 'pierde')} un turno.`;
    case 'resigned':
      return `${does(name(event.seat), 'se rinde', 'te rindes')}.`;
    default:
      return undefined;
  }
}

/** Every sentence a player reads, in Spanish. */
export { embed } from './embed';
export { online } from './online';
export { records } from './records';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { study } from './study';

export const es = {
  common,
  inFigures,
  refusals,
  names,
  saves,
  searchSaves,
  endings,
  happening,
  news,
  bagTooSmall: (needs: number) =>
    needs === 7
      ? refusals.bagTooSmall
      : `Para cambiar ${plural(needs, { one: 'hace', other: 'hacen' })} falta ${counted(needs, 'ficha')} en la bolsa.`,
  fault,
  boot,
  fetching,
  menu,
  settings,
  help,
  lesson,
  about,
  select,
  searchLists,
  share,
  mascots,
  mascotsInShort,
  table,
  computer,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  transfer,
  board: {
    toMove: 'Turno',
    tilesLeft: (count: number) => plural(count, { one: 'ficha', other: 'fichas' }),
    fails: 'Turnos en blanco',
    failsShort: 'Blancos',
    failsOf: (fails: number, most: number) => `${fails}/${most}`,
    done: 'Listo',
    undo: 'Deshacer',
    recall: 'Recoger',
    shuffle: 'Mezclar',
    exchange: 'Cambiar',
    exchangeTiles: (count: number) => `Cambiar ${counted(count, 'ficha')}`,
    cancel: 'Cancelar',
    pass: 'Pasar',
    takePassBack: 'Deshacer',
    passing: 'Pasas en tres segundos. Pulsa Esc para impedirlo.',
    passSure: {
      title: '¿Pasar?',
      means: 'Tus fichas vuelven al atril.',
      only: 'Aquí no hay otro turno: después se muestra la mejor jugada.',
      goOn: 'Seguir jugando',
      pass: 'Pasar',
    },
    history: (name: string) => of('Historial', name),
    leave: 'Salir',
    score: (points: number) => `Vale ${points}`,
    premiumSigns: { '2L': 'DL', '3L': 'TL', '2W': 'DP', '3W': 'TP' },
    shortPremiums: { '2L': 'letra ×2', '3L': 'letra ×3', '2W': 'palabra ×2', '3W': 'palabra ×3' },
    premiums: {
      '2L': 'Doble letra',
      '3L': 'Triple letra',
      '2W': 'Doble palabra',
      '3W': 'Triple palabra',
    },
    otherTab: 'La partida sigue en otra pestaña. Recarga esta página para continuarla aquí.',
    notKept: 'Este navegador no guarda nada para esta página: la partida se pierde al cerrarla.',
    notFilled: 'Aquí esta página no puede llenar la pantalla.',
    clockAhead: (date: Date) =>
      `Solo práctica: el reloj iba adelantado. Los días vuelven a contar desde el ${day(date)}.`,
  },
  letterKeys,
  sound,
  curtain,
  chooser: {
    title: 'Elige una letra para el comodín',
    means: 'Vale 0 puntos. Toca fuera para recuperarlo.',
    cancel: 'Cancelar',
  },
  sheet: {
    title: (name: string, points: number) => `${does(name, 'suma')} ${points}`,
    place: (direction: 'across' | 'down', from: string) =>
      `${direction === 'across' ? 'horizontal' : 'vertical'} en ${from}`,
    main: 'principal',
    cross: 'cruzada',
    reads: 'Con estas letras sale',
    wordTimes: (multiplier: number) => `palabra × ${multiplier}`,
    bonus: 'Las siete fichas',
    total: 'Total',
    goOn: 'Seguir',
  },
  challenge: {
    title: (name: string, points: number) => `${does(name, 'juega')} por ${points}`,
    ask: (name: string) => `${name === you ? 'Dilo tú' : name}: ¿es todo una palabra?`,
    accept: 'Aceptar',
    challenge: 'Impugnar',
  },
  history: {
    title: (name: string) => of('Historial', name),
    none: 'Nada todavía.',
    turn: 'Turno',
    close: 'Cerrar',
  },
  over: {
    review: 'Análisis',
    result: 'Resultado',
    wins,
    reckoning: 'Cuentas',
    player: 'Nombre',
    played: 'Jugado',
    adjustments: 'Al final',
    total: 'Total',
    place: 'Puesto',
    playAgain: 'Jugar otra vez',
    newTable: 'Nueva mesa',
  },
} as const;
