import { loadFonts } from './fonts';

/**
 * The page names the files of the scene that is likely to come next. No browser knows their name: Firefox fetches a mere
 * "next" by itself, against a policy that forbids what it does not name. They are asked for as soon as no more than one
 * file of the first scene is still to come, letters before them: so none of it waits for them, and the line does not lie
 * idle while the page begins. They are not run before they are asked for.
 */
export function fetchNextBehind() {
  const first = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[data-size]')].map(({ href }) => href),
  );
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) first.delete(name);
    if (first.size > 1) return;
    observer.disconnect();
    void loadFonts();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="next-scene"]'))
      link.rel = link.as === 'script' ? 'modulepreload' : 'preload';
  });
  observer.observe({ type: 'resource', buffered: true });
}
