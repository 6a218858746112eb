import type { Texts } from '../../texts/texts';
import type { Handicap } from '../rules';

export const timesOf = (texts: Texts, time: number) =>
  `×${texts.inFigures(Math.floor(time / 100))}${time % 100 === 50 ? '½' : ''}`;

/** What a seat is given, in a few signs; undefined where nothing is given. */
export function handicapInBrief(texts: Texts, { points, time, hints }: Handicap = {}): string | undefined {
  const { brief } = texts.select.handicaps;
  const given = [
    ...(points === undefined ? [] : [brief.points(points)]),
    ...(time === undefined ? [] : [timesOf(texts, time)]),
    ...(hints === undefined ? [] : [brief.hints(hints)]),
  ];
  return given.length > 0 ? given.join(' · ') : undefined;
}
