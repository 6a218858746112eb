import Phaser from 'phaser';
import { tilesOf } from '../../engine/alphabet/languages';
import { awaitWords } from '../../shared/scenes/await-words';
import { goTo } from '../../shared/scenes/go-to';
import { letterKeysIn } from '../../shared/scenes/letter-keys-in';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { StudyTexts } from '../../texts/texts';
import { WordBookPanel } from '../panels/word-book-panel';
import { Asking } from '../play/asking';
import { LookedWord } from '../play/looked-word';
import { bookOf } from './books';
import { listenForKeys } from './keys';

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
    const look = new LookedWord({
      language,
      look: (word, signal) => book.look(word, signal),
      meaning: (word) => services.dictionary.meaning(word),
      changed: () => show(),
    });
    const panel = new WordBookPanel(texts, services.root, {
      keys: letterKeysIn(services),
      back: () => goTo(this, 'Study'),
      type: (text) => {
        look.look(undefined);
        asking.type(text);
      },
      kind: (kind) => asking.turnTo(kind),
      more: () => asking.more(),
      tryAgain: () => void asking.ask(),
      choose: (word) => {
        look.look(word);
        if (word !== undefined) panel.bringLook();
      },
      lookAgain: () => look.again(),
    });
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
