import { raceMark } from '../../../engine/keeping/room-marks';
import { pageTicker } from '../../../shared/platform/page-ticker';
import { keepOwnPlayer } from '../../../shared/play/own-player';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts, Sentence } from '../../../texts/texts';
import type { RacedGame } from '../../protocol/protocol';
import type { LineFault } from '../../ui/line-fault';
import { type KeptRace, keepRace, keptRace, lastRace } from '../client/kept-races';
import { type RaceFault, RaceHere } from '../client/race-here';
import type { RaceAtPlay, RaceIn } from './race-at-play';
import { RaceRun } from './race-run';
import { racedGames } from './raced-games';

/** All races that this device is in. */
export class RacesHere {
  private readonly open = new Map<string, RaceHere>();
  private arriving: Promise<unknown> = Promise.resolve();

  constructor(
    readonly texts: FriendTexts,
    private readonly services: Services,
  ) {}

  last(): Promise<KeptRace | undefined> {
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
    const before = await keptRace(storage, room);
    const kept = secret === undefined || before?.own ? before : { room, invitation: secret };
    if (!kept) return undefined;
    await keepRace(storage, kept);
    const race = new RaceHere(kept, { shelf: storage, ticker: pageTicker, chance: Math.random });
    this.open.set(room, race);
    return race;
  }

  /** To the next race with the same people, at the same seat. */
  async goOn({ next, place }: RaceHere): Promise<string | undefined> {
    if (next === null) return undefined;
    const { invitation, own } = place;
    const kept = (await keptRace(this.services.storage, next)) ?? {
      room: next,
      invitation,
      ...(own && { own }),
    };
    await keepRace(this.services.storage, kept);
    return next;
  }

  sitAs(name: string, mascot: string) {
    keepOwnPlayer(this.services.storage, [{ name, mascot }]);
  }

  /** Its game made ready to be played; or why it cannot be. */
  async ready(race: RaceHere): Promise<RaceAtPlay | Sentence> {
    return (race.race && (await this.run(race, race.race.game))) ?? (() => this.why('strange'));
  }

  /** Where what became of it is looked at; or why that cannot be. */
  async look(race: RaceHere): Promise<string | Sentence> {
    const look = race.race && racedGames[race.race.game].look;
    return (await look?.ended(race, this.services)) ?? (() => this.why('strange'));
  }

  private async run<Game extends RacedGame>(race: RaceHere, game: Game) {
    const own = await racedGames[game].ready(race, this.services);
    if (own === undefined || typeof own === 'function') return own;
    return new RaceRun(race, game, own, this.texts, this.services) as unknown as RaceIn<Game>;
  }

  why(reason: RaceFault | LineFault): string {
    const { online, names } = this.texts;
    const said: Readonly<Record<string, string>> = { ...names, ...online.faults };
    return said[reason] ?? online.faults.other;
  }

  linkTo({ place: { room, invitation } }: RaceHere): string {
    const link = new URL(location.href);
    link.search = '';
    link.hash = raceMark(room, invitation);
    return link.href;
  }
}
