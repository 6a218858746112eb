/** Of every language that is played in. */
const vowels = 'AEIOUĄĘÓİÖÜАЕЁИОУЫЭЮЯΑΕΗΙΟΥΩ';

export const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter);
