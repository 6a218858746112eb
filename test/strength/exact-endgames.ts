import { Endgame } from '../../src/wordbler/ai/endgame';
import { Outs } from '../../src/wordbler/ai/endgame-line';
import { think } from '../../src/wordbler/ai/levels';
import { SearchBoard } from '../../src/wordbler/ai/search-board';
import { type VisibleState, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { knowledgeOf, loadWords } from './knowledge';
import { newGame, playOn, thoughtOut } from './self-play';

// Whether endgames that are called exact are: each is looked at once more without any play cut away because the other
// could go out after it, as far as that can be finished. From games of Club against Club:
//   npx tsx test/strength/exact-endgames.ts [count] [seed]

const budget = 60_000;
const slowBudget = 1_500_000;

const [count = '1000', seed = 'exact'] = process.argv.slice(2);
const words = await loadWords();
const knowledge = knowledgeOf(words);
const club = (sight: VisibleState) => thoughtOut(think(knowledge, sight, 'club'));

function answerTo(sight: VisibleState, effort: number) {
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const { failsToEnd } = sight.rules;
  const racks = [codesOf(sight.rack), codesOf(sight.unseen)] as const;
  const search = new Endgame(desk, { racks, failsLeft: failsToEnd - sight.fails }, effort).solve();
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

const { after } = Outs.prototype;
const slowly = (sight: VisibleState) => {
  Outs.prototype.after = () => undefined;
  const answer = answerTo(sight, slowBudget);
  Outs.prototype.after = after;
  return answer;
};

let exact = 0;
let checked = 0;
const wrong: string[] = [];
let looked = 0;
for (let game = 0; looked < Number(count); game++) {
  const engine = newGame(words, 2, `${seed} ${game}`);
  playOn(engine, [club, club], ({ state }) => state.bag.length === 0);
  if (engine.state.phase === 'over') continue;
  looked++;
  const sight = visibleStateOf(engine, engine.state.toMove);
  const answer = answerTo(sight, budget);
  if (!answer.isExact) continue;
  exact++;
  const other = slowly(sight);
  if (!other.isExact) continue;
  checked++;
  if (other.worth !== answer.worth) wrong.push(`${seed} ${game}: ${answer.worth}, and it is ${other.worth}`);
}

process.stdout.write(
  `${looked} endgames, ${exact} called exact, ${checked} of them looked at to the end once more: ${wrong.length} wrong\n` +
    wrong.map((line) => `  ${line}\n`).join(''),
);
process.exitCode = wrong.length > 0 ? 1 : 0;
