import { parts } from '../../assets/meanings/parts';
import { Glosses, meaningOf } from '../engine/meanings/lookup';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import type { MeaningAnswer } from './protocol';

/** A part of the meanings as they ship: those from a word on. */
export interface MeaningsPart {
  readonly from: string;
  readonly url: string;
  readonly bytes: number;
}

export const shippedMeanings: readonly MeaningsPart[] = parts;

/** Keeps those parts of the meanings that somebody has asked for. */
export class MeaningShelf {
  private readonly coming = new Map<MeaningsPart, Promise<Glosses>>();

  constructor(
    private readonly parts: readonly MeaningsPart[],
    private readonly fetchFile: typeof fetch,
    private readonly onProgress: (share: number) => void,
  ) {}

  async meaning(word: string): Promise<MeaningAnswer> {
    try {
      const asking = meaningOf(word);
      let step = asking.next();
      while (!step.done) step = asking.next(await this.entriesOf(step.value));
      return step.value ?? 'unknown';
    } catch (error) {
      if (error instanceof LoadError) return 'unavailable';
      throw error;
    }
  }

  private async entriesOf(word: string) {
    const part = this.parts.findLast(({ from }) => from <= word);
    return part ? (await this.at(part)).entriesOf(word) : [];
  }

  private at(part: MeaningsPart): Promise<Glosses> {
    const known = this.coming.get(part);
    if (known) return known;
    const coming = this.fetchPart(part);
    this.coming.set(part, coming);
    // The next question tries again, unless someone else has meanwhile.
    coming.catch(() => {
      if (this.coming.get(part) === coming) this.coming.delete(part);
    });
    return coming;
  }

  private async fetchPart(part: MeaningsPart): Promise<Glosses> {
    const packed = await fetchWords(part, this.fetchFile, this.onProgress);
    return new Glosses(new TextDecoder().decode(await unpackWords(packed)));
  }
}
