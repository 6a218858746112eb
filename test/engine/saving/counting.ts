import { GameLog, type Migration, restoreBy, withoutState } from '../../../src/engine/saving/game-log';
import type { GameKind, RuleBook } from '../../../src/engine/saving/rule-book';
import { GameAtHand } from '../../../src/engine/saving/rule-book';
import { count, text } from '../../../src/engine/saving/untrusted';

/** A fourth game, the smallest there can be: everybody counts on, and nobody may count backwards. */
export interface Counting extends GameKind {
  setup: { from: number; words: string };
  setupFault: 'badStart';
  state: { at: number; said: string[] };
  command: { type: 'add'; by: number } | { type: 'say'; what?: string };
  event: { type: 'added'; at: number } | { type: 'said'; what: string };
  refused: { reason: 'malformed' | 'nothing' | 'nothingToSay'; at?: number };
  judge: { readonly id: string };
  otherJudge: 'otherWords';
}

class Count extends GameAtHand<Counting['setup'], Counting['state'], Counting['event']> {}

const judge = { id: 'plain' };

/** In a release that has seen so many changes. */
export const bookAfter = (...migrations: Migration[]): RuleBook<Counting, Count> => ({
  name: 'counting',
  migrations,
  fields: { add: { by: count }, say: { 'what?': text } },
  setupFault: (value) =>
    Number.isSafeInteger((value as Partial<Counting['setup']> | null)?.from) ? undefined : 'badStart',
  ownSetup: ({ from, words }) => ({ from, words }),
  judgedBy: 'words',
  otherJudge: 'otherWords',
  fresh: (setup) => new Count(setup, { at: setup.from, said: [] }),
  malformed: 'malformed',
  untimely: ({ state }, { type }) => (type === 'say' && state.at === 0 ? 'nothingToSay' : undefined),
  rules: {
    add: (game, { by }) => {
      if (by === 0) return { reason: 'nothing', at: game.state.at };
      game.state.at += by;
      game.emit({ type: 'added', at: game.state.at });
      return undefined;
    },
    say: (game, { what = `${game.state.at}` }) => {
      game.state.said.push(what);
      game.emit({ type: 'said', what });
      return undefined;
    },
  },
});

const today = bookAfter(withoutState);

export const counting = (book = today, setup = { from: 0, words: 'plain' }) =>
  new GameLog<Counting, Count>(book, setup, judge);

export const restored = (value: unknown, book = today) =>
  restoreBy(book, value, judge, (setup) => counting(book, setup));
