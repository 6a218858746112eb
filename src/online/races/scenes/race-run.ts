import { rivals } from '../../../shared/panels/rivals';
import { pageTicker } from '../../../shared/platform/page-ticker';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts } from '../../../texts/texts';
import type { RacedGame } from '../../protocol/protocol';
import { isAtEnd } from '../../ui/line-fault';
import type { RaceHere, RaceNews } from '../client/race-here';
import type { RaceAtPlay, RunOf } from './race-at-play';

type Stand = RaceAtPlay['stand'];

// Whoever listens is to hear the own game, too.
const saidAgainAfterMs = 4000;

/** The game of a race on this device, and what the others do in it. */
export class RaceRun<Game extends RacedGame> {
  private readonly startAt: number | undefined;
  private saidAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly race: RaceHere,
    readonly game: Game,
    private readonly own: { run: RunOf[Game]; stop(): void },
    private readonly texts: FriendTexts,
    private readonly services: Pick<Services, 'announcer'>,
  ) {
    this.startAt = race.start?.at;
  }

  /** The time is up here, and was put off since: a server that was away charges nobody for it. */
  get isPutOff(): boolean {
    return this.own.run.isTimeUp && this.race.start?.at !== this.startAt;
  }

  get room(): string {
    return this.race.id;
  }

  get run(): RunOf[Game] {
    return this.own.run;
  }

  beside() {
    const { seats, seat: own, finds, here } = this.race;
    const { races } = this.texts.online;
    return rivals(
      this.texts,
      { label: races.others, says: races.counts },
      seats.flatMap((seat, at) => {
        const found = finds.filter((find) => find.seat === at).length;
        return at === own ? [] : [{ ...seat, seat: at, found, isHere: here.includes(at) }];
      }),
    );
  }

  stand(...[changed, bird, over]: Parameters<Stand>): () => void {
    return this.race.listen((news) => {
      if (news.kind === 'found') this.tellOf(news, bird);
      if (this.race.scores || isAtEnd(this.race)) over();
      else changed();
    });
  }

  stop() {
    this.own.stop();
  }

  private tellOf({ find }: Extract<RaceNews, { kind: 'found' }>, bird: Parameters<Stand>[1]) {
    const { seats, seat, finds } = this.race;
    if (find.seat === seat) return;
    const { races } = this.texts.online;
    const name = seats[find.seat]?.name ?? '';
    const count = finds.filter((other) => other.seat === find.seat).length;
    const says = () => ('word' in find ? races.found(name, find.word) : races.counts(name, count));
    bird.note(says);
    const now = pageTicker.now();
    if (now < this.saidAt + saidAgainAfterMs) return;
    this.saidAt = now;
    this.services.announcer.say(says());
  }
}
