import { must } from '../../engine/must';
import { GameDecorator, LocalGame, type RunningGame } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import * as wordSearch from '../rules';
import { wordsHere } from './words';

/** A word search being played. */
export class SearchRun extends GameDecorator<wordSearch.GameEngine> {
  /** It has begun just now, which is still to be written down. */
  isNew = false;
  /** It is one of a day that counts for none, which is still to be told. */
  practice: Practice | undefined;

  private constructor(
    game: RunningGame<wordSearch.GameEngine>,
    /** Others search at the same time: nobody is helped, and the time is everybody's. */
    readonly isRace = false,
  ) {
    super(game);
  }

  get isTimeUp(): boolean {
    return this.state.outcome?.reason === 'timeOut';
  }

  /**
   * It has begun; the words of its language must be here. A seed that an address names may be longer than a seed can be,
   * and a list that is drawn by a seed has other words in another grid.
   */
  static fresh(setup: Omit<wordSearch.Setup, 'filter'>): SearchRun {
    const seed = setup.seed.slice(0, wordSearch.longestSeed).replace(/\p{Cs}/gu, '');
    const words = must(wordsHere(wordSearch.languageOf(setup.list)));
    const list = wordSearch.listFor(setup.list, words, seed);
    const run = SearchRun.of(new wordSearch.GameEngine({ ...setup, list, seed, filter: words.id }, words));
    run.isNew = true;
    run.send({ type: 'begin' });
    return run;
  }

  /** Played here. */
  static of(engine: wordSearch.GameEngine): SearchRun {
    return new SearchRun(new LocalGame(engine));
  }

  /** The page of a class, begun. */
  static ofSheet(sheet: wordSearch.Worksheet, layout: wordSearch.Layout): SearchRun {
    const words = must(wordsHere(sheet.language));
    const run = SearchRun.of(wordSearch.worksheetGame(sheet, layout, words));
    run.send({ type: 'begin' });
    return run;
  }

  static inRace(game: RunningGame<wordSearch.GameEngine>): SearchRun {
    return new SearchRun(game, true);
  }
}
