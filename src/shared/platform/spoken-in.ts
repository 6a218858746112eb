/** What is kept for a language of the interface lies under this name, beside the languages of play. */
export const spokenIn = (language: string) => `${language} texts`;
