import { called } from '../../../engine/players/unnamed';
import { mayNotify, notify } from '../../../shared/platform/notify';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts } from '../../../texts/texts';
import type { Room } from '../../play/online/room';

/** At how many tables somebody waits for this device: told in the page's title, and by the system to whoever wishes it. */
export class TurnBadge {
  private readonly waiting = new Set<string>();
  private readonly title = document.title;

  constructor(
    private readonly texts: FriendTexts,
    private readonly services: Pick<Services, 'preferences'>,
  ) {}

  get count(): number {
    return this.waiting.size;
  }

  note(room: Room) {
    const { game, seat, id } = room;
    const isOwn = game !== undefined && game.latest.phase !== 'over' && game.latest.toMove === seat;
    if (isOwn === this.waiting.has(id)) return;
    if (isOwn) this.waiting.add(id);
    else this.waiting.delete(id);
    this.show();
    if (isOwn && document.hidden && this.services.preferences.now.notifies && mayNotify()) this.tell(room);
  }

  forget(id: string) {
    this.waiting.delete(id);
    this.show();
  }

  private tell({ setup, seat }: Room) {
    const others = (setup?.seats ?? []).filter((_, at) => at !== seat);
    const { title, text } = this.texts.online.notify;
    notify(title, text(others.map(({ name }) => called(name, this.texts.select)).join(', ')));
  }

  private show() {
    document.title = this.count > 0 ? `(${this.count}) ${this.title}` : this.title;
  }
}
