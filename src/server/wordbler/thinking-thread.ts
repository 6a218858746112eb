import { parentPort } from 'node:worker_threads';
import type { Step } from '../../core/wordbler';
import {
  doubts,
  judged,
  type Knowledge,
  knowledgeOf,
  type Move,
  ponder,
  type Sight,
  think,
} from '../../core/wordbler/computer';
import { wordsOf } from '../words';

/** What a thread is asked: to move, or whether a play is doubted. */
export type Question = { id: number; list: string; step: Step } & (
  | { sight: Sight; ms: number }
  | { words: readonly string[] }
);
export type Answer = { id: number } & ({ move: Move } | { doubts: boolean } | { failed: string });

const known = new Map<string, Promise<Knowledge>>();

async function learn(list: string): Promise<Knowledge> {
  const words = await wordsOf(list);
  if (!words) throw new RangeError(`There is no list ${list}`);
  return knowledgeOf(words.lexicon, words.familiarity);
}

function knowledge(list: string): Promise<Knowledge> {
  const own = known.get(list) ?? learn(list);
  known.set(list, own);
  return own;
}

/** The best that comes to mind in time. */
function hearOut<Thought>(thought: Generator<Thought, Thought, void>, ms: number): Thought {
  const end = performance.now() + ms;
  let step = thought.next();
  while (!step.done && performance.now() < end) step = thought.next();
  return step.value;
}

async function answer(question: Question): Promise<Answer> {
  const { id, list, step } = question;
  const own = await knowledge(list);
  if ('words' in question) return { id, doubts: doubts(own, question.words, step) };
  const { sight, ms } = question;
  if (step !== 'master') return { id, move: hearOut(think(own, sight, step), ms) };
  const verdicts = hearOut(ponder(own, sight, `${sight.turn}`), ms).verdicts();
  return { id, move: judged([verdicts]).move };
}

parentPort?.on('message', (question: Question) => {
  answer(question)
    .catch((error): Answer => ({ id: question.id, failed: String(error) }))
    .then((own) => parentPort?.postMessage(own));
});
