import {
  type Bonus,
  crossing,
  type LetterScore,
  readingOf,
  runThrough,
  type ScoreSheet,
  type WordScore,
} from '../rules';
import { type PlaySheet, playSheet } from '../rules/visible-state';
import type { ReviewedTurn } from './review';

const shareNames = ['bonus', 'wordBonus', 'letterBonus', 'crosses', 'lying', 'laid'] as const;

type ShareName = (typeof shareNames)[number];

/** Where the points of a play come from; together they are its score. */
type Shares = Readonly<Record<ShareName, number>>;

const noShares: Shares = {
  bonus: 0,
  wordBonus: 0,
  letterBonus: 0,
  crosses: 0,
  lying: 0,
  laid: 0,
};

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);
const faces = (letters: readonly LetterScore[]) => sum(letters, ({ face }) => face);

export function sharesOf({ words, bonus }: ScoreSheet): Shares {
  const [main, ...crosses] = words;
  return {
    bonus,
    wordBonus: sum(words, ({ score, multiplier }) => score - score / multiplier),
    letterBonus: sum(words, ({ letters }) => sum(letters, ({ value, face }) => value - face)),
    crosses: sum(crosses, ({ letters }) => faces(letters)),
    lying: faces(main!.letters.filter(({ isNew }) => !isNew)),
    laid: faces(main!.letters.filter(({ isNew }) => isNew)),
  };
}

type NoPlay = 'exchanged' | 'passed' | 'invalid' | 'timedOut';

/** Why the best play scores more than what was done. */
export type Reason =
  | { kind: 'nothing'; did: NoPlay; words: readonly string[]; points: number }
  | { kind: 'elsewhere'; word: string }
  | { kind: 'allSeven'; through: Through | undefined }
  /** Times is what all the word bonuses of the play come to. */
  | { kind: 'wordBonus'; letter: string; face: number; bonus: Bonus; times: number }
  /** In two words it counts both ways. */
  | { kind: 'letterBonus'; letter: string; bonus: Bonus; value: number; words: readonly string[] }
  | { kind: 'words'; words: readonly string[] }
  /** A letter before or behind a word across. */
  | { kind: 'hook'; letter: string; from: string; to: string }
  | { kind: 'extends'; from: string; to: string }
  /** A letter that lay there already. */
  | { kind: 'again'; letter: string; face: number }
  | { kind: 'heavy'; letter: string; face: number }
  | { kind: 'longer'; tiles: number; than: number }
  | { kind: 'more'; points: number };

/** A letter of a word on the board that a new word runs through. */
interface Through {
  letter: string;
  word: string;
  at: 'start' | 'middle' | 'end';
}

const mostReasons = 2;
/** What brings less than this share of the difference is not worth saying. */
const leastShare = 0.2;
/** From here on a letter is worth naming. */
const heavyFace = 4;

