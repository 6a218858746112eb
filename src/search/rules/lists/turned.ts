/** A word from behind. */
export const turned = (word: string) => [...word].reverse().join('');
