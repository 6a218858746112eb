export { commitmentTo, type Revealed, seedOf } from './fair-seed';
export { FollowedGame, type SeenSetup } from './followed-game';
export * from './protocol';
export { readWish } from './protocol';
export { type SeenEvent, seenEvents } from './seen-event';
export { seenState, type Viewer } from './seen-game';
