import { showComing } from './platform/coming-files';
import { missing } from './platform/needs';

/** The page has a sentence for each reason; one is shown. */
function tell(why: 'old' | 'lost') {
  const first = document.querySelector('.first');
  first?.classList.add('stopped');
  first?.querySelector('button')?.addEventListener('click', () => location.reload());
  for (const own of first?.querySelectorAll(`.${why}`) ?? []) own.removeAttribute('hidden');
}

/** The page is painted before any of this; all else comes with one file, whose styles keep nothing waiting. */
if (missing().length > 0) tell('old');
else {
  const stop = showComing();
  import('./main').then(
    () => stop(true),
    (error: unknown) => {
      stop(false);
      tell('lost');
      throw error;
    },
  );
}
