/** The languages players can choose, each as it calls itself. Each has its folder here and its line in catalogues.ts. */
export const languages = { en: 'English' } as const;

export type Language = keyof typeof languages;
