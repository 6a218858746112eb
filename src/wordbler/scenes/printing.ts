/** All that prints is fetched in one piece, when it is first asked for. */
export { openPrint } from '../../shared/printing/print-panel';
export { printedSheets } from '../panels/printed-sheets';
