import { WordsToCome } from '../../engine/lexicon/lexicon';
import { wordsKept } from '../../shared/play/same-game';
import { openIn } from '../../shared/scenes/open-saved';
import type { Services } from '../../shared/scenes/services';
import { Match } from '../play/match';
import { finishedPlace, gamePlace } from '../play/menu-facts';
import { finishedGame, keptGame, refusedIn } from '../play/saving';
import type { WordJudge } from '../rules';

/** The game under way, and the one whose result was looked at. */
export async function openGames(services: Services) {
  const { saves } = services.texts;
  const finished = await openIn(services, finishedPlace, saves, async (from) =>
    finishedGame(from, await wordsIn(services, await from.get(finishedPlace))),
  );
  if (finished) services.saves.finished = { match: finished };
  const match = await openIn(services, gamePlace, saves, async (from) =>
    keptGame(from, await wordsIn(services, await from.get(gamePlace))),
  );
  services.saves.wordbler ??= match;
}

/** What judges a kept game. Where there is none, nothing is fetched. */
function wordsIn({ lists }: Services, kept: unknown): WordJudge | Promise<WordJudge> {
  const coming = lists.ofGame({ words: wordsKept(kept) ?? '' });
  return kept === undefined ? coming.judge : coming.wanted();
}

/**
 * The game under way while the words still come, as they judged it before; whether there is one. Should they say
 * otherwise now, it is opened anew.
 */
export async function openBeforeWords(services: Services): Promise<boolean> {
  const kept = await services.storage.get(gamePlace);
  const refused = refusedIn(kept);
  if (!refused) return false;
  const coming = services.lists.ofGame({ words: wordsKept(kept) ?? '' });
  const judge = new WordsToCome(coming.judge.id, refused);
  const match = await keptGame({ get: async () => kept }, judge);
  // They may have come meanwhile.
  if (coming.words || !(match instanceof Match)) return false;
  services.saves.wordbler = match;
  coming.first(async (words) => {
    if (judge.come(words)) return;
    const other = await openIn(services, gamePlace, services.texts.saves, (from) => keptGame(from, words));
    if (services.saves.wordbler === match) services.saves.wordbler = other;
  });
  return true;
}
