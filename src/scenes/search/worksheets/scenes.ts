import '../../../panels/search/worksheets/styles.css';

export { SheetMake } from './make';
export { SheetSent } from './sent';
