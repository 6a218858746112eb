import '../../panels/carrying/styles.css';
import { carriedLink } from '../../match/carried-link';
import type { AnySave } from '../../match/same-game';
import type { Texts } from '../../texts/texts';

export { openShareGame } from '../../panels/carrying/share-game';

/** The link to a game, and what that game is called. */
export function sharedGame({ menu: { games } }: Texts, save: AnySave) {
  const names: Readonly<Record<string, string>> = {
    wordbler: games.wordbler.name,
    wordSearch: games.search.name,
    scramble: games.scramble.name,
  };
  return { link: carriedLink(save, location.href), name: names[save.game] ?? save.game };
}
