import { WordsToCome } from '../../engine/lexicon';
import { wordsKept } from '../../shared/play/words-kept';
import type { House } from '../../shared/scenes/house';
import { openIn } from '../../shared/scenes/open-kept';
import { finishedGame, keptGame, refusedIn } from '../play/keeping';
import { Match } from '../play/match';
import { finishedPlace, gamePlace } from '../play/menu-facts';
import type { WordJudge } from '../rules';

/** The game under way, and the one whose result was looked at. */
export async function openGames(house: House) {
  const { saves } = house.texts;
  const finished = await openIn(house, finishedPlace, saves, async (from) =>
    finishedGame(from, await wordsIn(house, await from.get(finishedPlace))),
  );
  if (finished) house.finished = { match: finished };
  const match = await openIn(house, gamePlace, saves, async (from) =>
    keptGame(from, await wordsIn(house, await from.get(gamePlace))),
  );
  house.match ??= match;
}

/** What judges a kept game. Where there is none, nothing is fetched. */
function wordsIn({ lists }: House, kept: unknown): WordJudge | Promise<WordJudge> {
  const coming = lists.ofGame({ words: wordsKept(kept) ?? '' });
  return kept === undefined ? coming.judge : coming.wanted();
}

/**
 * The game under way while the words still come, as they judged it before; whether there is one. Should they say
 * otherwise now, it is opened anew.
 */
export async function openBeforeWords(house: House): Promise<boolean> {
  const kept = await house.storage.get(gamePlace);
  const refused = refusedIn(kept);
  if (!refused) return false;
  const coming = house.lists.ofGame({ words: wordsKept(kept) ?? '' });
  const judge = new WordsToCome(coming.judge.id, refused);
  const match = await keptGame({ get: async () => kept }, judge);
  // They may have come meanwhile.
  if (coming.words || !(match instanceof Match)) return false;
  house.match = match;
  coming.first(async (words) => {
    if (judge.come(words)) return;
    const other = await openIn(house, gamePlace, house.texts.saves, (from) => keptGame(from, words));
    if (house.match === match) house.match = other;
  });
  return true;
}
