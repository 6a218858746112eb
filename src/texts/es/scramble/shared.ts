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
  result: 'Resultado en texto',
  title: 'Compartir el resultado',
  copied: 'Copiado. Pégalo donde quieras: el enlace lleva al mismo tablero.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble del ${day(date)} de ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'punto')} con ${counted(player.words, 'palabra')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, de ${figure(all)} en el tablero`}`;
  },
} as const;
