import '../../panels/worksheets/styles.css';

export { SheetMake } from './make';
export { SheetSent } from './sent';
