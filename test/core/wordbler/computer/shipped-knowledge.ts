import { knowledgeOf } from '../../../../src/core/wordbler/computer';
import { familiarity, lexicon } from '../../familiarity/shipped-familiarity';

/** What the computer of the game knows, at a family table. */
export const knowledge = knowledgeOf(lexicon, familiarity);
