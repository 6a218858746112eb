import { defaultSettings } from '../../../src/shared/platform/settings';
import type { Services } from '../../../src/shared/scenes/services';
import { atFirst } from '../../../src/texts/catalogues';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { SomeSealed } from '../../shared/platform/some-sealed';
import { noNotes } from '../../stats/play/some-shelf';

/** A device: what it keeps, and what is sealed on it. It may be switched off after so many changes. */
export class Device {
  readonly saved = new Map<string, unknown>();
  changesLeft = Number.POSITIVE_INFINITY;
  settings = { ...defaultSettings };

  readonly storage = {
    get: async (place: string) => structuredClone(this.saved.get(place)),
    latest: (place: string) => this.storage.get(place),
    alone: <T>(_: string, act: () => Promise<T>) => act(),
    ...noNotes,
    hold: (place: string, value: unknown) => void this.saved.set(place, structuredClone(value)),
    set: async (place: string, value: unknown) => {
      this.change();
      this.saved.set(place, structuredClone(value));
    },
    remove: async (place: string) => {
      this.change();
      this.saved.delete(place);
    },
  };

  readonly sealed = Object.assign(new SomeSealed(), {
    write: async (place: string, value: unknown) => {
      this.change();
      this.sealed.lying.set(place, { state: 'open', value: structuredClone(value) });
      return 'kept' as const;
    },
  });

  get services(): Services {
    const { storage, sealed } = this;
    const preferences = { now: this.settings };
    const coming = { wanted: async () => lexicon };
    const lists = { of: () => coming, ofGame: () => coming };
    return { storage, sealed, preferences, lists, saves: {}, texts: atFirst.texts } as unknown as Services;
  }

  get all() {
    return { kept: Object.fromEntries(this.saved), sealed: Object.fromEntries(this.sealed.lying) };
  }

  private change() {
    if (this.changesLeft-- <= 0) throw new Error('switched off');
  }
}
