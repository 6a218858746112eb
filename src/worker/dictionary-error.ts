import type { DictionaryFault } from './protocol';

/** The dictionary cannot be had, and why. Loading it again starts afresh. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';
  readonly code: DictionaryFault;

  constructor(code: DictionaryFault, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}
