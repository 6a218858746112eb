import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs, span, you } from './forms';

/** Setting the table: who plays, behind which mascot, by which rules. */
export const select = {
  title: '¿Quién juega?',
  back: 'Atrás',
  players: 'Puestos',
  seats: 'puestos',
  /** Who plays alone and has given no name. */
  you,
  seat: (seat: number) => `Puesto ${seat + 1}`,
  name: (seat: number) => `Nombre en el puesto ${seat + 1}`,
  nameShort: 'Nombre',
  kind: (seat: number) => `En el puesto ${seat + 1} juega`,
  kinds: { person: 'Persona', computer: 'Máquina' },
  level: (seat: number) => `Nivel del puesto ${seat + 1}`,
  levelShort: 'Nivel',
  /** Of the level that follows the results. */
  levelNow: (step: string) => `Ahora: ${step}`,
  levelMeans: {
    nestling: 'Para empezar: palabras cortas y diarias',
    fledgling: 'Palabras cortas y fáciles',
    songbird: 'Buenas palabras de todos los días',
    club: 'Siempre la que más puntúa',
    expert: 'Mira lejos, sin piedad',
    master: 'Prueba sus jugadas, con calma',
  },
  box: (seat: number, mascot: string | undefined) => `Mascota del puesto ${seat + 1}: ${mascot ?? 'ninguna aún'}`,
  dropHere: 'Suelta aquí',
  mascots: 'Mascotas',
  howToChoose: 'Toca una para el próximo puesto libre, o arrástrala.',
  whichSeat: (mascot: string) => `${mascot}: ¿en qué puesto?`,
  mascotFor: (player: string) => `Una mascota para ${player}`,
  mascotTaken: (mascot: string, player: string) => `${mascot}, con ${player}`,
  ready: 'Todo listo',
  undo: 'Deshacer',
  undoWhy: 'Deshace la última elección de mascota (Ctrl+Z)',
  preset: 'Reglas',
  presets: { casual: 'Libre', classic: 'Clásico', wordbler: 'Wordbler', own: 'Propio…' },
  ownRules: 'Reglas propias',
  presetSays: {
    casual: 'Un fallo se muestra y se puede repetir.',
    classic: 'Un fallo cuesta el turno. Se juega hasta la última ficha.',
    wordbler: 'Las del autor: un fallo cuesta el turno; con la bolsa vacía se acaba.',
  },
  openRacks: 'A la vista',
  words: 'Idioma de las palabras',
  rulesTitle: 'Reglas de la mesa',
  differs: (preset: string) => `distinto de ${preset}`,
  backTo: (preset: string) => `Volver a ${preset}`,
  useRules: 'Usar estas reglas',
  close: 'Cerrar',
  boards: {
    label: 'Tablero',
    names: { usual: 'Normal', small: 'Pequeño', super: 'Súper' },
    means: (side: number, isFull: boolean) => `${side} por ${side} casillas${isFull ? '; el pequeño es para dos' : ''}`,
    premiums: 'Casillas con premio',
    premiumsLie: { own: 'Como siempre', chance: 'Al azar' },
    premiumsMean: { own: 'en sus sitios', chance: 'en otros sitios cada vez, y las mismas' },
    letters: 'Letras de una palabra',
    lettersLie: { inOrder: 'En orden', free: 'En cualquier orden' },
    lettersMean: { inOrder: 'como se escribe la palabra', free: 'si con ellas sale una palabra' },
    brief: {
      small: 'Tablero pequeño',
      super: 'Súper tablero',
      chance: 'premios al azar',
      free: 'letras en cualquier orden',
    },
  },
  handicaps: {
    label: 'Ventajas',
    means: 'puntos, tiempo o pistas para un sitio',
    choose: 'Elegir…',
    of: (name: string) => `Ventaja de ${name}`,
    points: 'Puntos al empezar',
    time: 'Tiempo en el reloj',
    hints: 'Turnos con pistas',
    units: { points: 'puntos', hints: 'turnos' },
    asRules: 'según reglas',
    brief: {
      points: (points: number) => `+${points}`,
      hints: (turns: number) => (turns === 1 ? '1 pista' : `${turns} pistas`),
    },
    suggested: (name: string, points: number) => `Según las últimas partidas: ${points} puntos para ${name}`,
    take: 'Dárselos',
  },
  invalidWord: 'Palabra fuera del diccionario',
  invalidWords: { turnLost: 'Turno perdido', tryAgain: 'Repetir', challenge: 'Impugnar' },
  invalidWordMeans: {
    turnLost: 'las fichas vuelven y el turno acaba',
    tryAgain: 'las fichas se quedan y el turno sigue',
    challenge: 'vale si nadie la impugna',
  },
  fullRackBonus: 'Bono por colocar las siete',
  bagEmpty: 'Cuando la bolsa está vacía',
  bagsEmpty: { gameEnds: 'Se acaba', playOn: 'Se sigue' },
  bagEmptyMeans: {
    gameEnds: 'la partida acaba en el acto',
    playOn: 'la partida sigue hasta vaciar un atril',
  },
  failsToEnd: 'Turnos en blanco para acabar',
  failsMean: 'fallos, cambios, pasos, sin tiempo',
  exchangeNeeds: 'Para un cambio hacen falta',
  clock: 'Reloj',
  clocks: { off: 'Sin reloj', perTurn: 'Por turno', perPlayer: 'Por atril', perDays: 'Por días' },
  clockMeans: {
    off: 'sin límite de tiempo',
    perTurn: '30–300 s; sin tiempo, turno en blanco',
    perPlayer: '1–60 min; 10 puntos por minuto de más',
    perDays: '1–7 días por turno; sin tiempo, turno en blanco',
  },
  challengeTime: 'Tiempo para impugnar',
  challengeIn: span,
  hints: 'Pistas',
  hintsMean: { true: 'la mesa puede ayudar', false: 'sin ayudas' },
  showsWords: 'Señalar las palabras colocadas',
  showsWordsMean: {
    true: 'una marca si vale, una cruz si no',
    false: 'solo lo dice Listo',
    challenge: 'no donde se impugna',
  },
  on: 'Sí',
  off: 'No',
  units: {
    fullRackBonus: 'puntos',
    failsToEnd: 'turnos',
    exchangeNeeds: 'fichas',
    seconds: 'segundos',
    minutes: 'minutos',
  },
  fewer: (what: string) => `${what}: menos`,
  more: (what: string) => `${what}: más`,
  brief: {
    invalidWord: {
      turnLost: 'Un fallo cuesta el turno',
      tryAgain: 'Un fallo se puede repetir',
      challenge: 'Las palabras valen si nadie impugna',
    },
    bagEmpty: { gameEnds: 'se acaba con la bolsa vacía', playOn: 'se sigue sin bolsa' },
    bonus: (points: number) => `${points} por las siete`,
    clock: {
      off: 'sin reloj',
      perTurn: (seconds: number) => `${seconds} s por turno`,
      perPlayer: (minutes: number) => `${minutes} min por atril`,
      perDays: (days: number) => (days === 1 ? 'un día por turno' : `${days} días por turno`),
    },
  },
  start: 'Empezar',
  endGame: {
    title: 'Hay una partida empezada',
    means: 'Solo cabe una. Una nueva ocupa su sitio para siempre.',
    goOn: 'Seguir con ella',
    anew: 'Empezar la nueva',
  },
} as const;

