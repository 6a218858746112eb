export { daysBefore } from './archive';
export {
  type Attempts,
  attemptAt,
  begun,
  counts,
  type DailyId,
  type DailyResult,
  ended,
  isCounting,
  joinedAttempts,
  practised,
  readAttempts,
  writeAttempts,
} from './attempts';
export { inSquares, resultInSquares } from './in-squares';
export { type Streak, streakOf } from './streak';
