import type { Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import type { Imported, OwnLists } from './own-lists';

interface Sentences {
  fileFault(fault: wordSearch.ListFileFault): string;
  own: { cannotRead: string };
}

/** Takes the lists in a file; or says why it took none. A file that cannot be one is not even read. */
export async function readListsFrom(
  file: Pick<File, 'size' | 'text'>,
  lists: Pick<OwnLists, 'take'>,
  say: Sentences,
): Promise<Imported | Sentence> {
  if (file.size > wordSearch.longestFile) return () => say.fileFault({ code: 'tooBig' });
  const written = await file.text().catch(() => undefined);
  if (written === undefined) return () => say.own.cannotRead;
  const read = wordSearch.readListFile(written);
  if (!read.ok) return () => say.fileFault(read.fault);
  const taken = await lists.take(read.lists);
  return taken === 'tooManyLists' ? () => say.fileFault({ code: 'tooManyLists' }) : taken;
}
