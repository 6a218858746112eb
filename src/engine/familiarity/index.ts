export { Familiarity } from './familiarity';
