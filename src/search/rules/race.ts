import type { LanguageId } from '../../engine/alphabet/languages';
import type { Find, Found, NoFind, RaceGame, Racer } from '../../engine/racer';
import { fieldsOf } from '../../engine/saving/untrusted';
import { GameEngine } from './engine';
import { hasPage, type LanguageWords, pageOf } from './lists/language-words';
import { listOfPage } from './lists/word-list';
import { clockSeconds, ownSetup, type Setup, setupFault } from './setup';

/** What is raced for: a list that ships with the game. */
export interface SearchRaceWished {
  list: string;
  directions: Setup['directions'];
  clock: Setup['clock'];
}

/** In which language, if it is such a list. */
export const languageOfRace = (wished: unknown): LanguageId | undefined => {
  const list = fieldsOf<SearchRaceWished>(wished)?.list;
  return typeof list === 'string' ? pageOf(list)?.language : undefined;
};

/** The search that everybody gets; undefined if there can be none, or it would have no end. */
export function searchRaceSetup(wished: unknown, words: LanguageWords, seed: string): Setup | undefined {
  const { list, directions, clock } = fieldsOf<SearchRaceWished>(wished) ?? {};
  const page = typeof list === 'string' ? pageOf(list) : undefined;
  if (!page || !hasPage(words, page)) return undefined;
  const setup = { list: listOfPage(words, page, seed), directions, clock, seed, filter: words.id };
  return clock === 'off' || setupFault(setup) ? undefined : ownSetup(setup as Setup);
}

/** How such a find is selected. */
export const selectionOfFind = ([fromX = -1, fromY = -1, toX = -1, toY = -1]: Find) => ({
  type: 'stroke' as const,
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
});

class SearchRacer implements Racer {
  private engine: GameEngine | undefined;

  constructor(
    private readonly setup: Setup,
    private readonly words: LanguageWords,
  ) {}

  get score(): number {
    return this.engine?.state.score ?? 0;
  }

  get isDone(): boolean {
    return this.engine?.state.phase === 'over';
  }

  find(find: Find, ms: number): Found | NoFind {
    // The grid is laid for whoever finds something.
    this.engine ??= begun(this.setup, this.words);
    const { engine } = this;
    const spend = { type: 'spendTime', ms: Math.max(0, ms - engine.state.msSpent) };
    const answer = engine.dispatchAll([spend, selectionOfFind(find)]);
    if (!answer.ok) return 'noFind';
    for (const event of answer.events) {
      if (event.type === 'wordFound') return { word: event.laid.word, points: event.points };
      if (event.type === 'foundBefore') return 'foundBefore';
    }
    return 'noFind';
  }
}

function begun(setup: Setup, words: LanguageWords): GameEngine {
  const engine = new GameEngine(setup, words);
  engine.dispatch({ type: 'begin' });
  return engine;
}

export const searchRace = (setup: Setup, words: LanguageWords): RaceGame => ({
  ms: 1000 * (clockSeconds(setup.clock, setup.directions.length) ?? 0),
  racer: () => new SearchRacer(setup, words),
});
