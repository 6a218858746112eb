import type { Lexicon } from '../../core/lexicon';
import { finishedGame, keptGame } from '../../match/wordbler/keeping';
import { finishedPlace, gamePlace } from '../../match/wordbler/kept-at';
import type { House } from '../house';
import { openIn } from '../open-kept';

/** The game under way, and the one whose result was looked at. */
export async function openGames(house: House, words: Lexicon) {
  const { saves } = house.texts;
  const finished = await openIn(house, finishedPlace, saves, (from) => finishedGame(from, words));
  if (finished) house.finished = { match: finished };
  house.match = await openIn(house, gamePlace, saves, (from) => keptGame(from, words));
}
