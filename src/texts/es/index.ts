import type * as wordSearch from '../../search/rules';
import type { EndReason, GameEvent, NameFault, Refusal, SaveFault } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, table } from './board';
import { carrying, printing } from './carrying';
import { common } from './common';
import { counted, day, does, figure, inFigures, notInDictionary, of, plural, wins, you } from './forms';
import { about, fetching, held, help, keys, lesson, letterKeys, meanings, menu, settings, share, way } from './menu';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';

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

const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'Esto no es una partida de Wordbler.',
  otherVersion: 'Esta partida es de una versión de Wordbler que nunca existió.',
  newerVersion: 'Esta partida es de una versión más nueva de Wordbler. Recarga la página para tenerla.',
  otherWordList: 'Esta partida se guardó con otra lista de palabras.',
  badSetup: 'La partida está dañada: no se puede poner su mesa.',
  badCommand: 'La partida está dañada: una de sus jugadas no es posible.',
  damaged: 'La partida está dañada.',
};

const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'Lo que se guardó no es una sopa de letras.',
  otherVersion: 'Es de una versión del juego que nunca existió.',
  newerVersion: 'Es de una versión más nueva del juego. Recarga la página para tenerla.',
  otherFilter: 'Se guardó con otra lista de palabras que evitar.',
  badSetup: 'Su lista o sus direcciones están dañadas.',
  badCommand: 'Uno de sus trazos no es posible.',
  damaged: 'Está dañada.',
  noWords: 'Las palabras de su idioma no se han podido cargar. Se intentará de nuevo en la próxima visita.',
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
  fault: {
    title: 'Algo ha salido mal.',
    advice: 'La partida empezada está guardada. Recarga la página para seguirla.',
    reload: 'Recargar',
  },
  boot: {
    sceneMissing: 'Este juego no se ha podido cargar. Comprueba la conexión e inténtalo otra vez, o recarga la página.',
    title: 'Wordbler',
    loading: 'Cargando el diccionario',
    percent: (share: number) => `${figure(share)} %`,
    noFont: 'Las letras de este juego no se han podido cargar: se usan otras.',
    building: 'Ordenando las palabras',
    ready: 'Listo',
    notSealed:
      'Este navegador no guarda nada para esta página: las listas propias y los récords se pierden al cerrarla.',
    tryAgain: 'Reintentar',
    failures: {
      missing: 'La lista de palabras falta en el servidor. Reintenta, o vuelve un poco más tarde.',
      unreachable: 'La lista de palabras está fuera de alcance. Comprueba la conexión y reintenta.',
      damaged: 'La lista de palabras ha llegado dañada. Reintenta para cargarla de nuevo.',
      stopped: 'El diccionario ha dejado de funcionar. Reintenta para ponerlo en marcha.',
      silent: 'El diccionario no responde. Reintenta para ponerlo en marcha.',
    },
  },
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
  held,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  carrying,
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
  sound: { failed: 'Los sonidos no se han podido cargar: la partida sigue sin ellos.' },
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
