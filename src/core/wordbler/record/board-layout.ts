import { type BoardRules, otherBoards } from '../shape';

const pragma = '#board-layout';
const usual = 'usual';
const shape = new RegExp(
  `^${pragma}\\s+wordbler-(?<board>${[usual, ...otherBoards].join('|')})(?:-(?<premiums>\\d{1,6}))?$`,
  'i',
);

/** The head of a record that says on which board; nothing on the usual one, which goes without saying. */
export function boardLines({ board, premiums }: BoardRules): string[] {
  if (!board && premiums === undefined) return [];
  return [
    `${pragma} ${['wordbler', board ?? usual, ...(premiums === undefined ? [] : [premiums])].join('-')}`,
  ];
}

/** The board that such a line tells of; undefined where it is none of ours. */
export function boardWritten(line: string): BoardRules | undefined {
  const parts = shape.exec(line)?.groups;
  if (!parts) return undefined;
  const board = otherBoards.find((name) => name === parts['board']?.toLowerCase());
  const premiums = parts['premiums'] === undefined ? undefined : Number(parts['premiums']);
  return { ...(board && { board }), ...(premiums !== undefined && { premiums }) };
}
