import { render } from 'lit-html';
import type { Pose } from './anatomy';
import type { MascotId } from './birds';
import { definitionsOf, pictureOf } from './picture';

/** A bird for a picture, where nothing of the page around it is known. */
export async function birdImage(id: MascotId, pose: Pose, side: number): Promise<HTMLImageElement> {
  const box = document.createElement('div');
  render(pictureOf(id, pose), box);
  const picture = box.querySelector('svg');
  if (!picture) throw new Error('no bird was drawn');
  picture.insertAdjacentHTML('afterbegin', definitionsOf([id]));
  picture.setAttribute('width', String(side));
  picture.setAttribute('height', String(side));
  const image = new Image(side, side);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  return image;
}
