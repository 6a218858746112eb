import { type BoardRules, otherBoards } from '../shape';

const pragma = '#board-layout';
const usual = 'usual';
/** As other programs call it. */
const anyOrder = '#variant wordsmog';
const shape = new RegExp(
  `^${pragma}\\s+wordbler-(?<board>${[usual, ...otherBoards].join('|')})(?:-(?<premiums>\\d{1,6}))?$`,
  'i',
);

/** The head of a record that says on which board; nothing on the usual one, which goes without saying. */
export function boardLines({ board, premiums, letterOrder }: BoardRules): string[] {
  const variant = letterOrder ? [anyOrder] : [];
  if (!board && premiums === undefined) return variant;
  return [
    ...variant,
    `${pragma} ${['wordbler', board ?? usual, ...(premiums === undefined ? [] : [premiums])].join('-')}`,
  ];
}

/** What such a line tells of the board, or of the order of letters; nothing where it is none of ours. */
export function boardWritten(line: string): BoardRules {
  if (line.toLowerCase() === anyOrder) return { letterOrder: 'free' };
  const parts = shape.exec(line)?.groups;
  if (!parts) return {};
  const board = otherBoards.find((name) => name === parts['board']?.toLowerCase());
  const premiums = parts['premiums'] === undefined ? undefined : Number(parts['premiums']);
  return { ...(board && { board }), ...(premiums !== undefined && { premiums }) };
}
