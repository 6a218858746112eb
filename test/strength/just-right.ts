import type { Lexicon } from '../../src/engine/lexicon/lexicon';
import { Dice } from '../../src/engine/random/dice';
import { type EvenGame, type GameEngine, nextStep, type Step, steps, withGame } from '../../src/rules';
import type { Knowledge } from '../../src/wordbler/ai/knowledge';
import { type Eye, eyes, think, thinkCasually } from '../../src/wordbler/ai/levels';
import { newGame, type Player, playOn, thoughtOut } from './self-play';

// Whether somebody wins about every other game against "Just right", whoever it is:
//   npm run strength -- just-right [games] [seed]
//   npm run strength -- points-a-turn [games] [seed]
// Each level and each step plays so many games with its own words, and so do models of people; or else four who make
// 9, 11, 13 and 15 points a turn.

const settling = 20;
const pointsATurn = [9, 11, 13, 15];

/** Who plays the games, one after the other. */
type Learner = (game: number) => Player;

/** Somebody between these eyes, for 0 the first and for 1 the last. */
function eyeBetween(from: Eye, to: Eye, share: number): Eye {
  const part = (name: keyof Eye) => from[name] + share * (to[name] - from[name]);
  const names = Object.keys(from) as (keyof Eye)[];
  return Object.fromEntries(names.map((name) => [name, part(name)])) as unknown as Eye;
}

const playerWith =
  (knowledge: Knowledge, eye: Eye): Player =>
  (sight) =>
    thoughtOut(thinkCasually(eye)(knowledge, sight));

const people = (knowledge: Knowledge, games: number, seed: string): Record<string, Learner> => {
  const byEye = (eye: Eye) => playerWith(knowledge, eye);
  const days = new Dice(`${seed} days`);
  const learns = (game: number) => game / (games - 1);
  return {
    'who learns, from Fledgling to Songbird': (game) => byEye(eyeBetween(eyes.fledgling, eyes.songbird, learns(game))),
    'who begins below every level and learns to be a Songbird': (game) =>
      byEye(eyeBetween(eyes.hatchling, eyes.songbird, learns(game))),
    'who learns fast, and has good days and bad days': (game) => {
      const form = (days.below(41) - 20) / 100;
      const share = Math.min(1, Math.max(0, 1 - 0.8 ** (game / 10) + form));
      return byEye(eyeBetween(eyes.nestling, eyes.songbird, share));
    },
  };
};

/** Somebody who makes so many points a turn. Whose eyes that takes is found by games against oneself. */
function whoMakes(points: number, words: Lexicon, knowledge: Knowledge, seed: string): Player {
  const path = [eyes.hatchling, eyes.nestling, eyes.fledgling, eyes.songbird];
  const playerAt = (place: number) => {
    const from = Math.min(Math.floor(place), path.length - 2);
    return playerWith(knowledge, eyeBetween(path[from]!, path[from + 1]!, place - from));
  };
  let [low, high] = [0, path.length - 1];
  for (let halving = 0; halving < 6; halving++) {
    const player = playerAt((low + high) / 2);
    const turns = Array.from({ length: 40 }, (_, game) => {
      const engine = newGame(words, 2, `${seed} ${points} ${game}`);
      playOn(engine, [player, player]);
      return pointsOfTurns(engine);
    }).flat();
    const mean = turns.reduce((sum, own) => sum + own, 0) / turns.length;
    if (mean < points) low = (low + high) / 2;
    else high = (low + high) / 2;
  }
  return playerAt((low + high) / 2);
}

/** Of a seat, or of all. */
const pointsOfTurns = ({ state }: GameEngine, seat?: number): number[] =>
  state.history
    .filter((entry) => (seat === undefined || entry.seat === seat) && isTurn.has(entry.kind))
    .map((entry) => (entry.kind === 'played' ? entry.points : 0));

type Asked = [words: Lexicon, knowledge: Knowledge, games: number, seed: string];

const stepPlayer =
  (knowledge: Knowledge, step: Step): Player =>
  (sight) =>
    thoughtOut(think(knowledge, sight, step));

export function playJustRight(...asked: Asked) {
  const [, knowledge, games, seed] = asked;
  const levels = steps.map((step) => [step, () => stepPlayer(knowledge, step)] as const);
  follow({ ...Object.fromEntries(levels), ...people(knowledge, games, seed) }, asked);
}

export function playByPoints(...asked: Asked) {
  const [words, knowledge, , seed] = asked;
  for (const points of pointsATurn) {
    const player = whoMakes(points, words, knowledge, seed);
    follow({ [`who makes ${points} points a turn against the like`]: () => player }, asked);
  }
}

function follow(learners: Record<string, Learner>, [words, knowledge, games, seed]: Asked) {
  for (const [name, learner] of Object.entries(learners)) {
    let past: EvenGame[] = [];
    const played: EvenGame[] = [];
    let [points, turns] = [0, 0];
    for (let game = 0; game < games; game++) {
      const step = nextStep(past);
      const own = game % 2;
      const engine = newGame(words, 2, `${seed} ${name} ${game}`);
      const [player, computer] = [learner(game), stepPlayer(knowledge, step)];
      playOn(engine, own === 0 ? [player, computer] : [computer, player]);
      const { scores } = engine.state;
      const mine = pointsOfTurns(engine, own);
      turns += mine.length;
      points += mine.reduce((sum, made) => sum + made, 0);
      const [ours, theirs] = [scores[own]!, scores[1 - own]!];
      const result = { step, won: ours > theirs ? 1 : ours === theirs ? 0.5 : 0 };
      past = withGame(past, result);
      played.push(result);
    }
    const share = (from: number) =>
      `${((100 * played.slice(from).reduce((sum, { won }) => sum + won, 0)) / (games - from)).toFixed(1)} %`;
    const often = steps.flatMap((step) => {
      const count = played.filter((one) => one.step === step).length;
      return count > 0 ? `${step} ${count}` : [];
    });
    process.stdout.write(
      `${name}, ${(points / turns).toFixed(1)} points a turn: ${games} games, ${share(0)} won, ` +
        `${share(settling)} after the first ${settling}; at ${often.join(', ')}\n`,
    );
  }
}

const isTurn = new Set(['played', 'exchanged', 'passed']);
