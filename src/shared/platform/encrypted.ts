import { del, get, set, type UseStore, update } from 'idb-keyval';
import { hostEnv } from './host-env';
import { storeWithTimeout } from './idb-with-timeout';
import { Locks } from './other-tabs';

/** Where sealed bytes lie, and the key to them. Any call may fail. */
export interface EncryptedShelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<void>;
  remove(place: string): Promise<void>;
  /** In one go, so that two pages never disagree on what lies there. */
  settle(place: string, decide: (lying: unknown) => unknown): Promise<void>;
}

/** A database of its own: keys cannot be written as text, as all else that is kept can be. */
class BrowserShelf implements EncryptedShelf {
  private store: UseStore | undefined;

  async get(place: string): Promise<unknown> {
    return get(place, this.open());
  }

  async set(place: string, value: unknown) {
    await set(place, value, this.open());
  }

  async remove(place: string) {
    await del(place, this.open());
  }

  async settle(place: string, decide: (lying: unknown) => unknown) {
    await update(place, decide, this.open());
  }

  private open(): UseStore {
    this.store ??= storeWithTimeout('wordbler sealed', 'sealed');
    return this.store;
  }
}

/** What is found under a name: nothing, what was sealed, what a later release has, or something that does not open. */
export type Opened = { state: 'none' } | { state: 'open'; value: unknown } | { state: 'newer' } | { state: 'damaged' };

/** Whether a value outlives the page. */
export type Keeping = 'kept' | 'session only';

const keyPlace = 'key';
const version = 1;
const ivLength = 12;
const tagLength = 16;

/**
 * Values that nobody but the game can have written: each is encrypted and authenticated, together with its name, under
 * a key that the browser keeps and hands to nobody. Where that is not possible, the page around keeps them as they are,
 * if it keeps anything: it has no key, and is believed. Else they live as long as the page.
 */
export class Sealed {
  /** What could not be kept. */
  private readonly session = new Map<string, unknown>();
  /** Where something may lie that could not be read: it is not written over. */
  private readonly unseen = new Set<string>();
  private readonly locks = new Locks();
  private lastAct: Promise<unknown> = Promise.resolve();
  private saidSo = false;

  /** `cannotKeep` is called once, when it turns out that nothing can be kept. */
  constructor(
    private readonly cannotKeep: () => void,
    private readonly shelf: EncryptedShelf = new BrowserShelf(),
    private readonly subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
  ) {}

  read(name: string): Promise<Opened> {
    return this.inTurn(async () => {
      if (this.session.has(name)) return { state: 'open', value: this.session.get(name) };
      try {
        const { cipher } = this;
        const bytes = await this.own.get(placeOf(name));
        this.unseen.delete(name);
        if (bytes === undefined) return { state: 'none' };
        return await open(cipher, await this.own.get(keyPlace), name, bytes);
      } catch {
        return this.readAround(name);
      }
    });
  }

  /** While no other page of this browser does so; `busy` answers where one does for long (`locks.ts`). */
  alone<T>(name: string, act: () => Promise<T>, busy: () => Promise<T>): Promise<T> {
    return this.locks.alone(name, act, busy);
  }

  /** Whether something may lie there that could not be read. */
  isUnseen(name: string): boolean {
    return this.unseen.has(name);
  }

  /** What lies there makes room, and is not thrown away. */
  setAside(name: string): Promise<void> {
    return this.inTurn(async () => {
      try {
        const lying = await this.own.get(placeOf(name));
        if (lying === undefined) return;
        await this.own.set(asideOf(name), [...(await this.lyingAside(name)), lying]);
        await this.own.remove(placeOf(name));
      } catch {
        const value = await this.keeper?.get(name);
        if (value === undefined || value === null) return;
        await this.keeper?.set(asideOf(name), [...listIn(await this.keeper.get(asideOf(name))), value]);
        await this.keeper?.set(name, null);
      }
    });
  }

  /** What was set aside there and opens. */
  aside(name: string): Promise<unknown[]> {
    return this.inTurn(async () => {
      try {
        const all = await this.openAside(name);
        return all.flatMap(({ opened }) => (opened.state === 'open' ? [opened.value] : []));
      } catch {
        return listIn(await this.keeper?.get(asideOf(name)).catch(() => undefined));
      }
    });
  }

  /** What is kept elsewhere by now lies aside no more. */
  clearAside(name: string, isKept: (value: unknown) => boolean): Promise<void> {
    return this.inTurn(async () => {
      try {
        const all = await this.openAside(name);
        const left = all.filter(({ opened }) => opened.state !== 'open' || !isKept(opened.value));
        if (left.length > 0)
          await this.own.set(
            asideOf(name),
            left.map(({ lying }) => lying),
          );
        else await this.own.remove(asideOf(name));
      } catch {
        const left = listIn(await this.keeper?.get(asideOf(name))).filter((value) => !isKept(value));
        await this.keeper?.set(asideOf(name), left.length > 0 ? left : null);
      }
    });
  }

