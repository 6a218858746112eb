import { spelled } from '../../../engine/alphabet/digraphs';
import { type LanguageId, playLanguages } from '../../../engine/alphabet/languages';
import { type BoardRules, bagFor } from '../shape';
import { isBlank, type TileFace, tileFaces } from '../tiles';
import { tilesIn } from './lines';

/** The letters of a language as records write them: small ones are blanks, one of several characters stands in brackets. */
export class WrittenLetters {
  /** Of all tiles. */
  readonly bag: readonly string[];
  /** By how each is written as a capital. */
  private readonly written: ReadonlyMap<string, string>;

  constructor(
    private readonly language: LanguageId,
    board: BoardRules,
  ) {
    const faces: readonly TileFace[] = tileFaces(bagFor(board, playLanguages[language].tiles));
    this.bag = faces.map(({ letter }) => letter);
    this.written = new Map(
      faces.flatMap((face) => (isBlank(face) ? [] : [[spelled(face.letter), face.letter]])),
    );
  }

  has(sign: string): boolean {
    return this.written.has(this.capital(sign));
  }

  read(sign: string): { letter: string; blank: boolean } {
    const plain = unbracketed(sign);
    const large = this.capital(sign);
    return { letter: this.written.get(large) ?? large, blank: plain !== large };
  }

  rack(held: string): string[] {
    return tilesIn(held).map((sign) => (sign === '?' ? '' : this.read(sign).letter));
  }

  // A letter of another alphabet may have no capital, or one of two signs.
  private capital(sign: string): string {
    const plain = unbracketed(sign);
    const large = plain.toLocaleUpperCase(this.language);
    return [...large].length === [...plain].length ? large : plain;
  }
}

const unbracketed = (sign: string) => sign.replace(/[[\]]/g, '');
