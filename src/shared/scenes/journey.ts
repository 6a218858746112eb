import Phaser from 'phaser';
import { closables, closeLast, confirm, Dialog, watchClosables } from '../panels/dialog';
import { PageHistory, type Step } from '../platform/page-history';
import { goesBack, goTo, isOnStage, staysWith, wentTo } from './go-to';
import { type Arrival, arriveBy, handsOver, menu, onward, stepTo, wayTo } from './places';
import type { Services } from './services';

/** A scene in which a game is played, that Back does not leave without a word. */
export interface Leavable {
  /**
   * Rests while the player is asked; returns what happens when the player stays. Undefined: there is nothing to ask.
   */
  restToLeave(): (() => void) | undefined;
  /** It cannot be gone on with. */
  readonly isLost?: boolean;
}

/** Where the player has come along, from the menu on; Back, Forward and addresses lead over the same way. */
export class Journey {
  private readonly history = new PageHistory((to) => this.follow(to));
  private way: readonly Step[] = [menu];
  private question: Dialog | undefined;
  /** The address that was opened last, until its scene is gone to. */
  private link: string | undefined;
  /** Asked for in the moment in which one scene gives way to another; the new one hears it. */
  private unheard: readonly Step[] | string | undefined;

  constructor(
    private readonly game: Phaser.Game,
    private readonly services: Services,
  ) {
    game.events.on(wentTo, (scene: string, data: object) => this.arrive(scene, data));
    game.events.on(staysWith, (scene: string, data: object) => this.stay(scene, data));
    game.events.on(goesBack, (scene: Phaser.Scene) => this.goBack(scene));
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.hear());
    watchClosables(services.root, () => this.lead());
    addEventListener('keydown', (event) => this.press(event));
  }

  /** The scene the page begins with: that of its address, else that of the last visit. */
  begin(lastVisit: string): Arrival {
    const { hash } = location;
    const saved = this.history.saved.filter(({ aside }) => !aside);
    if (saved.length > 0) return this.take(saved);
    const last = stepTo(lastVisit, {});
    return this.take(hash === '' && last ? onward([menu], last) : this.wayFrom(hash));
  }

  private take(way: readonly Step[]): Arrival {
    const { services } = this;
    const arrival = arriveBy(services, way, this.link);
    this.link = undefined;
    this.way = arrival.way;
    const { because } = arrival;
    if (because) services.notice = () => services.texts.way[because];
    return arrival;
  }

  private wayFrom(address: string) {
    if (handsOver(address)) this.link = address;
    return wayTo(address);
  }

  private arrive(scene: string, data: object) {
    const step = stepTo(scene, data);
    this.question?.remove();
    this.question = undefined;
    if (step) this.way = onward(this.way, step);
    // What is still open closes with the scene that is left.
    this.history.lead(this.way);
  }

  private stay(scene: string, data: object) {
    const step = stepTo(scene, data);
    if (step) this.way = onward(this.way, step);
    this.lead();
  }

  private lead() {
    const { address } = this.way.at(-1) ?? menu;
    const open = closables(this.services.root).map((): Step => ({ address, aside: true }));
    this.history.lead([...this.way, ...(this.stage ? open : [])]);
  }

  private get stage() {
    return this.game.scene.getScenes(true).find(isOnStage);
  }

  /** The player went back, forward, or to an address. */
  private follow(to: readonly Step[] | string) {
    if (!this.stage) {
      this.unheard = to;
      return;
    }
    const led = typeof to === 'string' ? undefined : to.filter(({ aside }) => !aside);
    const isHere = led !== undefined && JSON.stringify(led) === JSON.stringify(this.way);
    const asides = isHere ? to.length - led.length : 0;
    const open = closables(this.services.root).length;
    for (let left = open; left > asides; left--) closeLast(this.services.root);
    // After those are closed: one of them may be the question about another link, which is forgotten with it.
    if (!isHere) this.leaveFor(led ?? this.wayFrom(String(to)));
    this.lead();
  }

  private hear() {
    const { unheard } = this;
    if (unheard === undefined || !this.stage) return;
    this.unheard = undefined;
    this.follow(unheard);
  }

  private leaveFor(way: readonly Step[]) {
    const scene = this.stage;
    if (!scene) return;
    const stay = (scene as Partial<Leavable>).restToLeave?.();
    if (stay) this.ask(scene, way, stay);
    else this.travel(scene, way);
  }

  /** A step of the way that cannot be shown any more is passed over. */
  private goBack(scene: Phaser.Scene) {
    const { services, way } = this;
    const ways = way.map((_, at) => way.slice(0, at)).filter(({ length }) => length > 0);
    const to = ways.findLast((before) => !arriveBy(services, before).because);
    this.travel(scene, to ?? [menu]);
  }

  private travel(scene: Phaser.Scene, way: readonly Step[]) {
    const { scene: key, data } = this.take(way);
    goTo(scene, key, data);
  }

  private ask(scene: Phaser.Scene, way: readonly Step[], stay: () => void) {
    const { leave, lost } = this.services.texts.way;
    const asked = (scene as Partial<Leavable>).isLost ? { ...leave, means: lost } : leave;
    const dialog = new Dialog(this.services.root);
    this.question = dialog;
    const close = () => {
      dialog.remove();
      this.question = undefined;
      this.link = undefined;
      stay();
    };
    const go = () => {
      dialog.remove();
      this.travel(scene, way);
    };
    confirm(dialog, () => ({ ...asked, keep: asked.stay, sure: asked.leave }), go, close);
  }

  /** As in the browser's own window, where there is none around the game, too. */
  private press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const by = steps[key];
    if (!by || !altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    event.preventDefault();
    if (!event.repeat) history.go(by);
  }
}
