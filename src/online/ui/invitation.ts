import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import { copyOut, mayShare, shareBySystem } from '../../shared/platform/share';
import type { FriendTexts } from '../../texts/texts';

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

interface Invitation {
  link: string;
  /** What is said with it. */
  text?: string;
  /** What came of copying it. */
  said: string | undefined;
  tell(said: string | undefined): void;
  refresh(): void;
}

/** A link to be copied, handed to the system, or shown to a camera. */
export function invitation(texts: FriendTexts, { link, text, said, tell, refresh }: Invitation) {
  const { waiting } = texts.online;
  const sharing = { text: text ?? waiting.text, url: link };
  const outcome = async (shared: ReturnType<typeof copyOut>) => {
    const told = await shared;
    tell(told === 'copied' ? waiting.copied : told === 'refused' ? waiting.refused : undefined);
  };
  return html`<div class="invitation">
    ${codeOf(link, waiting.code, refresh) ?? html`<span class="qr-code"></span>`}
    <div class="column">
      <label class="field"><span class="spoken">${waiting.link}</span>${icon('globe', 18)}<input readonly dir="ltr" class="game-link" .value=${link} aria-label=${waiting.link}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <div class="line wraps"><button type="button" class="ivory with-icon grow" @click=${() => void outcome(copyOut(link))}>${icon('list', 18)}${waiting.copy}</button>
      ${mayShare(sharing) ? html`<button type="button" class="ivory with-icon grow" @click=${() => void outcome(shareBySystem(sharing))}>${icon('share', 18)}${waiting.share}</button>` : nothing}</div>
      <p class="told quiet" role="status">${said ?? nothing}</p>
    </div>
  </div>`;
}
