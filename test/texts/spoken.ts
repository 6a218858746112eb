import { unnamed } from '../../src/engine/players/names';
import { catalogues } from '../../src/texts/catalogues';
import { formsOf } from '../../src/texts/forms';
import type { Language } from '../../src/texts/languages';
import { speak } from '../../src/texts/messages';
import { inMirror } from '../../src/texts/mirrored';
import { englishMessages } from './english';

/** All that a language says, as players meet it. */
export async function allOf(language: Language) {
  const { texts, search, scramble, embed, online, stats, review, study, how } = catalogues[language];
  return {
    ...(await texts()),
    search: await search(),
    scramble: await scramble(),
    embed: await embed(),
    online: await online(),
    stats: await stats(),
    review: await review(),
    study: await study(),
    how: await how(),
  };
}

export const en = await allOf('en');

/** What the language made for tests says: English in a mirror. */
export async function inMirroredEnglish() {
  const forms = formsOf('en-GB', unnamed, 'en-US');
  const { en: texts, ...parts } = await englishMessages();
  return { ...speak(inMirror({ ...texts, ...parts }), forms), forms };
}
