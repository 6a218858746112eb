/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  title: 'Wordbler: three word games in one nest',
  description:
    'A crossword board game, Word search and Scramble. Play alone, against the computer or with friends. No account.',
  loading: 'Loading',
  coming: 'Loading games',
  lost: 'Couldn’t load Wordbler. Check your connection.',
  undrawn: 'Wordbler can’t draw in this browser. Restart it or use another.',
  again: 'Try again',
  old: 'Wordbler needs Chrome or Edge 110, Firefox 125, Safari 16.4, iOS 16.4 or later.',
  file: 'Wordbler can’t run from a file. Put its folder on a web server, or run “npm start” in its source.',
  shut: 'This frame can’t reach Wordbler. Add “allow-same-origin” to its sandbox, or send “Access-Control-Allow-Origin: *” with every file.',
  noScript: 'Wordbler needs JavaScript. Turn it on and reload the page.',
};
