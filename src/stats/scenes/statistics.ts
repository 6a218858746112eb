import '../panels/styles.css';
import Phaser from 'phaser';
import { streakOf } from '../../daily/rules/attempts';
import { openArchive } from '../../daily/scenes/dailies';
import { type GamePlayed, gamesPlayed, isApart, isFair } from '../../engine/played';
import { jsonText } from '../../engine/saving/untrusted';
import { knownMascot } from '../../shared/mascots';
import { Dialog } from '../../shared/panels/dialog';
import { saveFile } from '../../shared/platform/files';
import { dayOf } from '../../shared/play/day';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goBack, visit, wentTo } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import { SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { type Deck, wordsLearned } from '../../study/rules/deck';
import type { Sentence, StatsTexts } from '../../texts/texts';
import { finishedPlace } from '../../wordbler/play/menu-facts';
import { StatisticsPanel, type StatisticsShown } from '../panels/statistics-panel';
import { playShelf } from '../play/play-shelf';
import { monthOf } from '../play/statistics-page';
import { gamesOf, levelsOf, milestonesOf, type PlayRecord, statisticsOf } from '../rules/statistics';

/** What this scene may be told: which game is looked at first, and the end of a game that is come back to. */
interface Asked {
  game?: GamePlayed;
  from?: 'GameOver';
}

/** What was played here, and what it adds up to. */
export class StatisticsScene extends Phaser.Scene {
  constructor(
    private readonly texts: StatsTexts,
    private readonly services: Services,
  ) {
    super('Statistics');
  }

  async create({ game, from }: Asked) {
    const { services, texts } = this;
    if (from)
      this.game.events.once(wentTo, (scene: string) => {
        if (scene !== from) void forgetSeen(services, finishedPlace);
      });
    const isHere = visit(this);
    const shelf = playShelf(services.storage);
    const [record, dailies, deck, player] = await Promise.all([
      shelf.record.read(),
      shelf.dailies.read(),
      shelf.cards.read(),
      playerOf(services),
    ]);
    const aside = await shelf.unread();
    if (!isHere()) return;
    const today = dayOf(new Date());
    const streak = streakOf(dailies, today);
    const dialog = new Dialog(services.root);
    let said: Sentence | undefined = takeNotice(services);
    const saveAside = () => {
      const saved = saveFile(texts.stats.fileName, new Blob([jsonText(aside)]));
      said = saved ? undefined : () => texts.stats.notSaved;
      show();
    };
    let now: Chosen = { game: game ?? latestIn(record), level: undefined };
    const panel = new StatisticsPanel(texts, services.root, dialog, {
      back: () => goBack(this),
      game: (own) => {
        now = { game: own, level: undefined };
        show();
      },
      level: (level) => {
        now = { ...now, level };
        show();
      },
      archive: () => openArchive(this, texts, services, dialog, dailies),
    });
    const show = () =>
      panel.render({
        ...shownOf(record, now),
        streak,
        said,
        words: learnedIn(deck, now),
        month: monthOf(today, record, streak),
        monthName: monthNameOf(services.spoken.language),
        bird: knownMascot(player.mascot, 0),
        aside: aside.length > 0 ? saveAside : undefined,
      });
    show();
    new SceneScope(this, services).whenLeft(
      () => panel.remove(),
      () => dialog.remove(),
      services.preferences.listen(show),
    );
  }
}

interface Chosen {
  game: GamePlayed;
  level: string | undefined;
}

/** No words are missed in a search: there, it is all of them. */
const learnedIn = (deck: Deck, { game, level }: Chosen) =>
  game === 'search' ? wordsLearned(deck, undefined) : wordsLearned(deck, game, level);

const latestIn = (record: PlayRecord): GamePlayed => record.at(-1)?.game ?? 'wordbler';

const monthNameOf = (language: string) => new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date());

function shownOf(
  record: PlayRecord,
  { game, level }: Chosen,
): Pick<
  StatisticsShown,
  'game' | 'games' | 'levels' | 'level' | 'statistics' | 'overall' | 'helped' | 'apart' | 'imported' | 'milestones'
> {
  const games = gamesOf(record, game, level);
  return {
    game,
    games: gamesPlayed.filter((own) => own === game || gamesOf(record, own).length > 0),
    level,
    milestones: milestonesOf(record, game),
    levels: levelsOf(record, game),
    statistics: statisticsOf(games),
    overall: statisticsOf(gamesOf(record, game)),
    helped: games.filter((own) => !isFair(own) && !isApart(own)).length,
    apart: games.filter(isApart).length,
    imported: games.filter(({ imported }) => imported).length,
  };
}
