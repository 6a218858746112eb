export { daysBefore } from './archive';
export {
  type Attempts,
  attemptAt,
  begun,
  counts,
  countsAgainFrom,
  type DailyId,
  type DailyResult,
  dailyIds,
  ended,
  isCounting,
  joinedAttempts,
  practised,
  readAttempts,
  writeAttempts,
} from './attempts';
export { inSquares, resultInSquares } from './in-squares';
export { type Streak, streakOf } from './streak';
