import { isLanguage, type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { mostLayouts, otherBoards, shapeOf } from '../shape';
import { signOf, tileOfSign } from '../signs';
import { rackSize } from '../tiles';
import { type Find, type FindTable, usualTable } from './find';
import { readWord, type WrittenWord, writeWord } from './written-words';

/**
 * A find in a line: what it is played with, where that is not the usual (`es/super/p17/free/b0`: Spanish on the super board, with
 * premiums by chance and letters in any order, and no bonus); the rack, the best play, and the words that lie there.
 */
export const writeFind = ({ table, rack, best, words }: Find): string =>
  [
    ...(table ? [writeTable(table)] : []),
    [...rack]
      .sort()
      .map((letter) => signOf({ letter, blank: letter === '' }))
      .join(''),
    writeWord(best),
    ...words.map(writeWord),
  ].join(' ');

function writeTable({ language, board, premiums, letterOrder, fullRackBonus }: FindTable): string {
  const parts = [
    language,
    board,
    premiums === undefined ? undefined : `p${premiums}`,
    letterOrder,
    fullRackBonus === usualTable.fullRackBonus ? undefined : `b${fullRackBonus}`,
  ];
  return parts.filter((part) => part !== undefined).join('/');
}

const tableShape = new RegExp(
  `^(?<language>[a-z]{2})(?:/(?<board>${otherBoards.join('|')}))?(?:/p(?<premiums>\\d{1,6}))?(?:/(?<letterOrder>free))?(?:/b(?<bonus>\\d{1,3}))?$`,
);

function readTable(written: string): FindTable | undefined {
  const parts = tableShape.exec(written)?.groups;
  if (!parts) return undefined;
  const { language = '', board, premiums, letterOrder, bonus } = parts;
  if (!isLanguage(language) || Number(premiums ?? 0) >= mostLayouts) return undefined;
  return {
    language,
    ...(board && { board: otherBoards.find((own) => own === board)! }),
    ...(premiums && { premiums: Number(premiums) }),
    ...(letterOrder && { letterOrder: 'free' as const }),
    fullRackBonus: bonus ? Number(bonus) : usualTable.fullRackBonus,
  };
}

/** A table begins small, a rack never does. */
const begins = /^[a-z]/;

/** That of a line. */
export function readFind(line: string): Find | undefined {
  const [table, ...parts] = begins.test(line)
    ? [readTable(line.split(' ')[0]!), ...line.split(' ').slice(1)]
    : [usualTable, ...line.split(' ')];
  if (!table) return undefined;
  const [signs = '', ...written] = parts;
  const { side } = shapeOf(table);
  const [best, ...words] = written.map((word) => readWord(word, side));
  const rack = readRack(signs, table);
  if (!rack || !best || !areAll(words)) return undefined;
  return { ...(table !== usualTable && { table }), rack, best, words };
}

function readRack(signs: string, { language }: FindTable): string[] | undefined {
  const { alphabet } = tilesOf(language);
  const rack = [...signs].flatMap((sign) => {
    const tile = tileOfSign(sign, alphabet);
    return tile && tile.blank === (tile.letter === '') ? [tile.letter] : [];
  });
  return rack.length === rackSize && signs.length === rackSize ? rack : undefined;
}

const areAll = (words: readonly (WrittenWord | undefined)[]): words is WrittenWord[] =>
  words.length > 0 && words.every((word) => word !== undefined);

/** Whose words a line is of. */
export function languageOfFind(line: string): LanguageId {
  const language = line.slice(0, 2);
  return begins.test(line) && isLanguage(language) ? language : usualTable.language;
}
