import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs } from './forms';

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
