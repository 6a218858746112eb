/**
 * The languages players can choose, each as it calls itself. Each has its folder here and its line in catalogues.ts.
 */
const spoken = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  bn: 'বাংলা',
  zh: '简体中文',
} as const;

/** Made of English by a function, mirrored and a third longer: in the build for tests alone. */
export const mirrored = 'ar-XB';

export type Language = keyof typeof spoken | typeof mirrored;

export const languages: Readonly<Partial<Record<Language, string>>> =
  import.meta.env.MODE === 'probe' ? { ...spoken, [mirrored]: 'Mirrored' } : spoken;

export const languageTags = Object.keys(languages) as Language[];

export const isLanguage = (tag: unknown): tag is Language => languageTags.some((own) => own === tag);

/** Which way it is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === mirrored ? 'rtl' : 'ltr');

/** What comes nearest to what somebody likes to read, the dearest first; English where nothing does. */
export const bestOf = (liked: readonly string[]): Language =>
  liked
    .map((tag) => languageTags.find((own) => own === tag || own === tag.split('-')[0]?.toLowerCase()))
    .find((own) => own !== undefined) ?? 'en';
