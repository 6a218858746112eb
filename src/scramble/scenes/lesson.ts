import type { Box } from '../../shared/panels/layer';
import { Lesson, type LessonStep } from '../../shared/scenes/lesson';
import type { Services } from '../../shared/scenes/services';
import type { TrayHost } from '../canvas/tray-host';
import { firstWord, firstWordStep } from '../play/hints';
import type { ScrambleSession } from '../play/session';
import * as scramble from '../rules';
import { dayOf } from './records';

/** The first word of whoever has never played: its first letter, the next ones, the end. */
export function firstWordLesson(
  services: Services,
  session: ScrambleSession,
  host: TrayHost,
  panel: { readonly trayBox: Box },
): Lesson {
  const says = services.texts.lesson.scramble;
  const { match, making, hints } = session;
  const isOfDay = dayOf(match.setup) !== undefined;
  let word: ReturnType<typeof firstWord>;
  const next = (): LessonStep | undefined => {
    // On the board of a day nothing is given away while its time runs.
    if (!session.isOpen || match.isRace || isOfDay) return undefined;
    word ??= firstWord(hints.toFind);
    const step = word && firstWordStep(word, making.path, making.typed);
    if (!step || !word) return undefined;
    const boxes = host.tray?.boxesInRoom ?? [];
    const place = panel.trayBox;
    const spot = (square: number) => {
      const { x = 0, y = 0, w = 0, h = 0 } = boxes[square] ?? {};
      return { x: x + place.x, y: y + place.y, w, h };
    };
    const shared = { steps: 3, clear: [place] };
    const type = says.keys.type(word.word);
    switch (step.kind) {
      case 'first':
        return {
          ...shared,
          line: says.first(word.word),
          keys: type,
          step: 1,
          spots: [spot(step.from), spot(step.to)],
        };
      case 'next': {
        const line = says.next(scramble.readingOf(match.board.letters.charAt(step.to)));
        return { ...shared, line, keys: type, step: 2, spots: [spot(step.from), spot(step.to)] };
      }
      case 'end':
        return { ...shared, line: says.end, keys: says.keys.typed, step: 3, spots: [spot(step.at)] };
      case 'own':
        return { ...shared, line: says.own, keys: says.keys.typed, step: 3, spots: [spot(step.at)] };
      case 'typed':
        return { ...shared, line: says.keys.typed, keys: says.keys.typed, step: 2, spots: [] };
    }
  };
  const lesson = new Lesson(services, 'scramble', next, () => making.isEmpty);
  lesson.whenRemoved(
    match.listen((events) => {
      if (events.some(({ type }) => type === 'wordFound' || type === 'turnEnded')) lesson.end();
    }),
  );
  return lesson;
}
