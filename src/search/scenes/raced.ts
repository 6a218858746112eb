import { fieldsOf } from '../../engine/saving/untrusted';
import { RacedGame, type RacedRules } from '../../online/races/client/raced-game';
import type { RacedGameHere } from '../../online/races/scenes/race-at-play';
import { nameInLanguage } from '../panels/category-name';
import { linkTo } from '../play/choice';
import { SearchMatch } from '../play/match';
import * as wordSearch from '../rules';
import { languageOfRace, type SearchRaceWished, selectionOfFind } from '../rules/race';
import { readyIn } from './opening';

const rules: RacedRules<wordSearch.GameEngine> = {
  playing: selectionOfFind,
  findIn: (event) => (event.type === 'wordFound' ? [event.from.x, event.from.y, event.to.x, event.to.y] : undefined),
  hasFound: ({ found, laid }, sought) => found.some(({ word }) => laid[word]?.word === sought),
  msSpent: ({ msSpent }) => msSpent,
  unfair: { hint: 'nothingToHint', cheat: 'noClock' },
};

/** Word search, as it is raced in on this device. */
export const racedSearch: RacedGameHere<'search'> = {
  scene: 'WordSearch',

  brief(texts, wished) {
    const { races } = texts.online;
    const { list, directions, clock } = fieldsOf<SearchRaceWished>(wished) ?? {};
    const ways = Array.isArray(directions) ? directions.length : 0;
    const kind = wordSearch.clocks.find((own) => own === clock);
    const lasts = kind && wordSearch.clockSeconds(kind, ways);
    return [
      nameInLanguage(texts, { id: String(list) }),
      races.directionCount({ count: ways }),
      ...(lasts ? [texts.common.minuteCount({ count: lasts / 60 })] : []),
    ];
  },

  language: (wished) => languageOfRace(wished) ?? '',

  link({ start }) {
    const setup = start?.setup;
    return wordSearch.setupFault(setup) ? undefined : linkTo(setup as wordSearch.Setup, location.href);
  },

  async ready(race, services) {
    const setup = race.start?.setup;
    if (wordSearch.setupFault(setup)) return undefined;
    const { list } = setup as wordSearch.Setup;
    const words = await readyIn(services, wordSearch.languageOf(list));
    if (typeof words === 'function') return words;
    try {
      const game = new RacedGame(new wordSearch.GameEngine(setup as wordSearch.Setup, words), rules, race);
      return { run: SearchMatch.inRace(game), stop: () => game.stop() };
    } catch {
      // It asks for other words than there are: the server is of another version.
      return undefined;
    }
  },
};
