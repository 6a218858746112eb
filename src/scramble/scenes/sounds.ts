import type { PageServices } from '../../shared/panels/page-services';
import { chirpOf, lastSecondsFrom } from '../../shared/platform/sound';
import type { ScrambleSession } from '../play/session';
import type * as scramble from '../rules';

/** What is heard of a board that is played. */
export class ScrambleSounds {
  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'sound'>,
  ) {
    const { sound } = services;
    const { making } = session;
    session.happened.on((events) => {
      for (const event of events) this.hear(event);
    });
    session.reached.on(() => sound.play('bigPlay'));
    session.thrown.on(() => sound.play('shake'));
    session.refused.on(() => sound.play('nope'));
    making.changed.on(() => {
      const { path } = making;
      if (path.length > 0) sound.play('stroke', { step: path.length - 1 });
    });
  }

  show() {
    const { session } = this;
    const { left } = session.clock;
    const isHurried = session.isOpen && left !== undefined && left > 0 && left <= lastSecondsFrom;
    this.services.sound.hurryMusic(isHurried);
  }

  remove() {}

  private hear(event: scramble.GameEvent) {
    const { sound } = this.services;
    switch (event.type) {
      case 'wordFound': {
        sound.play('found');
        const chirp = chirpOf(this.session.match.setup.players[event.player]?.mascot);
        if (chirp) sound.play(chirp);
        return;
      }
      case 'turnEnded':
        sound.play(event.reason === 'timeOut' ? 'clock' : 'score');
        return;
      case 'paused':
      case 'wentOn':
        sound.play('page');
    }
  }
}
