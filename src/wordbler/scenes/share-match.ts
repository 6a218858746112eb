import { pngOf } from '../../shared/canvas/brush';
import { type Dialog, openToCopy } from '../../shared/panels/dialog';
import { saveFile } from '../../shared/platform/files';
import { lookOf } from '../../shared/platform/settings';
import type { Services } from '../../shared/scenes/services';
import { recordNotes, totalsOf } from '../../texts/sentences/record';
import { sharedText } from '../../texts/sentences/shared';
import type { Texts } from '../../texts/texts';
import type { OtherWay } from '../../transfer/panels/share-sheet';
import { boards } from '../canvas/colours';
import { finalPicture } from '../canvas/final-picture';
import type { PlayedMatch } from '../play/match';
import { racksShown } from '../play/shown-table';
import { shapeOf } from '../rules';
import { gameRecord } from '../rules/game-record';

/** Hands out the record of a game, over or under way; where that may be refused, its text. */
export function saveRecord({ lists, texts, preferences }: Services, dialog: Dialog, { engine }: PlayedMatch) {
  const { words } = lists.ofGame(engine.setup);
  if (!words) return;
  const shown = racksShown(engine.setup.seats, preferences.now.openRacks);
  const record = gameRecord(engine, words, recordNotes(texts), shown);
  const isSaved = saveFile('wordbler.gcg', new Blob([record], { type: 'text/plain' }));
  if (!isSaved) openToCopy(texts, dialog, record, () => texts.record.title);
}

const pictureName = 'wordbler.png';

/** What the sheet shares beside the link: the result and its picture, and the record once there is something in it. */
export function whatToShare(services: Services, dialog: Dialog, match: PlayedMatch) {
  const { outcome, history } = match.state;
  const { texts } = services;
  const record: OtherWay = {
    sign: 'list',
    label: texts.over.saveFile,
    act: () => void saveRecord(services, dialog, match),
  };
  return {
    text: sharedText(texts, [], outcome ? totals(texts, match) : ''),
    picture: outcome ? { name: pictureName, paint: () => pictureOf(services, match) } : undefined,
    more: history.length > 0 ? [record] : [],
  };
}

/** What there is to say of it is said. */
export async function savePicture(services: Services, match: PlayedMatch): Promise<string | undefined> {
  const isSaved = saveFile(pictureName, await pictureOf(services, match));
  return isSaved ? undefined : services.texts.transfer.picture.notSaved;
}

function totals(texts: Texts, { state, engine }: PlayedMatch): string {
  const ranked = state.outcome?.ranking ?? [];
  return totalsOf(
    texts,
    ranked.map(({ seat, total }) => ({ name: engine.setup.seats[seat]?.name ?? '', total })),
  );
}

function pictureOf({ texts, preferences }: Services, match: PlayedMatch): Promise<Blob> {
  const { state, engine } = match;
  const final = {
    shape: shapeOf(engine.setup.rules),
    board: state.board,
    faces: engine.faces,
    title: texts.common.wordbler,
    totals: totals(texts, match),
    signs: texts.board.bonusSigns,
  };
  return pngOf(finalPicture(final, boards[lookOf(preferences.now)]));
}
