import { html } from 'lit-html';
import { invitation } from '../../../online/ui/joining';
import { panelHead } from '../../../shared/panels/controls';
import type { Dialog } from '../../../shared/panels/dialog';
import { ask } from '../../../shared/panels/dialog';
import type { FriendTexts } from '../../../texts/texts';
import type { MenuEntry } from '../../panels/table-buttons';
import type { Room } from '../../play/online/room';
import type { FriendsWays } from './friends-ways';
import { linkTo } from './links';

/** What can be done at a table on several devices, beside what any table has. */
export function menuEntries(
  { texts }: FriendsWays,
  room: Room,
  dialog: Dialog,
  talk: () => void,
): MenuEntry[] {
  const { other, resign, talk: talking } = texts.online;
  const { seat, id, place } = room;
  const { secret, watched } = place.now;
  const watch: MenuEntry = {
    label: other.watch,
    icon: 'eye',
    choose: () => openLink(texts, dialog, other.watch, other.watchMeans, linkTo(id)),
  };
  if (seat === null || secret === undefined) return [watch];
  return [
    { label: talking.entry, icon: 'says', choose: talk },
    {
      label: other.entry,
      icon: 'bring',
      choose: () => openLink(texts, dialog, other.entry, other.means, linkTo(id, secret)),
    },
    ...(watched ? [watch] : []),
    {
      label: resign.entry,
      icon: 'warn',
      choose() {
        const close = () => dialog.close();
        const leave = () => {
          close();
          room.game?.send({ type: 'resign', seat });
        };
        const question = () => ({
          ...resign,
          safe: { label: resign.stay, act: close },
          other: { label: resign.leave, act: leave },
        });
        ask(dialog, question, close);
      },
    },
  ];
}

function openLink(texts: FriendTexts, dialog: Dialog, title: string, means: string, link: string) {
  const close = () => dialog.close();
  let said: string | undefined;
  const open = () =>
    dialog.open(
      'share-game',
      () => title,
      () => html`${panelHead(title, texts.online.over.close, close)}<p>${means}</p>
        ${invitation(texts, {
          ...{ link, said, refresh: open },
          tell(told) {
            said = told;
            open();
          },
        })}`,
      close,
    );
  open();
}
