/**
 * The Phaser that the page carries: pictures on a 2D canvas, without text, drawings, WebGL, input, sound,
 * loader, tweens, timers, data and physics. Types are those of the whole package, so what is left out fails only where it is called:
 * test/house/phaser.test.ts looks for that in the sources.
 */
import 'phaser-src/cameras/2d/CameraManager';
import 'phaser-src/events/EventEmitter';
import 'phaser-src/gameobjects/DisplayList';
import 'phaser-src/gameobjects/GameObjectCreator';
import 'phaser-src/gameobjects/GameObjectFactory';
import 'phaser-src/gameobjects/UpdateList';
import 'phaser-src/gameobjects/image/ImageFactory';
import 'phaser-src/scene/ScenePlugin';
import constants from 'phaser-src/const';
import CoreEvents from 'phaser-src/core/events';
import Game from 'phaser-src/core/Game';
import BlendModes from 'phaser-src/renderer/BlendModes';
import ScaleModes from 'phaser-src/scale/const/SCALE_MODE_CONST';
import SceneEvents from 'phaser-src/scene/events';
import Scene from 'phaser-src/scene/Scene';

export default {
  CANVAS: constants.CANVAS,
  BlendModes,
  Core: { Events: CoreEvents },
  Game,
  Scale: ScaleModes,
  Scene,
  Scenes: { Events: SceneEvents },
};
