export { openPrint } from '../../panels/printing/print-panel';
export { printedSheets } from '../../panels/wordbler/printed-sheets';
