import '../../stats/panels/styles.css';
import '../panels/styles.css';
import '../../wordbler/panels/review-styles.css';
import type { House } from '../../shared/scenes/house';
import type { StudyTexts } from '../../texts/texts';
import { StudyCardsScene } from './cards';
import { StudyDrillScene } from './drill';
import { PuzzleScene } from './puzzle';
import { StudyScene } from './study';
import { WordBookScene } from './word-book';

/** Where words are learned and looked up, by the names that lead there. */
export const studyScenes = {
  Study: (texts: StudyTexts, house: House) => new StudyScene(texts, house),
  WordBook: (texts: StudyTexts, house: House) => new WordBookScene(texts, house),
  StudyCards: (texts: StudyTexts, house: House) => new StudyCardsScene(texts, house),
  Puzzle: (texts: StudyTexts, house: House) => new PuzzleScene(texts, house),
  StudyDrill: (texts: StudyTexts, house: House) => new StudyDrillScene(texts, house),
};
