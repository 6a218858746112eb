import type { AskedKind } from '../../../src/study/rules/word-question';

/** The slow and obvious way. */
export function slowly(kind: AskedKind, signs: string, words: readonly string[]): string[] {
  if (kind === 'pattern' || kind === 'hooks') {
    const asked = kind === 'pattern' ? [signs] : [`?${signs}`, `${signs}?`];
    const forms = asked.map(
      (own) => new RegExp(`^${own.replaceAll('+', '.+').replaceAll('*', '.*').replaceAll('?', '.')}$`),
    );
    return words.filter((word) => forms.some((form) => form.test(word)));
  }
  const isMade = (word: string) => {
    let given = signs;
    for (const letter of word) {
      const used = given.includes(letter) ? letter : '?';
      if (!given.includes(used)) return false;
      given = given.replace(used, '');
    }
    return kind === 'within' ? word.length > 1 : given === '';
  };
  return words.filter(isMade);
}
