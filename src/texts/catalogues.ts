import { en } from './en';
import { type Language, mirrored } from './languages';
import type { Catalogue } from './texts';

/** What the page begins with. */
export const atFirst = { language: 'en', texts: en } as const;

/** English comes with the page; what another language says, in one file, when it is wanted. */
const spoken: Readonly<Record<Exclude<Language, typeof mirrored>, Catalogue>> = {
  en: {
    texts: async () => en,
    search: async () => (await import('./en/search')).search,
    scramble: async () => (await import('./en/scramble')).scramble,
    embed: async () => (await import('./en/embed')).embed,
    online: async () => (await import('./en/online')).online,
    records: async () => (await import('./en/records')).records,
    study: async () => (await import('./en/study')).study,
  },
  fr: {
    texts: async () => (await import('./fr')).fr,
    search: async () => (await import('./fr/search')).search,
    scramble: async () => (await import('./fr/scramble')).scramble,
    embed: async () => (await import('./fr/embed')).embed,
    online: async () => (await import('./fr/online')).online,
    records: async () => (await import('./fr/records')).records,
    study: async () => (await import('./fr/study')).study,
  },
  es: {
    texts: async () => (await import('./es')).es,
    search: async () => (await import('./es/search')).search,
    scramble: async () => (await import('./es/scramble')).scramble,
    embed: async () => (await import('./es/embed')).embed,
    online: async () => (await import('./es/online')).online,
    records: async () => (await import('./es/records')).records,
    study: async () => (await import('./es/study')).study,
  },
  de: {
    texts: async () => (await import('./de')).de,
    search: async () => (await import('./de/search')).search,
    scramble: async () => (await import('./de/scramble')).scramble,
    embed: async () => (await import('./de/embed')).embed,
    online: async () => (await import('./de/online')).online,
    records: async () => (await import('./de/records')).records,
    study: async () => (await import('./de/study')).study,
  },
  bn: {
    texts: async () => (await import('./bn')).bn,
    search: async () => (await import('./bn/search')).search,
    scramble: async () => (await import('./bn/scramble')).scramble,
    embed: async () => (await import('./bn/embed')).embed,
    online: async () => (await import('./bn/online')).online,
    records: async () => (await import('./bn/records')).records,
    study: async () => (await import('./bn/study')).study,
  },
};

const forTests = async () => (await import('./mirrored')).inMirror;

export const catalogues = (
  import.meta.env.MODE === 'probe'
    ? {
        ...spoken,
        [mirrored]: {
          texts: async () => (await forTests())(en),
          search: async () => (await forTests())(await spoken.en.search()),
          scramble: async () => (await forTests())(await spoken.en.scramble()),
          embed: async () => (await forTests())(await spoken.en.embed()),
          online: async () => (await forTests())(await spoken.en.online()),
          records: async () => (await forTests())(await spoken.en.records()),
          study: async () => (await forTests())(await spoken.en.study()),
        },
      }
    : spoken
) as Readonly<Record<Language, Catalogue>>;
