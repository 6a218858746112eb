import '../panels/styles.css';
import Phaser from 'phaser';
import { tilesOf } from '../../engine/alphabet/languages';
import { onNewDay } from '../../shared/play/day';
import { languageOfPlay } from '../../shared/scenes/choosing';
import { goBack, goTo, visit } from '../../shared/scenes/go-to';
import { SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { StudyTexts } from '../../texts/texts';
import { puzzlesIn } from '../../wordbler/rules/find-of-day';
import { type StudyAction, StudyPanel } from '../panels/study-panel';
import { dateAt, dayAt, dueDay } from '../play/schedule';
import { comingAfter, type Deck, dueOn, isAsked, isLearned } from '../rules/deck';
import { heavyLetters, nextPuzzle } from '../rules/drills';
import { StudyCardsScene } from './cards';
import { StudyDrillScene } from './drill';
import { WordBookScene } from './word-book';

/** Where words are learned. */
class StudyScene extends Phaser.Scene {
  constructor(
    private readonly texts: StudyTexts,
    private readonly services: Services,
  ) {
    super('Study');
  }

  async create() {
    const { services, texts } = this;
    const isHere = visit(this);
    const shelf = playShelf(services.storage);
    const [deck, puzzles] = await Promise.all([shelf.cards.read(), shelf.puzzles.read()]);
    if (!isHere()) return;
    const language = languageOfPlay(services, () => show());
    const said = takeNotice(services);
    const act = (action: StudyAction) => {
      switch (action.kind) {
        case 'back':
          return goBack(this);
        case 'language':
          return language.choose(action.language);
        case 'practise':
          return goTo(this, 'StudyCards');
        case 'book':
          return goTo(this, 'WordBook');
        case 'how':
          return goTo(this, 'HowItWorks');
        case 'puzzle':
          return goTo(this, 'Puzzle', { now: 'next', language: language.now });
        case 'drill':
          return goTo(this, 'StudyDrill', { kind: action.drill });
      }
    };
    const panel = new StudyPanel(texts, services.root, act);
    const show = () => {
      const own = puzzlesIn(puzzles, language.now);
      panel.render({
        ...shownOf(deck, language.now),
        said,
        goal: nextPuzzle(own)?.goal,
        puzzles: own.length,
        solved: own.filter(({ solved }) => solved !== undefined).length,
      });
    };
    show();
    const scope = new SceneScope(this, services);
    scope.whenLeft(() => panel.remove(), onNewDay(show), services.preferences.listen(show));
  }
}

const daysAhead = 7;

function shownOf(deck: Deck, language: Services['preferences']['now']['words']) {
  const today = dayAt(new Date());
  const own = deck.filter((card) => card.language === language);
  const later = own.filter(isAsked).map((card) => Math.max(dueDay(card), today + 1));
  const week = comingAfter(deck, language, today, daysAhead, dueDay);
  return {
    language,
    due: dueOn(deck, language, today, dueDay).length,
    next: later.length > 0 ? dateAt(Math.min(...later)) : undefined,
    week: week.map((words, at) => ({ date: dateAt(today + 1 + at), words })),
    learned: own.filter(isLearned).length,
    all: own.length,
    heavy: heavyLetters(tilesOf(language)).slice(0, 4),
  };
}

/** Where words are learned and looked up, by the names that lead there. */
export const studyScenes = {
  Study: (texts: StudyTexts, services: Services) => new StudyScene(texts, services),
  WordBook: (texts: StudyTexts, services: Services) => new WordBookScene(texts, services),
  StudyCards: (texts: StudyTexts, services: Services) => new StudyCardsScene(texts, services),
  StudyDrill: (texts: StudyTexts, services: Services) => new StudyDrillScene(texts, services),
};
