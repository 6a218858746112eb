import type { Keeping, Opened } from '../../../src/shared/platform/encrypted';

/** What is sealed on a device, under one name each. */
export class SomeSealed {
  readonly lying = new Map<string, Opened>();
  readonly lyingAside = new Map<string, Opened[]>();
  keeping: Keeping = 'kept';

  async read(name: string): Promise<Opened> {
    return structuredClone(this.lying.get(name) ?? { state: 'none' });
  }

  async write(name: string, value: unknown): Promise<Keeping> {
    this.lying.set(name, { state: 'open', value: JSON.parse(JSON.stringify(value)) });
    return this.keeping;
  }

  async forget(name: string) {
    this.lying.delete(name);
  }

  alone<T>(_: string, act: () => Promise<T>): Promise<T> {
    return act();
  }

  isUnseen() {
    return false;
  }

  async setAside(name: string) {
    const lying = this.lying.get(name);
    if (lying) this.lyingAside.set(name, [...(this.lyingAside.get(name) ?? []), lying]);
    this.lying.delete(name);
  }

  async aside(name: string): Promise<unknown[]> {
    return (this.lyingAside.get(name) ?? []).flatMap((own) => (own.state === 'open' ? [own.value] : []));
  }

  async clearAside(name: string, isKept: (value: unknown) => boolean) {
    const left = (this.lyingAside.get(name) ?? []).filter((own) => own.state !== 'open' || !isKept(own.value));
    this.lyingAside.set(name, left);
  }
}
