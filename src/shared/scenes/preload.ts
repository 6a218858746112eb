import type Phaser from 'phaser';
import { paintInSlices } from '../canvas/in-slices';
import { idle } from '../platform/page-time';
import { isOnStage, wentTo } from './go-to';
import { isReadied } from './in-slices';
import { LazyScene } from './lazy-scene';

/** Where players go from a scene, the likeliest first; and what comes along. */
const next: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Menu: [['Board', 'SitDown'], ['PlayerSelect']],
  PlayerSelect: [['Board', 'SitDown']],
  Board: [['GameOver']],
  GameOver: [['Review']],
  SearchChoose: [['WordSearch']],
  WordSearch: [['SearchSummary']],
  ScrambleChoose: [['ScramblePlay'], ['ScrambleSolve']],
  ScramblePlay: [['ScrambleResult']],
};

/** Where something is chosen, it comes soon. What ends a game does not. */
const choosing = new Set(['Menu', 'PlayerSelect', 'SearchChoose', 'ScrambleChoose']);

/**
 * While a scene idles, those that are likely to come are made ready, one behind the other; and then all else. Before the
 * words only the likeliest.
 */
export function preload(game: Phaser.Game, words: Promise<unknown>, made: (scene: string) => unknown) {
  let latest = '';
  const ready = async (own: Phaser.Scene | null) => {
    if (own instanceof LazyScene) await own.prepare();
    // Another game may have been played meanwhile, for which its pictures made room.
    else if (own && isReadied(own))
      await paintInSlices(game.textures, own.makeReady(game), () => false, idle);
  };
  const prepare = async (scene: string) => {
    // Nothing stands in the way of the scene itself.
    const own = game.scene.getScene(scene);
    if (own instanceof LazyScene) await own.prepare();
    const all = (next[scene] ?? []).map((keys) => keys.map((key) => game.scene.getScene(key)));
    // The likeliest is on its way while the scene comes up, or stands in nobody's way.
    if (!choosing.has(scene)) await words;
    else for (const own of all[0] ?? []) if (own instanceof LazyScene) own.askForCode();
    await idle();
    const stage = game.scene.getScene(scene);
    if (latest === scene && stage && isOnStage(stage) && isReadied(stage) && stage.makeMore)
      await paintInSlices(game.textures, stage.makeMore(), () => false, idle);
    for (const waiting of all) {
      await idle();
      if (latest !== scene) return;
      await Promise.all(waiting.map(ready));
      await words;
    }
    await idle();
    if (latest === scene) made(scene);
  };
  game.events.on(wentTo, (scene: string) => {
    latest = scene;
    void prepare(scene);
  });
}
