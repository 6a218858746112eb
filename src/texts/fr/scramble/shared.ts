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
  result: 'Résultat en texte',
  title: 'Partager le résultat',
  copied: 'Copié. Colle-le où tu veux : le lien mène à la même grille.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble du ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'point')} avec ${counted(player.words, 'mot')}`,
    );
    return `${name} : ${oneByOne(results)}${all === undefined ? '' : `, sur ${figure(all)} dans la grille`}`;
  },
} as const;
