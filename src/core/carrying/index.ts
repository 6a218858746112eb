export { carriedGame, readCarriedGame } from './carried-game';
export type { CarriedFault } from './carried-text';
