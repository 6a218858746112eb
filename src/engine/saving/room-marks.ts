/** An address of a room, after the # of the page's: with a secret, an invitation or a way back to one's own seat. */
export const roomMark = (room: string, secret?: string) => `r=${room}${secret ? `.${secret}` : ''}`;

/** What such an address means; undefined if it is none. */
export function readRoomMark(mark: string): { room: string; secret?: string } | undefined {
  const [, room, secret] = /^r=([\w-]{16})(?:\.([\w-]{22}))?$/.exec(mark) ?? [];
  return room === undefined ? undefined : { room, ...(secret !== undefined && { secret }) };
}

/** An address of a race, after the # of the page's. */
export const raceMark = (room: string, secret: string) => `race=${room}.${secret}`;

export function readRaceMark(mark: string): { room: string; secret: string } | undefined {
  const [, room, secret] = /^race=([\w-]{16})\.([\w-]{22})$/.exec(mark) ?? [];
  return room === undefined || secret === undefined ? undefined : { room, secret };
}
