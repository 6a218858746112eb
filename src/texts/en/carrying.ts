/** A game in a link, and everything in a file. */
export const carrying = {
  /** Called so while it is fetched. */
  names: { Carried: 'the game of the link', Moving: 'what takes everything along' },
  share: 'Share',
  game: {
    title: 'Share this game',
    close: 'Close',
    means: 'The link holds the whole game. Whoever opens it can play it on from here.',
    meansOver: 'The link holds the whole game. Whoever opens it sees the result, and can replay it.',
    text: (game: string) => `A game of ${game} for you:`,
    link: 'Link',
    copy: 'Copy link',
    send: 'Share',
    code: 'Show as QR code',
    codeOf: 'QR code of the link',
    noCode: 'The code could not be drawn. The link above leads to the same game.',
    copied: 'Copied. Paste it wherever you like.',
    refused: 'Copying is not allowed here. The link is selected: copy it with Ctrl+C, or by a long press.',
    tooLong: 'This game is too long for a link.',
    missing: 'What makes the link could not be loaded. Look after the connection and try again.',
  },
  opening: {
    faults: {
      notCarried: 'The link names no game.',
      newerLink: 'The link was made by a newer version of the game. Load the page anew to get it.',
      damagedLink: 'The link is damaged or was cut off. Ask for it once more; nothing here has changed.',
      tooLongLink: 'The link is longer than any game. Nothing here has changed.',
    },
    unknown: 'The link is to a game that is not played here. Nothing here has changed.',
    refused: (why: string) => `The game of the link cannot be opened. ${why} Nothing here has changed.`,
    title: 'A game came with the link',
    means:
      'You have a game under way. It can wait: then it comes back at the next visit, once the other one is over.',
    keep: 'Keep to my game',
    open: 'Open the link',
    behind: 'This is the game of the link: you have played it further already.',
  },
} as const;
