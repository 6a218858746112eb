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
  readAttempts,
  writeAttempts,
} from './attempts';
export { type Streak, streakOf } from './streak';
