/** All that prints is fetched in one piece, when it is first asked for. */
export { openPrint } from '../../panels/printing/print-panel';
export { printedSheets } from '../../panels/wordbler/printed-sheets';
export { openBoardPrint } from '../scramble/printing';
export { openSearchPrint } from '../search/printing';
