import { must } from '../../engine/must';
import { GameDecorator, LocalGame, type RunningGame } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import * as wordSearch from '../rules';
import { wordsHere } from './words';

/** A word search being played. */
export class SearchMatch extends GameDecorator<wordSearch.GameEngine> {
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

  /** Begun; the words of its language must be here. A list that a seed draws has other words in another grid. */
  static fresh(setup: Omit<wordSearch.Setup, 'filter'>): SearchMatch {
    const seed = wordSearch.tidySeed(setup.seed);
    const words = must(wordsHere(wordSearch.languageOf(setup.list)));
    const list = wordSearch.listFor(setup.list, words, seed);
    const match = SearchMatch.of(new wordSearch.GameEngine({ ...setup, list, seed, filter: words.id }, words));
    match.isNew = true;
    match.send({ type: 'begin' });
    return match;
  }

  /** Played here. */
  static of(engine: wordSearch.GameEngine): SearchMatch {
    return new SearchMatch(new LocalGame(engine));
  }

  /** The page of a class, begun. */
  static ofSheet(sheet: wordSearch.Worksheet, layout: wordSearch.Layout): SearchMatch {
    const words = must(wordsHere(sheet.language));
    const match = SearchMatch.of(wordSearch.worksheetGame(sheet, layout, words));
    match.send({ type: 'begin' });
    return match;
  }

  static inRace(game: RunningGame<wordSearch.GameEngine>): SearchMatch {
    return new SearchMatch(game, true);
  }
}
