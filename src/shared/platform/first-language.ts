import { isLanguage, type Language } from '../../texts/languages';

/** Which language the page speaks before anything kept is read: the one its first frame is in (assets/without-modules.js). */
export function firstLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem('wordbler: language', language);
  } catch {
    // It is kept among the settings all the same, where anything can be kept.
  }
}
