import * as wordSearch from '../rules';

type ShownEvent = Exclude<wordSearch.GameEvent, { type: 'timeSpent' | 'paused' | 'wentOn' }>;

/** A search as it stood after something was done. */
export interface ReplayStep {
  /** On the game's own clock. */
  atMs: number;
  /** What happened, as the player saw it. */
  event: ShownEvent;
  /** Words of the list, in the order of finding. */
  found: readonly number[];
  hinted: readonly number[];
  score: number;
  /** The end has come, whatever `event` is. */
  isOver: boolean;
}

/** Longest and shortest rest before the next step, at the usual speed. */
const rests = { shortest: 700, longest: 1600 } as const;

const isShown = (event: wordSearch.GameEvent): event is ShownEvent =>
  event.type !== 'timeSpent' && event.type !== 'paused' && event.type !== 'wentOn';

/** Everything that was done in a search, in order; the first step is the untouched grid. */
export function replaySteps(played: wordSearch.ReadonlyGame, words: wordSearch.LanguageWords): ReplayStep[] {
  const steps: ReplayStep[] = [];
  let [found, hinted, score]: [number[], number[], number] = [[], [], 0];
  for (const { atMs, events } of wordSearch.replayOf(played, words)) {
    const isOver = events.some(({ type }) => type === 'gameEnded');
    for (const event of events.filter(isShown)) {
      if (event.type === 'wordFound') found = [...found, event.word];
      if (event.type === 'hinted') hinted = [...hinted, event.word];
      if ('score' in event) score = event.score;
      steps.push({ atMs, event, found, hinted, score, isOver: isOver && event.type === 'gameEnded' });
    }
  }
  return steps;
}

/** How long a step stands before the next: as long as the search took, but nobody is kept waiting. */
export function restBefore(next: ReplayStep, now: ReplayStep, speed: number): number {
  const { shortest, longest } = rests;
  return Math.min(longest, Math.max(shortest, next.atMs - now.atMs)) / speed;
}

/** The stroke that a step shows as it is drawn. */
export function strokeOf({
  event,
}: ReplayStep): (wordSearch.Stroke & { kind: 'found' | 'nope' }) | undefined {
  if (event.type === 'wordFound') return { from: event.from, to: event.to, kind: 'found' };
  return event.type === 'nope' ? { from: event.from, to: event.to, kind: 'nope' } : undefined;
}
