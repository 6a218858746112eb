import { must } from '../../engine/must';
import { type Person, personOf } from '../../engine/players/names';
import type { Direction, EvenStep, GameEvent, HistoryEntry, NoWords, Refusal, Square } from '../../wordbler/rules';
import { squareName } from '../forms';
import type { Texts } from '../texts';

/** Why nothing came of a command; what no player can bring about is not told apart. */
export function refusal({ refusals }: Texts, reason: Refusal | 'disjoint' | 'noSuchTile'): string {
  const said: Readonly<Record<string, string>> = refusals;
  return said[reason] ?? refusals.malformed;
}

type Who = (seat: number) => Person;

/** What is said of an event; undefined where the table shows it plainly enough. */
export function news(texts: Texts, event: GameEvent, who: Who): string | undefined {
  const { news } = texts;
  switch (event.type) {
    case 'startDecided':
      return news.starts({ who: who(event.seat) });
    case 'playRefused':
      return refusal(texts, event.reason);
    case 'wordsRejected':
      return notInDictionary(texts, event);
    case 'playScored': {
      const { word } = must(event.sheet.words[0]);
      return news.scores({ who: who(event.seat), points: event.sheet.total, word });
    }
    case 'playAccepted':
      return news.letsStand({ who: who(event.by) });
    case 'playChallenged':
      return event.words.length === 0 ? news.challengeFailed({ who: who(event.by) }) : notInDictionary(texts, event);
    case 'exchanged':
      return news.exchanges({ who: who(event.seat), count: event.returned.length });
    case 'passed':
      return news.passes({ who: who(event.seat) });
    case 'timedOut':
      return news.timedOut({ who: who(event.seat) });
    case 'turnSkipped':
      return news.skips({ who: who(event.seat) });
    case 'resigned':
      return news.resigns({ who: who(event.seat) });
    default:
      return undefined;
  }
}

const notInDictionary = ({ happening, forms }: Texts, { words, inAnyOrder }: NoWords) =>
  inAnyOrder
    ? happening.inAnyOrder({ words: forms.oneByOne(words), count: words.length })
    : happening.invalid({ words: forms.oneByOne(words) });

/** What a line of a history says. */
export function happeningOf(texts: Texts, entry: HistoryEntry, who: Who): string {
  const { happening, forms } = texts;
  switch (entry.kind) {
    case 'played':
      return forms.oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return happening.exchanged({ count: entry.count });
    case 'invalid':
      return notInDictionary(texts, entry);
    case 'disjoint':
      return happening.disjoint({ word: entry.word });
    case 'challengedInVain':
      return happening.challengedInVain({ who: who(entry.by) });
    case 'rackLost':
      return happening.rackLost({ letters: lettersSaid(texts, entry.letters) });
    case 'overTime':
      return happening.overTime({ count: entry.minutes });
    default:
      return happening[entry.kind];
  }
}

/** A blank has no letter. */
export const lettersSaid = ({ common, forms }: Texts, letters: readonly string[]) =>
  forms.oneByOne(letters.map((letter) => letter || common.blank));

export const squaresSaid = ({ forms }: Texts, squares: readonly Square[]) => forms.oneByOne(squares.map(squareName));

/** Where a word lies. */
export const placeOf = ({ sheet }: Texts, direction: Direction, from: Square) =>
  sheet.place[direction]({ square: squareName(from) });

export const winners = ({ over }: Texts, names: readonly string[]) =>
  names.length === 1 ? over.wins({ who: personOf(must(names[0])) }) : over.sharedWin({ names });

export const tieOf = ({ draw }: Texts, names: readonly string[], letter: string) =>
  letter ? draw.tie({ names, letter }) : draw.tieOfBlanks({ names });

/** Why somebody starts who drew this letter. */
export function startReason({ draw }: Texts, who: Person, letter: string): string {
  if (letter === '') return draw.blank;
  return letter === 'A' ? draw.drew({ who, letters: letter }) : draw.nearest({ who, letter });
}

interface Drawn {
  name: string;
  letters: readonly string[];
}

/** Who drew what, and who starts. */
export const drawTold = (texts: Texts, drawn: readonly Drawn[], first: string) =>
  texts.forms.sentences([
    ...drawn.map(({ name, letters }) => texts.draw.drew({ who: personOf(name), letters: lettersSaid(texts, letters) })),
    texts.news.starts({ who: personOf(first) }),
  ]);

/** How far one is ahead of another or behind; undefined where neither is. */
export const pointsApart = ({ over }: Texts, points: number, name: string) =>
  points === 0 ? undefined : over[points > 0 ? 'ahead' : 'behind']({ points: Math.abs(points), who: personOf(name) });

export const hintsBy = ({ over, forms }: Texts, count: number) => (count === 0 ? over.none : forms.figure(count));

/** How well a computer plays that is to be just right: like one of the levels, or between two. */
export const stepNamed = ({ computer: { levels, between } }: Pick<Texts, 'computer'>, step: EvenStep) =>
  ({ ...levels, ...between })[step];

/** A step by its name and, where it is one of the levels, how hard that is. */
export const stepTold = ({ computer }: Texts, step: EvenStep) => {
  const gloss = step in computer.between ? [] : [computer.glosses[step as keyof typeof computer.glosses]];
  return [stepNamed({ computer }, step), ...gloss].join(' · ');
};
