export { KeptFocus } from '../panels/kept-focus';
