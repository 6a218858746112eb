/**
 * Stands before the page's own script, and runs where modules may not: from a file, and in a frame without an origin
 * whose host does not let it have them. Then one of the sentences of the page is shown.
 */
(() => {
  const show = (why) => {
    const first = document.querySelector('.first:not(.stopped)');
    if (!first) return;
    first.classList.add('stopped');
    first.querySelector('.tile').classList.add('over');
    for (const own of first.querySelectorAll(`.${why}`)) own.hidden = false;
    const again = first.querySelector('button');
    if (again) again.onclick = () => location.reload();
  };
  const why = () => {
    if (location.protocol === 'file:') return 'file';
    return self.origin === 'null' ? 'shut' : 'lost';
  };
  const failed = ({ target, error }) => {
    if (error instanceof SyntaxError) show('old');
    else if (target instanceof HTMLScriptElement && target.type === 'module') show(why());
  };
  // What fails before this is here fails unheard: a page that is whole without having begun never will.
  const unheard = () => document.querySelector('.first:not(.begun)') && show(why());
  if ('noModule' in HTMLScriptElement.prototype) {
    addEventListener('error', failed, true);
    addEventListener('load', unheard);
  } else show('old');
})();
