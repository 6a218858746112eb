import { writeFileSync } from 'node:fs';
import { type LanguageId, playLanguages } from '../../src/engine/alphabet/languages';
import { Dice } from '../../src/engine/random/dice';
import { presets } from '../../src/rules';
import { buildGaddag } from '../../src/wordbler/ai/build-gaddag';
import type { Gaddag } from '../../src/wordbler/ai/gaddag';
import { balances, LeaveValues, learnedLeaves, RackParts } from '../../src/wordbler/ai/leaves';
import { SearchBoard } from '../../src/wordbler/ai/search-board';
import { loadWords } from './knowledge';
import { Regression } from './regression';

// Learns what tiles are worth to keep, where laying all seven has a bonus and where it has none, by games against
// oneself, and writes them into the source:
//   npx tsx test/strength/learn-leaves.ts [language] [games of the last round] [withBonus or without]
// With the third, only that is learned anew.
// At each turn it asks what the good moves of the same seat's turn before would have kept, fills that up from the
// unseen tiles, and looks how much more such a rack achieves on the board as it is now than one drawn afresh. What
// a rack achieves is the score and the worth of what it keeps in turn, so rounds refine it. Parts of random racks
// are looked at as well, for hardly anybody keeps a Q and a V together.

const rackSize = 7;
const freshRacks = 4;
/** So many of the good moves of a turn are asked what they keep. */
const choicesEach = 6;
/** How many points less than the best a good move promises at most. */
const nearBest = 12;
const [language = 'en', lastGames = '4500', only] = process.argv.slice(2);
const { tiles } = playLanguages[language as LanguageId];
const letterCount = tiles.alphabet.letters.length;
const size = letterCount + 1;
const bagOfAll = [
  ...tiles.letters.flatMap(({ letter, count }) => new Array<string>(count).fill(letter)),
  ...new Array<string>(tiles.blanks).fill(''),
];

// A feature for each code, then one for each pair, and one for each balance.
const pairFeatures = new Int32Array(size * size);
let featureCount = size;
for (let code = 0; code < size; code++)
  for (let other = code; other < size; other++) {
    pairFeatures[code * size + other] = featureCount;
    pairFeatures[other * size + code] = featureCount++;
  }
const balanceFeatures = new Map(balances.map((balance) => [balance, featureCount++]));
const nothingLearned = new LeaveValues(tiles.alphabet.letters);

function featuresOf(codes: readonly number[]): number[] {
  const balance = balanceFeatures.get(nothingLearned.balanceOf(codes));
  const features = balance === undefined ? [...codes] : [...codes, balance];
  for (let at = 0; at < codes.length; at++)
    for (let other = at + 1; other < codes.length; other++)
      features.push(pairFeatures[codes[at]! * size + codes[other]!]!);
  return features;
}

class Round {
  private readonly parts: RackParts;
  readonly regression = new Regression(featureCount);
  racks = 0;
  points = 0;

  constructor(
    private readonly gaddag: Gaddag,
    values: LeaveValues,
    private readonly fullRackBonus: number,
    private readonly dice: Dice,
  ) {
    this.parts = new RackParts(values);
  }

  playGame() {
    const bag = this.dice.shuffled(bagOfAll);
    const racks = [bag.splice(0, rackSize), bag.splice(0, rackSize)];
    const mightKeep: string[][][] = [[], []];
    const desk = new SearchBoard(this.gaddag, tiles, { ...presets.classic, fullRackBonus: this.fullRackBonus });
    for (let turn = 0, fails = 0; bag.length > 0 && fails < presets.classic.failsToEnd; turn++) {
      const seat = turn % 2;
      const rack = racks[seat];
      if (bag.length >= rackSize) this.lookAtRacks(desk, [...bag, ...racks[1 - seat]!], mightKeep[seat]!);
      const { index, kept, score } = this.best(desk, rack!, bag.length >= presets.classic.exchangeNeeds);
      const keptTiles = this.lettersOf(kept);
      mightKeep[seat] = this.keptByGood(desk, rack!);
      if (index >= 0) desk.lay(desk.moveOf(desk.findPlays(rack!), index).tiles);
      fails = index >= 0 ? 0 : fails + 1;
      this.points += score;
      const fresh = bag.splice(0, rackSize - keptTiles.length);
      if (index < 0) this.giveBack(bag, rack!, keptTiles);
      racks[seat] = [...keptTiles, ...fresh];
    }
  }

  private lettersOf(part: number): string[] {
    return this.parts.codesOf(part).map((code) => tiles.alphabet.letters[code - 1] ?? '');
  }

  /** What some of the good moves keep, each part of the rack once. */
  private keptByGood(desk: SearchBoard, rack: readonly string[]): string[][] {
    const { parts } = this;
    const plays = desk.findPlays(rack);
    const worths = new Map<number, number>();
    for (let saved = 1; saved < parts.whole; saved++) worths.set(saved, parts.worths[saved]!);
    for (let index = 0; index < plays.count; index++) {
      const saved = parts.keptBy(plays, index);
      worths.set(saved, Math.max(worths.get(saved) ?? 0, plays.scores[index]! + parts.worths[saved]!));
    }
    worths.delete(0);
    const best = Math.max(...worths.values());
    const good = [...worths].filter(([, worth]) => worth >= best - nearBest).map(([saved]) => saved);
    return this.dice
      .shuffled(good)
      .slice(0, choicesEach)
      .map((saved) => this.lettersOf(saved));
  }

