/**
 * The page names the files of the scene that is likely to come next. They are fetched while the first one is begun, when
 * the line would lie idle, and not run before they are asked for. No browser knows their name: Firefox fetches
 * a mere "next" by itself, against a policy that forbids what it does not name.
 */
export function fetchNext() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="next-scene"]'))
    link.rel = link.as === 'script' ? 'modulepreload' : 'preload';
}
