import { englishTiles, presets } from '../../src/rules';
import { LeaveValues, RackParts } from '../../src/wordbler/ai/leaves';
import { thinkAsExpert } from '../../src/wordbler/ai/levels';
import { type VisibleState, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { knowledgeOf, loadWords } from './knowledge';
import { makeMove, newGame, thoughtOut } from './self-play';

// What it is worth to leave so many tiles in the bag, for the tables in prospects.ts:
//   npx tsx test/strength/bag-ends.ts [games]
// For each number: how far a mover gained on the other from after the play to the end of the game, and how that
// went with the worth of what was kept. A number below nought says how many tiles lacked to fill the rack again.

const [games = '2500'] = process.argv.slice(2);
const { alphabet } = englishTiles;
const { letters } = alphabet;
const words = await loadWords();
const knowledge = knowledgeOf(words);
const offhand = (sight: VisibleState) => thoughtOut(thinkAsExpert(knowledge, sight, 500));
const parts = new RackParts(LeaveValues.of(alphabet, presets.classic));

interface Turn {
  seat: number;
  left: number;
  worth: number;
  lead: number;
}

const found = new Map<number, { worth: number; gain: number }[]>();
for (let game = 0; game < Number(games); game++) {
  const engine = newGame(words, 2, `bag ${game}`);
  const { state } = engine;
  const leadOf = (seat: number) => state.scores[seat]! - state.scores[1 - seat]!;
  const turns: Turn[] = [];
  for (let isOver = false; !isOver; isOver = state.phase === 'over') {
    const seat = state.toMove;
    const sight = visibleStateOf(engine, seat);
    const move = offhand(sight);
    if (move.kind === 'play' && sight.bagCount > 0) {
      const saved = [...sight.rack];
      for (const { letter, blank } of move.tiles) saved.splice(saved.indexOf(blank ? '' : letter), 1);
      parts.take(saved.map((letter) => letters.indexOf(letter) + 1));
      const left = sight.bagCount - move.tiles.length;
      turns.push({ seat, left, worth: parts.worths[parts.whole]!, lead: leadOf(seat) + move.score });
    }
    makeMove(engine, move);
  }
  for (const { seat, left, worth, lead } of turns) {
    const all = found.get(left) ?? [];
    found.set(left, all);
    all.push({ worth, gain: leadOf(seat) - lead });
  }
}

for (const [left, all] of [...found].sort(([a], [b]) => a - b)) {
  const mean = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const [gain, worth] = [mean((one) => one.gain), mean((one) => one.worth)];
  const spread = mean((one) => (one.worth - worth) ** 2);
  const slope = mean((one) => (one.worth - worth) * (one.gain - gain)) / spread;
  const error = Math.sqrt(mean((one) => (one.gain - gain) ** 2) / all.length);
  process.stdout.write(
    `${left} left, ${all.length} times: ${(gain - slope * worth).toFixed(1)} ± ${error.toFixed(1)} points, ` +
      `and ${slope.toFixed(2)} of the worth of what is kept\n`,
  );
}
