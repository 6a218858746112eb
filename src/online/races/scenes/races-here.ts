import { racedScramble } from '../../../scramble/scenes/raced';
import { racedSearch } from '../../../search/scenes/raced';
import { opponents } from '../../../shared/panels/opponents';
import { pageTicker } from '../../../shared/platform/page-time';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts, Sentence } from '../../../texts/texts';
import { keepRace, lastRace, type SavedRace, savedRace } from '../../client/saved-rooms';
import type { RacedGame, RaceWished } from '../../protocol/protocol';
import { isAtEnd, whyRefused } from '../../ui/room-page';
import { RaceHere, type RaceNews } from '../client/race-here';
import type { Look, RaceAtPlay, RacedGameHere, RaceIn, ReadyRace } from './race-at-play';

/** The games that can be raced in. */
export const racedGames: { readonly [Game in RacedGame]: RacedGameHere<Game> } = {
  search: racedSearch,
  scramble: racedScramble,
};

/** What is raced for, in a line. */
export const briefOf = (texts: FriendTexts, { game, wished, hides }: RaceWished): string =>
  [...racedGames[game].brief(texts, wished), ...(hides ? [texts.online.races.hides] : [])].join(' · ');

type Stand = RaceAtPlay['stand'];

// Whoever listens is to hear the own game, too.
const saidAgainAfterMs = 4000;

/** The game of a race on this device, and what the others do in it. */
class RaceRun<Game extends RacedGame> {
  private readonly startAt: number | undefined;
  private saidAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly race: RaceHere,
    readonly game: Game,
    private readonly own: ReadyRace<Game>,
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

  get run() {
    return this.own.run;
  }

  beside() {
    const { seats, seat: own, finds, here } = this.race;
    const { races } = this.texts.online;
    return opponents(
      this.texts,
      { label: races.others, says: (name, count) => races.counts({ name, count }) },
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
    const { online } = this.texts;
    const name = seats[find.seat]?.name ?? '';
    const count = finds.filter((other) => other.seat === find.seat).length;
    const says = () =>
      'word' in find ? online.says({ who: name, it: find.word }) : online.races.counts({ name, count });
    bird.note(says);
    const now = pageTicker.now();
    if (now < this.saidAt + saidAgainAfterMs) return;
    this.saidAt = now;
    this.services.announcer.say(says());
  }
}

/** All races that this device is in. */
export class RacesHere {
  /** The race that is run on this device. */
  running: RaceAtPlay | undefined;
  private readonly open = new Map<string, RaceHere>();
  private arriving: Promise<unknown> = Promise.resolve();

  constructor(
    readonly texts: FriendTexts,
    private readonly services: Services,
  ) {}

  last(): Promise<SavedRace | undefined> {
    return lastRace(this.services.storage);
  }

  /** In the race from now on, by what is kept of it or by an invitation; undefined if there is neither. */
  come(asked: { room: string; secret?: string }): Promise<RaceHere | undefined> {
    // One after the other: of two links to a race the later one counts, whatever is read or kept in between.
    const arrival = this.arriving.then(() => this.arrive(asked));
    this.arriving = arrival.catch(() => {});
    return arrival;
  }

  private async arrive({ room, secret }: { room: string; secret?: string }): Promise<RaceHere | undefined> {
    const known = this.open.get(room);
    // Whoever has a seat keeps it; another invitation may be the right one.
    const isOther = secret !== undefined && secret !== known?.place.invitation && !known?.place.own;
    if (known && known.fault === undefined && !isOther) return known;
    known?.leave();
    this.open.delete(room);
    const { storage } = this.services;
    const before = await savedRace(storage, room);
    const saved = secret === undefined || before?.own ? before : { room, invitation: secret };
    if (!saved) return undefined;
    await keepRace(storage, saved);
    const race = new RaceHere(saved, { shelf: storage, ticker: pageTicker, chance: Math.random });
    this.open.set(room, race);
    return race;
  }

  /** To the next race with the same people, at the same seat. */
  async goOn({ next, place }: RaceHere): Promise<string | undefined> {
    if (next === null) return undefined;
    const { invitation, own } = place;
    const saved = (await savedRace(this.services.storage, next)) ?? {
      room: next,
      invitation,
      ...(own && { own }),
    };
    await keepRace(this.services.storage, saved);
    return next;
  }

  /** Its game made ready to be played; or why it cannot be. */
  async ready(race: RaceHere): Promise<RaceAtPlay | Sentence> {
    return (race.race && (await this.run(race, race.race.game))) ?? (() => this.why('strange'));
  }

  /** Where what became of it is looked at; or why that cannot be. */
  async look(race: RaceHere): Promise<Look | Sentence> {
    const look = race.race && racedGames[race.race.game].look;
    return (await look?.ended(race, this.services)) ?? (() => this.why('strange'));
  }

  private async run<Game extends RacedGame>(race: RaceHere, game: Game) {
    const own = await racedGames[game].ready(race, this.services);
    if (own === undefined || typeof own === 'function') return own;
    return new RaceRun(race, game, own, this.texts, this.services) as unknown as RaceIn<Game>;
  }

  why(reason: string): string {
    return whyRefused(this.texts, reason, {});
  }
}
