import { WordsToCome } from '../../core/lexicon';
import { finishedGame, keptGame, refusedIn } from '../../match/wordbler/keeping';
import { finishedPlace, gamePlace } from '../../match/wordbler/kept-at';
import { Match } from '../../match/wordbler/match';
import type { House } from '../house';
import { openIn } from '../open-kept';

/** The game under way, and the one whose result was looked at. */
export async function openGames(house: House) {
  const words = await house.coming.wanted();
  const { saves } = house.texts;
  const finished = await openIn(house, finishedPlace, saves, (from) => finishedGame(from, words));
  if (finished) house.finished = { match: finished };
  house.match = await openIn(house, gamePlace, saves, (from) => keptGame(from, words));
}

/**
 * The game under way while the words still come, as they judged it before; whether there is one. Should they say
 * otherwise now, it is opened anew.
 */
export async function openBeforeWords(house: House): Promise<boolean> {
  const kept = await house.storage.get(gamePlace);
  const refused = refusedIn(kept);
  if (!refused) return false;
  const judge = new WordsToCome(house.coming.judge.id, refused);
  const match = await keptGame({ get: async () => kept }, judge);
  // They may have come meanwhile.
  if (house.coming.words || !(match instanceof Match)) return false;
  house.match = match;
  house.coming.first(async (words) => {
    if (judge.come(words)) return;
    const other = await openIn(house, gamePlace, house.texts.saves, (from) => keptGame(from, words));
    if (house.match === match) house.match = other;
  });
  return true;
}
