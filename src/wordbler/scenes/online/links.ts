import { roomMark } from '../../../engine/keeping/room-marks';

/** The address of a room on this page's own server: with a secret, of a seat in it. */
export function linkTo(room: string, secret?: string): string {
  const link = new URL(location.href);
  link.search = '';
  link.hash = roomMark(room, secret);
  return link.href;
}
