import { saveFile } from '../../shared/platform/files';
import { copyPicture, mayCopyPicture, maySharePicture, type Shared, sharePicture } from '../../shared/platform/share';
import type { Texts } from '../../texts/texts';
import type { OtherWay } from './share-sheet';

export interface SharedPicture {
  name: string;
  paint(): Promise<Blob>;
}

/** How a picture goes out: first as this device does it best, and then whatever else it can. */
export function pictureWays({ common, over, transfer }: Texts, { name, paint }: SharedPicture): OtherWay[] {
  const { picture } = transfer;
  const said: Readonly<Record<Shared, string | undefined>> = {
    shared: undefined,
    cancelled: undefined,
    copied: common.copied,
    refused: picture.refused,
  };
  const once = (act: (png: Blob) => Promise<string | undefined> | string | undefined) => async () => {
    const png = await paint().catch(() => undefined);
    return png ? act(png) : picture.failed;
  };
  const save = once((png) => (saveFile(name, png) ? picture.saved : picture.notSaved));
  const copy = async () => said[await copyPicture(paint())];
  const ways: OtherWay[] = maySharePicture()
    ? [
        { sign: 'image', label: over.picture, act: once(async (png) => said[await sharePicture(name, png)]) },
        { sign: 'save', label: over.savePicture, act: save },
      ]
    : [{ sign: 'image', label: over.picture, act: save }];
  return mayCopyPicture() ? [...ways, { sign: 'done', label: picture.copy, act: copy }] : ways;
}
