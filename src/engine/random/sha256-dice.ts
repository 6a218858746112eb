import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bringDice, type ChanceMaker, type CountedState } from './dice';

const twoTo26 = 2 ** 26;
const twoTo53 = 2 ** 53;

/** SHA-256 in counter mode: each throw is the hash of its number and the seed, of which the first 53 bits count. */
const counted: ChanceMaker = (seed, from) => {
  let { thrown } = (from as CountedState | undefined) ?? { thrown: 0 };
  return {
    next() {
      const hash = sha256(utf8ToBytes(`${thrown++} ${seed}`));
      const bits = new DataView(hash.buffer, hash.byteOffset);
      return ((bits.getUint32(0) >>> 5) * twoTo26 + (bits.getUint32(4) >>> 6)) / twoTo53;
    },
    state: () => ({ thrown }),
  };
};

/** From now on games may be played with the dice of this kind. */
export const bringSha256Dice = (): void => bringDice('sha256', counted);
