/** The bytes of a word list do not say what they should. */
export class DamagedWordsError extends Error {
  override readonly name = 'DamagedWordsError';
}
