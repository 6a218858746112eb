import '../../stats/panels/styles.css';
import '../../wordbler/panels/review-styles.css';
import type { House } from '../../shared/scenes/house';
import { StatisticsScene } from '../../stats/scenes/statistics';
import type { RecordTexts } from '../../texts/texts';
import { FindScene } from './find';

export const recordScenes = {
  Statistics: (texts: RecordTexts, house: House) => new StatisticsScene(texts, house),
  Find: (texts: RecordTexts, house: House) => new FindScene(texts, house),
};
