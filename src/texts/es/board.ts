import type { Direction, HistoryEntry, Square } from '../../wordbler/rules';
import type { PlaceHeld } from '../sentence-facts';
import { counted, does, figure, notInDictionary, oneByOne, plural, squareName, tenths, together, you } from './forms';

/** What stands around the board. */
export const table = {
  menu: 'Menú',
  goOn: 'Seguir jugando',
  help: 'Teclas y ayuda',
  mute: 'Quitar el sonido',
  unmute: 'Poner el sonido',
  fullscreen: 'Pantalla completa',
  person: 'Persona',
  lastPlays: 'Últimas jugadas',
  laid: (name: string) => (name === you ? 'colocas' : 'coloca'),
  hurry: 'Toca para acelerar',
  hurryAnywhere: 'Toca donde quieras para acelerar',
  openRacks: 'Atriles a la vista: todo el mundo ve cada letra',
  missed: 'fallo',
  exchange: 'Cambio',
  exchanged: (count: number) => counted(count, 'ficha'),
  pass: 'Paso',
  timeOut: 'Sin tiempo',
  skipped: 'Sin turno',
  inVain: 'Impugnación',
  unseen: 'Aún sin ver',
  whereUnseen: (bag: number, racks: number) => `${bag} en la bolsa, ${racks} en atriles`,
  why: {
    notOpen: 'No mientras se mueven las fichas',
    nothingLaid: 'Aún no hay ninguna ficha colocada',
    bagTooSmall: (needs: number) => `En la bolsa hay menos de ${counted(needs, 'ficha')}`,
  },
  history: {
    title: 'Historial',
    howScored: (word: string) => `Cómo puntuó ${word}`,
    turn: 'Turno',
    what: 'Jugada',
    score: 'Puntos',
    total: 'Total',
    missed: 'Fallos',
    none: 'Nada todavía.',
    close: 'Cerrar',
    average: 'por turno con puntos',
    averageOf: tenths,
    best: 'mejor jugada',
    misses: 'fallos',
    exchanges: 'cambios',
    notWords: 'fuera del diccionario',
    disjoint: 'no toca ninguna palabra',
  },
  over: {
    replay: 'Repasar',
    savePicture: 'Guardar la imagen',
    picture: 'Imagen',
    saveRecord: 'Guardar la partida GCG',
    record: 'Partida',
    left: 'Queda en el atril',
    reckoning: 'Cuentas',
    records: 'Récords de la partida',
    bestPlay: 'Mejor jugada',
    longestWord: 'Palabra más larga',
    average: 'Media por turno',
    averageOf: tenths,
    bonuses: 'Bonos',
    byWhom: (figure: number, name: string) => `${figure}, ${name}`,
    letters: (count: number, name: string) => `${counted(count, 'letra')}, ${name}`,
    noBonus: 'nunca siete de golpe',
    times: (count: number) => (count === 1 ? 'una vez' : `${count} veces`),
    wentOut: 'acabó primero',
    handicap: 'de ventaja al empezar',
    overTime: (minutes: number) => `${minutes} min de más`,
    resigned: 'rendición: tras quienes siguieron',
    margin: (first: number, second: number) => `${first} a ${second}`,
  },
} as const;

const places = ['en cabeza', 'puesto 2'] as const;
const ahead = ['de la cabeza', 'del puesto 2', 'del puesto 3'] as const;

export const curtain = {
  title: (name: string) => `Pásalo a ${name}`,
  passTo: 'Pásalo a',
  lift: 'Ver mis fichas',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held && ('behind' in held ? `a ${figure(held.behind)} ${ahead[held.place - 1]}` : places[held.place - 1]);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'punto')}${at} · ${plural(left, { one: 'queda', other: 'quedan' })} ${counted(left, 'ficha')}`;
  },
} as const;

function reason(letter: string): string {
  if (letter === '') return 'Un comodín gana a todas.';
  return letter === 'A' ? 'Nada va antes de la A.' : `La ${letter} es la más cercana a la A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: '¿Quién empieza?',
  rule: 'Una ficha por atril. Empieza la letra más cercana a la A; un comodín gana a todas.',
  tie: (names: readonly string[], letter: string) =>
    letter ? `${together(names)}: la misma letra, ${letter}.` : `${together(names)}: un comodín en cada atril.`,
  again: 'Se vuelve a sacar; las primeras fichas quedan fuera.',
  starts: (name: string) => `${does(name, 'empieza')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(({ name, letters }) => `${does(name, 'saca')} ${drew(letters)}`);
    return `${draws.join('. ')}. ${does(first, 'empieza')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Después, ${together(others)}.`,
};

const drew = (letters: readonly string[]) => letters.map((letter) => letter || 'un comodín').join(', y luego ');

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Cambio de ${counted(entry.count, 'ficha')}`;
    case 'passed':
      return 'Paso';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `No toca ninguna palabra: ${entry.word}`;
    case 'timedOut':
      return 'Tiempo agotado';
    case 'challengedInVain':
      return `Impugnó en vano (${name(entry.by)})`;
    case 'skipped':
      return 'Sin turno';
    case 'resigned':
      return 'Se rindió';
    case 'handicap':
      return 'Empieza con ventaja';
    case 'rackLost':
      return `Queda en el atril: ${entry.letters.map((letter) => letter || 'comodín').join(' ')}`;
    case 'wentOut':
      return 'Acabó primero';
    case 'overTime':
      return `${counted(entry.minutes, 'minuto')} de más`;
  }
}

