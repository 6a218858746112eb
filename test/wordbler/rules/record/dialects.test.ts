import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenedRecord, openRecord, wholeTurns } from '../../../../src/wordbler/rules/record/open';
import { often } from '../../../long';

const head = '#player1 ann Ann Arbor\n#player2 ben Ben\n';

function read(...lines: string[]): OpenedRecord {
  const record = openRecord(head + lines.join('\n'));
  if ('refused' in record) throw new Error(JSON.stringify(record.refused));
  return record;
}

const did = ({ turns }: OpenedRecord) =>
  turns.map(({ entry }) =>
    entry.kind === 'played'
      ? `${entry.seat} ${entry.sheet.words[0]!.word} ${entry.points} ${entry.total}`
      : `${entry.seat} ${entry.kind} ${entry.total}`,
  );

const first = '>ann: ABDEHRT 8D BREATH +28 28';

describe('the dialects of a record', () => {
  it('names letters of another writing that stand among its own, and none where all are of it', () => {
    const { faults } = read('>ann: ABDEHRT 8D BRE\u0410TH +28 28');
    expect(faults).toContainEqual({
      line: 3,
      code: 'mixed',
      foreign: [{ sign: '\u0410', writing: 'Cyrillic' }],
    });
    const russian = read('>ann: \u041c\u041e\u042e 8G \u041c\u041e\u042e +22 22');
    expect(russian.faults.filter(({ code }) => code === 'mixed')).toEqual([]);
  });

  it.each([
    ['dots for letters that lie there', '>ben: CEIORST E7 C.OSIER +22 22'],
    ['these letters themselves', '>ben: CEIORST E7 CROSIER +22 22'],
    ['these letters in brackets', '>ben: CEIORST E7 C(R)OSIER +22 22'],
    ['small squares in padded columns', '>ben: CEIORST  e7   CROSIER       +22   22  '],
    ['the words across it after the total', '>ben: CEIORST  e7   CROSIER       +22   22  RE, TO'],
    ['no rack at all', '>ben: E7 C.OSIER +22 22'],
  ])('%s', (_, line) => {
    const record = read(first, line);
    expect(did(record)).toEqual(['0 BREATH 28 28', '1 CROSIER 22 22']);
    expect(record.board[6 * 15 + 4]).toEqual({ letter: 'C', blank: false });
    expect(record.turns[1]!.sight.rack.join('')).toContain('C');
    expect(record.isWhole).toBe(true);
  });

  it('lines that end as in DOS, a mark before the first, and empty ones between', () => {
    const text = `\ufeff${head}\n${first}\n\n>ben: AEIORST -  +0 0\n`.replaceAll('\n', '\r\n');
    expect(openRecord(text)).toMatchObject({ faults: [], totals: [28, 0] });
  });

  it('blanks, exchanges by letters and by number, passes', () => {
    const record = read(
      '>ann: ?BDEHRT 8D BREaTH +26 26',
      '>ben: AAEIORT -AAI +0 0',
      '>ann: ?BDEHRT -3 +0 26',
      '>ben: AAEIORT - +0 0',
    );
    expect(did(record)).toEqual(['0 BREATH 26 26', '1 exchanged 0', '0 exchanged 26', '1 passed 0']);
    expect(record.board[7 * 15 + 6]).toEqual({ letter: 'A', blank: true });
    expect(record.turns[0]!.sight.rack[0]).toBe('');
    expect(record.turns.map(({ given }) => given)).toEqual([undefined, ['A', 'A', 'I'], undefined, undefined]);
  });

  it('turns of which somebody knows enough to try them out: whole racks, and nothing odd in what was done', () => {
    const record = read(
      '>ann: BATHERS 8E BATH +18 18',
      '>ben: AEIORST -AQ +0 0',
      '>ann: AR I8 AR +2 20',
      '>ben: AEIORST 15A TIE +3 3',
      '>ann: AEIORST - +0 20',
    );
    expect(wholeTurns(record).map((turn) => record.turns.indexOf(turn))).toEqual([0, 1, 4]);
    expect(record.turns[1]!.given).toBeUndefined();
  });

  it('a play that is taken back, and a challenge that earns points', () => {
    const record = read(
      first,
      '>ben: AEIORST 9D OI +9 9',
      '>ben: AEIORST --  -9 0',
      '>ann: QRSTUVW (challenge) +5 33',
      '>ann:  (challenge) +5 38',
    );
    expect(did(record)).toEqual(['0 BREATH 28 28', '1 invalid 0']);
    expect(record.board.filter(Boolean)).toHaveLength(6);
    expect(record.totals).toEqual([38, 0]);
    expect(record.faults.map(({ code }) => code).filter((code) => code !== 'score')).toEqual([]);
  });

  it('time penalties and both ways to tell the end, with and without a rack', () => {
    const record = read(
      first,
      '>ann:  (ENOR) +8 36',
      '>ben: ENOR (ENOR) -4 -4',
      '>ben: ENOR (time) -10 -14',
      '>ann: (time) -20 16',
    );
    expect(record.totals).toEqual([16, -14]);
    expect(record.faults).toEqual([]);
  });

  it('notes of several lines, and lines of programs that nobody knows', () => {
    const record = read(
      '#lexicon whatever',
      first,
      '#note it began',
      'so well',
      '',
      'that it had to go on',
      '#style none',
      '#rack2 ABC',
    );
    expect(record.faults).toEqual([]);
    expect(did(record)).toEqual(['0 BREATH 28 28']);
  });

  it('four players, names that nobody gave, words and letters of another list', () => {
    const record = openRecord('>a: ŻÓŁW 8G ŻÓŁW +20 20\n>b: A K8 A +9 9\n>c: - +0 0\n>d: ABC - +0 0\n');
    expect(record).toMatchObject({
      isOfOurTiles: false,
      totals: [20, 9, 0, 0],
      seats: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
    });
  });

  it('a game that has hardly begun', () => {
    expect(openRecord(`#player1 ann Ann\n${first}`)).toMatchObject({
      seats: [{ name: 'Ann' }, {}],
      totals: [28, 0],
    });
  });
});

