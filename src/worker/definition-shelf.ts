import { parts } from '../../assets/meanings/parts';
import { definitionOf, Glosses } from '../engine/definitions/lookup';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import type { DefinitionAnswer } from './protocol';

/** A part of the definitions as they ship: those from a word on. */
export interface DefinitionsPart {
  readonly from: string;
  readonly url: string;
  readonly bytes: number;
}

export const shippedDefinitions: readonly DefinitionsPart[] = parts;

/** Keeps those parts of the definitions that somebody has asked for. */
export class DefinitionShelf {
  private readonly coming = new Map<DefinitionsPart, Promise<Glosses>>();

  constructor(
    private readonly parts: readonly DefinitionsPart[],
    private readonly fetchFile: typeof fetch,
    private readonly onProgress: (share: number) => void,
  ) {}

  async definition(word: string): Promise<DefinitionAnswer> {
    try {
      const asking = definitionOf(word);
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

  private at(part: DefinitionsPart): Promise<Glosses> {
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

  private async fetchPart(part: DefinitionsPart): Promise<Glosses> {
    const packed = await fetchWords(part, this.fetchFile, this.onProgress);
    return new Glosses(new TextDecoder().decode(await unpackWords(packed)));
  }
}
