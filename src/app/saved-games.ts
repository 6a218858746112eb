import { dailiesPlace } from '../daily/rules/attempts';
import { must } from '../engine/must';
import { jsonText } from '../engine/saving/untrusted';
import { Signal } from '../engine/signal';
import { roundInProgress, roundPlace } from '../scramble/play/menu-facts';
import { allQuarantined } from '../shared/play/quarantine';
import { savedWords } from '../shared/play/same-game';
import type { Services } from '../shared/scenes/services';
import { findPlace, finishedPlace, gamePlace, savedSeats } from '../wordbler/play/menu-facts';
import type { SavedGame, Saves } from './saves';

/** What else tells on the menu how things stand. */
const besides: readonly string[] = [findPlace, dailiesPlace];

export class SavedGames implements Saves {
  wordbler: Saves['wordbler'];
  finished: Saves['finished'];
  search: Saves['search'];
  scramble: Saves['scramble'];
  find: Saves['find'];
  unopened: Saves['unopened'] = [];
  readonly opened = new Signal();
  seats: Saves['seats'];
  words: Saves['words'];
  round: Saves['round'];
  roundWords: Saves['roundWords'];
  private lying: readonly string[] = [];
  private awaited: readonly string[] = [];
  private readonly seen = new Map<string, unknown>();
  private readonly openings = new Map<SavedGame, Promise<void>>();

  constructor(private readonly services: Services) {}

  async look() {
    const { storage, games } = this.services;
    const places = games.flatMap(({ saved }) => saved.places);
    const [values, aside] = await Promise.all([
      Promise.all(places.map((place) => storage.get(place))),
      allQuarantined(storage),
    ]);
    for (const [at, place] of places.entries()) this.seen.set(place, values[at]);
    for (const place of besides) this.seen.set(place, await storage.get(place));
    this.lying = places.filter((_, at) => values[at] !== undefined);
    this.awaited = places.filter((place) => this.lying.includes(place) || aside.some((own) => own.place === place));
    const [finished, game] = [finishedPlace, gamePlace].map((place) => values[places.indexOf(place)]);
    this.seats = savedSeats(game);
    this.words = savedWords(game) ?? savedWords(finished);
    this.roundWords = savedWords(values[places.indexOf(roundPlace)]);
    await Promise.all([this.open('search'), this.lookAtRound()]);
  }

  lies(place: string): boolean {
    return this.lying.includes(place);
  }

  isAwaited(place: string): boolean {
    return this.awaited.includes(place);
  }

  known(place: string): unknown {
    const own = this.services.storage.own(place);
    return own ? own.value : this.seen.get(place);
  }

  async isBehind(): Promise<boolean> {
    const { storage } = this.services;
    for (const place of this.seen.keys())
      if (jsonText(await storage.latest(place)) !== jsonText(this.known(place))) return true;
    return false;
  }

  open(game: SavedGame): Promise<void> {
    const known = this.openings.get(game);
    if (known) return known;
    const opening = this.begin(game);
    this.openings.set(game, opening);
    opening.catch(() => this.openings.delete(game));
    return opening;
  }

  async takeUpAgain(isWanted: () => boolean) {
    const { storage, games } = this.services;
    for (const { place } of await allQuarantined(storage)) {
      const game = games.find(({ saved }) => saved.places.includes(place))?.id;
      if (!game || this.isAwaited(place) || (await storage.get(place)) !== undefined) continue;
      if (!isWanted() || this.isUnderWay(game)) return;
      this.awaited = [...this.awaited, place];
      this.openings.delete(game);
      await this.open(game);
    }
  }

  private game(id: SavedGame) {
    return must(this.services.games.find((game) => game.id === id));
  }

  private isUnderWay(game: SavedGame): boolean {
    return this[game] !== undefined && this[game].state.phase !== 'over';
  }

  private async begin(game: SavedGame) {
    const { saved } = this.game(game);
    const { places } = saved;
    if (!places.some((place) => this.isAwaited(place))) return;
    await saved.open(this.services);
    if (game === 'wordbler') this.seats = this.words = undefined;
    if (game === 'scramble') this.round = this.roundWords = undefined;
    this.lying = this.lying.filter((place) => !places.includes(place));
    this.awaited = this.awaited.filter((place) => !places.includes(place));
    this.opened.emit();
  }

  private async lookAtRound() {
    if (!this.lies(roundPlace)) return;
    const { roundBeforeWords } = await import('../scramble/scenes/opening');
    const round = await roundBeforeWords(this.services);
    this.round = round && (roundInProgress(round) ?? 'over');
  }
}
