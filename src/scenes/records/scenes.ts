import '../../panels/records/styles.css';
import '../../panels/wordbler/review-styles.css';

export { FindScene } from './find';
export { StatisticsScene } from './statistics';
