import { type Rules, shapeOf } from '../rules';
import { FreeSearch } from './free-search';
import { type Gaddag, mostLetters } from './gaddag';
import { Ground } from './ground';
import { Search } from './search';
import { WideSearch } from './wide-search';

export type Finder = Pick<Search, 'findAll'>;

/** What finds plays by such rules, in an alphabet by the points of its letters. */
export function finderFor(gaddag: Gaddag, points: Uint8Array, rules: Rules): Finder {
  const OfLetters = points.length - 1 > mostLetters ? WideSearch : Search;
  const Own = rules.letterOrder === 'free' ? FreeSearch : OfLetters;
  return new Own(gaddag, points, rules.fullRackBonus, Ground.of(shapeOf(rules)));
}
