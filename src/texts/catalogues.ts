import { unnamed } from '../engine/players/names';
import { en } from './en';
import { type Forms, formsOf } from './forms';
import { type Language, mirrored } from './languages';
import { speak, type Translated } from './messages';
import type { Catalogue } from './texts';

/** The messages of a language as its folder has them, by the parts in which they are fetched. */
interface Messages {
  readonly texts: typeof en;
  readonly search: typeof import('./en/search').search;
  readonly scramble: typeof import('./en/scramble').scramble;
  readonly embed: typeof import('./en/embed').embed;
  readonly online: typeof import('./en/online').online;
  readonly stats: typeof import('./en/stats').stats;
  readonly review: typeof import('./en/review').review;
  readonly study: typeof import('./en/study').study;
  readonly how: typeof import('./en/how').how;
}

type Loading = { readonly [part in keyof Messages]: () => Promise<Translated<Messages[part]>> };

const english = formsOf('en-GB', unnamed, 'en-US');

/** What the page begins with. */
export const atFirst = { language: 'en', texts: { ...speak(en, english), forms: english } } as const;

const lazyEnglish: Loading = {
  texts: async () => en,
  search: async () => (await import('./en/search')).search,
  scramble: async () => (await import('./en/scramble')).scramble,
  embed: async () => (await import('./en/embed')).embed,
  online: async () => (await import('./en/online')).online,
  stats: async () => (await import('./en/stats')).stats,
  review: async () => (await import('./en/review')).review,
  study: async () => (await import('./en/study')).study,
  how: async () => (await import('./en/how')).how,
};

/** A language all of which comes in one file, but for how it works, which few look at. */
function whole<Name extends string>(
  name: Name,
  load: () => Promise<
    { readonly [own in Name]: Translated<typeof en> } & {
      readonly [part in Exclude<keyof Messages, 'texts' | 'how'>]: Translated<Messages[part]>;
    }
  >,
  how: () => Promise<{ readonly how: Translated<Messages['how']> }>,
): Catalogue {
  const all: () => Promise<object> = load;
  const loading = eachPart((part) => async () => {
    const said = (await (part === 'how' ? how() : all())) as Readonly<Record<string, unknown>>;
    return said[part === 'texts' ? name : part];
  });
  return spokenIn(name, loading as unknown as Loading);
}

const parts = ['texts', 'search', 'scramble', 'embed', 'online', 'stats', 'review', 'study', 'how'] as const;

/** Each part of a language by itself, made by `make` from how it is loaded. */
const eachPart = (make: (part: keyof Messages) => () => Promise<unknown>) =>
  Object.fromEntries(parts.map((part) => [part, make(part)]));

function spokenIn(locale: string, loading: Loading, given?: Forms): Catalogue {
  const forms = async () => given ?? formsIn(locale, await loading.texts());
  return eachPart((part) => async () => {
    const own = await forms();
    const said = speak<unknown>(await loading[part](), own) as object;
    return part === 'texts' ? { ...said, forms: own } : said;
  }) as unknown as Catalogue;
}

function formsIn(locale: string, { common }: Translated<typeof en>): Forms {
  const { figure } = formsOf(locale);
  return formsOf(locale, { you: common.you, seat: (seat) => common.player.replace('{seat}', figure(seat + 1)) });
}

/** English comes with the page, but for what a part of it says alone; another language when it is wanted. */
const spoken: Readonly<Record<Exclude<Language, typeof mirrored>, Catalogue>> = {
  en: spokenIn('en-GB', lazyEnglish, english),
  fr: whole(
    'fr',
    () => import('./fr'),
    () => import('./fr/how'),
  ),
  es: whole(
    'es',
    () => import('./es'),
    () => import('./es/how'),
  ),
  de: whole(
    'de',
    () => import('./de'),
    () => import('./de/how'),
  ),
  bn: whole(
    'bn',
    () => import('./bn'),
    () => import('./bn/how'),
  ),
  zh: whole(
    'zh',
    () => import('./zh'),
    () => import('./zh/how'),
  ),
};

const mirrorOf = eachPart((part) => async () => (await import('./mirrored')).inMirror(await lazyEnglish[part]()));

export const catalogues = (
  import.meta.env.MODE === 'probe'
    ? { ...spoken, [mirrored]: spokenIn('en-GB', mirrorOf as unknown as Loading) }
    : spoken
) as Readonly<Record<Language, Catalogue>>;
