import '../../stats/panels/styles.css';
import '../../wordbler/panels/review-styles.css';
import type { Services } from '../../shared/scenes/services';
import { StatisticsScene } from '../../stats/scenes/statistics';
import type { RecordTexts } from '../../texts/texts';
import { FindScene } from './find';

export const recordScenes = {
  Statistics: (texts: RecordTexts, services: Services) => new StatisticsScene(texts, services),
  Find: (texts: RecordTexts, services: Services) => new FindScene(texts, services),
};
