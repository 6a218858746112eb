import { sheetMark } from './menu-facts';

/** An address that leads whoever opens it to the same worksheet. Nothing of it is sent to a server. */
export const linkToSheet = (text: string, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${sheetMark}${text}`;
