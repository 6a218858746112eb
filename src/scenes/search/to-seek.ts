import { wordSearch } from '../../core';
import { type AllToSeek, seekSources } from '../../core/records/to-seek';
import { dateOf } from '../../match/day';
import { isRude } from '../../match/rude-words';
import type { ToSeekShown } from '../../panels/search/choose-own';
import type { SearchTexts } from '../../texts/texts';

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
