import { html, nothing } from 'lit-html';
import { knownMascot, mascot } from '../../../shared/mascots';
import { panelHead } from '../../../shared/panels/controls';
import type { Dialog } from '../../../shared/panels/dialog';
import { icon } from '../../../shared/panels/icons';
import { at, type Box, Layer } from '../../../shared/panels/layer';
import type { FriendTexts } from '../../../texts/texts';
import type { Mood, ShownLayout } from '../../play/shown-table';
import { phraseCount } from '../../rules/online/protocol';

/** How a bird looks while it says one of the reactions, in their order. */
const poses: readonly Mood[] = ['happy', 'think', 'wow', 'sad', 'worried', 'smug', 'sleep', 'idle'];
/** In CSS pixels, below which a sign has no room between board and rack. */
const leastSign = 24;
/** As high as a sign. */
const leastRim = 28;
/** So many of them are one tap away where there is room. */
const atHand = 5;

export const poseOf = (phrase: number): Mood | undefined => poses[phrase - phraseCount];

export const sayingOf = ({ online: { talk } }: FriendTexts, phrase: number): string | undefined =>
  phrase < phraseCount ? talk.phrases.flat()[phrase] : talk.reactions[phrase - phraseCount];

export interface Bubble {
  seat: number;
  phrase: number;
}

interface Shown {
  areas: ShownLayout;
  bubbles: readonly Bubble[];
  /** Of the own bird; undefined for a spectator. */
  bird: string | undefined;
  seat: number | null;
  mascots: readonly (string | undefined)[];
  /** So many watch, which small cards have no room to say. */
  watching: number;
  /**
   * On the rim: who is awaited, or how the connection is; and what can be done where it does not come back by itself.
   */
  sign: { says: string; act: SignAct | undefined } | undefined;
}

