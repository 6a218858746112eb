import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostEnv } from '../../../src/shared/platform/host-env';
import {
  copyOut,
  copyPicture,
  mayShare,
  maySharePicture,
  type Shared,
  shareBySystem,
  sharePicture,
} from '../../../src/shared/platform/share';

const sharing = { text: 'Ada 12', url: 'https://games.example/' };
const picture = new Blob([], { type: 'image/png' });

afterEach(() => {
  vi.unstubAllGlobals();
  delete hostEnv.share;
});

const rejects = (name: string) => () => Promise.reject(new DOMException('no', name));
const throws = (name: string) => () => {
  throw new DOMException('no', name);
};
const takes = () => Promise.resolve();
const can = () => true;

/** Everything a browser may do instead of what it is asked for. */
const refusing = {
  'is not there': undefined,
  'is forbidden': rejects('NotAllowedError'),
  'throws that it is forbidden': throws('NotAllowedError'),
  breaks: throws('TypeError'),
};

/** A page whose selected text can be copied, or not; answers with what was selected. */
function pageThatCopies(isCopied: boolean): string[] {
  const selected: string[] = [];
  const field = { value: '', select: () => selected.push(field.value), remove() {} };
  vi.stubGlobal('document', {
    body: { append() {} },
    querySelector: () => null,
    createElement: () => field,
    execCommand: () => isCopied,
  });
  return selected;
}

type Refusing = keyof typeof refusing;
const refusals = Object.keys(refusing) as Refusing[];

const browserWith = (parts: object) => vi.stubGlobal('navigator', parts);
const clipboard = (writeText: unknown) => ({ clipboard: { writeText, write: writeText } });

describe('what is shared', () => {
  it.each(refusals)('goes to the clipboard where sharing %s', async (how) => {
    browserWith({ canShare: can, share: refusing[how], ...clipboard(takes) });
    expect(await shareBySystem(sharing)).toBe('refused');
    expect(await sharePicture('a.png', picture)).toBe('refused');
    expect(await copyOut(sharing.text)).toBe('copied');
  });

  it.each(refusals)('is refused, and can be copied by hand, where the clipboard %s, too', async (how) => {
    vi.stubGlobal('ClipboardItem', class {});
    for (const parts of [clipboard(refusing[how]), {}]) {
      browserWith({ canShare: can, share: refusing[how], ...parts });
      pageThatCopies(false);
      expect(await copyOut(sharing.text)).toBe('refused');
      expect(await copyPicture(Promise.resolve(picture))).toBe('refused');
    }
  });

  it('is copied from a field on plain http, where there is no clipboard', async () => {
    browserWith({});
    const selected = pageThatCopies(true);
    expect(await copyOut(sharing.text)).toBe('copied');
    expect(selected).toEqual([sharing.text]);
  });

  it.each(refusals)('is what the page around may share where the browser %s', async (how) => {
    const share = vi.fn((_: unknown) => Promise.resolve(true));
    hostEnv.share = share;
    browserWith({ share: refusing[how] });
    expect(mayShare(sharing)).toBe(true);
    expect(await shareBySystem(sharing)).toBe('shared');
    expect(share.mock.calls).toEqual([[sharing]]);
  });

  it.each<[string, () => unknown, Shared]>([
    ['is taken', takes, 'shared'],
    ['was thought better of', rejects('AbortError'), 'cancelled'],
  ])('is told when the panel %s', async (_, share, outcome) => {
    browserWith({ canShare: can, share });
    expect(await shareBySystem(sharing)).toBe(outcome);
  });

  it('is not offered to a panel that cannot be asked', () => {
    for (const canShare of [undefined, () => false, throws('TypeError')]) {
      browserWith({ canShare });
      expect([mayShare(sharing), maySharePicture()]).toEqual([false, false]);
    }
  });
});
