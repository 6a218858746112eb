import { wordSearch } from '../../core';
import { findKept, keep } from '../keeping';
import type { Shelf } from '../set-aside';
import { searchPlace } from './kept-at';
import { SearchRun } from './search-run';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export const keepSearch = (run: SearchRun, shelf: Shelf): (() => void) =>
  keep(run, (save) => void shelf.set(searchPlace, save));

/** The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it can't be resumed. */
export const keptSearch = (
  shelf: Pick<Shelf, 'get'>,
  filter: wordSearch.FamilyFilter,
): Promise<SearchRun | wordSearch.SaveRefusal | undefined> =>
  findKept(shelf, searchPlace, (kept) => {
    const engine = wordSearch.GameEngine.restore(kept, filter);
    return engine instanceof wordSearch.GameEngine ? SearchRun.of(engine) : engine;
  });

export const forgetSearch = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(searchPlace);