/** What players at a table on several devices say to each other, and who is away. */
export class TalkPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: FriendTexts,
    private readonly parent: HTMLElement,
    private readonly actions: { say(phrase: number): void; open(): void },
  ) {
    this.layer = new Layer(parent, 'talk');
  }

  render(shown: Shown) {
    const { areas, bubbles, bird, seat, mascots, watching, sign } = shown;
    const { forms, online } = this.texts;
    const { talk, table } = online;
    const more = watching > 0 ? forms.oneByOne([talk.entry, table.spectators({ count: watching })]) : talk.entry;
    const { x, y, size, frame } = areas.board;
    const room = Math.max(frame + areas.margin, leastRim);
    const rim = { x, y: y + size + areas.margin - room, w: size, h: room };
    // Where messages stand there, nothing is more needed than whom everybody waits for.
    const between = { x, y: y + size, w: size, h: areas.rack.y - y - size };
    const isUnder = !areas.panels.right && between.h >= leastSign;
    const own = knownMascot(bird, seat ?? 0);
    const reach = this.reach(areas);
    this.layer.render(
      () => html`
      ${
        sign
          ? html`<div class="on-rim middle" .style=${at(isUnder ? between : rim)}>
              <p class="sign line chip" role=${sign.act ? 'alert' : 'status'}
                .style=${isUnder ? 'width:100%;height:100%;justify-content:center' : ''}
                ><span>${sign.says}</span>${sign.act ? signButton(sign.act) : nothing}</p>
            </div>`
          : nothing
      }
      ${bubbles.map((bubble) => this.bubble(bubble, knownMascot(mascots[bubble.seat], bubble.seat)))}
      ${
        bird === undefined || !reach
          ? nothing
          : html`<div class="reactions line" .style=${at(reach)}>${
              areas.kind === 'wide'
                ? talk.reactions.slice(0, atHand).map(
                    (label, i) =>
                      html`<button type="button" class="reaction"
                          @click=${() => this.actions.say(phraseCount + i)}><span
                          aria-hidden="true">${mascot(own, poses[i])}</span><small>${label}</small></button>`,
                  )
                : nothing
            }<button type="button" class="reaction more" aria-label=${more} title=${more}
              @click=${this.actions.open}>${icon('says', 22)}${
                watching > 0
                  ? html`<small class="line">${icon('eye', 14)}${this.texts.forms.figure(watching)}</small>`
                  : nothing
              }</button></div>`
      }`,
    );
  }

  remove() {
    this.layer.remove();
  }

  /**
   * Beside the board where there is room, else among the tools; nowhere if it would hide a square: the menu has it,
   * too.
   */
  private reach(areas: ShownLayout): Box | undefined {
    const box = placeOf(areas);
    const { x, y, size } = areas.board;
    const isOverBoard = box && box.x + box.w > x && box.x < x + size && box.y + box.h > y && box.y < y + size;
    return isOverBoard ? undefined : box;
  }

  private bubble({ seat, phrase }: Bubble, bird: Parameters<typeof mascot>[0]) {
    const card = this.parent.querySelector(`.hud [data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!card) return nothing;
    const place = this.parent.getBoundingClientRect();
    const isLeft = card.left + card.width / 2 < place.left + place.width / 2;
    const side = isLeft
      ? `left:${card.left - place.left + card.width * 0.3}px`
      : `right:${place.right - card.right + card.width * 0.1}px`;
    const pose = poseOf(phrase);
    return html`<p class="says talk-bubble line" .style="${side};top:${card.bottom - place.top - 14}px">
      ${
        pose ? html`<span aria-hidden="true">${mascot(bird, pose)}</span>` : nothing
      }<b>${sayingOf(this.texts, phrase)}</b></p>`;
  }
}

function placeOf({ kind, board, panels, margin }: ShownLayout): Box | undefined {
  const { left, count, help, fails } = panels;
  if (kind === 'wide' && left) return { ...left, y: board.y + board.size * 0.56, h: 64 };
  const side = 44;
  const foot = count?.y ?? board.y + board.size;
  const [right, y] = left
    ? [left.x + left.w, foot - side - 2]
    : help
      ? [help.x - margin, help.y]
      : fails
        ? [fails.x + fails.w, fails.y]
        : [undefined, 0];
  return right === undefined ? undefined : { x: right - side, y, w: side, h: side };
}

interface Talk {
  isMuted: boolean;
  bird: string | undefined;
  say(phrase: number): void;
  mute(isMuted: boolean): void;
}

interface SignAct {
  label: string;
  act(): void;
}

const signButton = ({ label, act }: SignAct) => html`<button type="button" class="word-link"
  .style=${'flex:none;color:inherit;pointer-events:auto'} @click=${act}>${label}</button>`;

/** All that can be said. */
export function openTalk(texts: FriendTexts, dialog: Dialog, { isMuted, bird, say, mute }: Talk) {
  const { talk } = texts.online;
  const { close } = dialog;
  const tell = (phrase: number) => {
    close();
    say(phrase);
  };
  const own = knownMascot(bird, 0);
  dialog.open(
    'talk-choice',
    () => talk.entry,
    () => html`${panelHead(talk.entry, texts.common.close, close)}
      <div class="evenly" .style=${'--columns:var(--many)'}>${talk.reactions.map(
        (label, i) =>
          html`<button type="button" class="reaction" @click=${() => tell(phraseCount + i)}><span
          aria-hidden="true">${mascot(own, poses[i])}</span><small>${label}</small></button>`,
      )}</div>
      <div class="talk-phrases evenly"
        .style=${'--columns:var(--few)'}>${talk.phrases
          .flat()
          .map((phrase, i) => html`<button type="button" @click=${() => tell(i)}>${phrase}</button>`)}</div>
      <button type="button" class="with-icon" @click=${() => {
        close();
        mute(!isMuted);
      }}>${icon(isMuted ? 'sound' : 'mute')}${isMuted ? talk.unmute : talk.mute}</button>`,
    close,
  );
}
