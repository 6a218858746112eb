import type { LanguageId } from '../../engine/alphabet/languages';
import { dayOf } from '../../shared/play/day';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { dateAt, dayAt } from '../../study/play/schedule';
import { nextPuzzle, type Puzzle, withTry } from '../../study/rules/drills';
import { puzzleGreeting } from '../../texts/sentences/study';
import type { Sentence, StudyTexts } from '../../texts/texts';
import { type FindAtPlay, freshFind, keepFind, languageOfSavedPuzzle, resultOf, savedFind } from '../play/find';
import { puzzlePlace } from '../play/menu-facts';
import { languageOfFind, puzzlesIn, readFind, writeFind } from '../rules/find-of-day';
import { AnswerScene, findTable } from './find-table';
import type { SentToBoard, TableGame } from './table-game';

/** A puzzle as it stands on the table. Every try counts, whoever hinted. */
const puzzleAtTable = (
  services: Services,
  at: FindAtPlay,
  greeting: Sentence | undefined,
  title: Sentence,
): TableGame =>
  findTable(services, at, {
    greeting,
    task: { title },
    game: 'puzzle',
    leads: { leadsTo: 'Study', over: () => 'Puzzle' },
    drop: () => {},
    ended: () => {
      const { isEnough } = resultOf(at);
      const today = dayAt(new Date());
      const line = writeFind(at.find);
      void playShelf(services.storage).puzzles.change((own) => withTry(own, line, today, isEnough));
    },
  });

/** Another one is begun: the next of a language, or the same once more. */
type Sent = { now?: 'next' | 'again'; language?: LanguageId };

/** A position of a game that was reviewed: it is laid on the table; and after its one turn, what was to be found. */
export class PuzzleScene extends AnswerScene<StudyTexts> {
  constructor(texts: StudyTexts, services: Services) {
    super('Puzzle', texts, services);
  }

  async create({ now, language }: Sent) {
    const { services, texts } = this;
    const isHere = visit(this);
    const lies = await languageOfSavedPuzzle(services.storage);
    const asked = language ?? lies;
    const words = await awaitWords(this, services, services.lists.of(asked));
    const puzzles = puzzlesIn(await playShelf(services.storage).puzzles.read(), asked);
    // One of another language waits among the puzzles: nobody has tried it.
    const lying = lies === asked ? await savedFind(services.storage, words, puzzlePlace) : undefined;
    const player = await playerOf(services);
    if (!isHere()) return;
    const begin = (puzzle: Puzzle | undefined) => {
      const find = puzzle && readFind(puzzle.line);
      const fresh = find && freshFind(dayOf(dateAt(puzzle.day)), find, player, words);
      return fresh && { ...fresh, goal: puzzle.goal };
    };
    const isSame = ({ line }: Puzzle) => lying !== undefined && line === writeFind(lying.find);
    const isOver = lying?.match.state.phase === 'over';
    if (lying && isOver && !now) {
      this.tell(lying, nextPuzzle(puzzles) !== undefined);
      return;
    }
    // One that is under way is gone on with.
    const at = lying && !isOver ? lying : begin(now === 'again' ? puzzles.find(isSame) : nextPuzzle(puzzles));
    if (at) this.play(at);
    else {
      services.notice = () => texts.study.noPuzzle;
      goTo(this, 'Study');
    }
  }

  private play(at: FindAtPlay) {
    const { services, texts } = this;
    const { isNew, goal = 0 } = at;
    if (isNew) keepFind(at, services.storage)();
    at.isNew = false;
    const isAnyOrder = at.match.rules.letterOrder === 'free';
    const greeting: Sentence | undefined = isNew ? () => puzzleGreeting(texts, goal, isAnyOrder) : undefined;
    const title = () => texts.study.puzzle({ goal });
    goTo(this, 'Board', { puzzle: true, table: puzzleAtTable(services, at, greeting, title) } satisfies SentToBoard);
  }

  private tell(at: FindAtPlay, hasNext: boolean) {
    const { common, study } = this.texts;
    const { isEnough } = resultOf(at);
    const begin = (sent: Sent) => () => goTo(this, 'Puzzle', sent);
    const language = languageOfFind(writeFind(at.find));
    const again = begin({ now: 'again' });
    this.standEnd(
      {
        at,
        isSolved: isEnough,
        title: () => (isEnough ? study.solved : study.notSolved),
        plate: () => study.puzzle({ goal: at.goal ?? 0 }),
        next: () =>
          hasNext
            ? { sign: 'onward', label: study.nextPuzzle, act: begin({ now: 'next', language }) }
            : { sign: 'again', label: common.playAgain, act: again },
      },
      {
        more: [
          ...(hasNext ? [{ label: common.playAgain, icon: 'again' as const, choose: again }] : []),
          { label: common.study, icon: 'pencil', choose: () => goTo(this, 'Study') },
        ],
      },
    );
  }
}
