import { html, nothing } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { qrCode } from '../panels/qr-code';

/** What a camera still reads off a small square of paper. */
const longest = 600;

/** Leads from the paper to the screen; where no other device would find the page, there is none. */
export const sameCode = ({ printing }: Texts, link: string) =>
  /^https?:/.test(link) && link.length <= longest
    ? html`<figure .style=${'width: 30mm; margin: 0; text-align: center'}>${qrCode(link, printing.code)}<figcaption><small>${printing.code}</small></figcaption></figure>`
    : nothing;