const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
const these = (count: number) => plural(count, { one: 'Esta ficha', other: `Estas ${numbers[count]} fichas` });

/** As players write it: A1 is the top left corner. */

const ways: Readonly<Record<Direction, string>> = { across: 'en horizontal', down: 'en vertical' };

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Pista',
  more: 'Más',
  thinking: 'Pensando',
  layIt: 'Colocarla',
  liesThere: 'La pista está en el tablero',
  title: (step: number) => `Pista ${step} de 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, aquí.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points: (points: number) => counted(points, 'punto'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Experto: ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Con estas fichas no hay jugada posible: cambia o pasa.',
  failed: 'La pista no se ha podido encontrar. No se ha contado nada: inténtalo otra vez.',
  close: 'Cerrar la pista',
  taken: (count: number) => counted(count, 'pista'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Buscando una jugada.',
    tiles: (letters: readonly string[]) =>
      `Pista 1 de 3: usa ${oneByOne(letters.map((letter) => letter || 'el comodín'))}.`,
    squares: (squares: readonly Square[]) => `Pista 2 de 3: en ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Pista 3 de 3: ${word}, ${ways[direction]} desde ${squareName(from)}, ${counted(points, 'punto')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `Un experto coloca ${word}, ${ways[direction]} desde ${squareName(from)}, ${counted(points, 'punto')}.`,
    closed: 'La pista está cerrada.',
  },
  verdict: {
    found: 'Has encontrado la mejor jugada.',
    best: (word: string, points: number, percent: number) =>
      `La mejor era ${word}, ${points}. Has logrado el ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `La mejor jugada valía ${points}. Has logrado el ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Lo mejor ${name === you ? 'de tu último turno' : `del último turno de ${name}`} era ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Un experto encuentra ${word}, ${points}.`,
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'A tu medida',
    nestling: 'Polluelo',
    fledgling: 'Volantón',
    songbird: 'Ruiseñor',
    club: 'Club',
    expert: 'Experto',
    master: 'Maestro',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'algo menos que Polluelo',
    nestling: 'Polluelo',
    fledgling: 'Volantón',
    aboveFledgling: 'algo más que Volantón',
    songbird: 'Ruiseñor',
    aboveSongbird: 'algo más que Ruiseñor',
    club: 'Club',
    expert: 'Experto',
  },
  justRight: (step: string) => `A tu medida: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'juega', other: 'juegan' })} a tu medida: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `La próxima partida, a tu medida: ${step}.`,
  kind: (level: string) => `Máquina · ${level}`,
  says: (remark: string) => `«${remark}»`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Seguro al ${figure(percent)} %.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: [
      '¡Una palabra! ¡De verdad!',
      '¡Aletea, aletea, salta!',
      '¡Se me ha ocurrido sin ayuda!',
      '¿Eso era mucho?',
    ],
    fledgling: [
      '¿Eso lo he hecho yo?',
      '¡Mira, mira lo que he encontrado!',
      'La suerte del principiante.',
      '¿Puedo repetirlo?',
    ],
    songbird: ['¡Esta sí que canta!', 'Me vino como una melodía.', 'Me gusta este atril.', 'Buen día en esta rama.'],
    club: ['Estaba esperando esto.', 'Las casillas estaban en su sitio.', 'Cada punto cuenta.', 'Te toca.'],
    expert: [
      'Como estaba previsto.',
      'Ese hueco era demasiado bueno.',
      'La bolsa ha sido generosa.',
      'Una jugada por delante.',
    ],
    master: ['Lo vi venir.', 'Lo probé mil veces.', 'De todos los caminos, este.', 'La paciencia rinde.'],
  },
  noThought: 'La máquina no puede pensar.',
  noThoughtMeans:
    'Sus palabras no se han podido cargar, o ha dejado de pensar. La partida está guardada: inténtalo otra vez, o déjala y vuelve luego.',
  tryAgain: 'Reintentar',
  watch: {
    pause: 'Pausa',
    goOn: 'Seguir',
    step: 'Próximo turno',
    stepWhy: 'Muestra un turno y hace una pausa',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    paused: 'En pausa.',
    goesOn: 'La partida sigue.',
  },
} as const;
