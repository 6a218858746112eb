import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const shapes = [
  '(width < 600px) and (height >= 520px)',
  '(600px <= width < 900px) and (height >= 520px) and (orientation: portrait)',
  '(height < 520px)',
  '(width >= 600px) and (height >= 520px) and ((width >= 900px) or (aspect-ratio > 1))',
  '(width < 600px)',
  '(width < 900px)',
  '(width < 600px) or (height < 520px)',
  '(width < 900px) or (height < 520px)',
  '(height < 520px) or ((width >= 600px) and ((width >= 900px) or (aspect-ratio > 1)))',
  '(width >= 1300px) and (height >= 700px)',
  '(width < 480px) and (height < 420px)',
];

const root = 'src/';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }));
/** What the styles import that way, by the names of the files. */
const imported = (how: RegExp) =>
  new Set(
    files.flatMap(({ name, text }) =>
      [...text.matchAll(how)].map(([, path]) => posix.join(posix.dirname(name), path!)),
    ),
  );
/** Where a style asks for a window that is none of the shapes. */
function oddWindows(text: string): string[] {
  const queries = [...text.matchAll(/^ *@(media|container screen) ([^{]*?)\s*\{/gm)];
  return queries
    .filter(([, kind, query]) => {
      const asked = query!.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
      return kind === 'media' ? /width|height|orientation|aspect/.test(asked) : !shapes.includes(asked);
    })
    .map(([whole]) => whole.trim());
}

describe('the styles', () => {
  it('know only the named shapes of the window', () => {
    const odd = files.map(({ name, text }) => [name, ...oddWindows(text)]).filter(({ length }) => length > 1);
    expect(odd).toEqual([]);
  });

  it('would be told of any other', () => {
    expect(oddWindows('@media (max-width: 599px) {')).toHaveLength(1);
    expect(oddWindows('  @container screen (width < 640px) {')).toHaveLength(1);
    expect(oddWindows(`@container screen ${shapes[0]} {\n@media (hover: hover) {`)).toEqual([]);
  });

  it('are no more than they need be: those of the three games, and of what comes when it is asked for', () => {
    const linesOf = (own: typeof files) => own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    const isOnline = ({ name }: { name: string }) => /(^|\/)online\//.test(name);
    const isOfRecords = ({ name }: { name: string }) => /^(daily|stats)\//.test(name);
    const isOfStudy = ({ name }: { name: string }) => name.startsWith('study/');
    const isOfHow = ({ name }: { name: string }) => name.startsWith('how-it-works/');
    const isOfWorksheets = ({ name }: { name: string }) => name.includes('/worksheets/');
    const rooms = [isOnline, isOfRecords, isOfStudy, isOfHow, isOfWorksheets];
    const isOfGames = (file: { name: string }) => rooms.every((isOfRoom) => !isOfRoom(file));
    expect(linesOf(files.filter(isOfGames))).toBeLessThanOrEqual(7300);
    expect(linesOf(files.filter(isOfRecords))).toBeLessThanOrEqual(415);
    expect(linesOf(files.filter(isOfHow))).toBeLessThanOrEqual(150);
    expect(linesOf(files.filter(isOfStudy))).toBeLessThanOrEqual(245);
    expect(linesOf(files.filter(isOfWorksheets))).toBeLessThanOrEqual(175);
    expect(linesOf(files.filter(isOnline))).toBeLessThanOrEqual(375);
  });

  it('are all named by an entry', () => {
    const named = imported(/@import "(.*)"/g);
    const isEntry = (name: string) => /(^shared\/styles\/index|[/-]styles)\.css$/.test(name);
    expect(files.map(({ name }) => name).filter((name) => !isEntry(name) && !named.has(name))).toEqual([]);
  });
});
