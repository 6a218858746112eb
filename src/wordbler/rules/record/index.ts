export { longestRecord, type OpenedRecord, openRecord } from './open';
export type { LineFault, LineFaultCode } from './read';
export { wholeTurns } from './whole-turns';
