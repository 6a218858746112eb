import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { openToCopy } from '../../shared/panels/dialog';
import { shareOut } from '../../shared/platform/share';
import { isOnStage } from '../../shared/scenes/go-to';
import type { Texts } from '../../texts/texts';

interface Told {
  text: string;
  url: string;
  /** What it is called where it lies ready to be copied by hand. */
  title?(): string;
}

/** A result goes out as a text; true if it lies on the clipboard now, which is to be said. */
export async function shareText(scene: Phaser.Scene, texts: Texts, dialog: Dialog, { text, url, title }: Told) {
  const shared = await shareOut({ text, url });
  if (!isOnStage(scene)) return false;
  if (shared === 'refused') openToCopy(texts, dialog, `${text}\n${url}`, title);
  return shared === 'copied';
}

/** The page without what it was asked for. */
export const ownAddress = () => location.href.replace(/[?#].*$/s, '');
