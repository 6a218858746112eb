import type { TrayPicture } from '../canvas/tray-picture';
import type { TrayTold } from '../panels/tray-mirror';
import type { RoundPlay } from '../play/round-play';
import * as scramble from '../rules';

/** The way of the word in the making; a typed one has many. */
const pathOf = ({ making }: RoundPlay) => (making.typed ? [] : making.path);

const countsOf = ({ isOpen, hints }: RoundPlay) => (isOpen ? hints.counts : []);

/** What is told of the letters. */
export function toldOf(play: RoundPlay): TrayTold {
  const { side, letters } = play.round.board;
  return {
    side,
    letters: [...letters].map(scramble.readingOf),
    covered: !play.isOpen,
    path: pathOf(play),
    counts: countsOf(play),
    cursor: play.making.cursor,
  };
}

/** What is seen of them. */
export function seenOf(play: RoundPlay): Partial<TrayPicture> {
  const { making, hints, isOpen } = play;
  const squares = pathOf(play);
  return {
    covered: !isOpen,
    path: squares.length > 0 ? { squares, tone: 'open' } : null,
    lit: making.typedPaths?.flat() ?? hints.shown?.squares ?? [],
    cursor: isOpen ? making.cursor : null,
    counts: countsOf(play),
  };
}
