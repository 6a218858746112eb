import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { knowledgeOf } from '../../strength/knowledge';

/** What the computer of the game knows, at a family table. */
export const knowledge = knowledgeOf(lexicon);
