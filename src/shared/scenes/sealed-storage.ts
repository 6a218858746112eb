import { Sealed } from '../platform/encrypted';
import type { Services } from './services';

/** Own lists and high scores cannot be changed outside the game. Most pages need neither: it is made when asked for. */
export function sealedOf(services: Services): Sealed {
  services.sealed ??= new Sealed(() => {
    services.notice = () => services.texts.boot.notSealed;
  });
  return services.sealed;
}
