import type Phaser from 'phaser';
import { must } from '../../../engine/must';
import type { Dialog } from '../../../shared/panels/dialog';
import { goTo } from '../../../shared/scenes/go-to';
import type { Services } from '../../../shared/scenes/services';
import type { SearchTexts } from '../../../texts/texts';
import { openSheetEnd } from '../../panels/summary-panel';
import { SearchRun } from '../../play/search-run';

type AtPlay = NonNullable<Services['worksheet']>;

/** The page of a class that a scene was sent to play, if it is here. */
export const sheetIn = ({ worksheet }: Services, sheet: string | undefined): AtPlay | undefined =>
  worksheet?.text === sheet ? worksheet : undefined;

/** Leaves it: for where it was made, or else for the menu. */
export const leaveSheet = (scene: Phaser.Scene, { isMade }: AtPlay) =>
  goTo(scene, isMade ? 'SheetMake' : 'Menu');

/** The same page once more. */
export function playSheetAgain(scene: Phaser.Scene, services: Services, played: AtPlay) {
  const { text, run } = played;
  const { grid, laid } = run.state;
  services.worksheet = { ...played, run: SearchRun.ofSheet(must(run.setup.sheet), { grid, laid }) };
  goTo(scene, 'WordSearch', { sheet: text });
}

/** Its end, in place of a reckoning. */
export function endSheet(
  scene: Phaser.Scene,
  texts: SearchTexts,
  services: Services,
  dialog: Dialog,
  played: AtPlay,
) {
  const { setup, state } = played.run;
  openSheetEnd(texts, dialog, {
    sheet: must(setup.sheet),
    reason: must(state.outcome ?? undefined).reason,
    again: () => playSheetAgain(scene, services, played),
    back: played.isMade ? () => goTo(scene, 'SheetMake') : undefined,
    menu: () => goTo(scene, 'Menu'),
  });
}
