import type { NameFault } from '../../../engine/players/names';
import type * as wordSearch from '../../../search/rules';
import { capital, counted, day, oneByOne, plural, signs, weekday } from '../forms';

const called = (name: string, list: number) => (name.trim() ? `«${name}»` : `La lista ${list + 1} del archivo`);

const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Escribe un nombre.',
  nameTooLong: 'Como mucho 16 caracteres.',
  nameTaken: 'Otra lista tiene ese nombre.',
};

const ways: Readonly<Record<wordSearch.Direction, string>> = {
  right: 'a la derecha',
  down: 'abajo',
  left: 'a la izquierda',
  up: 'arriba',
  downLeft: 'abajo a la izquierda',
  downRight: 'abajo a la derecha',
  upLeft: 'arriba a la izquierda',
  upRight: 'arriba a la derecha',
};

/** Which letters there are: of the language that is named, or else English ones. */
const letters = (language: string | undefined) =>
  language ? `las letras del idioma ${language}` : 'las letras de la A a la Z';

function wordFault(word: string, fault: wordSearch.WordFault, language: string | undefined): string {
  switch (fault.code) {
    case 'space':
      return 'Sin espacios.';
    case 'notALetter':
      return fault.foreign
        ? `Solo ${letters(language)}, no ${signs(
            fault.foreign.map(({ sign }) => sign),
            fault.foreign,
          )}.`
        : `Solo ${letters(language)}.`;
    case 'tooShort':
      return 'Al menos 3 letras.';
    case 'tooLong':
      return 'Como mucho 10 letras.';
    case 'double':
      return `${fault.other} ya está.`;
    case 'reversed':
      return `${word} es ${fault.other} al revés.`;
    case 'inside':
      return `${word} está dentro de ${fault.other}.`;
    case 'insideReversed':
      return `${word} está dentro de ${fault.other}, al revés.`;
  }
}

function badList(
  list: number,
  name: string,
  { name: nameFault, words }: wordSearch.ListCheck,
  language: string | undefined,
): string {
  const place = words.findIndex((fault) => fault !== undefined);
  const fault = words[place];
  const why = nameFault ? names[nameFault] : fault ? wordFault(`la palabra ${place + 1}`, fault, language) : '';
  const where = nameFault || !fault ? '' : `, palabra ${place + 1}`;
  return `${called(name, list)}${where}: ${why} No se ha importado nada.`;
}

function fileFault(fault: wordSearch.ListFileFault): string {
  switch (fault.code) {
    case 'tooBig':
      return 'El archivo es demasiado grande para listas de palabras. No se ha importado nada.';
    case 'notAListFile':
      return 'Esto no es un archivo de listas de palabras. No se ha importado nada.';
    case 'otherVersion':
      return 'El archivo es de otra versión del juego. No se ha importado nada.';
    case 'noLists':
      return 'No hay ninguna lista en el archivo.';
    case 'tooManyLists':
      return 'Hay demasiadas listas. No se ha importado nada.';
    case 'badShape':
      return `La lista ${fault.list + 1} del archivo no se puede leer. No se ha importado nada.`;
    case 'wordCount':
      return `${called(fault.name, fault.list)} tiene ${counted(fault.count, 'palabra')}; una lista tiene exactamente 14. No se ha importado nada.`;
    case 'badList':
      return badList(fault.list, fault.name, fault.check, fault.language);
  }
}

