import type { Level } from '..';
import { thinkAsClub } from './club';
import { thinkAsFledgling, thinkAsSongbird } from './easy-levels';
import { thinkAsExpert } from './expert';
import type { Sight } from './sight';
import type { Knowledge, Manner, Thought } from './thought';

const manners: Readonly<Record<Level, Manner>> = {
  fledgling: thinkAsFledgling,
  songbird: thinkAsSongbird,
  club: thinkAsClub,
  expert: thinkAsExpert,
};

export const think = (knowledge: Knowledge, sight: Sight, level: Level): Thought =>
  manners[level](knowledge, sight);
