/**
 * Meanings as one long text of sorted lines, and no more in memory than that: a map of 68,000 small
 * strings would take several times as much. A line is a word, a tab, and its entries with a `|` between.
 */
export class Glosses {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The entries of a word in small letters. None for a word it does not know. */
  entriesOf(word: string): readonly string[] {
    const { text } = this;
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
      const tab = text.indexOf('\t', start);
      if (tab < 0) return [];
      const found = text.slice(start, tab);
      const end = lineEnd(text, tab);
      if (found === word) return text.slice(tab + 1, end).split('|');
      if (found < word) low = end + 1;
      else high = start;
    }
    return [];
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