/** By the mascots' ids. */
export const mascots = {
  maize: 'Reinita amarilla',
  azure: 'Reinita cerúlea',
  flame: 'Reinita gorjinaranja',
  hood: 'Reinita encapuchada',
  cinder: 'Colirrojo',
  sage: 'Búho',
  thimble: 'Chochín',
  rosehip: 'Petirrojo',
  river: 'Martín pescador',
  skerry: 'Frailecillo',
  scarlet: 'Cardenal',
  jewel: 'Colibrí',
} as const;

/** Where there is little room. */
export const mascotsInShort: Partial<Record<keyof typeof mascots, string>> = {
  maize: 'Amarilla',
  azure: 'Cerúlea',
  flame: 'Gorjinaranja',
  hood: 'Encapuchada',
  river: 'Martín',
};

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'no se entiende.',
  tooManyPlayers: 'sería la quinta persona; se pueden mostrar cuatro.',
  tooManyTurns: 'es un turno de más; se pueden mostrar 300.',
  leavesBoard: 'esta palabra se sale del tablero.',
  otherLetter: 'ahí hay otra letra.',
  nothingThere: 'un punto señala una letra donde no hay ninguna.',
  noWord: 'no coloca ninguna palabra.',
  nothingToWithdraw: 'no hay ninguna jugada suya que retirar.',
  mixed: 'estas letras son de otra escritura',
  placement: 'según las reglas de aquí no se podía colocar ahí.',
  rack: 'estas fichas no estaban en el atril.',
  score: 'los puntos no son los del tablero de aquí.',
  total: 'el total no es el anterior más estos puntos.',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed}: ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}.`
    : faults[code];

const onLine = (fault: LineFault) => `Línea ${fault.line}: ${why(fault)}`;

const ending = {
  gameEnds: 'la partida acaba cuando la bolsa está vacía',
  playOn: 'la partida acaba cuando un atril está vacío',
} as const;

const wrongWord = {
  turnLost: 'un fallo cuesta el turno',
  tryAgain: 'un fallo se puede repetir',
  challenge: 'impugnar en vano cuesta el próximo turno',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${total}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'Abrir una partida',
  /** From the first one on, whoever played it. */
  next: 'Próximo turno',
  another: 'Otra partida',
  title: 'Partida anotada',
  back: { label: 'Atrás', means: 'Volver a poner la mesa (Esc)' },
  close: 'Cerrar',
  howTo:
    'Una partida en GCG, como la escriben casi todos los programas: elige el archivo, suéltalo en la página o pega su texto.',
  file: 'Elegir un archivo',
  paste: 'El texto de la partida',
  show: 'Mostrar',
  totals: listed,
  faults: (count: number) => counted(count, 'línea rara', 'líneas raras'),
  fault: onLine,
  stopped: 'La partida se muestra hasta donde se ha podido seguir.',
  refused: {
    empty: 'No es una partida anotada: no hay ninguna línea de una jugada.',
    tooBig: 'Es demasiado largo para una partida anotada.',
    unreadable: 'El archivo no se ha podido leer.',
    at: (fault: LineFault) => `La partida no se puede mostrar. ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler, ${counted(seats, 'atril', 'atriles')}, palabras de ENABLE1; colocar las siete fichas da ${fullRackBonus} más; ${ending[bagEmpty]}; ${wrongWord[invalidWord]}.`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name} recibe ${oneByOne([
        ...(points === undefined ? [] : [`${points} puntos al empezar, que ninguna línea cuenta`]),
        ...(time === undefined ? [] : [`el ${time} % del tiempo`]),
        ...(hints === undefined ? [] : [`pistas en ${counted(hints, 'turno')}`]),
      ])}.`,
    timedOut: 'Tiempo agotado.',
    inVain: 'Pierde un turno tras impugnar en vano.',
    resigned: (name: string) => `${name} se rinde; las fichas vuelven a la bolsa.`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Cuentas de Wordbler, donde un atril sobrante cuenta una vez por cada lado: ${listed(totals)}.`,
  },
} as const;
