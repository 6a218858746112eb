import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SavedGame } from '../types';

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** What is published of a seed before anybody adds to it: another one cannot be given out for it later. */
export const commitmentTo = (seed: string): string => hash(seed);

/** The seed of the game: of the server's and of what each seat has added, so that nobody alone can choose it. */
export const seedOf = (seed: string, nonces: readonly string[]): string => hash([seed, ...nonces].join('\n'));

/** What is told once a game is over. */
export interface Revealed {
  /** The server's own. */
  seed: string;
  /** By seat; nothing where a computer sits. */
  nonces: readonly string[];
  save: SavedGame;
}

/** Whether the game was dealt from what was published, with one's own nonce in it. Its replay shows the rest. */
export const isFair = ({ seed, nonces, save }: Revealed, commitment: string, own?: string): boolean =>
  commitmentTo(seed) === commitment &&
  (own === undefined || nonces.includes(own)) &&
  save.setup.dice === 'sha256' &&
  save.setup.seed === seedOf(seed, nonces);