describe('what cannot be', () => {
  it.each([
    ['unknown', '>ben: what is this'],
    ['unknown', '>ben: ABC 16A ABC +3 3'],
    ['tooManyPlayers', '>cleo: - +0 0\n>dan: - +0 0\n>eve: - +0 0'],
    ['leavesBoard', '>ben: ABCDEFG 8K ABCDEFG +20 20'],
    ['otherLetter', '>ben: AEIORST E7 CASTER +9 9'],
    ['nothingThere', '>ben: AEIORST E9 .ASTER +9 9'],
    ['noWord', '>ben: AEIORST 8D BREATH +9 9'],
    ['noWord', '>ben: A 1A A +3 3'],
    ['nothingToWithdraw', '>ben: AEIORST -- -9 0'],
  ])('is named %s with its line, and the game shown up to there', (code, lines) => {
    const record = read(first, lines, '>ann: ABC - +0 28');
    expect(record.faults.at(-1)).toEqual({ line: 3 + lines.split('\n').length, code });
    expect(record.isWhole).toBe(false);
    expect(did(record)[0]).toBe('0 BREATH 28 28');
  });

  it.each([
    ['placement', '>ben: AEIORST 1A TORIES +30 30'],
    ['rack', '>ben: EIORSTU E7 C.OSIER +22 22'],
    ['score', '>ben: CEIORST E7 C.OSIER +23 23'],
    ['total', '>ben: CEIORST E7 C.OSIER +22 23'],
  ])('%s is told, and the game goes on', (code, line) => {
    const record = read(first, line, '>ann: ABC - +0 28');
    expect(record.faults.map((fault) => fault.code)).toContain(code);
    expect(record.faults[0]!.line).toBe(4);
    expect(record.turns).toHaveLength(3);
  });

  it('is refused where nothing can be shown', () => {
    expect(openRecord('')).toEqual({ refused: 'empty' });
    expect(openRecord('<html>\nnothing')).toEqual({ refused: 'empty' });
    expect(openRecord(`${head}>ann: ??`)).toEqual({ refused: { line: 3, code: 'unknown' } });
    expect(openRecord('x'.repeat(400_001))).toEqual({ refused: 'tooBig' });
  });

  it('throws at nothing', () => {
    const square = fc.constantFrom('8D', 'h8', '1A', '15o', 'O15', '0A', '16B', 'E7');
    const letters = fc.string({ unit: fc.constantFrom(...'ABEŻß?.a()\ud83d\ude00 '), maxLength: 9 });
    const line = fc.oneof(
      fc
        .tuple(letters, square, letters, fc.integer())
        .map(([rack, at, word, n]) => `>ann: ${rack} ${at} ${word} +${n % 99} ${n % 999}`),
      letters.map((rack) => `>ben: ${rack} -- -9 0`),
      letters.map((rack) => `>ben: ${rack} -${rack} +0 0`),
      letters.map((rack) => `>ben: ${rack} (${rack}) -1 0`),
      fc.string().map((text) => `#${text}`),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        openRecord(head + lines.join('\n'));
        openRecord(lines.join('\n'));
      }),
      { numRuns: often(500, 3000) },
    );
  });
});
