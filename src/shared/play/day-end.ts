import { dateOf, dayOf } from './day';

/** A device that sleeps is late; a clock may be set, and a zone left. */
const mostMs = 3_600_000;

/** Calls whenever another day has begun where the player is. What comes back ends that. */
export function onNewDay(come: () => void): () => void {
  let today = dayOf(new Date());
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(waiting);
    const now = new Date();
    const day = dayOf(now);
    if (day !== today) {
      today = day;
      come();
    }
    const midnight = dateOf(day);
    midnight.setDate(midnight.getDate() + 1);
    waiting = setTimeout(look, Math.min(midnight.getTime() - now.getTime(), mostMs));
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', look);
  };
}
