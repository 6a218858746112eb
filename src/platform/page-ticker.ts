/** The page's own clock, for whoever measures time and wants to be woken. */
export const pageTicker = {
  now: () => performance.now(),
  every(ms: number, tick: () => void): () => void {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  after(ms: number, wake: () => void): () => void {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};
