import { type CarriedFault, carriedGame, readCarriedGame } from '../../engine/links/link';
import type { GameKind, SavedGame } from '../../engine/saving/rule-book';
import { isCarried, mark } from '../../shared/play/hash-prefixes';

/** An address that leads whoever opens it into the same game, as it stands. Undefined if it gets too long. */
export function carriedLink(save: SavedGame<GameKind>, page: string): string | undefined {
  const text = carriedGame(save);
  return text && `${page.replace(/[?#].*$/s, '')}${mark}${text}`;
}

/**
 * What an address carries, to be judged like any save; why it carries nothing; or undefined if it was never meant to.
 */
export const carriedIn = (hash: string): SavedGame<GameKind> | CarriedFault | undefined =>
  isCarried(hash) ? readCarriedGame(hash.slice(mark.length)) : undefined;
