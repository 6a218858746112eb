/** The languages players can choose, each as it calls itself. One comes in with its catalogue of sentences. */
export const languages = { en: 'English' } as const;

export type Language = keyof typeof languages;
