import { html, nothing } from 'lit-html';
import type { FriendTexts } from '../../texts/texts';
import type { ConnectionState, NoAnswer } from '../client/connection';

/** Why nothing comes of it, beside what a server refuses. */
export type ConnectionFault = NoAnswer | 'taken' | 'refused';

interface Online<Fault> {
  /** What the server has refused, or said that makes no sense. */
  readonly fault: Fault | undefined;
  readonly state: ConnectionState;
  reconnect(): void;
}

/** All rooms, or all races, of this device. */
interface Places<Fault> {
  readonly texts: FriendTexts;
  /** Why nothing comes of it, in a sentence. */
  why(reason: Fault | ConnectionFault): string;
}

/** What stands in the way, and what can be done. */
export interface Fault {
  why: string;
  act?: { label: string; act(): void };
}

/** Why the server has refused something, in a sentence; a game has more of its own. */
export function whyRefused({ online, names }: FriendTexts, reason: string, refusals: Readonly<Record<string, string>>) {
  const said: Readonly<Record<string, string>> = { ...refusals, ...names, ...online.faults };
  return said[reason] ?? online.faults.other;
}

/** What stands between this device and the server: a sentence, and what can be done, unless that is done by itself. */
export function faultOf<Reason extends string>(room: Online<Reason>, places: Places<Reason>): Fault | undefined {
  const { fault, state } = room;
  const { online, common } = places.texts;
  const { line } = online;
  const tried = (reason: Reason | ConnectionFault, label: string = common.tryAgain, act = () => room.reconnect()) => ({
    why: places.why(reason),
    act: { label, act },
  });
  // Only another page can talk with a server of another version.
  if (fault === 'otherVersion' || fault === 'strange') return tried(fault, common.reload, () => location.reload());
  if (fault !== undefined) return tried(fault);
  switch (state) {
    case 'opening':
    case 'open':
    case 'closed':
      return undefined;
    case 'broken':
      return { why: line.broken };
    case 'taken':
      return tried(state, line.here);
    case 'unanswered':
    case 'crowded':
    case 'refused':
      return tried(state);
  }
}

/** Nothing goes on until somebody wants it. */
export const isAtEnd = ({ fault, state }: Pick<Online<string>, 'fault' | 'state'>) =>
  fault !== undefined || state === 'taken' || state === 'refused';

export const faultNotice = ({ why, act }: Fault) => html`<div class="notice stack"><p role="alert">${why}</p>
  ${act ? html`<button type="button" class="gold" @click=${act.act}>${act.label}</button>` : nothing}</div>`;
