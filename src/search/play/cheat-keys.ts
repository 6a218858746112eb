import * as wordSearch from '../rules';

/** Listens to what is typed, letter by letter, for the codes nobody is to know. */
export class CheatKeys {
  private typed = wordSearch.nothingTyped;

  constructor(private readonly found: (code: wordSearch.CheatCode) => void) {}

  type(key: string) {
    const { typed, code } = wordSearch.typeKey(this.typed, key);
    this.typed = typed;
    if (code) this.found(code);
  }
}
