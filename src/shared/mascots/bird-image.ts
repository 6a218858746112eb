import { render } from 'lit-html';
import type { Pose } from './anatomy';
import type { MascotId } from './birds';
import { definitionsOf, pictureOf } from './picture';

/** Around a bird's box, of its side: wings reach beyond it. */
export const roomForWings = 0.125;

/** A bird for a picture, where nothing of the page around it is known. */
export async function birdImage(id: MascotId, pose: Pose, box: number): Promise<HTMLImageElement> {
  const drawn = document.createElement('div');
  render(pictureOf(id, pose), drawn);
  const picture = drawn.querySelector('svg');
  const side = box * (1 + 2 * roomForWings);
  if (!picture) throw new Error('no bird was drawn');
  picture.insertAdjacentHTML('afterbegin', definitionsOf([id]));
  picture.setAttribute('viewBox', '-25 -25 250 250');
  picture.setAttribute('width', String(side));
  picture.setAttribute('height', String(side));
  const image = new Image(side, side);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  return image;
}
