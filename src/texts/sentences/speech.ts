import type { EventOf, GameEvent, NoWords, Run, Square, Surroundings } from '../../wordbler/rules';
import { squareName } from '../forms';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import type { Texts } from '../texts';

type Part = string | false | undefined | '';

const given = (parts: readonly Part[]) => parts.filter((part): part is string => Boolean(part));
const listed = ({ forms }: Texts, parts: readonly Part[]) => forms.oneByOne(given(parts));
const together = ({ forms }: Texts, ...sentences: readonly Part[]) => forms.sentences(given(sentences));

/** A square of the board, as its place there is read out. */
export function spokenSquare(
  texts: Texts,
  { tile, bonus: kind, star, spent, mark, ghost, ...at }: SpokenSquare,
): string {
  const { common, speech } = texts;
  const { letter = '', value = 0, blank, laid, raised } = tile ?? {};
  const blankSays = letter ? speech.blankAs({ letter }) : speech.blankOpen;
  const bonus = kind && common.bonuses[kind];
  return listed(texts, [
    squareName(at),
    star && speech.star,
    blank ? blankSays : letter,
    tile && common.pointCount({ count: value }),
    laid && speech.placed,
    raised && speech.pickedUp,
    bonus && (spent ? speech.spent({ bonus }) : bonus),
    !tile && speech.empty,
    mark && (ghost ? speech.hinted({ letter: ghost }) : speech.marks[mark]),
  ]);
}

/** A place of the rack. */
export function spokenCell(texts: Texts, tile: SpokenCell | undefined): string {
  const { common, speech } = texts;
  if (!tile) return speech.emptyCell;
  if (!tile.faceUp) return speech.faceDown;
  return listed(texts, [
    tile.letter || common.blank,
    common.pointCount({ count: tile.value }),
    tile.onBoard && speech.onBoard,
    tile.raised && speech.pickedUp,
    tile.hinted && speech.marks.hint,
    tile.chosen && speech.toExchange,
  ]);
}

function plays(texts: Texts, { seat, sheet, total }: EventOf<'playScored'>, who: Known['who']): string {
  const { common, speech } = texts;
  const { bonus, words } = sheet;
  // One word alone scores what the play does.
  const isAlone = words.length === 1 && bonus === 0;
  const told = words.map(({ word, score, direction, ...at }) => {
    const put = { word, score, direction: common[direction], square: squareName(at) };
    return isAlone ? speech.word(put) : speech.wordFor(put);
  });
  const list = listed(texts, [...told, bonus > 0 && speech.bonus({ bonus })]);
  return speech.plays({ who: who(seat), words: list, count: sheet.total, total });
}

const refusal = ({ speech, forms }: Texts, { words, inAnyOrder }: NoWords) =>
  inAnyOrder
    ? speech.notInAnyOrder({ words: forms.oneByOne(words), count: words.length })
    : speech.notWords({ words: forms.oneByOne(words) });

