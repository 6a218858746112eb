import '../../stats/panels/styles.css';
import '../panels/review-styles.css';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import { pageTicker } from '../../shared/platform/page-time';
import { PanelScene } from '../../shared/scenes/panel-scene';
import { Party } from '../../shared/scenes/party';
import type { Services } from '../../shared/scenes/services';
import { recordDaily } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import type { Advice } from '../ai/review';
import { type EndedFind, FindEndPanel, FindPanel, type FindShown } from '../panels/find-panel';
import { Definitions } from '../panels/word-definition';
import { LocalClock } from '../play/clock';
import { ComputerSeats } from '../play/computer-seats';
import { type FindAtPlay, keepFind, resultOf } from '../play/find';
import type { Task } from '../play/table-state';
import { hintSteps } from '../rules';
import { readingOf } from '../rules/scoring';
import type { TableGame } from './table-game';

/** The attempt of a day is over, the one that counts or one for practice. */
export async function writeFindDown({ storage }: Services, at: FindAtPlay) {
  const { points, best, hints } = resultOf(at);
  const result = { found: points, of: best, points, hints };
  await recordDaily(playShelf(storage), { id: 'find', day: at.day, result }, Date.now());
}

/**
 * What becomes of it: which page plays it, where it leads, and what happens when another page takes it, and at its end.
 */
interface Becomes {
  greeting: Sentence | undefined;
  task: Task;
  game: 'find' | 'puzzle';
  leads: Pick<TableGame, 'leadsTo' | 'over'>;
  drop(): void;
  ended(): void;
}

/** The play of a day as it stands on the board. */
export const findAtTable = (services: Services, at: FindAtPlay, told: Pick<Becomes, 'greeting' | 'task'>): TableGame =>
  findTable(services, at, {
    ...told,
    game: 'find',
    leads: { leadsTo: 'Menu', over: () => 'Find' },
    drop: () => {
      services.saves.find = undefined;
    },
    ended: () => {
      services.saves.find = { day: at.day, isOver: true };
      void writeFindDown(services, at);
    },
  });

/** A position and its one turn, on the table. */
export function findTable(
  services: Services,
  at: FindAtPlay,
  { greeting, task, game, leads, drop, ended: end }: Becomes,
): TableGame {
  const { match, answer } = at;
  const { computers, preferences } = services;
  const words = at.sheet.words.map(readingOf);
  const move = { kind: 'play' as const, tiles: [...answer.tiles], score: answer.points };
  const advice: Advice = { move, words };
  return {
    match,
    greeting,
    task,
    ...leads,
    others: ComputerSeats.at(match, computers.of(match.setup), preferences, pageTicker),
    adviser: { advise: () => Promise.resolve(advice) },
    clock: new LocalClock(match, pageTicker),
    hold(scope) {
      scope.hold({ game, keep: () => keepFind(at, services.storage), drop });
      scope.whenLeft(match.listen(() => match.state.phase === 'over' && end()));
    },
  };
}

/** Lays a find or a puzzle on the table; and after its one turn tells what came of it. */
export abstract class AnswerScene<Texts extends ReviewTexts> extends PanelScene {
  constructor(
    key: string,
    protected readonly texts: Texts,
    services: Services,
  ) {
    super(key, services);
  }

  /** How it ended, what else it can do behind *More*, and the closer look that is opened over it. */
  protected standEnd(ended: EndedFind, { share, more }: { share?: () => void; more: readonly MenuEntry[] }) {
    this.enter();
    const { services, texts, scope, dialog } = this;
    const { common } = texts;
    const leads = this.leads('wordbler');
    scope.sayWordsIn(ended.at.answer.sight.tiles);
    let takeAway: (() => void) | undefined;
    const endLooking = () => {
      takeAway?.();
      takeAway = undefined;
    };
    const entries = (): MenuEntry[] => [
      ...more,
      { label: common.stats, icon: 'bars', choose: leads.statistics },
      { label: common.settings, icon: 'gear', choose: leads.settings },
      { label: common.menu, icon: 'menu', choose: leads.menu },
    ];
    const panel = new FindEndPanel(texts, services.root, ended, {
      share,
      lookCloser: () => {
        takeAway = this.showAnswer(ended, panel.element, endLooking);
      },
      more: () => openMenuSheet(dialog, () => ({ title: common.more, close: common.close, entries: entries() })),
    });
    scope.whenLeft(() => panel.remove(), endLooking);
    if (!ended.isSolved || resultOf(ended.at).hints >= hintSteps) return;
    services.sound.play('win');
    const party = new Party(this, services);
    this.moving = party;
    scope.whenLeft(() => party.stop());
  }

  /** What was to be found, beside what was laid. Returns what takes it away. */
  private showAnswer({ at, plate }: EndedFind, under: HTMLElement, back: () => void): () => void {
    const { services, texts } = this;
    const result = resultOf(at);
    const definitions = new Definitions(services, at.answer.sight.tiles);
    let shows: FindShown['shows'] = 'answer';
    const panel = new FindPanel(texts, services.root, under, {
      back,
      definition: (word) => void definitions.look(word),
      look: (which) => {
        shows = which;
        show();
      },
    });
    const show = () => panel.render({ at, title: plate(), result, shows });
    show();
    panel.takeFocus();
    const stopListening = services.preferences.listen(show);
    return () => {
      stopListening();
      definitions.remove();
      panel.remove();
    };
  }
}
