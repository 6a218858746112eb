import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLanguage, type LanguageId } from '../../src/engine/alphabet/languages';
import { presets, type Rules, type Step, steps } from '../../src/rules';
import { think } from '../../src/wordbler/ai/levels';
import { playBoards } from './boards';
import { playByPoints, playJustRight } from './just-right';
import { knowledgeOf, loadWords } from './knowledge';
import { PairedGames, tallyLine } from './paired-games';
import { type Player, pondered, thoughtOut } from './self-play';

// How levels stand against each other: npx tsx test/strength/strength.ts [pairing] [games] [seed] [preset]
// such as `expert-club 2000 first wordbler es`; Classic rules and English if none are named. Without a pairing:
// each level against the next, and the best against itself. `just-right [games] [seed]`, and `points-a-turn`, are told
// in just-right.ts; `boards [games] [seed]` plays each level against the one below it on every board, by every rule of
// its own.
// `expert-expert@../before 2000` plays against a level as another checkout has it, the folder being named after the @.

type Computer = typeof import('../../src/wordbler/ai/levels');
type Known = typeof import('./knowledge');

/**
 * As it thinks where nobody has chosen anything else, by one core's time, so that it matters to nobody what else goes
 * on.
 */
const masterMs = 3_000;

const usual = ['expert-club', 'club-songbird', 'songbird-fledgling', 'fledgling-nestling', 'expert-expert'];

const [pairing, games, seed = 'strength', preset = 'classic', language = 'en'] = process.argv.slice(2);
if (!isLanguage(language)) throw new RangeError(`"${language}" is no language that is played in`);
const rules: Rules | undefined = new Map<string, Rules>(Object.entries(presets)).get(preset);
if (!rules) throw new RangeError(`"${preset}" is no preset; there are ${Object.keys(presets).join(', ')}`);
const words = await loadWords(language);
const knowledge = knowledgeOf(words);

async function playerNamed(name: string): Promise<Player> {
  const [level, folder] = name.split('@');
  const step = steps.find((own) => own === level);
  if (!step) throw new RangeError(`"${level}" is no level; there are ${steps.join(', ')}`);
  if (folder) return elsewhere(pathToFileURL(resolve(folder)).href, step);
  if (step === 'master') return (sight) => pondered(knowledge, sight, masterMs);
  return (sight) => thoughtOut(think(knowledge, sight, step));
}

/** Another checkout thinks with all that it has itself. */
async function elsewhere(folder: string, step: Step): Promise<Player> {
  const { think }: Computer = await import(`${folder}/src/wordbler/ai/levels.ts`);
  const { knowledgeOf, loadWords }: Known = await import(`${folder}/test/strength/knowledge.ts`);
  const knowledge = knowledgeOf(await loadWords(words.alphabet.id as LanguageId));
  return (sight) => thoughtOut(think(knowledge, sight, step));
}

if (pairing === 'just-right') playJustRight(words, knowledge, Number(games ?? 200), seed);
else if (pairing === 'boards') playBoards(words, knowledge, Number(games ?? 200), seed);
else if (pairing === 'points-a-turn') playByPoints(words, knowledge, Number(games ?? 200), seed);
else
  for (const own of pairing ? [pairing] : usual) {
    const count = Number(games ?? 2000);
    const [one = '', other = ''] = own.split(/-(.*)/);
    const [first, second] = await Promise.all([playerNamed(one), playerNamed(other)]);
    const match = new PairedGames(words, [first, second], rules);
    if (one === other) for (let game = 0; game < count; game++) match.playOnce(`${seed} ${game}`);
    else for (let pair = 0; pair < count / 2; pair++) match.playPair(`${seed} ${pair}`);
    process.stdout.write(`${tallyLine(own, match.tally())}\n`);
  }
