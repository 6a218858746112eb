import { dateOf } from '../../shared/play/day';
import { isRude } from '../../shared/play/word-meaning';
import { type AllToSeek, seekSources } from '../../stats/rules/to-seek';
import type { SearchTexts } from '../../texts/texts';
import type { ToSeekShown } from '../panels/choose-lists';
import * as wordSearch from '../rules';

/** The searches that can be made of what was missed or laid in the other games. */
export function searchesFrom(
  all: AllToSeek,
  texts: SearchTexts,
  begin: (own: wordSearch.OwnList) => void,
): ToSeekShown[] {
  const { seek } = texts.search.choose.own;
  return seekSources.flatMap((source) => {
    const { language, day, words } = all[source] ?? {};
    if (!language || !day || !words) return [];
    const decent = words.filter((word) => !isRude(word));
    const among = wordSearch.wordsAmong(decent, language);
    if (!among) return [];
    return {
      name: () => seek[source],
      means: () => seek[`${source}Means`](dateOf(day)),
      begin: () => begin({ name: seek[source], language, words: among }),
    };
  });
}
