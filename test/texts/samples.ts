import { english } from '../../src/rules';
import type { ReviewTexts, ScrambleTexts, SearchTexts } from '../../src/texts/texts';
import type { ScoreSheet } from '../../src/wordbler/rules';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const first = (count: number) => names.slice(0, count);
const counts = [0, 1, 2, 3, 7, 14, 1234];
const nameOf = (seat: number) => names[seat]!;
const letterOf = (tile: number) => 'ABC'[tile] ?? '';
const square = { x: 3, y: 10 };
const word = {
  word: 'WREN',
  ...square,
  direction: 'across',
  score: 14,
  letters: [],
  multipliers: [],
} as const;
const sheet = { words: [word, { ...word, word: 'NO', direction: 'down', score: 2 }], bonus: 50, total: 66 };
const known = { nameOf, letterOf, bagCount: 1 };
const minutes = [0, 1, 59, 60, 61, 125, 600];

type Sample = [name: string, said: string | undefined];

/** What is said of counts, lists, numbers and days, and of what happens in the games: by names that last. */
export function samplesOf(
  texts: SearchTexts & ScrambleTexts & Pick<ReviewTexts, 'review'>,
): Record<string, string | undefined> {
  const every = <T>(name: string, values: readonly T[], say: (value: T) => string | undefined): Sample[] =>
    values.map((value) => [`${name} ${JSON.stringify(value)}`, say(value)]);
  const { speech, review, hint, search, scramble } = texts;
  return Object.fromEntries([
    ...every('bag too small', counts, texts.bagTooSmall),
    ...every('tiles left', counts, texts.board.tilesLeft),
    ...every('exchange', counts, texts.board.exchangeTiles),
    ...every('wins', [1, 2, 3, 4], (count) => texts.over.wins(first(count))),
    ...every('menu words', counts, texts.menu.foundWords),
    ...every('menu points', counts, texts.menu.points),
    ...every('menu tiles', counts, texts.menu.tilesLeft),
    ...every('menu time', minutes, texts.menu.timeLeft),
    ...every('volume', [0, 0.404, 1], texts.settings.volume),
    ...every('exchanged', counts, texts.table.exchanged),
    ...every('how often', counts, texts.table.over.times),
    ...every('a tie', [2, 3, 4], (count) => texts.draw.tie(first(count), 'E')),
    ...every('a blank tie', [2], (count) => texts.draw.tie(first(count), '')),
    ...every('because', [1, 2, 3], (count) => texts.draw.because('B', first(count))),
    ...happenings(texts),
    ...news(texts),
    ...every('hint tiles', [1, 2, 7], hint.tiles),
    ...every('hint points', counts, hint.points),
    ...every('hints taken', counts, hint.taken),
    ['hint letters', hint.spoken.tiles(['A', '', 'C'])],
    ['hint squares', hint.spoken.squares([square, { x: 14, y: 0 }])],
    ['hint word', hint.spoken.word({ ...word, points: 1 })],
    ...every('clock', minutes, speech.clockLeft),
    ...every('title', [1, 2, 4], (count) => speech.title(first(count))),
    ...every('chosen', [0, 1, 3], (count) => speech.chosen(['A', '', 'C'].slice(0, count))),
    [
      'square',
      speech.square({
        ...square,
        premium: '2W',
        star: true,
        spent: true,
        mark: 'hint',
        ghost: 'Q',
        tile: { letter: 'A', value: 1, blank: false, laid: true, raised: true },
      }),
    ],
    [
      'empty square',
      speech.square({
        ...square,
        premium: '3L',
        star: false,
        spent: false,
        mark: undefined,
        tile: undefined,
      }),
    ],
    [
      'blank',
      speech.square({
        ...square,
        premium: '',
        star: false,
        spent: false,
        mark: 'lit',
        tile: { letter: '', value: 0, blank: true, laid: false },
      }),
    ],
    [
      'cell',
      speech.cell({
        letter: '',
        value: 0,
        blank: true,
        faceUp: true,
        chosen: true,
        raised: true,
        hinted: true,
        onBoard: false,
      }),
    ],
    [
      'standing',
      speech.standing({
        mover: 'Ada',
        seats: [
          { name: 'Ada', score: 1234 },
          { name: 'Bo', score: 0 },
        ],
        bagCount: 1,
        fails: 1,
        failsToEnd: 6,
        laid: [
          { ...square, letter: 'A' },
          { x: 0, y: 0, letter: 'B' },
        ],
        points: 1,
      }),
    ],
    ...spoken(texts),
    ...reviewed(texts),
    ...every('review points', counts, review.givenSpoken),
    ...every('missed', [1, 2, 3], (count) => review.what.invalid(first(count))),
    ...every('exchanged in review', counts, review.what.exchanged),
    ...every('play', [1, 2, 3, 4], (count) => review.board.play(first(count), 'A1', 'down', count)),
    ...every('sum', counts, (count) => review.totalPoints(count, count, 0.666)),
    ...every('score', [...counts, 12345, 1234567, -20, -3060], search.end.points),
    ...every('search time', minutes, search.end.clock),
    ...every('search time spoken', minutes, search.play.timeSpoken),
    ...every('search clock', minutes, search.play.clockLeft),
    ...every('search words', counts, search.play.over.words),
    ...every('to find', counts, (count) => search.play.paused.left('Fruit', count)),
    ...every('got away', counts, search.play.bird.timeOut),
    ...every('ways', [0, 1, 3], (count) => search.end.allWays((['right', 'upLeft', 'down'] as const).slice(0, count))),
    ...every('subtitle', [2, 8], (count) => search.end.subtitle('Fruit', count, count === 2 ? '1:05 left' : undefined)),
    ...every('picture', [0, 1, 3], (count) => search.end.picture.alternative('Fruit', 4, first(count))),
    ...every('picture title', counts, search.end.picture.title),
    ...every('shared', counts, (count) => search.end.share.text('Fruit', 3, 14, count)),
    ...every('month', [...Array(12).keys()], (month) =>
      search.end.table.date(+new Date(2025, month, 9), +new Date(2025, 11, 31)),
    ),
    ...every('year', [0, 8], (month) => search.end.table.date(+new Date(2024, month, 9), +new Date(2025, 11, 31))),
    ...every('day', [0, 8, 11], (month) => search.choose.day(new Date(2025, month, 9))),
    ...every('short day', [0, 8, 11], (month) => search.choose.shortDay(new Date(2025, month, 9))),
    ...every('lists', counts, search.choose.own.count),
    ...every('imported', counts, (count) => search.choose.own.imported(count, 0)),
    ...every('known', counts, (count) => search.choose.own.imported(0, count)),
    ...every('pasted', counts, search.choose.editor.pasted),
    ...every('left out', [1, 2, 3], (count) => search.choose.editor.leftOut(first(count), count - 1)),
    ...every('missing', counts, (count) => search.choose.editor.missing(count, count, count === 1)),
    ...every('a list of the file', counts, (count) =>
      search.choose.fileFault({ code: 'wordCount', list: 0, name: '', count }),
    ),
    ...every('letters', counts, (count) =>
      search.play.spokenRow({ word: null, length: count, found: true, sum: '3×2 = 6' }),
    ),
    [
      'search square',
      search.play.square({
        ...square,
        letter: 'Q',
        found: ['QUAIL', 'OWL'],
        missed: ['WREN'],
        mark: 'start',
        hinted: true,
      }),
    ],
    ['search standing', search.play.standing(1, 14, 1, 61)],
    ...every('scramble words', counts, scramble.words),
    ...every('scramble paths', counts, (count) => scramble.play.waysOf(count, count)),
    ...every('scramble turn', [1, 59, 60, 180, null], scramble.ready.first),
    ...every('scramble title', [1, 2, 4], (count) => scramble.play.title(first(count))),
    ...every('scramble wins', [0, 1, 2, 3], (count) => scramble.result.winner(first(count))),
    ...every('found by', [1, 2, 3], (count) => scramble.result.foundBy(first(count))),
    ...every('struck', counts, scramble.result.struck),
    ...every('strange signs', [1, 3], (count) =>
      scramble.boardFault({
        reason: 'notLetters',
        strange: ['1', 'ß', '?'].slice(0, count),
        letters: english.letters,
      }),
    ),
    ...every('too few', [1, 3], (count) => scramble.boardFault({ reason: 'tooSmall', count })),
    ...every('no square', [5, 15, 24], (count) => scramble.boardFault({ reason: 'notSquare', count })),
    ...every('sums', counts, (count) => scramble.solver.sums(count, count)),
  ] satisfies Sample[]);
}

