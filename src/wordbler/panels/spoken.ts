import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { Match } from '../play/match';
import { remarkOf } from '../play/remarks';
import type { GameEvent } from '../rules';

export interface Utterance {
  text: string;
  /** It refuses something, and is said at once. */
  urgent: boolean;
}

const laying: ReadonlySet<GameEvent['type']> = new Set(['tileLaid', 'tileMoved', 'letterChosen']);

/** Of one turn that begins from a position: it has no bag, and nobody to win against. */
const ofGames: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'gameEnded']);

const isByHand = ({ setup, viewer }: Match, seat: number) =>
  setup.seats[seat]?.kind !== 'computer' && (viewer === undefined || viewer === seat);

/** What is said of an event; nothing of what only a clock counts. */
export function spoken(texts: Texts, event: GameEvent, match: Match): Utterance | undefined {
  // What a computer lays, or somebody elsewhere, is told by the sentence of its play, in one.
  if ('seat' in event && laying.has(event.type) && !isByHand(match, event.seat)) return undefined;
  if (match.setup.from && ofGames.has(event.type)) return undefined;
  const nameOf = (seat: number) => match.nameOf(seat);
  const letterOf = (tile: number) => must(match.engine.faces[tile]).letter;
  const known = { nameOf, letterOf, bagCount: match.state.bag.length };
  const text = texts.speech.event(event, known) ?? texts.news(event, nameOf);
  const remark = remarkOf(texts, event, match)?.();
  return text
    ? {
        text: remark ? `${text} ${remark}` : text,
        urgent: event.type === 'playRefused' || event.type === 'wordsRejected',
      }
    : undefined;
}
