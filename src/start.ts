import { missing } from './platform/needs';

/** The page has a sentence for each reason; one is shown. */
const tell = (why: 'old' | 'lost') => document.querySelector(`.first .${why}`)?.removeAttribute('hidden');

/** The page is painted before any of this; all else comes with one file, whose styles keep nothing waiting. */
if (missing().length > 0) tell('old');
else
  import('./main').catch((error: unknown) => {
    tell('lost');
    throw error;
  });
