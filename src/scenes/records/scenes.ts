import '../../panels/records/styles.css';
import '../../panels/wordbler/review-styles.css';
import type { RecordTexts } from '../../texts/texts';
import type { House } from '../house';
import { FindScene } from './find';
import { StatisticsScene } from './statistics';

export const recordScenes = {
  Statistics: (texts: RecordTexts, house: House) => new StatisticsScene(texts, house),
  Find: (texts: RecordTexts, house: House) => new FindScene(texts, house),
};
