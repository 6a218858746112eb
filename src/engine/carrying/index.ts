export { carriedGame, readCarriedGame } from './carried-game';
export { type CarriedFault, carriedText, readCarriedText } from './carried-text';
