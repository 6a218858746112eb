import { counted, day, figure, oneByOne } from '../forms';

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'Ergebnis als Text',
  title: 'Ergebnis teilen',
  copied: 'Kopiert. Füg es ein, wo du magst: Der Link führt zum selben Brett.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble vom ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'Punkt', 'Punkte')} mit ${counted(player.words, 'Wort', 'Wörtern')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, von ${figure(all)} auf dem Brett`}`;
  },
} as const;
