import type { Announcer } from '../../shared/panels/announcer';
import type { Dialog } from '../../shared/panels/dialog';
import type { ScrambleTexts } from '../../texts/texts';
import { hintSheet } from '../panels/round-dialogs';
import type { RoundHints } from '../play/round-hints';

/** The sheet on which a player asks for help. Returns what draws it anew, while it is open. */
export function openHints(
  texts: ScrambleTexts,
  dialog: Dialog,
  hints: RoundHints,
  announcer: Pick<Announcer, 'say'>,
): () => unknown {
  let none = false;
  const close = () => dialog.close();
  const draw = () => {
    if (dialog.isOpen && !dialog.is('scramble-hints')) return;
    const { shown } = hints;
    const sheet = {
      state: hints.isReady ? ('ready' as const) : hints.failed ? ('failed' as const) : ('waiting' as const),
      counting: hints.isCounting,
      shown: shown && {
        letters: shown.letters,
        length: shown.word.length,
        squares: shown.squares.length,
      },
      none,
    };
    dialog.open(
      'scramble-hints',
      () => texts.scramble.hint.title,
      () => hintSheet(texts, sheet, actions),
      close,
    );
  };
  const actions = {
    count: () => {
      hints.count();
      announcer.say(texts.scramble.hint.counted);
      draw();
    },
    reveal: () => {
      none = !hints.reveal();
      if (hints.shown) announcer.say(texts.scramble.hint.shown(hints.shown.letters, hints.shown.word.length));
      draw();
    },
    tryAgain: () => {
      void hints.look();
      draw();
    },
    close,
  };
  draw();
  return () => dialog.is('scramble-hints') && draw();
}
