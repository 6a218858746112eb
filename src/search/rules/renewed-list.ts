import { fieldsOf } from '../../engine/keeping/fields';
import type { Migration } from '../../engine/keeping/saved-game';
import { isFormerId, namedId, type WordList } from './lists/word-list';
import type { Setup } from './setup';

/** The id of an own list has come to be of its name, too. */
export const withNamedList: Migration = (kept) => {
  const setup = fieldsOf<Setup>(kept.setup);
  const { id, name } = fieldsOf<WordList>(setup?.list) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string' || !isFormerId(id)) return kept;
  return { ...kept, setup: { ...setup, list: { ...(setup?.list as object), id: namedId(id, name) } } };
};