const shareFaults: Readonly<Record<wordSearch.ShareFault, string>> = {
  notShared: 'El enlace no lleva ninguna sopa de letras. Elige una aquí.',
  otherVersion: 'El enlace es de otra versión del juego. Elige aquí una sopa de letras.',
  damaged: 'El enlace está dañado o cortado. Pídelo otra vez, o elige aquí una sopa de letras.',
};

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const choose = {
  title: 'Elige una categoría',
  game: 'Sopa de letras',
  /** On tiles, and beside them. */
  logo: ['SOPA', 'de letras'],
  back: 'Atrás',
  sound: 'Sonido',
  settings: 'Ajustes',
  scores: 'Récords',
  count: (pages: number) => `${counted(pages, 'página')} de 14 palabras`,
  find: 'Buscar una categoría',
  noneFound: 'Ninguna categoría se llama así.',
  categories: 'Categorías',
  pages: (pages: number) => counted(pages, 'página'),
  tabs: 'Dónde elegir',
  ownTab: (lists: number) => `Listas propias, ${lists}`,
  best: (score: number) => `Récord ${score}`,
  notPlayed: 'Sin jugar',
  bestBy: (score: number, name: string) => `Récord: ${score}, de ${name}`,
  chosen: 'Elegida',
  daily: 'La sopa de hoy',
  dailyMeans: 'La misma página para todo el mundo.',
  playToday: 'Jugar hoy',
  play: 'Jugar',
  day: (date: Date) => capital(weekday(date)),
  shortDay: day,
  start: 'Empezar',
  directions: 'Direcciones',
  howMany: (count: number) => (count === 8 ? 'Las ocho' : `${count} de ocho`),
  ways: (count: number) => counted(count, 'sentido'),
  change: 'Cambiar',
  changeDirections: 'Cambiar las direcciones',
  clock: 'Reloj',
  clocks: { standard: '12:00', scaled: 'Ajustado', off: 'Sin reloj' },
  time: minutes,
  off: 'sin reloj',
  damaged: 'Tus palabras guardadas se cambiaron fuera del juego: vuelven a usarse las listas de siempre.',
  own: {
    title: 'Listas propias',
    count: (lists: number) => counted(lists, 'lista'),
    none: 'Catorce palabras tuyas también hacen una página.',
    seek: {
      missed: 'Se te escaparon',
      missedMeans: (date: Date) => `Una sopa con las palabras que se escaparon en Scramble el ${day(date)}`,
      laid: 'Palabras puestas',
      laidMeans: (date: Date) => `Una sopa con las palabras de la última partida de Wordbler, del ${day(date)}`,
    },
    fresh: 'Nueva lista',
    edit: (name: string) => `Editar ${name}`,
    import: 'Importar',
    export: 'Exportar',
    fileName: 'listas-de-palabras.json',
    deleted: (name: string) => `«${name}» está eliminada.`,
    undo: 'Deshacer',
    saved: (name: string) => `«${name}» está guardada.`,
    savedForNow: (name: string) => `«${name}» está guardada hasta que se cierre la página.`,
    imported: (added: number, known: number) =>
      [
        added > 0 || known === 0
          ? `${counted(added, 'lista')} ${plural(added, { one: 'importada', other: 'importadas' })}.`
          : '',
        known > 0 ? `${counted(known, 'lista')} ya ${plural(known, { one: 'estaba', other: 'estaban' })} aquí.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    cannotRead: 'El archivo no se ha podido leer.',
  },
  editor: {
    title: 'Lista propia',
    name: 'Nombre de la categoría',
    word: (place: number) => `Palabra ${place + 1}`,
    ready: 'de 14 palabras en regla',
    howTo: 'Intro pasa a la siguiente. Pegar una lista las llena todas.',
    pasted: (count: number) =>
      count === 14
        ? '14 palabras pegadas.'
        : `${counted(count, 'palabra')} ${plural(count, { one: 'pegada', other: 'pegadas' })}; una lista tiene exactamente 14.`,
    leftOut: (first: readonly string[], others: number) =>
      `No caben ${oneByOne(first)}${others > 0 ? ` y ${counted(others, 'más', 'más')}` : ''}.`,
    needs: 'Lo que necesita una lista',
    rules: {
      count: 'Exactamente 14 palabras',
      letters: 'Solo letras, sin espacios',
      length: 'De 3 a 10 letras',
      twice: 'Ninguna palabra repetida',
      inside: 'Ninguna dentro de otra',
      name: 'Un nombre',
    },
    holds: 'se cumple',
    broken: 'no se cumple',
    open: 'pendiente',
    save: 'Guardar',
    delete: 'Eliminar',
    discard: '¿Descartar los cambios?',
    discardMeans: 'La lista ha cambiado y no está guardada.',
    throwAway: 'Descartar',
    goOn: 'Seguir',
    missing: (change: number, add: number, named: boolean) =>
      oneByOne(
        [
          change > 0 ? `${counted(change, 'palabra')} por cambiar` : '',
          add > 0 ? `${counted(add, 'palabra')} por añadir` : '',
          named ? '' : 'un nombre por encontrar',
        ].filter(Boolean),
      ),
    readyToSave: 'Todo está en regla.',
  },
  compass: {
    title: '¿Hacia dónde van las palabras?',
    means: 'Lo más difícil puntúa más. Elige al menos dos direcciones.',
    tooFew: 'Elige al menos dos direcciones.',
    keys: 'Las flechas dan la vuelta, Espacio elige.',
    way: (way: wordSearch.Direction, multiplier: number) => `${ways[way]}, por ${multiplier}`,
    some: 'Cuántas',
    easy: '2 fáciles',
    chosen: (count: number) => `Propias ${count}`,
    all: 'Las 8',
    example: 'Por ejemplo',
    sum: (letters: number, multiplier: number) =>
      `${letters} letras × ${multiplier} = ${counted(letters * multiplier, 'punto')}`,
    starts: (count: number, seconds: number) =>
      `${capital(numbers[count] ?? String(count))} direcciones: el reloj empieza en ${minutes(seconds)}.`,
    noClock: 'Sin reloj: sin prisa. Tampoco hay bono de tiempo.',
    capped: 'Limitar el bono de tiempo',
    cappedMeans: 'No más de lo que valen las palabras; si no, 10 puntos por segundo',
    done: 'Listo',
  },
  share: {
    open: 'Semilla y enlace',
    title: 'La misma sopa para alguien más',
    means: 'La misma semilla, lista y direcciones dan la misma sopa. El enlace lo lleva todo.',
    seed: 'Semilla',
    byChance: 'Dejarlo al azar',
    badSeed: 'Una semilla tiene de 1 a 40 caracteres.',
    another: 'Otra',
    link: 'Enlace',
    about: (list: string) => `Una sopa de letras para ti: ${list}`,
    copy: 'Compartir el enlace',
    copied: 'El enlace está copiado.',
    notCopied: 'El navegador no deja copiarlo. Selecciónalo y cópialo a mano.',
    close: 'Cerrar',
    faults: shareFaults,
    invited: 'Una sopa para ti',
    invitedMeans: (list: string, count: number, clock: string) => `${list}, ${count} direcciones, reloj: ${clock}.`,
    accept: 'Jugarla',
    elsewhere: 'Elegir otra',
  },
  underWay: {
    title: 'Hay una sopa empezada',
    means: 'Solo cabe una. Una nueva ocupa su sitio para siempre.',
    goOn: 'Seguir con ella',
    anew: 'Empezar la nueva',
  },
  nameFaults: names,
  wordFault,
  fileFault,
} as const;
