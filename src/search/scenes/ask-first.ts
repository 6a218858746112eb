import type { Dialog } from '../../shared/panels/dialog';
import { ask } from '../../shared/panels/dialog';
import type { SearchTexts } from '../../texts/texts';

interface Ways {
  act(): void;
  kept(): void;
}

/** What cannot be taken back is not done by one press. */
export function askFirst(texts: SearchTexts, dialog: Dialog, about: 'giveUp' | 'again', { act, kept }: Ways) {
  const asked = texts.search.play.paused.asks[about];
  const closing = (then: () => void) => () => {
    dialog.close();
    then();
  };
  const close = closing(kept);
  const safe = () => ({ label: asked.keep, act: close });
  const other = () => ({ label: asked.sure, act: closing(act) });
  ask(dialog, () => ({ ...asked, safe: safe(), other: other() }), close);
}
