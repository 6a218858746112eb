import { afterEach, describe, expect, it } from 'vitest';
import { type EncryptedShelf, Sealed } from '../../../src/shared/platform/encrypted';
import { hostEnv } from '../../../src/shared/platform/host-env';

const lists = [{ name: 'Our travels', words: ['LISBON', 'KYOTO', 'ÄÖÜ', '🦉'] }];
const place = 'value: lists';

class TestShelf implements EncryptedShelf {
  readonly lying = new Map<string, unknown>();
  broken: (keyof EncryptedShelf)[] = [];

  async get(at: string) {
    this.mayFail('get');
    return this.lying.get(at);
  }
  async set(at: string, value: unknown) {
    this.mayFail('set');
    this.lying.set(at, value);
  }
  async remove(at: string) {
    this.mayFail('remove');
    this.lying.delete(at);
  }
  async settle(at: string, decide: (lying: unknown) => unknown) {
    this.mayFail('settle');
    this.lying.set(at, decide(this.lying.get(at)));
  }

  private mayFail(act: keyof EncryptedShelf) {
    if (this.broken.includes(act)) throw new DOMException('refused', 'SecurityError');
  }
}

function visit(shelf: EncryptedShelf, subtle: SubtleCrypto | undefined = crypto.subtle) {
  const said: string[] = [];
  const sealed = new Sealed(() => said.push('not kept'), shelf, subtle);
  return { sealed, said };
}

async function written(): Promise<TestShelf> {
  const shelf = new TestShelf();
  expect(await visit(shelf).sealed.write('lists', lists)).toBe('kept');
  return shelf;
}

const bytesOn = (shelf: TestShelf) => shelf.lying.get(place) as Uint8Array;

describe('a sealed value', () => {
  it('is found again at the next visit', async () => {
    const shelf = await written();
    const { sealed, said } = visit(shelf);
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: lists });
    expect(said).toEqual([]);
  });

  it('is not there before it is written, nor after it is forgotten', async () => {
    const { sealed } = visit(new TestShelf());
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
    await sealed.write('lists', lists);
    await sealed.forget('lists');
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
  });

  it('cannot be read without the key, which cannot be read out', async () => {
    const shelf = await written();
    const lying = new TextDecoder('latin1').decode(bytesOn(shelf));
    expect(lying).not.toContain('LISBON');
    await expect(crypto.subtle.exportKey('raw', shelf.lying.get('key') as CryptoKey)).rejects.toThrow();
  });

  it('never looks the same twice', async () => {
    const shelf = await written();
    const before = bytesOn(shelf);
    await visit(shelf).sealed.write('lists', lists);
    expect(bytesOn(shelf)).not.toEqual(before);
  });

  it('is what was written last, however fast one write follows another', async () => {
    const shelf = new TestShelf();
    const { sealed } = visit(shelf);
    const outcomes = [1, 2, 3, 4].map((value) => sealed.write('lists', value));
    expect(await Promise.all(outcomes)).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: 4 });
  });

  it('shares one key with all others, also when two pages write at once', async () => {
    const shelf = new TestShelf();
    await Promise.all([visit(shelf).sealed.write('lists', 1), visit(shelf).sealed.write('scores', 2)]);
    const { sealed } = visit(shelf);
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: 1 });
    expect(await sealed.read('scores')).toEqual({ state: 'open', value: 2 });
  });
});

describe('what was changed outside the game', () => {
  it('does not open, whichever bit of it was flipped', async () => {
    const shelf = await written();
    const bytes = bytesOn(shelf);
    const { sealed } = visit(shelf);
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [1, 128]) {
        const flipped = bytes.slice();
        flipped[at]! ^= bit;
        shelf.lying.set(place, flipped);
        const isLater = at === 0 && flipped[at]! > 1;
        expect(await sealed.read('lists'), `byte ${at}`).toEqual({ state: isLater ? 'newer' : 'damaged' });
      }
    }
    shelf.lying.set(place, bytes);
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: lists });
  });

  it('does not open, wherever it was cut off', async () => {
    const shelf = await written();
    const bytes = bytesOn(shelf);
    const { sealed } = visit(shelf);
    for (let length = 0; length < bytes.length; length++) {
      shelf.lying.set(place, bytes.slice(0, length));
      expect(await sealed.read('lists'), `${length} bytes`).toEqual({ state: 'damaged' });
    }
  });

  it.each([[null], [0], ['text'], [lists], [new Uint8Array(100)], [new ArrayBuffer(100)]])(
    'does not open where %o lies in its place',
    async (value) => {
      const shelf = await written();
      shelf.lying.set(place, value);
      expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'damaged' });
    },
  );

  it('does not open in the place of another value', async () => {
    const shelf = await written();
    shelf.lying.set('value: scores', bytesOn(shelf));
    expect(await visit(shelf).sealed.read('scores')).toEqual({ state: 'damaged' });
  });

  it.each([
    ['no key', async () => undefined],
    ['no key but a text', async () => 'key'],
    ['another key', () => newKey(false)],
    ['a key that can be read out', () => newKey(true)],
  ])('does not open with %s, and can be written anew', async (_, key) => {
    const shelf = await written();
    shelf.lying.set('key', await key());
    const { sealed } = visit(shelf);
    expect(await sealed.read('lists')).toEqual({ state: 'damaged' });
    expect(await sealed.write('lists', 'anew')).toBe('kept');
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: 'anew' });
    expect((shelf.lying.get('key') as CryptoKey).extractable).toBe(false);
  });
});

