import './styles.css';
import { html, nothing, type TemplateResult } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { copyOut, mayShare, type Shared, shareBySystem } from '../../shared/platform/share';
import type { AnySave } from '../../shared/play/same-game';
import type { Texts } from '../../texts/texts';
import { carriedLink } from '../play/carried';

interface SharedGame {
  /** Undefined if the game is too long for a link. */
  link: string | undefined;
  /** What the game is called. */
  name: string;
  isOver: boolean;
  /** What else can be handed out of this game. */
  more: readonly OtherWay[];
  closed(): void;
  /** What is said of it where it is no game under way. */
  says?: { title: string; means: string; text(name: string): string } | undefined;
}

export interface OtherWay {
  sign: IconName;
  label: string;
  /** What there is to say of it then. */
  act(): Promise<string | undefined>;
}

/** The link to a whole game: to be copied, handed to the system, or shown to a camera. */
export function openShareGame(texts: Texts, dialog: Dialog, { link, name, isOver, more, closed, says }: SharedGame) {
  const { common, transfer } = texts;
  const game = { ...transfer.game, text: (name: string) => transfer.game.text({ game: name }), ...says };
  const close = dialog.closing(closed);
  let said: string | undefined;
  const others = () =>
    more.length > 0
      ? html`<div class="row">${more.map(
          ({ sign, label, act }) =>
            html`<button type="button" class="with-icon" @click=${async () => {
              said = await act();
              renew();
            }}>${icon(sign)}${label}</button>`,
        )}</div>`
      : nothing;
  const told = () => html`${others()}<p role="status" class="told">${said ?? nothing}</p>`;
  let panel = () => html`${panelHead(game.title, common.close, close)}<p role="alert">${game.tooLong}</p>${told()}`;
  // Something else may have been opened meanwhile.
  const renew = () => {
    if (dialog.is('share-game')) dialog.open('share-game', () => game.title, panel, close);
  };
  const open = () => dialog.open('share-game', () => game.title, panel, close);
  if (link === undefined) {
    open();
    return;
  }
  const sharing = { text: game.text(name), url: link };
  let code: TemplateResult | undefined;
  let isCodeShown = false;
  let mayShowCode = true;

  const tell = (outcome: Shared) => {
    said = { copied: game.copied, refused: texts.share.byHand, shared: undefined, cancelled: undefined }[outcome];
    renew();
    if (outcome === 'refused') field()?.select();
  };
  // What the system does not take may still be copied.
  const hand = async () => {
    const shared = await shareBySystem(sharing);
    tell(shared === 'refused' ? await copyOut(link) : shared);
  };
  const field = () => document.querySelector<HTMLInputElement>('dialog[open] .game-link');
  const showCode = async () => {
    isCodeShown = !isCodeShown;
    said = undefined;
    try {
      const { fitsCode, qrCode } = await import('../../shared/panels/qr-code');
      mayShowCode = fitsCode(link);
      code ??= mayShowCode ? qrCode(link, game.codeOf) : undefined;
    } catch {
      mayShowCode = false;
    }
    if (!mayShowCode) said = game.noCode;
    renew();
    // In a low window it would come below what is seen.
    if (isCodeShown) document.querySelector('dialog[open] .qr-code')?.scrollIntoView({ block: 'nearest' });
  };
  const send = mayShare(sharing)
    ? html`<button type="button" class="with-icon" @click=${() => void hand()}>${icon('share')}${common.share}</button>`
    : nothing;
  panel = () => html`${panelHead(game.title, common.close, close)}
    <p>${isOver && !says ? game.meansOver : game.means}</p>
    <label><span>${common.link}</span>
      <input class="boxed game-link" readonly dir="ltr" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
    <div class="row">
      <button type="button" class="gold with-icon" autofocus @click=${async () => tell(await copyOut(link))}>${icon('done')}${game.copy}</button>
      ${send}
      <button type="button" class="with-icon" aria-pressed=${isCodeShown && mayShowCode} @click=${() => void showCode()}>${icon('image')}${transfer.code}</button>
    </div>
    ${isCodeShown && code ? code : nothing} ${told()}`;
  open();
}

/** The link to a game, and what that game is called. */
export function sharedGame({ common }: Texts, save: AnySave) {
  const names: Readonly<Record<string, string>> = {
    wordbler: common.wordbler,
    wordSearch: common.search,
    scramble: common.scramble,
  };
  return { link: carriedLink(save, location.href), name: names[save.game] ?? save.game };
}
