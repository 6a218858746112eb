import type { Lexicon } from '../../core/lexicon';
import { ComputerClient } from './computer-client';

/** Who thinks in the words of a list. Only one is up at a time, for what it knows takes room: another one learns anew. */
export class Computers {
  private readonly known = new Map<string, ComputerClient>();

  constructor(private readonly words: (list: string) => Lexicon | Promise<Lexicon>) {}

  of({ words: list }: { words: string }): ComputerClient {
    for (const [other, computer] of this.known) if (other !== list) computer.rest();
    const own = this.known.get(list) ?? new ComputerClient(() => this.words(list));
    this.known.set(list, own);
    return own;
  }
}