  private async lyingAside(name: string): Promise<unknown[]> {
    return listIn(await this.own.get(asideOf(name)));
  }

  private async openAside(name: string) {
    const { cipher } = this;
    const key = await this.own.get(keyPlace);
    const opening = (await this.lyingAside(name)).map(async (lying) => ({
      lying,
      opened: await open(cipher, key, name, lying),
    }));
    return Promise.all(opening);
  }

  /** Takes whatever can be written as JSON. */
  write(name: string, value: unknown): Promise<Keeping> {
    const text = JSON.stringify(value);
    return this.inTurn(async () => {
      try {
        const { cipher } = this;
        if (this.unseen.has(name)) throw new Error(`nobody knows what lies at "${name}"`);
        const bytes = await seal(cipher, await this.ownKey(cipher), name, text);
        await this.own.set(placeOf(name), bytes);
      } catch {
        if (this.unseen.has(name) || !(await this.setAround(name, JSON.parse(text)))) {
          this.session.set(name, JSON.parse(text));
          return this.sayNothingIsSaved('session only');
        }
      }
      this.session.delete(name);
      return 'kept';
    });
  }

  forget(name: string): Promise<void> {
    return this.inTurn(async () => {
      this.session.delete(name);
      try {
        await this.own.remove(placeOf(name));
      } catch {
        if (!(await this.setAround(name, null))) this.sayNothingIsSaved(undefined);
      }
    });
  }

  /** Fails where nothing may be kept but by the portal around. */
  private get own(): EncryptedShelf {
    if (hostEnv.portal?.isOnly) throw new Error('only the portal keeps');
    return this.shelf;
  }

  private get cipher(): SubtleCrypto {
    if (!this.subtle) throw new Error('nothing can be sealed here');
    return this.subtle;
  }

  private get keeper() {
    return hostEnv.portal?.isOnly ? hostEnv.portal : hostEnv.kept;
  }

  private async readAround(name: string): Promise<Opened> {
    try {
      if (!this.keeper) throw new Error('nobody around keeps anything');
      const value = (await this.keeper.get(name)) ?? undefined;
      return value === undefined ? { state: 'none' } : { state: 'open', value };
    } catch {
      this.unseen.add(name);
      return this.sayNothingIsSaved({ state: 'none' });
    }
  }

  /** Whether it is kept there. */
  private async setAround(name: string, value: unknown): Promise<boolean> {
    try {
      await this.keeper?.set(name, value);
      return this.keeper !== undefined;
    } catch {
      return false;
    }
  }

  private async ownKey(subtle: SubtleCrypto): Promise<CryptoKey> {
    const { own } = this;
    const lying = await own.get(keyPlace);
    if (isKey(lying)) return lying;
    const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await own.settle(keyPlace, (now) => (isKey(now) ? now : fresh));
    const settled = await own.get(keyPlace);
    if (!isKey(settled)) throw new Error('no key can be kept here');
    return settled;
  }

  /** One after the other, so that what was written last is what is found. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.lastAct.then(act);
    this.lastAct = done.catch(() => {});
    return done;
  }

  private sayNothingIsSaved<T>(outcome: T): T {
    if (!this.saidSo) this.cannotKeep();
    this.saidSo = true;
    return outcome;
  }
}

const placeOf = (name: string) => `value: ${name}`;
const asideOf = (name: string) => `set aside: ${name}`;
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A key that can be read out is none of ours. */
const isKey = (value: unknown): value is CryptoKey =>
  value instanceof CryptoKey &&
  value.algorithm.name === 'AES-GCM' &&
  !value.extractable &&
  value.usages.includes('encrypt') &&
  value.usages.includes('decrypt');

// The name and the version are sealed along, so that no value can be put in the place of another.
const lock = (name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${version} ${name}`),
  tagLength: tagLength * 8,
});

async function seal(subtle: SubtleCrypto, key: CryptoKey, name: string, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const closed = await subtle.encrypt(lock(name, iv), key, new TextEncoder().encode(text));
  const bytes = new Uint8Array(1 + ivLength + closed.byteLength);
  bytes[0] = version;
  bytes.set(iv, 1);
  bytes.set(new Uint8Array(closed), 1 + ivLength);
  return bytes;
}

async function open(subtle: SubtleCrypto, key: unknown, name: string, bytes: unknown): Promise<Opened> {
  if (bytes instanceof Uint8Array && (bytes[0] ?? 0) > version) return { state: 'newer' };
  if (!isKey(key) || !isSealed(bytes)) return { state: 'damaged' };
  try {
    const iv = bytes.slice(1, 1 + ivLength);
    const text = await subtle.decrypt(lock(name, iv), key, bytes.slice(1 + ivLength));
    return { state: 'open', value: JSON.parse(new TextDecoder().decode(text)) };
  } catch {
    return { state: 'damaged' };
  }
}

const isSealed = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value[0] === version && value.length > 1 + ivLength + tagLength;
