import { type Dialog, openToCopy } from '../../shared/panels/dialog';
import { saveFile } from '../../shared/platform/files';
import { lookOf } from '../../shared/platform/settings';
import { copyPicture, mayCopyPicture, maySharePicture, type Shared, sharePicture } from '../../shared/platform/share';
import type { Services } from '../../shared/scenes/services';
import { recordNotes, totalsOf } from '../../texts/sentences/record';
import type { OtherWay } from '../../transfer/panels/share-game';
import { boards } from '../canvas/colours';
import { finalPicture } from '../canvas/final-picture';
import type { PlayedMatch } from '../play/match';
import { racksShown } from '../play/shown-table';
import { shapeOf } from '../rules';
import { gameRecord } from '../rules/game-record';

/** Hands out the record of a game, over or under way; where that may be refused, its text. */
function saveRecord({ lists, texts, preferences }: Services, dialog: Dialog, { engine }: PlayedMatch) {
  const { words } = lists.ofGame(engine.setup);
  if (!words) return;
  const shown = racksShown(engine.setup.seats, preferences.now.openRacks);
  const record = gameRecord(engine, words, recordNotes(texts), shown);
  const isSaved = saveFile('wordbler.gcg', new Blob([record], { type: 'text/plain' }));
  if (!isSaved) openToCopy(texts, dialog, record, () => texts.record.title, 'notSaved');
}

export { saveRecord };

const fileName = 'wordbler.png';

/**
 * What can be handed out beside the link: the picture of the final board, and the record as soon as there is something
 * in it.
 */
export function waysToShare(services: Services, dialog: Dialog, match: PlayedMatch): OtherWay[] {
  const { outcome, history } = match.state;
  const record: OtherWay = {
    sign: 'list',
    label: services.texts.over.saveFile,
    act: async () => {
      saveRecord(services, dialog, match);
      return undefined;
    },
  };
  return [...(outcome ? pictureWays(services, match) : []), ...(history.length > 0 ? [record] : [])];
}

/** What there is to say of it is said. */
export async function savePicture(services: Services, match: PlayedMatch): Promise<string | undefined> {
  const isSaved = saveFile(fileName, await pictureOf(services, match));
  return isSaved ? undefined : services.texts.transfer.picture.notSaved;
}

function pictureWays(services: Services, match: PlayedMatch): OtherWay[] {
  const { picture } = services.texts.transfer;
  const { over } = services.texts;
  const said: Readonly<Record<Shared, string | undefined>> = {
    shared: undefined,
    cancelled: undefined,
    copied: picture.copied,
    refused: picture.refused,
  };
  const ways: OtherWay[] = [
    {
      sign: 'image',
      label: over.savePicture,
      act: () => savePicture(services, match).catch(() => picture.failed),
    },
  ];
  if (mayCopyPicture())
    ways.push({
      sign: 'done',
      label: picture.copy,
      act: async () => said[await copyPicture(pictureOf(services, match))],
    });
  if (maySharePicture())
    ways.push({
      sign: 'share',
      label: picture.send,
      act: async () => {
        const painted = await pictureOf(services, match).catch(() => undefined);
        return painted ? said[await sharePicture(fileName, painted)] : picture.failed;
      },
    });
  return ways;
}

function pictureOf({ texts, preferences }: Services, { state, engine }: PlayedMatch): Promise<Blob> {
  const { outcome, board } = state;
  const ranked = outcome?.ranking ?? [];
  const totals = totalsOf(
    texts,
    ranked.map(({ seat, total }) => ({ name: engine.setup.seats[seat]?.name ?? '', total })),
  );
  const final = {
    shape: shapeOf(engine.setup.rules),
    board,
    faces: engine.faces,
    title: texts.common.wordbler,
    totals,
    signs: texts.board.bonusSigns,
  };
  const canvas = finalPicture(final, boards[lookOf(preferences.now)]);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture could be made'))));
  });
}