  private giveBack(bag: string[], rack: readonly string[], saved: readonly string[]) {
    const back = [...rack];
    for (const letter of saved) back.splice(back.indexOf(letter), 1);
    bag.push(...back);
    bag.splice(0, bag.length, ...this.dice.shuffled(bag));
  }

  private best(desk: SearchBoard, rack: readonly string[], mayExchange: boolean) {
    const { parts } = this;
    parts.take(rack.map((letter) => desk.codeOf(letter)));
    const plays = desk.findPlays(rack);
    let best = { index: -1, kept: parts.whole, score: 0, worth: parts.worths[parts.whole]! };
    if (mayExchange)
      for (let kept = 0; kept < parts.whole; kept++)
        if (parts.worths[kept]! > best.worth) best = { ...best, kept, worth: parts.worths[kept]! };
    for (let index = 0; index < plays.count; index++) {
      const kept = parts.keptBy(plays, index);
      const worth = plays.scores[index]! + parts.worths[kept]!;
      if (worth > best.worth) best = { index, kept, score: plays.scores[index]!, worth };
    }
    return best;
  }

  private lookAtRacks(desk: SearchBoard, unseen: readonly string[], mightKeep: readonly string[][]) {
    const racks = Array.from({ length: freshRacks }, () => this.drawFrom(unseen, rackSize));
    const worths = racks.map((rack) => this.best(desk, rack, true).worth);
    const sum = worths.reduce((a, b) => a + b);
    for (const [at, rack] of racks.entries()) {
      // The other racks say what the position is worth to anybody.
      const target = worths[at]! - (sum - worths[at]!) / (freshRacks - 1);
      const codes = rack.map((letter) => desk.codeOf(letter));
      const saved = 1 + this.dice.below(rackSize - 1);
      this.regression.add(featuresOf(this.dice.shuffled(codes).slice(0, saved)), target);
      this.racks++;
    }
    for (const saved of mightKeep) {
      const rack = [...saved, ...this.drawFrom(unseen, rackSize - saved.length)];
      const target = this.best(desk, rack, true).worth - sum / freshRacks;
      this.regression.add(featuresOf(saved.map((letter) => desk.codeOf(letter))), target);
      this.racks++;
    }
  }

  private drawFrom(unseen: readonly string[], count: number): string[] {
    const left = [...unseen];
    return Array.from({ length: count }, () => left.splice(this.dice.below(left.length), 1)[0]!);
  }

  learned(): LeaveValues {
    const weights = this.regression.solve(pull);
    const values = new LeaveValues(tiles.alphabet.letters);
    for (const [balance, feature] of balanceFeatures) values.ofBalance[balance] = weights[feature]!;
    for (let code = 0; code < size; code++) {
      values.singles[code] = weights[code]!;
      for (let other = code; other < size; other++)
        values.setPair(code, other, weights[pairFeatures[code * size + other]!]!);
    }
    return values;
  }
}

/** As if each value had been seen so often to be nought. */
const pull = 100;

const gaddag = buildGaddag(await loadWords(language as LanguageId));

function learn(fullRackBonus: number): string[] {
  let values = nothingLearned;
  for (const [number, share] of [1 / 10, 1 / 10, 1 / 5, 1].entries()) {
    const games = Math.round(Number(lastGames) * share);
    const round = new Round(gaddag, values, fullRackBonus, new Dice(`leaves ${number}`));
    for (let game = 0; game < games; game++) round.playGame();
    values = round.learned();
    const mean = (round.points / games / 2).toFixed(1);
    process.stdout.write(
      `bonus ${fullRackBonus}, round ${number + 1}: ${games} games, ${mean} points a side, ${round.racks} racks\n`,
    );
  }
  return rowsOf(values.toText());
}

/** One for the blank and for each letter, and one for the balances. */
function rowsOf(text: string): string[] {
  const rows: string[] = [];
  let at = 0;
  for (let code = 0; code < size; at += 2 * (1 + size - code++)) rows.push(text.slice(at, at + 2 * (1 + size - code)));
  return [...rows, text.slice(at)];
}

const bonuses = {
  withBonus: presets.classic.fullRackBonus,
  without: presets.wordbler.fullRackBonus,
};

function rows(name: keyof typeof bonuses): readonly string[] {
  const known = learnedLeaves[language]?.[name];
  return known && only && only !== name ? known : learn(bonuses[name]);
}

const learned = { withBonus: rows('withBonus'), without: rows('without') };
writeFileSync(
  new URL(`../../assets/languages/${language}/leaves.json`, import.meta.url),
  `${JSON.stringify(learned, null, 2)}\n`,
);
