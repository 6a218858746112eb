import * as board from './board';
import { common } from './common';
import * as menu from './menu';
import * as page from './page';
import { searchLists } from './search/lists';
import * as select from './select';
import { speech } from './speech';
import * as transfer from './transfer';

/** What English says from the first moment on; the rest comes with what says it. */
export const en = { common, ...menu, ...page, ...select, ...board, ...transfer, speech, searchLists } as const;
