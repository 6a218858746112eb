import { pngOf } from '../../shared/canvas/brush';
import { tables } from '../../shared/canvas/colours';
import type { Dialog } from '../../shared/panels/dialog';
import { lookOf } from '../../shared/platform/settings';
import { dateOf } from '../../shared/play/day';
import type { Services } from '../../shared/scenes/services';
import { boardResult } from '../../texts/sentences/scramble';
import { lengthsInSquares, sharedText } from '../../texts/sentences/shared';
import type { ScrambleTexts } from '../../texts/texts';
import { openSharing, shareGame } from '../../transfer/scenes/sharing';
import { boardPicture } from '../canvas/board-picture';
import { boardLink } from '../play/choice';
import type { ScrambleMatch } from '../play/match';
import type { ResultView } from '../play/view';
import * as scramble from '../rules';

interface Ended {
  match: ScrambleMatch;
  view: ResultView;
  /** Undefined while nobody knows how many words there were. */
  all: number | undefined;
}

/** What came of a board, without a word of it, and the way to the board; or to the game as it was played. */
export function shareResult(texts: ScrambleTexts, services: Services, dialog: Dialog, { match, view, all }: Ended) {
  const { common, forms, menu, transfer } = texts;
  const { setup, board, engine } = match;
  const day = scramble.dayOfBoard(setup);
  const what = day === undefined ? [common.scramble] : [menu.dailies.scramble, forms.day(dateOf(day))];
  const told = boardResult(texts, { players: view.result.players, all });
  const text = sharedText(texts, what, all === undefined ? '' : lengthsInSquares(texts, view.groups), told);
  const colours = tables[lookOf(services.preferences.now)];
  const picture = {
    name: 'wordbler-scramble.png',
    paint: async () => pngOf(boardPicture(board, { title: common.scramble, told }, colours)),
  };
  const replay = () => void shareGame(services, dialog, engine, () => ({ text, picture }));
  const url = boardLink(setup, location.href);
  return openSharing(services, dialog, () => ({
    says: () => ({ text, url }),
    picture,
    more: [{ sign: 'play', label: transfer.game.replay, act: replay }],
  }));
}
