import { type Lexicon, noEdge } from '../../engine/lexicon/lexicon';
import { type Board, neighboursOf, readingOf } from '../../scramble/rules/board';

/** What happens at a moment of the walk. */
export type WalkEvent = 'start' | 'step' | 'stray' | 'word' | 'deadEnd' | 'back' | 'end' | 'cut';

/** A moment of the walk: where it stands then, and what it has found. */
export interface WalkMoment {
  readonly event: WalkEvent;
  readonly path: readonly number[];
  /** The letters along the path. */
  readonly prefix: string;
  /** So many different words until now. */
  readonly found: number;
  /** So many squares were stepped on until now. */
  readonly steps: number;
}

export interface BoardWalk {
  readonly moments: readonly WalkMoment[];
  /** In the order in which they are found. */
  readonly words: readonly string[];
}

const shortest = 3;

/** Nobody looks at more. */
const mostMoments = { pruned: 150_000, all: 4000 };

/**
 * The walk of the solver, told moment by moment: from each square to its neighbours in turn, and back. Pruned, it turns
 * back where no word of the list begins so; else it goes along every path there is.
 */
export function walkBoard(words: Lexicon, { side, letters }: Board, isPruned: boolean): BoardWalk {
  const neighbours = neighboursOf(side);
  const most = isPruned ? mostMoments.pruned : mostMoments.all;
  const moments: WalkMoment[] = [];
  const found = new Set<string>();
  const path: number[] = [];
  let steps = 0;
  let isCut = false;

  const tell = (event: WalkEvent, prefix: string) => {
    moments.push({ event, path: [...path], prefix, found: found.size, steps });
    isCut = moments.length >= most;
  };
  const stepOn = (square: number, before: number, prefix: string) => {
    const own = readingOf(letters.charAt(square));
    let edge = before;
    for (const letter of own) edge = words.follow(edge, words.codeOf(letter));
    const text = prefix + own;
    path.push(square);
    steps++;
    const isWord = edge !== noEdge && text.length >= shortest && words.endsWord(edge);
    if (isWord) found.add(text);
    if (isWord) tell('word', text);
    else if (edge === noEdge) tell(isPruned ? 'deadEnd' : 'stray', text);
    else tell(path.length === 1 ? 'start' : 'step', text);
    if (edge !== noEdge || !isPruned) {
      for (const next of isPruned && !words.goesOn(edge) ? [] : neighbours[square]!) {
        if (isCut) return;
        if (!path.includes(next)) stepOn(next, edge, text);
      }
      if (isCut) return;
      path.pop();
      if (path.length > 0) tell('back', text);
    } else path.pop();
  };
  for (let square = 0; square < letters.length && !isCut; square++) stepOn(square, words.start, '');
  path.length = 0;
  tell(isCut ? 'cut' : 'end', '');
  return { moments, words: [...found] };
}

/** How many squares the walk along every path steps on; undefined for boards where nobody could wait for it. */
export function stepsOfEveryPath(side: number): number | undefined {
  if (side > 4) return undefined;
  const neighbours = neighboursOf(side);
  const isTaken = neighbours.map(() => false);
  const from = (square: number): number => {
    isTaken[square] = true;
    let steps = 1;
    for (const next of neighbours[square]!) if (!isTaken[next]) steps += from(next);
    isTaken[square] = false;
    return steps;
  };
  // What mirrors each other has equally many.
  const known = new Map<string, number>();
  return neighbours.reduce((sum, _, square) => {
    const key = mirrorsOf(square, side);
    const steps = known.get(key) ?? from(square);
    known.set(key, steps);
    return sum + steps;
  }, 0);
}

/** The same for squares that turning and mirroring a board brings onto each other. */
function mirrorsOf(square: number, side: number): string {
  const inward = [Math.floor(square / side), square % side].map((at) => Math.min(at, side - 1 - at));
  return inward.sort((one, other) => one - other).join();
}

/** Where a square lies: what a map of neighbours must heed. */
export function lieOf(square: number, side: number): 'corner' | 'edge' | 'inside' {
  const ends = [Math.floor(square / side), square % side].filter((at) => at === 0 || at === side - 1);
  if (ends.length === 2) return 'corner';
  return ends.length === 1 ? 'edge' : 'inside';
}
