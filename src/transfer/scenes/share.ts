import '../panels/styles.css';
import type { AnySave } from '../../shared/play/same-game';
import type { Texts } from '../../texts/texts';
import { carriedLink } from '../play/carried-link';

export { openShareGame } from '../panels/share-game';

/** The link to a game, and what that game is called. */
export function sharedGame({ menu: { games } }: Texts, save: AnySave) {
  const names: Readonly<Record<string, string>> = {
    wordbler: games.wordbler.name,
    wordSearch: games.search.name,
    scramble: games.scramble.name,
  };
  return { link: carriedLink(save, location.href), name: names[save.game] ?? save.game };
}
