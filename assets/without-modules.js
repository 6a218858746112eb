/**
 * Stands before the page's own script, and runs where modules may not: from a file, and in a frame without an origin
 * whose host does not let it have them. Then one of the sentences of the page is shown.
 */
(() => {
  const show = (why) => {
    const sentence = document.querySelector(`.first .${why}`);
    if (sentence) sentence.hidden = false;
  };
  const why = () => {
    if (location.protocol === 'file:') return 'file';
    return self.origin === 'null' ? 'shut' : 'lost';
  };
  const failed = ({ target, error }) => {
    if (error instanceof SyntaxError) show('old');
    else if (target instanceof HTMLScriptElement && target.type === 'module') show(why());
  };
  if ('noModule' in HTMLScriptElement.prototype) addEventListener('error', failed, true);
  else show('old');
})();