type Entry = Parameters<ScrambleTexts['happening']>[0];
type Event = Parameters<ScrambleTexts['news']>[0];

/** Only what a sentence asks for. */
const entries = [
  { kind: 'played', sheet },
  { kind: 'exchanged', count: 1 },
  { kind: 'exchanged', count: 3 },
  { kind: 'invalid', words: ['XQ', 'QX'] },
  { kind: 'invalid', words: ['XQ'], inAnyOrder: true },
  { kind: 'invalid', words: ['XQ', 'QX'], inAnyOrder: true },
  { kind: 'challengedInVain', by: 1 },
  { kind: 'rackLost', letters: ['A', '', 'C'] },
  { kind: 'overTime', minutes: 1 },
  { kind: 'overTime', minutes: 2 },
] as unknown as Entry[];

const events = [
  { type: 'wordsRejected', seat: 0, words: ['XQ', 'QX'], turnLost: true, fails: 2 },
  { type: 'playScored', seat: 0, sheet: sheet as unknown as ScoreSheet, total: 100 },
  { type: 'playChallenged', by: 1, words: [] },
  { type: 'exchanged', seat: 1, returned: [1], fails: 1 },
  { type: 'exchanged', seat: 1, returned: [1, 2], fails: 1 },
  {
    type: 'drewForStart',
    draws: [
      { seat: 0, tile: 0 },
      { seat: 1, tile: 9 },
    ],
    tied: [0, 1],
  },
  {
    type: 'drewForStart',
    draws: [
      { seat: 0, tile: 0 },
      { seat: 1, tile: 1 },
    ],
    tied: [],
  },
  { type: 'dealt' },
  { type: 'tilesWentHome', reason: 'recall', tiles: [{ tile: 0, ...square }] },
  { type: 'tilesWentHome', reason: 'takeBack', tiles: [{ tile: 9, ...square }] },
  { type: 'playOffered', seat: 0, sheet },
  { type: 'refilled', seat: 0, drawn: [1] },
  { type: 'refilled', seat: 0, drawn: [1, 2, 3] },
  {
    type: 'gameEnded',
    outcome: {
      winners: [0],
      ranking: [
        { seat: 0, total: 1234 },
        { seat: 1, total: 0 },
      ],
    },
  },
  {
    type: 'gameEnded',
    outcome: {
      winners: [0, 1],
      ranking: [
        { seat: 0, total: 7 },
        { seat: 1, total: 7 },
      ],
    },
  },
] as unknown as Event[];

