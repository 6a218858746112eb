import '../../panels/records/styles.css';

export { StatisticsScene } from './statistics';
