import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';
import {
  board,
  challenge,
  chooser,
  computer,
  curtain,
  draw,
  endings,
  happening,
  hint,
  history,
  names,
  news,
  over,
  refusals,
  sheet,
  table,
} from './board';
import { carrying, printing } from './carrying';
import { common } from './common';
import { figure, inFigures } from './forms';
import { about, fetching, held, help, keys, lesson, letterKeys, meanings, menu, settings, share, way } from './menu';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';

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

/** Every sentence a player reads, in Spanish. */
export { embed } from './embed';
export { online } from './online';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { stats } from './stats';
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
  board,
  letterKeys,
  sound: { failed: 'Los sonidos no se han podido cargar: la partida sigue sin ellos.' },
  curtain,
  chooser,
  sheet,
  challenge,
  history,
  over,
} as const;
