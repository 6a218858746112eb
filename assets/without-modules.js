/**
 * Stands before the page's own script. Says what the first frame says in the language that was read here last, or else in
 * the one the browser likes best. Runs where modules may not, too: from a file, and in a frame without an origin whose host
 * does not let it have them. Then one of the sentences of the page is shown.
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
  const last = () => {
    try {
      return localStorage.getItem('wordbler: language');
      // biome-ignore lint/correctness/noUnusedVariables: older browsers cannot read a catch without a name
    } catch (none) {
      return null;
    }
  };
  const speak = () => {
    const frames = new Map(Object.entries(FIRST_FRAMES));
    const asked = new URLSearchParams(location.search).get('lang');
    const liked = navigator.languages.map((tag) => [tag, tag.split('-')[0].toLowerCase()]);
    const language = [asked, last()].concat(...liked).find((tag) => frames.has(tag));
    if (!language) return;
    const said = frames.get(language);
    Object.assign(document.documentElement, { lang: language, dir: said.dir || 'ltr' });
    for (const own of document.querySelectorAll('[data-says]')) own.textContent = said[own.dataset.says];
    document.querySelector('.coming').setAttribute('aria-label', said.loading);
    document.querySelector('meta[name=description]').content = said.description;
  };
  if ('noModule' in HTMLScriptElement.prototype) {
    addEventListener('error', failed, true);
    addEventListener('load', unheard);
  } else show('old');
  speak();
})();
