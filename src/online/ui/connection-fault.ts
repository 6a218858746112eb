import type { FriendTexts } from '../../texts/texts';
import type { LineState, NoAnswer } from '../client/connection';

/** Why nothing comes of it, beside what a server refuses. */
export type LineFault = NoAnswer | 'taken' | 'refused';

interface Online<Fault> {
  /** What the server has refused, or said that makes no sense. */
  readonly fault: Fault | undefined;
  readonly state: LineState;
}

interface Ways<Fault> {
  texts: FriendTexts;
  why(reason: Fault | LineFault): string;
  again(): void;
}

/** What stands between this device and the server: a sentence, and what can be done, unless that is done by itself. */
export function faultOf<Fault extends string>(
  { fault, state }: Online<Fault>,
  { texts, why, again }: Ways<Fault>,
): { why: string; act?: { label: string; act(): void } } | undefined {
  const { line } = texts.online;
  const tried = (reason: Fault | LineFault) => ({ why: why(reason), act: { label: line.again, act: again } });
  // Only another page can talk with a server of another version.
  const isOther = fault === 'otherVersion' || fault === 'strange';
  if (fault !== undefined && isOther)
    return { why: why(fault), act: { label: line.again, act: () => location.reload() } };
  if (fault !== undefined) return tried(fault);
  switch (state) {
    case 'opening':
    case 'open':
    case 'closed':
      return undefined;
    case 'broken':
      return { why: line.broken };
    case 'taken':
      return { why: why(state), act: { label: line.here, act: again } };
    case 'unanswered':
    case 'crowded':
    case 'refused':
      return tried(state);
  }
}

/** Nothing goes on until somebody wants it. */
export const isAtEnd = ({ fault, state }: Online<string>) =>
  fault !== undefined || state === 'taken' || state === 'refused';
