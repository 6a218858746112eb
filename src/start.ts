import { canDraw, fetchNextBehind, missing, showComing } from './shared/platform/first-load';

const first = document.querySelector('.first');

/** The page has a sentence for each reason; one is shown. */
function tell(why: 'old' | 'undrawn' | 'lost') {
  first?.classList.add('stopped');
  first?.querySelector('.tile')?.classList.add('over');
  first?.querySelector('button')?.addEventListener('click', () => location.reload());
  for (const own of first?.querySelectorAll(`.${why}`) ?? []) own.removeAttribute('hidden');
}

/**
 * Styles that come later come behind the first ones, which stood in the body so that nothing waited for them: before
 * them they
 * would have every style of the page, and every letter, looked up and laid out anew.
 */
function putFirstStylesFirst() {
  const styles = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  const same = styles?.cloneNode() as HTMLLinkElement | undefined;
  if (!styles || !same) return;
  same.onload = () => styles.remove();
  document.head.append(same);
}

first?.classList.add('begun');

/** The page is painted before any of this; all else comes with one file, whose styles keep nothing waiting. */
if (missing().length > 0) tell('old');
else if (!canDraw()) tell('undrawn');
else {
  putFirstStylesFirst();
  const stop = first && showComing(first);
  fetchNextBehind();
  import('./main')
    .catch((error: unknown) => {
      tell('lost');
      throw error;
    })
    .finally(() => stop?.());
}
