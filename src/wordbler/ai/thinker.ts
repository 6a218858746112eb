import type { Step } from '../rules';
import type { Sight } from '../rules/sight';
import { thinkAsClub } from './club';
import { easyManners } from './easy-levels';
import { thinkAsExpert } from './expert';
import { knowledgeBy } from './free-knowledge';
import { thinkAsMaster } from './master';
import type { Knowledge, Manner, Thought } from './thought';

const manners: Readonly<Record<Step, Manner>> = {
  ...easyManners,
  club: thinkAsClub,
  expert: thinkAsExpert,
  master: thinkAsMaster,
};

export const think = (knowledge: Knowledge, sight: Sight, step: Step): Thought =>
  manners[step](knowledgeBy(sight.rules, knowledge), sight);
