import { describe, expect, it } from 'vitest';
import { languageIds } from '../../../src/engine/alphabet/languages';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { think } from '../../../src/wordbler/ai/levels';
import { adviseOn, isKnownToMost } from '../../../src/wordbler/ai/review';
import { firstGames, firstSeed, seedForPerson, seedOfFirst, tableNow } from '../../../src/wordbler/play/new-game';
import { GameEngine, inReadingOrder, nextStep, presets, seatedAt } from '../../../src/wordbler/rules';
import { commandsOf, type Move, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { some } from '../../long';
import { familiarityOf, knowledgeOf, loadWords } from '../../strength/knowledge';
import { answerOf } from '../ai/computer-game';

const star = 7;
const calm = 14;

function begun(words: Lexicon, game: number) {
  const { seats } = tableNow(undefined, { name: 'Ada', mascot: 'maize' }, ['maize', 'azure']);
  const setup = {
    seats: seatedAt(seats, nextStep([])),
    rules: presets.casual,
    seed: seedOfFirst(game),
    tiles: words.alphabet.id,
    words: words.id,
  };
  expect(seedForPerson(setup, words)).toEqual(setup);
  const engine = new GameEngine(setup, words);
  engine.dispatch({ type: 'begin' });
  return engine;
}

/** What the computer makes of it, once this is played across from there on. */
function answered(words: Lexicon, knowledge: Knowledge, game: number, letters: readonly string[], from: number) {
  const engine = begun(words, game);
  const tiles = letters.map((letter, at) => ({ letter, blank: false, x: from + at, y: star }));
  const move: Move = { kind: 'play', tiles, score: 0 };
  for (const command of commandsOf(move, engine, 0)) expect(engine.dispatch(command).ok).toBe(true);
  const answer = answerOf(think(knowledge, visibleStateOf(engine, 1), 'nestling'));
  return answer.kind === 'play' ? answer.score : 0;
}

/** All common words of up to five letters that a rack makes. */
function commonWords(words: Lexicon, known: Pick<Knowledge, 'levelOf' | 'isRude'>, rack: readonly string[]): string[] {
  const found = new Set<string>();
  const goOn = (word: string, left: readonly string[]) => {
    if (word.length > 1 && words.has(word) && isKnownToMost(known, word)) found.add(word);
    if (word.length < 5)
      for (const [at, letter] of left.entries())
        goOn(
          word + letter,
          left.filter((_, other) => other !== at),
        );
  };
  goOn('', rack);
  return [...found];
}

describe.each(some(languageIds, ['en', 'es']))('A first game in %s', (language) => {
  const games = firstGames[language] ?? [];

  it('has the first turn, and a rack that makes a common word', async () => {
    const words = await loadWords(language);
    const familiarity = familiarityOf(words);
    for (const game of games) {
      const engine = begun(words, game);
      expect(engine.state.toMove, `${game}`).toBe(0);
      const made = commonWords(words, familiarity, visibleStateOf(engine, 0).rack);
      expect(
        made.filter(({ length }) => length === 4 || length === 5),
        `${game}`,
      ).not.toEqual([]);
    }
  });

  it.each(some(games, games.slice(0, 1)))('begins with a common word and a calm answer: %i', async (game) => {
    const words = await loadWords(language);
    const knowledge = knowledgeOf(words);
    const engine = begun(words, game);
    const sight = visibleStateOf(engine, 0);
    const advice = adviseOn(knowledge, sight)!;
    const [word] = advice.words;
    expect([4, 5]).toContain(word!.length);
    expect(isKnownToMost(knowledge, word!)).toBe(true);
    const letters = advice.move.tiles.toSorted(inReadingOrder).map((tile) => tile.letter);
    expect(answered(words, knowledge, game, letters, star)).toBeLessThan(calm);
    const others = commonWords(words, knowledge, sight.rack);
    for (const other of some(others, others.slice(0, 3)))
      for (let from = star - other.length + 1; from <= star; from++)
        expect(answered(words, knowledge, game, [...other], from), `${other} from ${from}`).toBeLessThan(calm);
  });
});

describe('The seed of a first game', () => {
  it('is one of those that are known, by chance', async () => {
    const { id } = await loadWords();
    const seeds = Array.from({ length: 60 }, (_, at) => firstSeed(id, `${at}`));
    expect(new Set(seeds)).toEqual(new Set(firstGames.en!.map(seedOfFirst)));
    expect(firstSeed(id, 'once')).toBe(firstSeed(id, 'once'));
    expect(firstSeed('own words', 'once')).toBeUndefined();
  });
});
