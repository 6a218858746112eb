import glossesUrl from '../../assets/meanings/glosses.meanings?url';
import { Glosses, meaningOf } from '../core/meanings';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import type { MeaningAnswer } from './protocol';

/** The meanings as they ship. */
export interface MeaningsFile {
  readonly url: string;
  readonly bytes: number;
}

export const shippedMeanings: MeaningsFile = { url: glossesUrl, bytes: 1_240_910 };

/** Keeps the meanings once somebody has asked for one. */
export class MeaningShelf {
  private coming: Promise<Glosses> | undefined;

  constructor(
    private readonly file: MeaningsFile,
    private readonly fetchFile: typeof fetch,
    private readonly onProgress: (share: number) => void,
  ) {}

  async meaning(word: string): Promise<MeaningAnswer> {
    this.coming ??= this.fetchGlosses();
    const coming = this.coming;
    try {
      return meaningOf(word, await coming) ?? 'unknown';
    } catch (error) {
      // Someone else may have begun anew in the meantime.
      if (this.coming === coming) this.coming = undefined;
      if (error instanceof LoadError) return 'unavailable';
      throw error;
    }
  }

  private async fetchGlosses(): Promise<Glosses> {
    const packed = await fetchWords(this.file, this.fetchFile, this.onProgress);
    return new Glosses(new TextDecoder().decode(await unpackWords(packed)));
  }
}
