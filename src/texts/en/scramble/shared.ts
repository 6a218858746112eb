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
  result: 'Result as text',
  title: 'Share the result',
  copied: 'Copied. Paste it wherever you like: the link leads to the same board.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble of ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'point')} with ${counted(player.words, 'word')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, of ${figure(all)} on the board`}`;
  },
} as const;
