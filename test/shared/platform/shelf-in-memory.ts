import type { EncryptedShelf } from '../../../src/shared/platform/encrypted';

/** What is sealed in a browser, for all of its tabs. */
export class ShelfInMemory implements EncryptedShelf {
  readonly lying = new Map<string, unknown>();

  async get(place: string) {
    return this.lying.get(place);
  }

  async set(place: string, value: unknown) {
    this.lying.set(place, value);
  }

  async remove(place: string) {
    this.lying.delete(place);
  }

  async settle(place: string, decide: (lying: unknown) => unknown) {
    this.lying.set(place, decide(this.lying.get(place)));
  }
}
