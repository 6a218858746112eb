import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { longestName, unnamed } from '../../engine/players/names';
import { isMascot, type MascotId, mascot, mascotIds, mascotName } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { screenHead } from '../../shared/panels/screen-head';
import { copyOut, mayShare, shareBySystem } from '../../shared/platform/share';
import { keepOwnPlayer, type OwnPlayer } from '../../shared/play/own-player';
import type { FriendTexts, Texts } from '../../texts/texts';
import { askHostForOthers, type ConnectionState, forOthers, type NoAnswer } from '../client/connection';

export interface OwnBird {
  name: string;
  bird: MascotId;
}

interface BirdChoice extends OwnBird {
  /** Those of the others. */
  taken: readonly (string | undefined)[];
  fault: string | undefined;
  change(own: Partial<OwnBird>): void;
}

/** Who played last on this device, as the form shows it. */
export const ownBird = ({ name, mascot: bird }: OwnPlayer): OwnBird => ({
  name: name === unnamed.you ? '' : name,
  bird: isMascot(bird) ? bird : must(mascotIds[0]),
});

/** The own bird; or where another has it, the first that nobody has. */
export function birdBeside(own: MascotId, isTaken: (bird: MascotId) => boolean, isSeen = isTaken): MascotId {
  const free = mascotIds.find((id) => !isSeen(id));
  return isTaken(own) && free ? free : own;
}

interface Seating {
  texts: Texts;
  storage: Parameters<typeof keepOwnPlayer>[0];
}

/** Sits down in a room, and is remembered on this device. */
export function takeSeat(
  { texts, storage }: Seating,
  room: { take(name: string, mascot: string): Promise<void> },
  own: OwnBird,
): Promise<void> {
  const name = nameOf(texts, own);
  keepOwnPlayer(storage, [{ name, mascot: own.bird }]);
  return room.take(name, own.bird);
}

/** A link to a room of this page's own server. */
export function linkTo(mark: string): string {
  const link = new URL(location.href);
  link.search = '';
  link.hash = mark;
  return forOthers(link.href);
}

/** Whether the server is there, in a few words. */
export interface ConnectionView {
  says: string;
  isOpen: boolean;
}

export const roomHeader = (texts: FriendTexts, title: string, connection: ConnectionView, back: () => void) =>
  screenHead(
    { title, back: texts.common.back, leave: back },
    html`<p class="line line-state ${connection.isOpen ? 'is-open' : ''}" role="status"><i class="disc"
      aria-hidden="true"></i><span>${connection.says}</span></p>`,
  );

/** Who types no name is called like the bird. */
export const nameOf = (texts: Texts, { name, bird }: OwnBird) =>
  name.trim() || mascotName(texts, bird).slice(0, longestName);

/** A name and a bird for whoever sits down on this device. */
export const birdChoice = (texts: FriendTexts, { name, bird, taken, fault, change }: BirdChoice) => {
  const { fresh } = texts.online;
  return html`<div class="own-bird">
    <span class="own-pic" aria-hidden="true">${mascot(bird, 'happy')}</span>
    <label class="field"><span>${texts.common.yourName}</span>
      <input dir="auto" autocomplete="off" spellcheck="false" maxlength=${longestName}
        placeholder=${mascotName(texts, bird)} .value=${name}
        aria-invalid=${fault !== undefined} aria-describedby="own-fault"
        @input=${(event: InputEvent) => change({ name: (event.target as HTMLInputElement).value })} /></label>
    <p id="own-fault" class="own-fault" role="alert">${fault ?? nothing}</p>
    <div class="own-birds" role="radiogroup" aria-label=${fresh.bird}>${mascotIds.map(
      (id) => html`<label title=${mascotName(texts, id)} class=${taken.includes(id) ? 'taken' : ''}><input type="radio"
        name="own-bird" value=${id} aria-label=${mascotName(texts, id)}
        .checked=${id === bird} ?disabled=${taken.includes(id)}
        @change=${() => change({ bird: id })} /><span>${mascot(id, id === bird ? 'happy' : 'idle')}</span></label>`,
    )}</div>
  </div>`;
};

interface FreshForm {
  title: string;
  means: string;
  own: OwnBird;
  nameFault?: string | undefined;
  change(own: OwnBird): void;
  /** What is to be played. */
  rules: TemplateResult;
  fault: string | undefined;
  isOpening: boolean;
  open: string;
  start(): void;
}

/** Something new with friends: who one is, what is to be played, and the one golden button. */
export const freshForm = (texts: FriendTexts, form: FreshForm) => {
  const { title, means, own, nameFault, change, rules, fault, isOpening, open, start } = form;
  return html`<form class="fresh-table paper" novalidate @submit=${(event: Event) => {
    event.preventDefault();
    start();
  }}>
    <header><h2>${title}</h2><p class="quiet">${means}</p></header>
    ${birdChoice(texts, { ...own, taken: [], fault: nameFault, change: (part) => change({ ...own, ...part }) })}
    ${rules}
    ${fault ? html`<p class="notice" role="alert">${fault}</p>` : nothing}
    <button class="gold big with-icon" ?disabled=${isOpening}>${icon('play')}<span>${open}</span></button>
  </form>`;
};

