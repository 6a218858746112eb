import { counted, day, figure, oneByOne, points, whose } from '../forms';

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'ফল লিখে শেয়ার',
  title: 'ফল শেয়ার করুন',
  copied: 'কপি হয়েছে। যেখানে খুশি পেস্ট করুন: লিংকে একই বোর্ড।',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `${day(date)} ${figure(date.getFullYear())}-এর Scramble` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${whose(player.name)} ` : ''}${counted(player.words, 'শব্দে')} ${points(player.score)}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, বোর্ডে মোট ${counted(all, 'শব্দ')}`}`;
  },
} as const;
