import { presets, type Rules, steps } from '../../src/core';
import { isLanguage } from '../../src/core/alphabet/languages';
import { think } from '../../src/core/wordbler/computer';
import { playJustRight } from './just-right';
import { knowledgeOf, loadWords } from './knowledge';
import { PairedGames, tallyLine } from './paired-games';
import { type Player, thoughtOut } from './self-play';

// How levels stand against each other: npx tsx test/strength/strength.ts [pairing] [games] [seed] [preset]
// such as `expert-club 2000 first wordbler es`; Classic rules and English if none are named. Without a pairing:
// each level against the next, and the best against itself. `just-right [games] [seed]` is told in just-right.ts.

const usual = ['expert-club', 'club-songbird', 'songbird-fledgling', 'fledgling-nestling', 'expert-expert'];

const [pairing, games, seed = 'strength', preset = 'classic', language = 'en'] = process.argv.slice(2);
if (!isLanguage(language)) throw new RangeError(`"${language}" is no language that is played in`);
const rules: Rules | undefined = new Map<string, Rules>(Object.entries(presets)).get(preset);
if (!rules) throw new RangeError(`"${preset}" is no preset; there are ${Object.keys(presets).join(', ')}`);
const words = await loadWords(language);
const knowledge = knowledgeOf(words);

const players = new Map<string, Player>(
  steps.map((step) => [step, (sight) => thoughtOut(think(knowledge, sight, step))]),
);

function playerNamed(name: string): Player {
  const player = players.get(name);
  if (player) return player;
  throw new RangeError(`"${name}" is no level; there are ${steps.join(', ')}`);
}

if (pairing === 'just-right') playJustRight(words, knowledge, Number(games ?? 200), seed);
else
  for (const own of pairing ? [pairing] : usual) {
    const count = Number(games ?? 2000);
    const [first, second] = own.split('-').map(playerNamed);
    const match = new PairedGames(words, [first!, second!], rules);
    if (first === second) for (let game = 0; game < count; game++) match.playOnce(`${seed} ${game}`);
    else for (let pair = 0; pair < count / 2; pair++) match.playPair(`${seed} ${pair}`);
    process.stdout.write(`${tallyLine(own, match.tally())}\n`);
  }
