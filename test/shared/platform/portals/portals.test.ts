import { describe, expect, it, vi } from 'vitest';
import {
  CrazyGamesPortal,
  GameDistributionPortal,
  type PageControl,
  PokiPortal,
  YouTubePortal,
} from '../../../../src/shared/platform/portals/portal';
import { portalHere } from '../../../../src/shared/platform/portals/portal-here';

/** Notes what is called, in its order. */
function noting() {
  const calls: string[] = [];
  const note = (name: string) => () => void calls.push(name);
  const asked: PageControl = {
    hold: () => {
      calls.push('held');
      return note('let go');
    },
    hush: (isHushed) => void calls.push(isHushed ? 'hushed' : 'heard'),
  };
  return { calls, note, asked };
}

describe('CrazyGames', () => {
  function stand({ environment = 'crazygames', ad = 'adFinished' as 'adFinished' | 'adError' } = {}) {
    const { calls, note, asked } = noting();
    const saved = new Map<string, string>();
    let heard = (_: { muteAudio: boolean }) => {};
    const sdk = {
      init: async () => void calls.push('init'),
      environment,
      game: {
        loadingStart: note('loadingStart'),
        loadingStop: note('loadingStop'),
        gameplayStart: note('gameplayStart'),
        gameplayStop: note('gameplayStop'),
        happytime: note('happytime'),
        settings: { muteAudio: false },
        addSettingsChangeListener: (listener: typeof heard) => {
          heard = listener;
        },
      },
      ad: {
        requestAd: (kind: string, on: Record<'adStarted' | 'adFinished' | 'adError', () => void>) => {
          calls.push(kind);
          if (ad === 'adFinished') on.adStarted();
          on[ad]();
        },
      },
      data: {
        getItem: (key: string) => saved.get(key) ?? null,
        setItem: (key: string, value: string) => void saved.set(key, value),
      },
      user: { systemInfo: { locale: 'de-DE' } },
    };
    return { calls, asked, portal: new CrazyGamesPortal(sdk), mute: (muteAudio: boolean) => heard({ muteAudio }) };
  }

  it('is told of loading and play, and rests for an ad', async () => {
    const { calls, asked, portal, mute } = stand();
    await portal.begin(asked);
    portal.firstFrame();
    portal.ready();
    portal.gameplayStart();
    portal.gameplayStop();
    await portal.pause();
    portal.happy();
    mute(true);
    expect(calls).toEqual([
      ...['init', 'loadingStart', 'heard', 'loadingStop', 'gameplayStart', 'gameplayStop'],
      ...['midgame', 'held', 'let go', 'happytime', 'hushed'],
    ]);
    expect(await portal.language()).toBe('de-DE');
  });

  it('that has no ad lets the game go on, and keeps games', async () => {
    const { calls, asked, portal } = stand({ ad: 'adError' });
    await portal.begin(asked);
    calls.splice(0);
    await portal.pause();
    expect(calls).toEqual(['midgame']);
    expect(await portal.shelf?.get('game')).toBeUndefined();
    await portal.shelf?.set('game', { turns: [1] });
    expect(await portal.shelf?.get('game')).toEqual({ turns: [1] });
  });

  it('that is switched off here is not stood on', async () => {
    const { asked, portal } = stand({ environment: 'disabled' });
    await expect(portal.begin(asked)).rejects.toThrow('disabled');
  });
});

describe('Poki', () => {
  it('is told of loading and play, and rests while an ad is shown, even if it fails', async () => {
    const { calls, note, asked } = noting();
    let isFailing = false;
    const portal = new PokiPortal({
      init: async () => {
        calls.push('init');
        throw new Error('ads are blocked');
      },
      gameLoadingFinished: note('gameLoadingFinished'),
      gameplayStart: note('gameplayStart'),
      gameplayStop: note('gameplayStop'),
      commercialBreak: async (begins) => {
        calls.push('commercialBreak');
        begins();
        if (isFailing) throw new Error('no ad');
      },
    });
    await portal.begin(asked);
    portal.ready();
    portal.gameplayStart();
    portal.gameplayStop();
    await portal.pause();
    const all = ['init', 'gameLoadingFinished', 'gameplayStart', 'gameplayStop', 'commercialBreak', 'held', 'let go'];
    expect(calls).toEqual(all);
    isFailing = true;
    await expect(portal.pause()).rejects.toThrow('no ad');
    expect(calls.slice(-2)).toEqual(['held', 'let go']);
    expect(await portal.language()).toBeUndefined();
  });
});

describe('GameDistribution', () => {
  it('says itself when the game rests', async () => {
    const { calls, asked } = noting();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const tell = (detail: string) => page.dispatchEvent(new CustomEvent('game-distribution', { detail }));
    const portal = new GameDistributionPortal({
      showAd: async () => {
        calls.push('showAd');
        tell('SDK_GAME_PAUSE');
        tell('SDK_GAME_PAUSE');
        tell('SDK_GAME_START');
        throw new Error('no ad');
      },
    });
    await portal.begin(asked);
    await portal.pause();
    tell('SDK_READY');
    tell('SDK_GAME_START');
    expect(calls).toEqual(['showAd', 'held', 'let go']);
    vi.unstubAllGlobals();
  });
});

describe('YouTube', () => {
  function stand(data = '') {
    const { calls, note, asked } = noting();
    const heard: Record<string, (now?: boolean) => void> = {};
    const saved: string[] = [];
    const portal = new YouTubePortal({
      IN_PLAYABLES_ENV: true,
      game: {
        firstFrameReady: note('firstFrameReady'),
        gameReady: note('gameReady'),
        loadData: async () => data,
        saveData: async (text) => void saved.push(text),
      },
      system: {
        isAudioEnabled: () => false,
        onAudioEnabledChange: (on) => {
          heard['audio'] = on as () => void;
        },
        onPause: (on) => {
          heard['pause'] = on;
        },
        onResume: (on) => {
          heard['resume'] = on;
        },
        getLanguage: async () => 'en-US',
      },
    });
    return { calls, asked, portal, heard, saved };
  }

  it('is told what is seen and what answers, and pauses the page', async () => {
    const { calls, asked, portal, heard } = stand();
    await portal.begin(asked);
    portal.firstFrame();
    portal.ready();
    heard['pause']?.();
    heard['pause']?.();
    heard['resume']?.();
    heard['audio']?.(true);
    await portal.pause();
    expect(calls).toEqual(['hushed', 'firstFrameReady', 'gameReady', 'held', 'let go', 'heard']);
    expect(await portal.language()).toBe('en-US');
  });

  it('keeps everything in one text, which is read before it is written', async () => {
    const { portal, saved } = stand('{"game":{"old":true},"lessons":["search"]}');
    expect(await portal.shelf?.get('game')).toEqual({ old: true });
    await Promise.all([portal.shelf?.set('game', { old: false }), portal.shelf?.set('settings', { muted: true })]);
    expect(JSON.parse(saved.at(-1)!)).toEqual({
      game: { old: false },
      lessons: ['search'],
      settings: { muted: true },
    });
  });
});

describe('a page', () => {
  it('stands on no portal but the one whose script is there', () => {
    expect(portalHere({})).toBeUndefined();
    expect(portalHere({ gdsdk: { showAd: async () => {} } })).toBeTypeOf('function');
  });
});
