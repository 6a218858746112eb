import type { Lexicon } from '../../core/lexicon';
import { keptRound, likelyRound } from '../../match/scramble/keeping';
import { roundPlace } from '../../match/scramble/kept-at';
import type { Round } from '../../match/scramble/round';
import { roundStanding } from '../../match/scramble/standing';
import type { House } from '../house';
import { openIn } from '../open-kept';

/** The board under way, or the one whose result was looked at. */
export async function openRound(house: House, words: Lexicon) {
  const { saves } = house.texts;
  const opened = await openIn(house, roundPlace, saves, (from) => keptRound(from, words));
  if (opened && !roundStanding(house.round)) house.round = opened;
}

/** How it stands, as far as that is told without the words: if nothing is amiss with it, this is so. */
export const roundBeforeWords = ({ storage }: Pick<House, 'storage'>): Promise<Round | undefined> =>
  likelyRound(storage);
