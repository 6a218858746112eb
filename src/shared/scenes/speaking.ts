import { bestOf, directionOf, type Language, languages } from '../../texts/languages';
import { loadFonts } from '../platform/fonts';
import { pageTicker } from '../platform/page-time';
import type { Preferences } from '../platform/settings';
import { firstLanguage, rememberLanguage } from '../platform/settings';
import type { Spoken } from './spoken';

// The first scene is seen in English then, and changes as soon as the other language comes.
const patienceMs = 4000;

/** Who has a say in which language is spoken: the player, the address, the page around this one, a portal, the browser. */
export class Speaking {
  private coming: Promise<unknown>;

  constructor(
    private readonly spoken: Spoken,
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
    if (!(await this.speak(language))) return false;
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
