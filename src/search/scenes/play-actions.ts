import type { Dialog } from '../../shared/panels/dialog';
import { openSettings } from '../../shared/panels/settings-panel';
import { mute } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/share-game';
import type { PlayActions } from '../panels/play-panel';
import type { SearchPlay } from '../play/search-play';
import { askFirst } from './ask-first';
import { printSearch } from './print';
import type { SearchStage } from './stage';
import { printSheet, shareSheet } from './worksheets/hand-out';

interface AtPlay extends Pick<PlayActions, 'help' | 'goOn' | 'leave' | 'again' | 'reckoning'> {
  play(): SearchPlay;
  stage(): SearchStage | undefined;
  dialog(): Dialog;
  focusCover(): void;
}

/** What the buttons around the page of letters do. */
export function playActions(texts: SearchTexts, services: Services, at: AtPlay): PlayActions {
  const ask = (about: 'giveUp' | 'again', act: () => void) =>
    askFirst(texts, at.dialog(), about, { act, kept: at.focusCover });
  const { help, goOn, leave, reckoning } = at;
  /** The page of a class, and what its link says. */
  const handedOut = () => {
    const { setup, state } = at.play().run;
    const { worksheet } = services;
    return setup.sheet && worksheet && { sheet: setup.sheet, text: worksheet.text, layout: state };
  };
  return {
    ...{ help, goOn, leave, reckoning, back: leave },
    mute: () => mute(services),
    pause: () => at.play().pause(),
    hint: () => at.play().hint(),
    seconds: () => at.play().send({ type: 'cheat', code: 'mambazamba' }),
    flash: () => at.play().flash(),
    settings: () => openSettings(services, at.dialog()),
    share: () => {
      const sheet = handedOut();
      if (sheet) void shareSheet(texts, services, at.dialog(), sheet);
      else void shareGame(services, at.dialog(), at.play().run.engine);
    },
    print: () => {
      const sheet = handedOut();
      if (sheet) void printSheet(texts, services, at.dialog(), sheet, true);
      else void printSearch(texts, services, at.dialog(), at.play().run.setup, true);
    },
    giveUp: () => ask('giveUp', () => at.play().giveUp()),
    again: () => {
      if (at.play().state.phase === 'over') at.again();
      else ask('again', at.again);
    },
    mode: (searchList) => services.preferences.change({ searchList }),
    letGo: () => at.play().stroking.letGo(),
    zoom: (zoomed) => at.stage()?.zoom(zoomed),
    fold: () => at.stage()?.fold(),
  };
}
