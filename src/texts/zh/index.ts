import * as board from './board';
import { common } from './common';
import * as menu from './menu';
import * as page from './page';
import { searchLists } from './search/lists';
import * as select from './select';
import { speech } from './speech';
import * as transfer from './transfer';

export const zh = { common, ...menu, ...page, ...select, ...board, ...transfer, speech, searchLists } as const;

export { embed } from './embed';
export { online } from './online';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { stats } from './stats';
export { study } from './study';
