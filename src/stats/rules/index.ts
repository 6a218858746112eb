export { type GamePlayed, gamesPlayed, isApart, isFair, type Played } from '../../engine/played';
export {
  fromElsewhere,
  joinedRecords,
  type PlayRecord,
  type RecordFault,
  readRecord,
  withPlayed,
  writeRecord,
} from './play-record';
export {
  gamesOf,
  levelsOf,
  type MilestoneId,
  type MilestoneStanding,
  milestoneIds,
  milestonesOf,
  type Statistics,
  statisticsOf,
} from './statistics';
