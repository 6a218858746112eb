import { en } from './en';
import { type Language, mirrored } from './languages';
import type { Catalogue } from './texts';

/** What the page begins with. */
export const atFirst = { language: 'en', texts: en } as const;

type Parts = { [part in keyof Catalogue]: Awaited<ReturnType<Catalogue[part]>> };

/** All that a language says, which comes in one file. */
const whole = <Name extends string>(
  name: Name,
  load: () => Promise<{ readonly [own in Name]: Parts['texts'] } & Omit<Parts, 'texts'>>,
): Catalogue => ({
  texts: async () => (await load())[name],
  search: async () => (await load()).search,
  scramble: async () => (await load()).scramble,
  embed: async () => (await load()).embed,
  online: async () => (await load()).online,
  records: async () => (await load()).records,
  review: async () => (await load()).review,
  study: async () => (await load()).study,
});

/** English comes with the page, but for what a part of it says alone; another language when it is wanted. */
const spoken: Readonly<Record<Exclude<Language, typeof mirrored>, Catalogue>> = {
  en: {
    texts: async () => en,
    search: async () => (await import('./en/search')).search,
    scramble: async () => (await import('./en/scramble')).scramble,
    embed: async () => (await import('./en/embed')).embed,
    online: async () => (await import('./en/online')).online,
    records: async () => (await import('./en/records')).records,
    review: async () => (await import('./en/review')).review,
    study: async () => (await import('./en/study')).study,
  },
  fr: whole('fr', () => import('./fr')),
  es: whole('es', () => import('./es')),
  de: whole('de', () => import('./de')),
  bn: whole('bn', () => import('./bn')),
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
          review: async () => (await forTests())(await spoken.en.review()),
          study: async () => (await forTests())(await spoken.en.study()),
        },
      }
    : spoken
) as Readonly<Record<Language, Catalogue>>;