function ending(texts: Texts, { outcome }: EventOf<'gameEnded'>, who: Known['who']): string {
  const { common, speech, forms } = texts;
  const { winners, ranking } = outcome;
  const [winner, ...others] = winners.map(who);
  const names = winners.map((seat) => who(seat).name);
  const totals = ranking.map(({ seat, total }) => common.scoreOf({ name: who(seat).name, score: total }));
  return together(
    texts,
    speech.over,
    winner && others.length === 0 ? speech.wins({ who: winner }) : speech.shareWin({ names }),
    speech.list({ list: forms.oneByOne(totals) }),
  );
}

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
export function spokenEvent(texts: Texts, event: GameEvent, { who, letterOf, bagCount }: Known): string | undefined {
  const { speech, news, forms } = texts;
  const inBag = () => speech.inBag({ count: bagCount });
  const tileOf = (tile: number) => letterOf(tile) || speech.blank;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(({ seat, tile }) => {
        const letter = letterOf(tile);
        return letter ? speech.draws({ who: who(seat), letter }) : speech.drawsBlank({ who: who(seat) });
      });
      const names = event.tied.map((seat) => who(seat).name);
      return together(texts, ...draws, names.length > 0 && speech.tie({ names }));
    }
    case 'drawReturned':
      return speech.drawReturned;
    case 'dealt':
      return together(texts, speech.dealt, inBag());
    case 'turnBegan':
      return speech.turn({ who: who(event.seat) });
    case 'tileLaid': {
      const [letter, square] = [letterOf(event.tile), squareName(event)];
      return letter
        ? speech.places({ tile: letter, square })
        : speech.placesBlank({ letter: event.letter ?? '', square });
    }
    case 'tileMoved': {
      const put = { tile: tileOf(event.tile), from: squareName(event.from), to: squareName(event) };
      return event.swapped === null ? speech.moves(put) : speech.swaps({ ...put, other: tileOf(event.swapped) });
    }
    case 'letterChosen':
      return speech.letterChosen({ letter: event.letter });
    case 'tilesWentHome':
      return event.reason === 'takeBack'
        ? together(
            texts,
            ...event.tiles.map((one) => speech.homeFrom({ tile: tileOf(one.tile), square: squareName(one) })),
          )
        : speech.home({ count: event.tiles.length });
    case 'rackArranged':
      return event.shuffled ? speech.shuffled : speech.arranged;
    case 'wordsRejected':
      return event.turnLost
        ? together(
            texts,
            refusal(texts, event),
            speech.losesTurn({ who: who(event.seat) }),
            speech.scoreless({ count: event.fails }),
          )
        : together(texts, refusal(texts, event), speech.tryAgain);
    case 'playOffered': {
      const words = forms.oneByOne(event.sheet.words.map(({ word }) => word));
      return speech.offers({ who: who(event.seat), words, count: event.sheet.total });
    }
    case 'playScored':
      return plays(texts, event, who);
    case 'refilled':
      return together(texts, speech.refills({ who: who(event.seat), count: event.drawn.length }), inBag());
    case 'exchanged':
      return together(
        texts,
        news.exchanges({ who: who(event.seat), count: event.returned.length }),
        speech.scoreless({ count: event.fails }),
      );
    case 'passed':
      return together(texts, news.passes({ who: who(event.seat) }), speech.scoreless({ count: event.fails }));
    case 'timedOut':
      return together(texts, news.timedOut({ who: who(event.seat) }), speech.scoreless({ count: event.fails }));
    case 'resigned':
      return together(texts, news.resigns({ who: who(event.seat) }), inBag());
    case 'gameEnded':
      return ending(texts, event, who);
    default:
      return undefined;
  }
}

/** How the game stands. */
export function spokenStanding(texts: Texts, now: Standing): string {
  const { common, speech } = texts;
  const placed = now.laid.map(({ letter, ...at }) => speech.at({ letter, square: squareName(at) }));
  return together(
    texts,
    now.mover && speech.turn({ who: now.mover }),
    speech.list({ list: listed(texts, now.seats.map(common.scoreOf)) }),
    speech.inBag({ count: now.bagCount }),
    speech.scorelessOf({ count: now.fails, most: now.failsToEnd }),
    placed.length > 0 && speech.placedTiles({ tiles: listed(texts, placed) }),
    now.points !== undefined && speech.scores({ points: now.points }),
  );
}

/** What lies around a square. */
export function spokenNear(texts: Texts, { at, row, column, words, free }: Surroundings): string {
  const { common, speech } = texts;
  const put = ({ letters, x, y }: Run & Square) => ({ letters, square: squareName({ x, y }) });
  const runs = (line: readonly Run[]) =>
    line.length > 0
      ? listed(
          texts,
          line.map((run) => speech.run(put(run))),
        )
      : speech.empty;
  const wordsNear = words.map((run) => speech.runTo({ ...put(run), direction: common[run.direction] }));
  const squares = free.map(({ bonus, ...square }) =>
    speech.free({ bonus: common.bonuses[bonus], square: squareName(square) }),
  );
  return together(
    texts,
    speech.row({ row: at.y + 1, words: runs(row) }),
    speech.column({ column: squareName(at).charAt(0), words: runs(column) }),
    wordsNear.length > 0 && speech.wordsNear({ words: listed(texts, wordsNear) }),
    squares.length > 0 && speech.freeNear({ squares: listed(texts, squares) }),
  );
}

export const spokenWords = (texts: Texts, words: readonly { word: string; isWord: boolean }[]): string =>
  together(
    texts,
    ...words.map(({ word, isWord }) => (isWord ? texts.speech.isWord({ word }) : texts.speech.isNoWord({ word }))),
  );

/** Which tiles are chosen to be exchanged. */
export const chosenTiles = (texts: Texts, letters: readonly string[]): string =>
  letters.length > 0
    ? texts.speech.chosen({
        tiles: listed(
          texts,
          letters.map((letter) => letter || texts.common.blank),
        ),
      })
    : texts.speech.noneChosen;
