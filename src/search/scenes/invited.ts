import type { Dialog } from '../../shared/panels/dialog';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
import { invitationPanel } from '../panels/choose-share';
import { sharedIn } from '../play/choice';
import type * as wordSearch from '../rules';

/** What the address of the page had for this game, once. */
export function takeShared(services: Services) {
  const shared = sharedIn(services.link ?? '');
  if (shared !== undefined) services.link = undefined;
  return shared;
}

/** A link has led here. */
export function invite(texts: SearchTexts, dialog: Dialog, setup: wordSearch.Setup, accept: () => void) {
  const close = () => dialog.close();
  const play = () => {
    close();
    accept();
  };
  dialog.open(
    'confirm',
    () => texts.search.choose.share.invited,
    () => invitationPanel(texts, setup, { play, close }),
    close,
  );
}
