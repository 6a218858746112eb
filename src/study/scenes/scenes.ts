import '../panels/styles.css';
import type { Services } from '../../shared/scenes/services';
import type { StudyTexts } from '../../texts/texts';
import { StudyCardsScene } from './cards';
import { StudyDrillScene } from './drill';
import { StudyScene } from './study';
import { WordBookScene } from './word-book';

/** Where words are learned and looked up, by the names that lead there. */
export const studyScenes = {
  Study: (texts: StudyTexts, services: Services) => new StudyScene(texts, services),
  WordBook: (texts: StudyTexts, services: Services) => new WordBookScene(texts, services),
  StudyCards: (texts: StudyTexts, services: Services) => new StudyCardsScene(texts, services),
  StudyDrill: (texts: StudyTexts, services: Services) => new StudyDrillScene(texts, services),
};
