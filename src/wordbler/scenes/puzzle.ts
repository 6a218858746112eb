import '../../stats/panels/styles.css';
import '../panels/review-styles.css';
import Phaser from 'phaser';
import type { LanguageId } from '../../engine/alphabet/languages';
import { dayOf } from '../../shared/play/day';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import type { Restful } from '../../shared/scenes/loop';
import { Party } from '../../shared/scenes/party';
import { playerOf } from '../../shared/scenes/player';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { dateAt, dayAt } from '../../study/play/schedule';
import { nextPuzzle, type Puzzle, withTry } from '../../study/rules';
import type { Sentence, StudyTexts } from '../../texts/texts';
import { FindPanel } from '../panels/find-panel';
import { Meanings } from '../panels/word-meaning';
import { type FindAtPlay, freshFind, keepFind, keptFind, languageOfKeptPuzzle, resultOf } from '../play/find';
import { puzzlePlace } from '../play/menu-facts';
import { languageOfFind, puzzlesIn, readFind, writeFind } from '../rules/find-of-day';
import { findTable } from './find-table';
import type { SentToBoard, TableGame } from './table-game';

/** A puzzle as it stands on the table. Every try counts, whoever hinted. */
const puzzleAtTable = (services: Services, at: FindAtPlay, greeting: Sentence | undefined): TableGame =>
  findTable(services, at, {
    greeting,
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
export class PuzzleScene extends Phaser.Scene implements Restful {
  private party: Party | undefined;

  constructor(
    private readonly texts: StudyTexts,
    private readonly services: Services,
  ) {
    super('Puzzle');
  }

  get still() {
    return this.party?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.party?.tick(delta);
  }

  async create({ now, language }: Sent) {
    const { services, texts } = this;
    const isHere = visit(this);
    const lies = await languageOfKeptPuzzle(services.storage);
    const asked = language ?? lies;
    const words = await awaitWords(this, services, services.lists.of(asked));
    const puzzles = puzzlesIn(await playShelf(services.storage).puzzles.read(), asked);
    // One of another language waits among the puzzles: nobody has tried it.
    const lying = lies === asked ? await keptFind(services.storage, words, puzzlePlace) : undefined;
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
    const greeting: Sentence | undefined = isNew
      ? () => [texts.study.puzzleGreeting(goal), ...(isAnyOrder ? [texts.study.anyOrder] : [])].join(' ')
      : undefined;
    goTo(this, 'Board', { puzzle: true, table: puzzleAtTable(services, at, greeting) } satisfies SentToBoard);
  }

  private tell(at: FindAtPlay, hasNext: boolean) {
    const { services, texts } = this;
    const { study } = texts;
    const result = resultOf(at);
    const { tiles } = at.answer.sight;
    const meanings = new Meanings(services, tiles);
    const scope = new SceneScope(this, services);
    scope.sayWordsIn(tiles);
    let shows: 'answer' | 'yours' = 'answer';
    const panel = new FindPanel(texts, services.root, {
      back: () => goTo(this, 'Study'),
      again: () => goTo(this, 'Puzzle', { now: 'again' } satisfies Sent),
      meaning: (word) => void meanings.look(word),
      look: (which) => {
        shows = which;
        show();
      },
      ...(hasNext && {
        next: {
          label: study.nextPuzzle,
          act: () =>
            goTo(this, 'Puzzle', {
              now: 'next',
              language: languageOfFind(writeFind(at.find)),
            } satisfies Sent),
        },
      }),
    });
    const show = () => {
      const puzzle = {
        title: study.puzzle(at.goal ?? 0),
        leads: study.back,
        again: study.again,
        verdict: result.isEnough ? study.solved : study.notSolved,
      };
      panel.render({ at, result, shows, said: undefined, puzzle });
    };
    show();
    if (result.isEnough) {
      services.sound.play('win');
      this.party = new Party(this, services);
    }
    scope.whenLeft(
      () => panel.remove(),
      () => meanings.remove(),
      services.preferences.listen(show),
      () => {
        this.party?.stop();
        this.party = undefined;
      },
    );
  }
}
