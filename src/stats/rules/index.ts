export { type GamePlayed, gamesPlayed, isApart, isFair, type Played } from '../../engine/played';
export {
  fromElsewhere,
  gamesOf,
  joinedRecords,
  levelsOf,
  type MilestoneId,
  type MilestoneStanding,
  milestoneIds,
  milestonesOf,
  type PlayRecord,
  type RecordFault,
  readRecord,
  type Statistics,
  statisticsOf,
  withPlayed,
  writeRecord,
} from './statistics';