const happenings = (texts: ScrambleTexts): Sample[] =>
  entries.map((entry) => [`in the history ${JSON.stringify(entry)}`, texts.happening(entry, nameOf)]);

const news = (texts: ScrambleTexts): Sample[] =>
  events.map((event) => [`news of ${JSON.stringify(event)}`, texts.news(event, nameOf)]);

const spoken = ({ speech }: ScrambleTexts): Sample[] =>
  events.map((event) => [`spoken of ${JSON.stringify(event)}`, speech.event(event, known)]);

type Reason = Parameters<ReviewTexts['review']['why']>[0][number];

const reasons = [
  { kind: 'nothing', did: 'invalid', words: ['XQ'], points: 1 },
  { kind: 'nothing', did: 'invalid', words: ['XQ', 'QX', 'ZQ'], points: 30 },
  { kind: 'words', words: ['A', 'BE', 'SEA'] },
  { kind: 'letterPremium', letter: 'Q', premium: '3L', value: 30, words: ['QI', 'QAT'] },
  { kind: 'longer', tiles: 1, than: 0 },
  { kind: 'longer', tiles: 7, than: 2 },
  { kind: 'more', points: 1 },
  { kind: 'more', points: 21 },
] as unknown as Reason[];

const reviewed = ({ review }: Pick<ReviewTexts, 'review'>): Sample[] =>
  reasons.map((reason) => [`why ${JSON.stringify(reason)}`, review.why([reason])]);
