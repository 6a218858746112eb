import { DamagedWordsError } from './damaged-words-error';
import { layout, type WordGraph } from './edges';
import { letterByte, longestWord } from './front-coding';
import { NodeRegister } from './node-register';
import { PackedEdges } from './packed-edges';

const { letterBits, wordEnds, baseShift, leaf } = layout;
const rowLength = 64;

/**
 * Grows the minimal graph of a sorted word list, word by word. Only the nodes along the last word are open:
 * a row each, with the edges so far. A node that the next word leaves behind gets no more edges, so it is
 * closed: it becomes one with a node closed before that has the same edges, if there is one.
 */
export class GraphBuilder {
  private readonly packed: PackedEdges;
  private readonly register: NodeRegister;
  private readonly rows = new Uint32Array((longestWord + 1) * rowLength);
  private readonly widths = new Uint8Array(longestWord + 1);
  private length = 0;
  private size = 0;

  /** English needs 0.7 edges a word, and 0.3 nodes. Room that must be made later costs more than the words in it. */
  constructor(words: number) {
    const room = 2 ** Math.max(12, Math.ceil(Math.log2(0.75 * words)));
    this.packed = new PackedEdges(room);
    this.register = new NodeRegister(this.packed, room);
  }

  /** Adds the word that drops so many letters of the one before and ends in these letter bytes instead. */
  add(drop: number, bytes: Uint8Array, from: number, to: number): void {
    const { rows, widths } = this;
    const kept = this.length - drop;
    const length = kept + to - from;
    if (kept < 0) throw new DamagedWordsError('a word drops more letters than there are');
    if (from === to || length > longestWord) throw new DamagedWordsError('a word is too short or too long');
    this.closeBeyond(kept);

    const last = widths[kept] === 0 ? 0 : rows[this.lastOf(kept)]! & letterBits;
    if (bytes[from]! - letterByte <= last) throw new DamagedWordsError('the words are out of order');
    for (let row = kept, at = from; at < to; row++, at++)
      rows[row * rowLength + widths[row]!++] = bytes[at]! - letterByte;
    rows[this.lastOf(length - 1)]! |= wordEnds;
    this.length = length;
    this.size++;
  }

  finish(): WordGraph {
    this.closeBeyond(0);
    const root = this.close(0);
    this.register.letGo();
    return { edges: this.packed.finish(root), size: this.size };
  }

  private lastOf(row: number): number {
    return row * rowLength + this.widths[row]! - 1;
  }

  private closeBeyond(kept: number): void {
    for (let row = this.length; row > kept; row--)
      this.rows[this.lastOf(row - 1)]! |= this.close(row) << baseShift;
    this.length = kept;
  }

  private close(row: number): number {
    const width = this.widths[row]!;
    if (width === 0) return leaf;
    this.widths[row] = 0;
    return this.register.baseOf(this.rows, row * rowLength, row * rowLength + width);
  }
}
