export { letterKeysIn } from '../panels/letter-keys';
