import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('An invitation', () => {
  const link = (host: string) => `http://${host}:8787/#room=a`;

  const sentFrom = async (hostname: string, says: () => Promise<string>) => {
    const asked: string[] = [];
    vi.stubGlobal('location', { hostname });
    vi.stubGlobal('document', { baseURI: `http://${hostname}:8787/` });
    vi.stubGlobal('fetch', async (address: URL) => {
      asked.push(address.href);
      return { text: says };
    });
    vi.resetModules();
    const { askHostForOthers, forOthers } = await import('../../../src/online/client/connection');
    await askHostForOthers();
    await askHostForOthers();
    return { asked, sent: forOthers(link(hostname)) };
  };

  it('from the server’s own machine bears the address by which others reach it', async () => {
    for (const own of ['localhost', '127.0.0.1', '[::1]'])
      expect(await sentFrom(own, async () => 'here 192.0.2.7')).toEqual({
        asked: [`http://${own}:8787/online`],
        sent: link('192.0.2.7'),
      });
  });

  it('is as it was where the server tells none, as one of before, and elsewhere nobody is asked', async () => {
    for (const says of ['here', 'none', 'here <b>', '<!doctype html>'])
      expect((await sentFrom('localhost', async () => says)).sent).toBe(link('localhost'));
    expect((await sentFrom('localhost', () => Promise.reject(new TypeError('gone')))).sent).toBe(link('localhost'));
    expect(await sentFrom('games.example', async () => 'here 192.0.2.7')).toEqual({
      asked: [],
      sent: link('games.example'),
    });
  });
});
