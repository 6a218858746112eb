import { savedWords } from '../../shared/play/same-game';
import { openIn } from '../../shared/scenes/open-saved';
import type { Services } from '../../shared/scenes/services';
import { likelyMatch, type ScrambleMatch, savedMatch } from '../play/match';
import { roundInProgress, roundPlace } from '../play/menu-facts';

/** The board under way, or the one whose result was looked at. */
export async function openRound(services: Services) {
  const { lists, texts } = services;
  const reasons = { ...texts.saves, ...texts.boot.failures };
  const opened = await openIn(services, roundPlace, reasons, async (from) => {
    const saved = await from.get(roundPlace);
    if (saved === undefined) return undefined;
    const coming = lists.ofGame({ words: savedWords(saved) ?? '' });
    coming.begin();
    await coming.tried;
    const { failure } = coming;
    // This may be so for long, and other boards are to be played meanwhile.
    if (failure === 'missing' || failure === 'damaged') return { reason: failure };
    return savedMatch(from, await coming.wanted());
  });
  if (opened && !roundInProgress(services.saves.scramble)) services.saves.scramble = opened;
}

/** How it stands, as far as can be known without the words: where nothing is amiss with it, this is so. */
export const roundBeforeWords = ({ storage }: Pick<Services, 'storage'>): Promise<ScrambleMatch | undefined> =>
  likelyMatch(storage);
