import { think, thinkAsExpert } from '../../src/wordbler/ai/levels';
import { type VisibleState, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { knowledgeOf, loadWords } from './knowledge';
import { newGame, playOn, thoughtOut } from './self-play';

// How long the expert thinks about endgames, from games of Club against Club:
//   npx tsx test/strength/endgames.ts [count] [seed]
// Told by the clock, and by the work of the processor, which does not depend on what else the machine is doing.

const withinMs = 2000;

const [count = '1000', seed = 'endgames'] = process.argv.slice(2);
const words = await loadWords();
const knowledge = knowledgeOf(words);
const club = (sight: VisibleState) => thoughtOut(think(knowledge, sight, 'club'));

const times: number[] = [];
const works: number[] = [];
const pauses: number[] = [];
for (let game = 0; times.length < Number(count); game++) {
  const engine = newGame(words, 2, `${seed} ${game}`);
  playOn(engine, [club, club], ({ state }) => state.bag.length === 0);
  if (engine.state.phase === 'over') continue;
  const sight = visibleStateOf(engine, engine.state.toMove);
  const workBefore = process.cpuUsage();
  const start = performance.now();
  const thought = thinkAsExpert(knowledge, sight);
  let last = start;
  let longest = 0;
  for (let step = thought.next(); ; step = thought.next()) {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (step.done) break;
  }
  const { user, system } = process.cpuUsage(workBefore);
  works.push((user + system) / 1000);
  times.push(last - start);
  pauses.push(longest);
}

const sorted = (figures: number[]) => [...figures].sort((a, b) => a - b);
const at = (figures: number[], share: number) =>
  `${Math.round(sorted(figures)[Math.ceil(share * figures.length) - 1]!)} ms`;
const told = (name: string, figures: number[]) => {
  const late = figures.filter((figure) => figure > withinMs).length;
  return (
    `${name}: half within ${at(figures, 0.5)}, nine of ten within ${at(figures, 0.9)}, ` +
    `the longest ${at(figures, 1)}; ${late} took more than ${withinMs} ms\n`
  );
};
process.stdout.write(
  `${times.length} endgames\n${told('by the clock', times)}${told('by the processor', works)}` +
    `without a pause at most ${at(pauses, 0.5)} in half of them, ${at(pauses, 1)} in all\n`,
);
