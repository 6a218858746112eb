import { Lesson, type LessonStep } from '../../shared/scenes/lesson';
import type { Services } from '../../shared/scenes/services';
import { firstStroke } from '../play/first-word';
import type { SearchPlay } from '../play/search-play';
import * as wordSearch from '../rules';
import type { SearchStage } from './stage';

/** The first word of whoever has never searched: its first letter, its last. */
export function firstWordLesson(services: Services, play: SearchPlay, stage: () => SearchStage): Lesson {
  const says = services.texts.lesson.search;
  const { stroking, run } = play;
  const next = (): LessonStep | undefined => {
    // What the list hides is not told; and who plays the page of a class leaves no trace here.
    if (!play.isOpen || run.isRace || run.setup.sheet || services.preferences.now.searchList === 'hidden')
      return undefined;
    const step = firstStroke(play.state, stroking.stroke?.from);
    if (!step) return undefined;
    const { kind, word, from, to } = step;
    const { view, layout } = stage();
    const { window, ui } = layout;
    const spot = ({ x, y }: wordSearch.Square) => ({
      ...{ x: (view.x + x * view.cell) * ui, y: (view.y + y * view.cell) * ui },
      ...{ w: view.cell * ui, h: view.cell * ui },
    });
    const isSeen = ({ x, y, w, h }: ReturnType<typeof spot>) =>
      x >= window.x * ui - 1 &&
      y >= window.y * ui - 1 &&
      x + w <= (window.x + window.w) * ui + 1 &&
      y + h <= (window.y + window.h) * ui + 1;
    const aim = kind === 'from' ? from : to;
    const keys = says.keys.from(wordSearch.letterAt(play.state.grid, aim), aim.y + 1, aim.x + 1);
    return {
      ...{ line: says[kind](word), keys, step: kind === 'from' ? 1 : 2, steps: 2 },
      spots: [spot(from), spot(to)].filter(isSeen),
      clear: [{ x: window.x * ui, y: window.y * ui, w: window.w * ui, h: window.h * ui }],
    };
  };
  const mayClose = () => !stroking.isHeld && stroking.start === undefined;
  const lesson = new Lesson(services, 'search', next, mayClose);
  lesson.whenRemoved(
    run.listen((events) => {
      if (events.some(({ type }) => type === 'wordFound' || type === 'gameEnded')) lesson.end();
    }),
  );
  return lesson;
}
