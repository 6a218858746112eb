import type { Dialog } from '../../../shared/panels/dialog';
import { pageTicker } from '../../../shared/platform/page-time';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts } from '../../../texts/texts';
import { type Bubble, openTalk, poseOf, sayingOf, TalkPanel } from '../../panels/online/talk-panel';
import type { Room } from '../../play/online/room';
import type { Mood, ShownLayout } from '../../play/shown-table';

/** So long a bubble is to be read, in ms. */
const msShown = 2500;

/** Phrases and reactions at a table, by its birds; whoever wants none sees none. */
export class TableTalk {
  private bubbles: readonly Bubble[] = [];
  private readonly panel: TalkPanel;
  private hasLeft = false;

  constructor(
    private readonly texts: FriendTexts,
    private readonly room: Room,
    private readonly services: Pick<Services, 'root' | 'announcer' | 'preferences'>,
    private readonly dialog: Dialog,
    private readonly changed: () => void,
  ) {
    this.panel = new TalkPanel(texts, services.root, {
      say: (phrase) => room.say(phrase),
      open: () => this.open(),
    });
  }

  open() {
    const { room, services, texts, dialog } = this;
    if (room.seat === null || dialog.isOpen) return;
    openTalk(texts, dialog, {
      isMuted: services.preferences.now.mutesTalk,
      bird: room.setup?.seats[room.seat]?.mascot,
      say: (phrase) => room.say(phrase),
      mute: (mutesTalk) => services.preferences.change({ mutesTalk }),
    });
  }

  hear({ seat, phrase }: Bubble) {
    const says = sayingOf(this.texts, phrase);
    const isOwn = seat === this.room.seat;
    if (says === undefined || (!isOwn && this.services.preferences.now.mutesTalk)) return;
    const bubble = { seat, phrase };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), bubble];
    const name = this.room.setup?.seats[seat]?.name ?? '';
    if (!isOwn) this.services.announcer.say(this.texts.online.says({ who: name, it: says }));
    pageTicker.after(msShown, () => {
      this.bubbles = this.bubbles.filter((other) => other !== bubble);
      if (!this.hasLeft) this.changed();
    });
    this.changed();
  }

  /** A bird takes the pose of what it says. */
  poseOf(seat: number): Mood | undefined {
    const said = this.bubbles.find((bubble) => bubble.seat === seat);
    return said && poseOf(said.phrase);
  }

  show(areas: ShownLayout, mascots: readonly (string | undefined)[], sign: Parameters<TalkPanel['render']>[0]['sign']) {
    const { seat, watching } = this.room;
    const { bubbles, services } = this;
    // The unseen tiles have their place; the menu has what can be said, too.
    const hasPlace = areas.kind !== 'wide' || !services.preferences.now.tracker;
    this.panel.render({
      areas,
      bubbles,
      seat,
      mascots,
      watching,
      sign,
      bird: seat === null || !hasPlace ? undefined : (mascots[seat] ?? ''),
    });
  }

  remove() {
    this.hasLeft = true;
    this.panel.remove();
  }
}
