import Phaser from 'phaser';
import { type LanguageId, tilesOf } from '../../engine/alphabet/languages';
import { letterKeysIn } from '../../shared/panels/letter-keys';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo } from '../../shared/scenes/go-to';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { StudyTexts } from '../../texts/texts';
import { WordBookClient } from '../../worker/study/word-book-client';
import { type WordBookAction, WordBookPanel } from '../panels/word-book-panel';
import { Asking, LookedWord } from '../play/word-lookup';

/** The word book of a language, at hand until the scene is left: what it has laid out takes room. */
export function bookOf({ lists }: Services, language: LanguageId, scope: SceneScope): WordBookClient {
  const book = new WordBookClient(() => lists.of(language).wanted());
  scope.whenLeft(() => book.close());
  return book;
}

/** What a word in this language is looked up in. */
export const lookedWordOf = (
  { dictionary }: Services,
  language: LanguageId,
  book: WordBookClient,
  changed: () => void,
) =>
  new LookedWord({
    language,
    look: (word, signal) => book.look(word, signal),
    definition: (word) => dictionary.definition(word),
    changed,
  });

/** Keys that nothing on the page takes for itself; `press` says whether it was meant. */
export function listenForKeys(scope: SceneScope, press: (key: string, onButton: boolean) => boolean) {
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || (target instanceof Element && target.matches('input, select')))
      return;
    if (press(key, target instanceof HTMLButtonElement)) event.preventDefault();
  };
  addEventListener('keydown', hear);
  scope.whenLeft(() => removeEventListener('keydown', hear));
}

/** Words are looked up by what they look like. */
export class WordBookScene extends Phaser.Scene {
  constructor(
    private readonly texts: StudyTexts,
    private readonly services: Services,
  ) {
    super('WordBook');
  }

  create() {
    const { services, texts } = this;
    const language = services.preferences.now.words;
    const scope = new SceneScope(this, services);
    scope.sayWordsIn(language);
    void awaitWords(this, services, services.lists.of(language));
    const book = bookOf(services, language, scope);
    const asking = new Asking({
      alphabet: tilesOf(language).alphabet,
      find: (...asked) => book.find(...asked),
      changed: () => show(),
    });
    const look = lookedWordOf(services, language, book, () => show());
    const act = (action: WordBookAction) => {
      switch (action.kind) {
        case 'back':
          return goTo(this, 'Study');
        case 'type':
          look.look(undefined);
          return asking.type(action.text);
        case 'turnTo':
          return asking.turnTo(action.asked);
        case 'more':
          return asking.more();
        case 'tryAgain':
          return void asking.ask();
        case 'look':
          look.look(action.word);
          return panel.bringLook();
        case 'lookAway':
          return look.look(undefined);
        case 'lookAgain':
          return look.again();
      }
    };
    const panel = new WordBookPanel(texts, services.root, letterKeysIn(services), act);
    const show = () => panel.render(asking, look);
    show();
    listenForKeys(scope, (key) => {
      if (key !== 'Escape') return false;
      if (look.word === undefined) goTo(this, 'Study');
      else look.look(undefined);
      return true;
    });
    scope.whenLeft(
      () => panel.remove(),
      () => asking.stop(),
      () => look.stop(),
      services.preferences.listen(show),
    );
  }
}