const top = <T>(items: readonly T[], of: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((best, item) => (best === undefined || of(item) > of(best) ? item : best), undefined);
const fresh = (letters: readonly LetterScore[]) => letters.filter(({ isNew }) => isNew);
const spelled = (letters: readonly { letter: string }[]) => letters.map(({ letter }) => letter).join('');

/** Why the best play of a turn scores more, the weightiest reason first; none where nothing was given away. */
export function reasonsOf({ entry, sight, best, missed }: ReviewedTurn): Reason[] {
  if (!best || missed === 0) return [];
  const { kind } = entry;
  if (kind === 'exchanged' || kind === 'passed' || kind === 'invalid' || kind === 'timedOut') {
    const words = kind === 'invalid' ? entry.words : [];
    return [{ kind: 'nothing', did: kind, words, points: best.move.score }];
  }
  const own = kind === 'played' ? entry.sheet : undefined;
  const inOrder = sight.rules.letterOrder === undefined;
  const asLaid = playSheet(sight, best.move.tiles);
  const play = inOrder ? asLaid : { ...asLaid, sheet: read(asLaid.sheet, best.words) };
  const [shares, ownShares] = [sharesOf(play.sheet), own ? sharesOf(own) : noShares];
  const gain = (name: ShareName) => shares[name] - ownShares[name];
  const reasons = shareNames
    .filter((name) => gain(name) >= Math.max(1, missed * leastShare))
    .sort((a, b) => gain(b) - gain(a))
    .flatMap((name) => reasonFor(name, play, own, inOrder) ?? [])
    .filter((reason, _, all) => reason.kind !== 'heavy' || !all.some((other) => isWorthOf(other, reason)));
  const { word } = play.sheet.words[0]!;
  const [ownMain] = own?.words ?? [];
  if (ownMain && readingOf(ownMain) === word) reasons.unshift({ kind: 'elsewhere', word });
  return reasons.length > 0 ? reasons.slice(0, mostReasons) : [{ kind: 'more', points: missed }];
}

/** Whether a reason tells what a letter is worth, as another one does. */
const isWorthOf = (other: Reason, { letter }: { letter: string }) =>
  (other.kind === 'letterBonus' || (other.kind === 'wordBonus' && isReached(other))) && other.letter === letter;

/** Where several word bonuses are reached, it is not one letter that counts. */
const isReached = ({ bonus, times }: { bonus: Bonus; times: number }) => times === Number(bonus[0]);

/** Letters that lie in any order are told as the words that are read there. */
function read(sheet: ScoreSheet, words: readonly string[]): ScoreSheet {
  const sorted = (word: string) => [...word].sort().join('');
  const reading = (word: string) => words.find((own) => sorted(own) === sorted(word)) ?? word;
  return { ...sheet, words: sheet.words.map((own) => ({ ...own, word: reading(own.word) })) };
}

/** Where letters lie in any order none is before or behind the others. */
function reasonFor(
  name: ShareName,
  play: PlaySheet,
  own: ScoreSheet | undefined,
  inOrder: boolean,
): Reason | undefined {
  const [main, ...crosses] = play.sheet.words;
  switch (name) {
    case 'bonus':
      return { kind: 'allSeven', through: inOrder ? throughOf(play) : undefined };
    case 'wordBonus':
      return wordBonus(main!)!;
    case 'letterBonus':
      return letterBonus(play.sheet);
    case 'crosses':
      return (inOrder && crosses.length === 1 && hookOf(crosses[0]!)) || wordsOf(play.sheet);
    case 'lying':
      return lying(main!, inOrder)!;
    case 'laid':
      return laid(main!, own)!;
  }
}

const wordsOf = ({ words }: ScoreSheet): Reason => ({ kind: 'words', words: words.map(({ word }) => word) });

function wordBonus({ letters, multiplier }: WordScore): Reason | undefined {
  const on = fresh(letters).filter(({ premium }) => premium?.endsWith('W'));
  const reached = top(on, ({ premium, face }) => Number(premium?.[0]) * 100 + face);
  if (!reached?.premium) return undefined;
  const { letter, face, premium: bonus } = reached;
  return { kind: 'wordBonus', letter, face, bonus, times: multiplier };
}

function letterBonus({ words }: ScoreSheet): Reason | undefined {
  const on = fresh(words[0]!.letters).filter(({ value, face }) => value > face);
  const wordsWith = ({ tile }: LetterScore) =>
    words.filter(({ letters }) => letters.some((other) => other.tile === tile));
  const gain = (one: LetterScore) =>
    wordsWith(one).reduce((total, { multiplier }) => total + (one.value - one.face) * multiplier, 0);
  const most = top(on, gain);
  if (!most?.premium) return undefined;
  const { letter, premium: bonus, value } = most;
  return { kind: 'letterBonus', letter, bonus, value, words: wordsWith(most).map(({ word }) => word) };
}

/** Undefined where the new letter joins what lay on both its sides, or has but one letter beside it. */
function hookOf({ letters, word }: WordScore): Reason | undefined {
  const at = letters.findIndex(({ isNew }) => isNew);
  if (letters.length < 3 || (at !== 0 && at !== letters.length - 1)) return undefined;
  const from = at === 0 ? word.slice(1) : word.slice(0, -1);
  return { kind: 'hook', letter: letters[at]!.letter, from, to: word };
}

function lying({ letters, word }: WordScore, inOrder: boolean): Reason | undefined {
  const old = letters.filter(({ isNew }) => !isNew);
  const from = spelled(old);
  const isWhole = letters[0]!.isNew !== letters[letters.length - 1]!.isNew && changes(letters) === 1;
  if (inOrder && isWhole && old.length > 1) return { kind: 'extends', from, to: word };
  const most = top(old, ({ face }) => face);
  return most && most.face > 1 ? { kind: 'again', letter: most.letter, face: most.face } : undefined;
}

/** How often new letters and old ones take turns. */
const changes = (letters: readonly LetterScore[]) =>
  letters.filter(({ isNew }, at) => at > 0 && isNew !== letters[at - 1]!.isNew).length;

function laid(main: WordScore, own: ScoreSheet | undefined): Reason | undefined {
  const [mine, theirs] = [fresh(main.letters), fresh(own?.words[0]?.letters ?? [])];
  const more = mine.filter(({ letter, blank }) => !blank && !theirs.some((other) => other.letter === letter));
  const heaviest = top(more, ({ face }) => face);
  if (heaviest && heaviest.face >= heavyFace) return { kind: 'heavy', letter: heaviest.letter, face: heaviest.face };
  return mine.length > theirs.length ? { kind: 'longer', tiles: mine.length, than: theirs.length } : undefined;
}

function throughOf({ sheet: { words }, board }: PlaySheet): Through | undefined {
  const { letters, direction } = words[0]!;
  const index = letters.findIndex(({ isNew }) => !isNew);
  if (index < 0) return undefined;
  const old = letters[index]!;
  const runs = [crossing(direction), direction].map((way) => runThrough(board, [], old, way).letters);
  const run = runs.find(({ length }) => length > 1);
  if (!run) return undefined;
  const end = letters.slice(index).some(({ isNew }) => isNew) ? 'middle' : 'end';
  return { letter: old.letter, word: spelled(run), at: index === 0 ? 'start' : end };
}
