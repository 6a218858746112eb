import type { WordJudge } from '../../engine/lexicon/word-judge';
import { isRude } from '../../shared/play/rude-words';
import type { House } from '../../shared/scenes/house';
import { playShelf } from '../../stats/play/play-shelf';
import type { WordBookClient } from '../../worker/study/word-book-client';
import { dueDay } from '../play/schedule';
import { type Card, dueOn, withoutWord } from '../rules';

interface Due {
  due: Card[];
  /** Of others it cannot be known for now whether they may be asked for. */
  isMissingSome: boolean;
}

/**
 * What is due on a day. What is no word is not asked for: letters that lay in any order were once kept as they lay. Nor is a
 * word that a family table may not want to see, wherever it was missed.
 */
export async function dueCards(
  { storage, preferences }: House,
  book: WordBookClient,
  day: number,
  words: Pick<WordJudge, 'has'>,
): Promise<Due> {
  const { cards } = playShelf(storage);
  const language = preferences.now.words;
  const kept = dueOn(await cards.read(), language, day, dueDay);
  const due = kept.filter(({ word }) => words.has(word));
  for (const card of kept)
    if (!due.includes(card)) await cards.change((deck) => withoutWord(deck, card, day));
  // Boards have told which of theirs are decent; a computer's best play may be any word.
  const doubtful = due.filter(({ from }) => !from.includes('scramble')).map(({ word }) => word);
  if (doubtful.length === 0) return { due, isMissingSome: false };
  const decent =
    language === 'en'
      ? doubtful.filter((word) => !isRude(word))
      : await book.decent(doubtful).catch(() => undefined);
  const isMeant = ({ word }: Card) => !doubtful.includes(word) || decent?.includes(word) === true;
  if (decent)
    for (const card of due.filter((own) => !isMeant(own)))
      await cards.change((deck) => withoutWord(deck, card, day));
  return { due: due.filter(isMeant), isMissingSome: !decent };
}
