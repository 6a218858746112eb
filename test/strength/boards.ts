import type { Lexicon } from '../../src/engine/lexicon/lexicon';
import { type BoardRules, type Level, presets, type Rules } from '../../src/rules';
import type { Knowledge } from '../../src/wordbler/ai/knowledge';
import { think } from '../../src/wordbler/ai/levels';
import { PairedGames, tallyLine } from './paired-games';
import { type Player, thoughtOut } from './self-play';

/** Every board, with its own bonus squares and by chance, and letters in any order. */
const boards: readonly BoardRules[] = [
  {},
  { board: 'small' },
  { board: 'super' },
  { premiums: 1 },
  { board: 'small', premiums: 2 },
  { board: 'super', premiums: 3 },
  { letterOrder: 'free' },
  { board: 'small', letterOrder: 'free' },
  { board: 'super', letterOrder: 'free' },
];

/** All but the Master, who takes its time. */
const playing: readonly Level[] = ['nestling', 'fledgling', 'songbird', 'club', 'expert'];

/**
 * Each level against the next one below it on each board: a move that is not allowed, or scores otherwise, ends it with
 * an error.
 */
export function playBoards(words: Lexicon, knowledge: Knowledge, games: number, seed: string) {
  const playerOf =
    (level: Level): Player =>
    (sight) =>
      thoughtOut(think(knowledge, sight, level));
  for (const board of boards)
    for (const [at, level] of playing.slice(1).entries()) {
      const below = playing[at]!;
      const rules: Rules = { ...presets.classic, ...board };
      const match = new PairedGames(words, [playerOf(level), playerOf(below)], rules);
      for (let pair = 0; pair < games / 2; pair++) match.playPair(`${seed} ${pair}`);
      const name = [
        board.board ?? 'usual',
        ...(board.premiums === undefined ? [] : ['premiums']),
        ...(board.letterOrder ? ['any order'] : []),
      ];
      process.stdout.write(`${name.join(', ')}: ${tallyLine(`${level}-${below}`, match.tally())}\n`);
    }
}
