import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs } from './forms';

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'this cannot be understood.',
  tooManyPlayers: 'this is a fifth player; four can be shown.',
  tooManyTurns: 'this is one turn too many; 300 can be shown.',
  leavesBoard: 'this word leaves the board.',
  otherLetter: 'another letter lies there.',
  nothingThere: 'a dot stands for a letter where none lies.',
  noWord: 'this lays no word.',
  nothingToWithdraw: 'there is no play of this player to take back.',
  mixed: 'these letters are of another writing',
  placement: 'by the rules here this could not be laid there.',
  rack: 'these tiles were not on the rack.',
  score: 'the points are not those of the board here.',
  total: 'the total is not the one before and these points.',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed}: ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}.`
    : faults[code];

const onLine = (fault: LineFault) => `Line ${fault.line}: ${why(fault)}`;

const ending = {
  gameEnds: 'the game ends when the bag is empty',
  playOn: 'the game ends when a rack is empty',
} as const;

const wrongWord = {
  turnLost: 'a wrong word loses the turn',
  tryAgain: 'a wrong word may be tried again',
  challenge: 'a challenge in vain costs the next turn',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${total}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'Open a record',
  /** From the first one on, whoever played it. */
  next: 'Next turn',
  another: 'Another record',
  title: 'Record',
  back: { label: 'Back', means: 'Back to where the table is set (Esc)' },
  close: 'Close',
  howTo: 'A game in GCG, as most programs write it: choose the file, drop it on the page, or paste its text.',
  file: 'Choose a file',
  paste: 'The text of the record',
  show: 'Show it',
  totals: listed,
  faults: (count: number) => counted(count, 'odd line'),
  fault: onLine,
  stopped: 'The game is shown up to where it could be followed.',
  refused: {
    empty: 'That is no record of a game: no line of a player stands in it.',
    tooBig: 'That is too long for the record of a game.',
    unreadable: 'The file could not be read.',
    at: (fault: LineFault) => `The record cannot be shown. ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler, ${counted(seats, 'player')}, words of ENABLE1; all seven tiles score ${fullRackBonus} more; ${ending[bagEmpty]}; ${wrongWord[invalidWord]}.`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name} is given ${oneByOne([
        ...(points === undefined ? [] : [`${points} points at the start, which no line counts`]),
        ...(time === undefined ? [] : [`${time} % of the time`]),
        ...(hints === undefined ? [] : [`hints in ${counted(hints, 'turn')}`]),
      ])}.`,
    timedOut: 'Out of time.',
    inVain: 'Sits out after a challenge in vain.',
    resigned: (name: string) => `${name} resigns; the tiles go back into the bag.`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Reckoned in Wordbler, where a rack left over counts once for each side: ${listed(totals)}.`,
  },
} as const;
