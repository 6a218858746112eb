import type { Move } from '../rules/move';
import type { Sight } from '../rules/sight';
import { promisingChoices } from './choices';
import { Desk } from './desk';
import type { Knowledge } from './thought';

/** Where letters lie in any order there is far more to lay, and looking ahead would take the computer minutes. */
export const looksNoFurther = ({ rules }: Sight) => rules.letterOrder === 'free';

/** The move that promises most by its score and by what it leaves behind. */
export const weighed = (knowledge: Knowledge, sight: Sight): Move =>
  promisingChoices(knowledge, Desk.of(knowledge.gaddag, sight), sight, 1)[0]!.move;
