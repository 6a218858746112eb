import type { wordSearch } from '../../core';
import { sharedIn } from '../../match/search/shared-link';
import type { Dialog } from '../../panels/dialog';
import { invitationPanel } from '../../panels/search/invitation-panel';
import type { SearchTexts } from '../../texts/texts';
import type { House } from '../house';

/** What the address of the page had for this game, once. */
export function takeShared(house: House) {
  const shared = sharedIn(house.link ?? '');
  if (shared !== undefined) house.link = undefined;
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
