import Phaser from 'phaser';
import type { Dialog } from '../panels/dialog';
import { openSettings } from '../panels/settings-panel';
import type { Services } from './services';

/** Where no game has a menu of its own the key that opens menus opens the settings. Returns what a button does. */
export function settingsAt(scene: Phaser.Scene, services: Services, dialog: Dialog): () => void {
  const open = () => openSettings(services, dialog);
  const press = (event: KeyboardEvent) => {
    if (event.key !== '9' || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    open();
  };
  addEventListener('keydown', press);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => removeEventListener('keydown', press));
  return open;
}

const isElsewhere = ({ repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  const isTyping = target instanceof Element && target.matches('input:not([type="radio"]), select, textarea');
  return (
    repeat || ctrlKey || metaKey || altKey || isTyping || document.querySelector('dialog[open]') !== null
  );
};
