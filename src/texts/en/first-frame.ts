/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  description:
    'Crossing words, word search and Scramble: alone, against the computer or together. No account, and it plays without a network.',
  loading: 'Loading',
  coming: 'The games are coming:',
  lost: 'Wordbler could not be loaded. Look after the connection. What is kept here stays.',
  undrawn: 'This browser gives Wordbler nothing to draw on. Restart it, or use another one.',
  again: 'Try again',
  old: 'This browser is too old for Wordbler. It takes Chrome or Edge 110, Firefox 125, Safari 16.4, iOS or iPadOS 16.4, or any newer.',
  file: 'Browsers do not let Wordbler run from a file. Put its folder on a web server, or run “npm start” in its source, and open the address of that.',
  shut: 'This frame is shut off from the site that Wordbler lies on. The frame needs “allow-same-origin” in its sandbox, or the site must send “Access-Control-Allow-Origin: *” with every file.',
  noScript: 'Wordbler needs JavaScript. Please switch it on and load the page again.',
};
