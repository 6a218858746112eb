import { tilesOf } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import { Dice } from '../../../engine/random/dice';
import { codesOf, hole, inOrder, squaresOf } from '../grid/grid';
import type { Layout } from '../grid/layout';
import type { LanguageWords } from '../lists/language-words';
import { WordLayer, WordPacker } from './pack-words';
import { fillSheetGrid, type LayFault, layoutOfGrid, SheetGrid } from './sheet-grid';
import { innersOf, lettersInGrid, lettersOfMessage, type Worksheet } from './worksheet';

const mostAttempts = 80;
const scatteredFirst = 8;
/** Where by then so much of the words has never found room, all of them never will. */
const enoughTried = 24;
const hopeful = 0.8;
/** How often words that found no room so are packed, each driving others out, and in how many steps. */
const mostPackings = 6;
const packingSteps = 4000;

/** Run to its end at once. */
export function layWorksheet(...of: Parameters<typeof layingOf>): Layout | LayFault {
  const laying = layingOf(...of);
  for (;;) {
    const { done, value } = laying.next();
    if (done) return value;
  }
}

/**
 * The letters of a worksheet that is sound: each word in them exactly once, in the directions that were chosen, and the
 * first letters that are left over, as one reads, are its message; or why there is no such page. The same worksheet has
 * the same letters everywhere. Where hardly any room is it takes a while, and stops now and then for others to go on.
 */
export function* layingOf(
  sheet: Worksheet,
  filter: Pick<LanguageWords, 'finder'>,
): Generator<undefined, Layout | LayFault> {
  const tiles = tilesOf(sheet.language);
  const { alphabet } = tiles;
  const words = sheet.words.map(({ text }) => must(lettersInGrid(text, sheet.language)));
  const message = codesOf(must(lettersOfMessage(sheet.message, sheet.language)), alphabet);
  const dice = new Dice(sheet.seed);
  const toLay = {
    codes: words.map((word) => codesOf(word, alphabet)),
    inners: innersOf(words),
    directions: inOrder(sheet.directions),
    towardTop: message.length > 0,
  };
  const newSheetGrid = () => new SheetGrid(sheet.shape, sheet.side, words, alphabet);
  const first = new WordLayer(newSheetGrid(), toLay, dice);
  const tooLong = first.hosts.find((word) => !first.hasRoom(word));
  if (tooLong !== undefined) return { code: 'noLine', word: tooLong };

  // A word that found no room comes sooner the next time.
  const urgency = words.map((word) => word.length);
  let best: LayFault | undefined;
  let mostLaid = 0;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    yield;
    const sheetGrid = newSheetGrid();
    const layer = new WordLayer(sheetGrid, toLay, dice);
    const order = dice.shuffled(layer.hosts).sort((a, b) => must(urgency[b]) - must(urgency[a]));
    const roomless = layer.layAll(order, attempt >= scatteredFirst && attempt % 3 > 0);
    if (roomless !== undefined) {
      urgency[roomless] = must(urgency[roomless]) + 1;
      best ??= { code: 'noRoom', word: roomless };
      mostLaid = Math.max(mostLaid, order.indexOf(roomless));
      if (attempt >= enoughTried && mostLaid < order.length * hopeful) break;
      continue;
    }
    if (sheet.isApart) yield* new WordPacker(sheetGrid, layer, toLay, dice).breakUp(message.length);
    const fault = fillSheetGrid(sheetGrid, { message, tiles, filter: filter.finder, dice });
    if (!fault) return layoutOfGrid(sheetGrid, words, alphabet);
    best = furthest(best, fault);
  }
  if (must(best).code !== 'noRoom') return must(best);

  for (let packing = 0; packing < mostPackings; packing++) {
    const sheetGrid = newSheetGrid();
    const packer = new WordPacker(sheetGrid, new WordLayer(sheetGrid, toLay, dice), toLay, dice);
    if ((yield* packer.packAll(packingSteps)) !== undefined) continue;
    const fault = fillSheetGrid(sheetGrid, { message, tiles, filter: filter.finder, dice });
    if (!fault) return layoutOfGrid(sheetGrid, words, alphabet);
    best = furthest(best, fault);
  }
  return must(best);
}

const stages: readonly LayFault['code'][] = ['noRoom', 'messageTooLong', 'messageMakesWords', 'crowded'];

/** What stood in the way last, of all that was tried. */
function furthest(one: LayFault | undefined, other: LayFault): LayFault {
  if (!one) return other;
  if (one.code === 'messageTooLong' && other.code === one.code) return other.left > one.left ? other : one;
  return stages.indexOf(other.code) > stages.indexOf(one.code) ? other : one;
}

/** Pieces of three letters tell nobody what a message says. */
const hiddenEnough = 3;

/**
 * How openly a message lies before a word is found: how many letters of it, in the mean, stand in one piece with one of
 * its
 * letters. What has no letter between them is one piece, too.
 */
export function opennessOf(
  { message, language }: Pick<Worksheet, 'message' | 'language'>,
  { grid, laid }: Layout,
): number {
  const letters = lettersOfMessage(message, language)?.length ?? 0;
  const lain = new Set(laid.flatMap((word) => squaresOf(word).map(({ x, y }) => `${x},${y}`)));
  const pieces: number[] = [];
  let told = 0;
  for (const [y, row] of grid.entries()) {
    let isGoingOn = false;
    for (const [x, letter] of [...row].entries()) {
      if (letter === hole) continue;
      if (told === letters) break;
      const isLeft = !lain.has(`${x},${y}`);
      if (isLeft) {
        if (isGoingOn) pieces[pieces.length - 1]! += 1;
        else pieces.push(1);
        told++;
      }
      isGoingOn = isLeft;
    }
  }
  return letters === 0 ? 0 : pieces.reduce((sum, own) => sum + own * own, 0) / letters;
}

/**
 * Of several seeds the one with which the message of a worksheet lies hidden enough, or else hidden best; and its
 * letters.
 */
export function* layingHidden(
  sheet: Worksheet,
  seeds: readonly string[],
  filter: Parameters<typeof layingOf>[1],
): Generator<undefined, { seed: string; laid: Layout | LayFault }> {
  let best: { seed: string; laid: Layout | LayFault; openness: number } | undefined;
  for (const seed of seeds) {
    const laid = yield* layingOf({ ...sheet, seed }, filter);
    const openness = 'code' in laid ? Number.POSITIVE_INFINITY : opennessOf(sheet, laid);
    if (!best || openness < best.openness) best = { seed, laid, openness };
    // What finds no room with one seed takes long, and finds none with another.
    if ('code' in laid || best.openness <= hiddenEnough) break;
  }
  return must(best);
}
