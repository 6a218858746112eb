import { html, nothing, type TemplateResult } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { saveFile } from '../../shared/platform/files';
import {
  copyOut,
  copyPicture,
  mayCopyPicture,
  mayShare,
  maySharePicture,
  type Shared,
  shareBySystem,
  sharePicture,
} from '../../shared/platform/share';
import { copyByHand } from '../../texts/sentences/shared';
import type { Texts } from '../../texts/texts';

export interface Sharing {
  text: string;
  /** Undefined if the game is too long for a link. */
  url: string | undefined;
  /** What the link leads to, where that is to be told. */
  means?: string;
}

export interface OtherWay {
  sign: IconName;
  label: string;
  /** What there is to say of it then; nothing where it leads away. */
  act(): Promise<string | undefined> | undefined;
}

export interface Shareable {
  says(): Sharing;
  picture?: SharedPicture | undefined;
  /** What else can be handed out. */
  more?: readonly OtherWay[] | undefined;
  /** What can be chosen of it before; `renew` shows what comes of that. */
  choice?(renew: () => void): TemplateResult;
  closed?: (() => void) | undefined;
}

interface Shown extends Shareable {
  /** Whether a finger presses. */
  byFinger(): boolean;
}

/** One that was opened over another has taken its place. */
let last: object;

/** Whatever is shared: in sight as it will be pasted, and handed to the system, copied, painted or shown to a camera. */
export function openShareSheet(
  texts: Texts,
  dialog: Dialog,
  { says, picture, more = [], choice, closed = () => {}, byFinger }: Shown,
) {
  const { common, share, transfer } = texts;
  const { game } = transfer;
  const own = {};
  last = own;
  const close = dialog.closing(closed);
  let said: string | undefined;
  let hasMore = false;
  let isCodeShown = false;
  let drawn: ((url: string) => TemplateResult | undefined) | undefined;

  // Something else may have been opened meanwhile.
  const renew = () => {
    if (last === own && dialog.is('share-sheet')) open();
  };
  const tell = (what: string | undefined) => {
    said = what;
    renew();
  };
  const whole = () => {
    const { text, url } = says();
    return url === undefined ? text : `${text}\n${url}`;
  };
  const field = () => document.querySelector<HTMLTextAreaElement>('dialog[open] .share-text');
  const copy = async (text: string) => {
    const outcome = await copyOut(text);
    tell(outcome === 'copied' ? common.copied : copyByHand(texts, byFinger()));
    if (outcome === 'copied') return;
    const all = field();
    all?.focus();
    all?.setSelectionRange(all.value.length - text.length, all.value.length);
  };
  // What the system does not take may still be copied.
  const hand = async () => {
    const { text, url } = says();
    if (url === undefined || (await shareBySystem({ text, url })) === 'refused') await copy(whole());
  };
  const [first, ...ways] = picture ? pictureWays(texts, picture) : [];
  const showCode = async () => {
    isCodeShown = !isCodeShown;
    said = undefined;
    try {
      const { fitsCode, qrCode } = await import('../../shared/panels/qr-code');
      drawn = (url) => (fitsCode(url) ? qrCode(url, game.codeOf) : undefined);
    } catch {
      drawn = undefined;
    }
    const { url } = says();
    if (isCodeShown && !(url && drawn?.(url))) {
      isCodeShown = false;
      said = game.noCode;
    }
    renew();
    // In a low window it would come below what is seen.
    if (isCodeShown) document.querySelector('dialog[open] .qr-code')?.scrollIntoView({ block: 'nearest' });
  };
  const button = ({ sign, label, act }: OtherWay) =>
    html`<button type="button" class="with-icon" @click=${async () => {
      const answer = act();
      if (answer) tell(await answer);
    }}>${icon(sign)}<span>${label}</span></button>`;

  const panel = () => {
    const { text, url, means } = says();
    const isBySystem = url !== undefined && mayShare({ text, url });
    const copyAll: OtherWay = { sign: 'done', label: common.copy, act: () => void copy(whole()) };
    const code = isCodeShown && url ? drawn?.(url) : undefined;
    return html`${panelHead(common.share, common.close, close)}
    <textarea class="boxed share-text" readonly rows=${Math.min(9, text.split('\n').length + 2)}
      aria-label=${share.field} .value=${whole()}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    ${
      url === undefined
        ? html`<p role="alert">${game.tooLong}</p>`
        : means
          ? html`<p class="quiet">${means}</p>`
          : nothing
    }
    <button type="button" class="gold with-icon" autofocus
      @click=${() => void (isBySystem ? hand() : copy(whole()))}>${icon(
        isBySystem ? 'share' : 'done',
      )}<span>${isBySystem ? common.share : common.copy}</span></button>
    <div class="row">
      ${url === undefined ? nothing : button({ sign: 'way', label: common.link, act: () => void copy(url) })}
      ${first ? button(first) : nothing}
      <button type="button" class="with-icon" aria-expanded=${hasMore} @click=${() => {
        hasMore = !hasMore;
        tell(undefined);
      }}>${icon('menu')}<span>${common.more}</span></button>
    </div>
    ${
      hasMore
        ? html`${choice?.(renew) ?? nothing}<div class="evenly">
      ${
        url === undefined
          ? nothing
          : html`<button type="button" class="with-icon" aria-pressed=${isCodeShown}
          @click=${() => void showCode()}>${icon('image')}<span>${transfer.code}</span></button>`
      }
      ${isBySystem ? button(copyAll) : nothing} ${[...ways, ...more].map(button)}</div>${code ?? nothing}`
        : nothing
    }
    <p role="status" class="told">${said ?? nothing}</p>`;
  };
  const open = () => dialog.open('share-sheet', () => common.share, panel, close);
  open();
}

interface SharedPicture {
  name: string;
  paint(): Promise<Blob>;
}

/** How a picture goes out: first as this device does it best, and then whatever else it can. */
function pictureWays({ common, over, transfer }: Texts, { name, paint }: SharedPicture): OtherWay[] {
  const { picture } = transfer;
  const said: Readonly<Record<Shared, string | undefined>> = {
    shared: undefined,
    cancelled: undefined,
    copied: common.copied,
    refused: picture.refused,
  };
  const once = (act: (png: Blob) => Promise<string | undefined> | string | undefined) => async () => {
    const png = await paint().catch(() => undefined);
    return png ? act(png) : picture.failed;
  };
  const save = once((png) => (saveFile(name, png) ? picture.saved : picture.notSaved));
  const copy = async () => said[await copyPicture(paint())];
  const ways: OtherWay[] = maySharePicture()
    ? [
        { sign: 'image', label: over.picture, act: once(async (png) => said[await sharePicture(name, png)]) },
        { sign: 'save', label: over.savePicture, act: save },
      ]
    : [{ sign: 'image', label: over.picture, act: save }];
  return mayCopyPicture() ? [...ways, { sign: 'done', label: picture.copy, act: copy }] : ways;
}
