import { bestOf, directionOf, type Language, languages } from '../../texts/languages';
import type {
  Catalogue,
  EmbedTexts,
  FriendTexts,
  HowTexts,
  ReviewTexts,
  ScrambleTexts,
  SearchTexts,
  StatsTexts,
  StudyTexts,
  Texts,
} from '../../texts/texts';
import { loadFonts } from '../platform/fonts';
import { pageTicker } from '../platform/page-time';
import { firstLanguage, type Preferences, rememberLanguage } from '../platform/settings';

type Part = keyof Catalogue;

/** What says what another part does not say again. */
const comesWith: Partial<Record<Part, readonly Part[]>> = { review: ['stats'], study: ['stats', 'review'] };

type Loaded = Partial<
  SearchTexts & ScrambleTexts & FriendTexts & StatsTexts & ReviewTexts & StudyTexts & HowTexts & { embed: EmbedTexts }
>;

/** The language that is spoken now. Whoever holds its sentences says what they are at that moment. */
export class I18n {
  readonly texts = live<Texts>(() => this.said as Texts);
  private now: Language;
  private said: Loaded;
  private readonly known = new Map<Language, Loaded>();
  private readonly parts = new Set<Part>();
  private readonly listeners = new Set<() => void>();
  private asked: Language;

  constructor(
    private readonly catalogues: Readonly<Record<Language, Catalogue>>,
    /** What is there from the beginning. */
    first: Language,
    texts: Texts,
  ) {
    this.now = first;
    this.asked = first;
    this.said = { ...texts };
    this.known.set(first, this.said);
    this.parts.add('texts');
  }

  get language(): Language {
    return this.now;
  }

  /** What one of the games says, or what hosts are told, in this language and in any that is spoken later. */
  async with(part: 'search'): Promise<SearchTexts>;
  async with(part: 'scramble'): Promise<ScrambleTexts>;
  async with(part: 'embed'): Promise<{ embed: EmbedTexts }>;
  async with(part: 'online'): Promise<FriendTexts>;
  async with(part: 'stats'): Promise<StatsTexts>;
  async with(part: 'review'): Promise<ReviewTexts>;
  async with(part: 'study'): Promise<StudyTexts>;
  async with(part: 'how'): Promise<HowTexts>;
  async with(part: Part): Promise<unknown> {
    this.parts.add(part);
    for (const own of comesWith[part] ?? []) this.parts.add(own);
    let language: Language;
    do {
      language = this.now;
      await this.fetch(language);
    } while (language !== this.now);
    return this.texts;
  }

  /**
   * False where it cannot be had: then the language before goes on. Whoever asks for another meanwhile gets that.
   * `ready` is waited for, too.
   */
  async speak(language: Language, ready: (texts: Texts) => Promise<void>): Promise<boolean> {
    this.asked = language;
    let said: Loaded;
    try {
      await ready((await this.fetch(language)) as Texts);
      said = await this.fetch(language);
    } catch {
      if (this.asked === language) this.asked = this.now;
      return false;
    }
    if (this.asked !== language || this.now === language) return true;
    this.now = language;
    this.said = said;
    for (const heard of [...this.listeners]) heard();
    return true;
  }

  /** Hears of every other language. */
  listen(heard: () => void) {
    this.listeners.add(heard);
  }

  private async fetch(language: Language): Promise<Loaded> {
    const said = this.known.get(language) ?? {};
    this.known.set(language, said);
    const has = (part: Part) => (part === 'texts' ? 'menu' : part) in said;
    // More may be wanted while these are on their way.
    for (const part of this.parts)
      if (!has(part)) {
        const own = await this.catalogues[language][part]();
        Object.assign(said, part === 'texts' ? own : { [part]: own });
      }
    return said;
  }
}

/** Sentences that are looked up when they are said. */
function live<Texts extends object>(now: () => Texts): Texts {
  const inner = new Map<PropertyKey, unknown>();
  const find = (name: PropertyKey) => (now() as Record<PropertyKey, unknown>)[name];
  const keep = (name: PropertyKey, made: unknown) => {
    inner.set(name, made);
    return made;
  };
  return new Proxy({} as Texts, {
    get(_, name) {
      const own = find(name);
      if (typeof own === 'function')
        return inner.get(name) ?? keep(name, (...put: unknown[]) => (find(name) as typeof own)(...put));
      if (typeof own !== 'object' || own === null || Array.isArray(own)) return own;
      return (
        inner.get(name) ??
        keep(
          name,
          live(() => find(name) as object),
        )
      );
    },
    has: (_, name) => name in now(),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) =>
      name in now() ? { configurable: true, enumerable: true, value: undefined } : undefined,
  });
}

// The first scene is seen in English then, and changes as soon as the other language comes.
const patienceMs = 4000;

/** Who may choose the language: the player, the address, the page around this one, a portal, the browser. */
export class LanguageController {
  private coming: Promise<unknown>;
  /** By hand, whether its sentences have come or not. */
  private chosen: Language | undefined;

  constructor(
    private readonly spoken: I18n,
    private readonly preferences: Preferences,
    private readonly heard: {
      /** All of what is seen is to be written anew. */
      changed(): void;
      missing(language: string): void;
    },
  ) {
    spoken.listen(() => this.change());
    this.coming = this.begin(firstLanguage());
    preferences.listen((_, changed) => {
      if ('speaks' in changed) this.coming = this.begin(this.wanted);
    });
  }

  get language(): Language {
    return this.spoken.language;
  }

  /** It is spoken, or has not come in time. */
  async inTime() {
    const late = new Promise<void>((resolve) => void pageTicker.after(patienceMs, resolve));
    await Promise.race([this.coming, late]);
    this.tell();
  }

  /** By the player's hand. False where it cannot be had. */
  async choose(language: Language): Promise<boolean> {
    this.chosen = language;
    if (!(await this.speak(language))) return false;
    // What is chosen while its sentences are on their way comes after it.
    if (this.chosen !== language) return true;
    rememberLanguage(language);
    this.preferences.change({ speaks: language });
    return true;
  }

  private get wanted(): Language {
    const { speaks } = this.preferences.now;
    return speaks === 'browser' ? bestOf(navigator.languages) : speaks;
  }

  private async begin(language: Language) {
    if (!(await this.speak(language))) this.heard.missing(languages[language] ?? language);
  }

  /** With its letters there, so that nothing moves when they come. */
  private speak(language: Language) {
    return this.spoken.speak(language, async ({ menu, settings }) => {
      if (language !== 'en') await loadFonts(JSON.stringify([menu, settings]));
    });
  }

  private change() {
    this.tell();
    this.heard.changed();
  }

  /** The first frame may have spoken another, which did not come. */
  private tell() {
    const { documentElement } = document;
    documentElement.lang = this.language;
    documentElement.dir = directionOf(this.language);
  }
}
