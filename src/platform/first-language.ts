import { bestOf, isLanguage, type Language } from '../texts/languages';

const place = 'wordbler: language';

/** Which language the page speaks before anything kept is read: the one of the address, the last one here, the browser's. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  return [asked, lastLanguage()].find(isLanguage) ?? bestOf(navigator.languages);
}

/** Lies where reading takes no time. Not every frame may read there; then the browser's must do until more is known. */
function lastLanguage(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(place, language);
  } catch {
    // It is kept among the settings all the same, where anything can be kept.
  }
}
