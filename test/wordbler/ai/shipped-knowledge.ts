import { knowledgeOf } from '../../../src/wordbler/ai';
import { familiarity, lexicon } from '../../engine/familiarity/shipped-familiarity';

/** What the computer of the game knows, at a family table. */
export const knowledge = knowledgeOf(lexicon, familiarity);
