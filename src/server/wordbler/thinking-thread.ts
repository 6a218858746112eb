import { parentPort } from 'node:worker_threads';
import { doubts, type Knowledge, knowledgeOf } from '../../wordbler/ai/knowledge';
import { think } from '../../wordbler/ai/levels';
import { ponder } from '../../wordbler/ai/pondering';
import { judged } from '../../wordbler/ai/verdicts';
import type { Step } from '../../wordbler/rules';
import type { Move, VisibleState } from '../../wordbler/rules/visible-state';
import { readOnce, wordsOf } from '../words';

/** What a thread is asked: to move, or whether a play is doubted. */
export type Asked = { sight: VisibleState } | { words: readonly string[] };
export type Question = { id: number; list: string; step: Step; ms: number } & Asked;
export type Answer = { id: number } & ({ move: Move } | { doubts: boolean } | { failed: string });

const knowledge = readOnce(async (list: string): Promise<Knowledge> => {
  const words = await wordsOf(list);
  if (!words) throw new RangeError(`There is no list ${list}`);
  return knowledgeOf(words.lexicon, words.familiarity);
});

/** In between, others are answered: what they ask takes milliseconds. */
const msInOneGo = 20;
const letOthersIn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The best that comes to mind in time, which is nobody else's meanwhile. */
async function ponderOn<Thought>(thought: Generator<Thought, Thought, void>, ms: number): Promise<Thought> {
  const end = performance.now() + ms;
  for (;;) {
    const stop = Math.min(end, performance.now() + msInOneGo);
    let step = thought.next();
    while (!step.done && performance.now() < stop) step = thought.next();
    if (step.done || performance.now() >= end) return step.value;
    await letOthersIn();
  }
}

/** The best that comes to mind in time. */
function hearOut<Thought>(thought: Generator<Thought, Thought, void>, ms: number): Thought {
  const end = performance.now() + ms;
  let step = thought.next();
  while (!step.done && performance.now() < end) step = thought.next();
  return step.value;
}

async function answer(question: Question): Promise<Answer> {
  const { id, list, step, ms } = question;
  const own = await knowledge(list);
  if ('words' in question) return { id, doubts: doubts(own, question.words, step) };
  const { sight } = question;
  if (step !== 'master') return { id, move: hearOut(think(own, sight, step), ms) };
  const pondered = await ponderOn(ponder(own, sight, `${sight.turn}`), ms);
  return { id, move: judged([pondered.verdicts()]).move };
}

parentPort?.on('message', (question: Question) => {
  answer(question)
    .catch((error): Answer => ({ id: question.id, failed: String(error) }))
    .then((own) => parentPort?.postMessage(own));
});