const codes = new Map<string, TemplateResult>();

/** What a camera reads; its code is fetched when it is first shown. Calls back when it is there. */
function codeOf(link: string, label: string, drawn: () => void): TemplateResult | undefined {
  const known = codes.get(link);
  if (!known)
    void import('../../shared/panels/qr-code').then(
      ({ qrCode }) => {
        codes.set(link, qrCode(link, label));
        drawn();
      },
      // The link is there all the same.
      () => codes.set(link, html`${nothing}`),
    );
  return known;
}

/** A link to be copied, handed to the system, or shown to a camera. */
export class Invitation {
  /** What came of copying it. */
  private said: string | undefined;

  constructor(
    private readonly texts: FriendTexts,
    private readonly redraw: () => void,
  ) {
    void askHostForOthers().then((host) => host && redraw());
  }

  /** Another link comes in its place. */
  clear() {
    this.said = undefined;
  }

  /** With what is said where it is sent on. */
  render(own: string, text = this.texts.online.waiting.text) {
    const link = forOthers(own);
    const { common } = this.texts;
    const { waiting } = this.texts.online;
    const sharing = { text, url: link };
    return html`<div class="invitation">
    ${codeOf(link, waiting.code, this.redraw) ?? html`<span class="qr-code"></span>`}
    <div class="column">
      <label class="field"><span class="spoken">${waiting.link}</span>${icon('globe', 18)}<input readonly dir="ltr"
        class="game-link" .value=${link} aria-label=${waiting.link}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <div class="line wraps"><button type="button" class="ivory with-icon grow"
        @click=${() => void this.hear(copyOut(link))}>${icon('list', 18)}${common.copy}</button>
      ${
        mayShare(sharing)
          ? html`<button type="button" class="ivory with-icon grow"
        @click=${() => void this.hear(shareBySystem(sharing))}>${icon('share', 18)}${common.share}</button>`
          : nothing
      }</div>
      <p class="told quiet" role="status">${this.said ?? nothing}</p>
    </div>
  </div>`;
  }

  private async hear(sharing: ReturnType<typeof copyOut>) {
    const { common, online } = this.texts;
    const outcome = await sharing;
    this.said = outcome === 'copied' ? common.copied : outcome === 'refused' ? online.waiting.refused : undefined;
    this.redraw();
  }
}

/** Why nothing comes of it, beside what a server refuses. */
type ConnectionFault = NoAnswer | 'taken' | 'refused';

interface Online<Fault> {
  /** What the server has refused, or said that makes no sense. */
  readonly fault: Fault | undefined;
  readonly state: ConnectionState;
  reconnect(): void;
}

/** All rooms, or all races, of this device. */
interface Places<Fault> {
  readonly texts: FriendTexts;
  /** Why nothing comes of it, in a sentence. */
  why(reason: Fault | ConnectionFault): string;
}

/** What stands in the way, and what can be done. */
export interface Fault {
  why: string;
  act?: { label: string; act(): void };
}

/** Why the server has refused something, in a sentence; a game has more of its own. */
export function whyRefused({ online, names }: FriendTexts, reason: string, refusals: Readonly<Record<string, string>>) {
  const said: Readonly<Record<string, string>> = { ...refusals, ...names, ...online.faults };
  return said[reason] ?? online.faults.other;
}

/** What stands between this device and the server: a sentence, and what can be done, unless that is done by itself. */
export function faultOf<Reason extends string>(room: Online<Reason>, places: Places<Reason>): Fault | undefined {
  const { fault, state } = room;
  const { online, common } = places.texts;
  const { line } = online;
  const tried = (reason: Reason | ConnectionFault, label: string = common.tryAgain, act = () => room.reconnect()) => ({
    why: places.why(reason),
    act: { label, act },
  });
  // Only another page can talk with a server of another version.
  if (fault === 'otherVersion' || fault === 'strange') return tried(fault, common.reload, () => location.reload());
  if (fault !== undefined) return tried(fault);
  switch (state) {
    case 'opening':
    case 'open':
    case 'closed':
      return undefined;
    case 'broken':
      return { why: line.broken };
    case 'taken':
      return tried(state, line.here);
    case 'unanswered':
    case 'crowded':
    case 'refused':
      return tried(state);
  }
}

/** Nothing goes on until somebody wants it. */
export const isAtEnd = ({ fault, state }: Pick<Online<string>, 'fault' | 'state'>) =>
  fault !== undefined || state === 'taken' || state === 'refused';

export const faultNotice = ({ why, act }: Fault) => html`<div class="notice stack"><p role="alert">${why}</p>
  ${act ? html`<button type="button" class="gold" @click=${act.act}>${act.label}</button>` : nothing}</div>`;
