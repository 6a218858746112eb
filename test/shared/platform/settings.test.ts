import { describe, expect, it } from 'vitest';
import { defaultSettings, Preferences, readSettings } from '../../../src/shared/platform/settings';
import { Storage } from '../../../src/shared/platform/storage';

describe('settings', () => {
  it.each([[undefined], [null], ['text'], [7], [[]], [{}]])('are as on the first day when %j was kept', (saved) => {
    expect(readSettings(saved)).toEqual(defaultSettings);
  });

  it('take what is sound and leave what is not', () => {
    const saved = {
      openRacks: true,
      soundVolume: 7,
      pace: 'wild',
      look: 'light',
      textSize: 'huge',
      extra: 1,
      muted: 'yes',
      language: 'xx',
      justRight: {},
    };
    expect(readSettings(saved)).toEqual({ ...defaultSettings, openRacks: true, look: 'light' });
  });

  it('are told to whoever listens, and found again', async () => {
    const storage = new Storage(() => {});
    const preferences = new Preferences(storage);
    const heard: unknown[] = [];
    const stop = preferences.listen((_, changed) => heard.push(changed));
    preferences.change({ legend: false });
    stop();
    preferences.change({ muted: true });
    expect(heard).toEqual([{ legend: false }]);
    const later = new Preferences(storage);
    await later.load();
    expect(later.now).toEqual({ ...defaultSettings, legend: false, muted: true });
  });
});

describe('storage', () => {
  it('says once that nothing can be kept, and remembers for as long as the page lives', async () => {
    let said = 0;
    const storage = new Storage(() => said++);
    await storage.set('a', 1);
    await storage.set('b', 2);
    expect(await storage.get('a')).toBe(1);
    await storage.remove('a');
    expect(await storage.get('a')).toBeUndefined();
    expect(said).toBe(1);
  });

  it('may be lent for a visit: they are not kept, and give way to what the player chooses', async () => {
    const storage = new Storage(() => {});
    const preferences = new Preferences(storage);
    preferences.lend({ muted: true, look: 'light', soundVolume: 7 });
    expect(preferences.now).toEqual({ ...defaultSettings, muted: true, look: 'light' });
    preferences.change({ legend: false });
    preferences.change({ muted: false });
    await preferences.load();
    expect(preferences.now).toEqual({ ...defaultSettings, legend: false, look: 'light' });
    const later = new Preferences(storage);
    await later.load();
    expect(later.now).toEqual({ ...defaultSettings, legend: false });
  });
});