describe('where nothing can be kept', () => {
  it.each([
    ['nothing can be stored', ['get', 'set', 'remove', 'settle'] as const],
    ['nothing can be read', ['get'] as const],
    ['the disk is full', ['set', 'settle'] as const],
  ])('a value lives as long as the page, because %s', async (_, broken) => {
    const shelf = new TestShelf();
    shelf.broken = [...broken];
    const { sealed, said } = visit(shelf);
    expect(await sealed.write('lists', lists)).toBe('session only');
    expect(await sealed.write('scores', 7)).toBe('session only');
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: lists });
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'none' });
    expect(said).toEqual(['not kept']);
    await sealed.forget('lists');
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
  });

  it('nor where the browser cannot seal, which is told once', async () => {
    const shelf = await written();
    const said: string[] = [];
    const noCrypto = null as unknown as SubtleCrypto;
    const sealed = new Sealed(() => said.push('not kept'), shelf, noCrypto);
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
    expect(await sealed.write('lists', [])).toBe('session only');
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: [] });
    expect(said).toEqual(['not kept']);
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: lists });
  });

  it('what lies there is not written over by whoever could not read it', async () => {
    const shelf = await written();
    const { sealed, said } = visit(shelf);
    shelf.broken = ['get'];
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
    shelf.broken = [];
    expect(await sealed.write('lists', ['new'])).toBe('session only');
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: ['new'] });
    expect(said).toEqual(['not kept']);
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: lists });
  });

  it('a value is kept as soon as that is possible', async () => {
    const shelf = new TestShelf();
    shelf.broken = ['set', 'settle'];
    const { sealed } = visit(shelf);
    expect(await sealed.write('lists', 1)).toBe('session only');
    shelf.broken = [];
    expect(await sealed.write('lists', 2)).toBe('kept');
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: 2 });
  });
});

describe('where the page around keeps what the frame may not', () => {
  afterEach(() => {
    delete hostEnv.kept;
    delete hostEnv.portal;
  });

  const keeper = () => {
    const there = new Map<string, unknown>();
    return {
      there,
      get: async (key: string) => structuredClone(there.get(key)),
      set: async (key: string, value: unknown) => void there.set(key, structuredClone(value)),
    };
  };
  const shut = () => {
    const shelf = new TestShelf();
    shelf.broken = ['get', 'set', 'remove', 'settle'];
    return shelf;
  };

  it('a value lies there, is found at the next visit, and nobody need be told', async () => {
    const saved = keeper();
    hostEnv.kept = saved;
    const { sealed, said } = visit(shut());
    expect(await sealed.read('lists')).toEqual({ state: 'none' });
    expect(await sealed.write('lists', lists)).toBe('kept');
    expect(await visit(shut()).sealed.read('lists')).toEqual({ state: 'open', value: lists });
    await sealed.forget('lists');
    expect(await visit(shut()).sealed.read('lists')).toEqual({ state: 'none' });
    expect(said).toEqual([]);
  });

  it('what the frame may keep it keeps by itself, sealed', async () => {
    const saved = keeper();
    hostEnv.kept = saved;
    expect(await visit(new TestShelf()).sealed.write('lists', lists)).toBe('kept');
    expect(saved.there.size).toBe(0);
  });

  it('but where nothing may be kept beside what a portal keeps', async () => {
    const portal = { ...keeper(), isOnly: true };
    hostEnv.portal = portal;
    const shelf = new TestShelf();
    expect(await visit(shelf).sealed.write('lists', lists)).toBe('kept');
    expect([shelf.lying.size, portal.there.get('lists')]).toEqual([0, lists]);
    expect(await visit(shelf).sealed.read('lists')).toEqual({ state: 'open', value: lists });
  });

  it('a value lives as long as the page where that one refuses, too', async () => {
    const refuse = async () => {
      throw new Error('refused');
    };
    hostEnv.kept = { get: refuse, set: refuse };
    const { sealed, said } = visit(shut());
    expect(await sealed.write('lists', lists)).toBe('session only');
    expect(await sealed.read('lists')).toEqual({ state: 'open', value: lists });
    expect(said).toEqual(['not kept']);
  });
});

const newKey = (extractable: boolean) =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, extractable, ['encrypt', 'decrypt']);
