import { catalogues } from '../../src/texts/catalogues';
import type { Language } from '../../src/texts/languages';

/** All that a language says, as players meet it. */
export async function allOf(language: Language) {
  const { texts, search, scramble, embed, online, stats, review, study } = catalogues[language];
  return {
    ...(await texts()),
    search: await search(),
    scramble: await scramble(),
    embed: await embed(),
    online: await online(),
    stats: await stats(),
    review: await review(),
    study: await study(),
  };
}

export const en = await allOf('en');
