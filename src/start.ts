/** The page is painted before any of this; all else comes with one file, whose styles keep nothing waiting. */
import('./main').catch((error: unknown) => {
  document.querySelector('.first p')?.removeAttribute('hidden');
  throw error;
});
