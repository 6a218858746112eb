export const wordsInList = 14;
export const shortestWord = 3;
export const longestWord = 10;
