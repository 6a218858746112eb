import of2026 from '../../../assets/finds/2026.finds?url';
import of2027 from '../../../assets/finds/2027.finds?url';
import of2028 from '../../../assets/finds/2028.finds?url';
import of2029 from '../../../assets/finds/2029.finds?url';
import of2030 from '../../../assets/finds/2030.finds?url';
import of2031 from '../../../assets/finds/2031.finds?url';
import of2032 from '../../../assets/finds/2032.finds?url';
import of2033 from '../../../assets/finds/2033.finds?url';
import of2034 from '../../../assets/finds/2034.finds?url';
import of2035 from '../../../assets/finds/2035.finds?url';
import of2036 from '../../../assets/finds/2036.finds?url';
import { dayLink } from '../../daily/play/day-link';
import type { DailyEnd } from '../../daily/rules/attempts';
import { beginsHere, dailyEnd, goOnFrom, takePractice } from '../../daily/scenes/record-result';
import { reloadsFor } from '../../daily/scenes/reload';
import { dateOf, dayOf } from '../../shared/play/day';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { type Now, playerOf } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { dailyOnward } from '../../texts/sentences/page';
import { sharedText, shareInSquares } from '../../texts/sentences/shared';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { fetchWords, unpackWords } from '../../worker/fetch-words';
import { type FindAtPlay, freshFind, keepFind, resultOf, savedFind } from '../play/find';
import { type Find, findOf } from '../rules/find-of-day';
import { AnswerScene, findAtTable, writeFindDown } from './find-table';
import type { SentToBoard } from './table-game';

const years: Readonly<Record<string, string>> = {
  2026: of2026,
  2027: of2027,
  2028: of2028,
  2029: of2029,
  2030: of2030,
  2031: of2031,
  2032: of2032,
  2033: of2033,
  2034: of2034,
  2035: of2035,
  2036: of2036,
};
const patienceMs = 8000;

/** What is to be found on a day; undefined where there is nothing. A `LoadError` says why its year cannot be had. */
async function fetchFind(day: string): Promise<Find | undefined> {
  const url = years[day.slice(0, 4)];
  if (!url) return undefined;
  const signal = AbortSignal.timeout(patienceMs);
  const packed = await fetchWords(
    { url, bytes: 1 },
    (file) => fetch(file, { signal }),
    () => {},
  );
  return findOf(new TextDecoder().decode(await unpackWords(packed)), day);
}

/** The play of a day: it is fetched and laid on the table; and after its one turn, what was to be found. */
export class FindScene extends AnswerScene<ReviewTexts> {
  constructor(texts: ReviewTexts, services: Services) {
    super('Find', texts, services);
  }

  async create({ now, day }: Now) {
    const { services } = this;
    const isHere = visit(this);
    const words = await awaitWords(this, services, services.lists.of('en'));
    const lying = await savedFind(services.storage, words);
    const saved = now ? undefined : lying;
    if (!isHere()) return;
    if (saved?.match.state.phase === 'over') {
      await writeFindDown(services, saved);
      const end = await dailyEnd(services, 'find', saved.day);
      if (isHere()) this.tell(saved, end);
      return;
    }
    const begun = saved ?? (await this.begin(day ?? dayOf(new Date())));
    if (!isHere()) return;
    if (typeof begun === 'function') {
      services.notice = begun;
      goTo(this, 'Menu');
      return;
    }
    this.play(begun);
  }

  /** Where it cannot be had, why. */
  private async begin(day: string): Promise<FindAtPlay | Sentence> {
    const { services, texts } = this;
    const { finding } = texts.stats;
    const player = await playerOf(services);
    try {
      const find = await fetchFind(day);
      const words = await services.lists.of('en').wanted();
      return (find && freshFind(day, find, player, words)) ?? (() => finding.none);
    } catch {
      return () => finding.missing;
    }
  }

  private async play(at: FindAtPlay) {
    const { services, texts } = this;
    const { finding } = texts.stats;
    const isHere = visit(this);
    const { isNew } = at;
    const keepNow = () => keepFind(at, services.storage)();
    if (!(await beginsHere(services, at, 'find', () => at.day, keepNow)) || !isHere()) return;
    const practice = takePractice(services, at, () => texts.common.practice);
    const greeting = isNew ? (practice ?? (() => finding.greeting)) : undefined;
    const task = { title: () => finding.task, note: () => texts.forms.day(dateOf(at.day)) };
    services.saves.find = { day: at.day, isOver: false };
    goTo(this, 'Board', { find: true, table: findAtTable(services, at, { greeting, task }) } satisfies SentToBoard);
  }

  /** The same for practice, unless another page plays one by now. */
  private async again(day: string) {
    if ((await reloadsFor(this.services)) || !isOnStage(this)) return;
    goTo(this, 'Find', { now: true, day } satisfies Now);
  }

  private tell(at: FindAtPlay, end: DailyEnd | undefined) {
    const { isBest, share } = resultOf(at);
    const { services, texts } = this;
    const { finding } = texts.stats;
    const again = () => void this.again(at.day);
    const onceMore = () => ({ sign: 'again' as const, label: finding.again, act: again });
    this.standEnd(
      {
        at,
        isSolved: isBest,
        title: () => (isBest ? finding.found : share >= 0.5 ? finding.near : finding.given),
        plate: () => texts.menu.dailies.find,
        next: () => {
          if (!end) return onceMore();
          const next = { sign: 'onward' as const, label: dailyOnward(texts, end), act: () => goOnFrom(this, end) };
          return end.next ? next : texts.menu.dailyAll;
        },
        days: end?.days,
        said: takeNotice(services),
      },
      {
        share: () => void this.share(at),
        more: end ? [{ label: finding.again, icon: 'again', choose: again }] : [],
      },
    );
  }

  private share(at: FindAtPlay) {
    const { services, texts, dialog } = this;
    const { menu, forms, stats } = texts;
    const result = resultOf(at);
    return openSharing(services, dialog, () => ({
      says: () => ({
        text: sharedText(
          texts,
          [menu.dailies.find, forms.day(dateOf(at.day))],
          shareInSquares(result, result.hints),
          stats.finding.score({ found: result.points, best: result.best }),
        ),
        url: dayLink(location.href, at.day, 'find'),
      }),
    }));
  }
}
