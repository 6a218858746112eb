import { counted } from './forms';

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
    missing: 'What hands the game out could not be loaded. Look after the connection and try again.',
  },
  /** Of the board, when all is over. */
  picture: {
    copy: 'Copy the picture',
    send: 'Share the picture',
    copied: 'The picture is copied. Paste it wherever you like.',
    refused: 'The picture may not leave the page this way. Save it instead.',
    notSaved: 'The browser may not let the game save a file here. If it did not, open the game in a tab of its own.',
    failed: 'The picture could not be made here.',
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
    means: 'You have a game under way. It can wait: then it comes back at the next visit, once the other one is over.',
    keep: 'Keep to my game',
    open: 'Open the link',
    behind: 'This is the game of the link: you have played it further already.',
  },
  moving: {
    open: 'Another device',
    go: 'Take along, bring in',
    title: 'Take everything with you',
    back: 'Menu',
    take: 'Take along',
    takeMeans: 'One file with your games, word lists, high scores, settings and last choices.',
    save: 'Save the file',
    fileName: 'wordbler-everything.json',
    saved: 'Saved. Bring it in on the other device, here.',
    code: 'Show as QR code',
    codeOf: 'QR code of everything',
    codeMeans: 'Point the camera of the other device at the code.',
    codeTooLong: 'There is too much here for a code. Save the file instead.',
    noCode: 'The code could not be drawn. Save the file instead.',
    bring: 'Bring in',
    bringMeans: 'What the file changes is shown first. Nothing of yours is replaced unasked.',
    choose: 'Choose a file',
    changes: 'What the file brings',
    nothing: 'All of it is here already.',
    lists: (added: number, known: number) =>
      known === 0
        ? `${counted(added, 'word list')} will be added.`
        : `${counted(added, 'word list')} will be added, ${known} ${known === 1 ? 'is' : 'are'} here already.`,
    played: (added: number) =>
      `${counted(added, 'finished game')} will be added to the statistics, marked as brought in.`,
    dailies: (added: number) => `${counted(added, 'daily', 'dailies')} will count as done.`,
    cards: (changed: number) => `${counted(changed, 'word')} to learn will be added, or known better.`,
    puzzles: (changed: number) => `${counted(changed, 'puzzle')} will be added, or known to be solved.`,
    scores: (added: number, out: number) =>
      `${counted(added, 'high score')} will be added, marked as from elsewhere.${
        out === 0 ? '' : ` ${counted(out, 'score')} below ${out === 1 ? 'it leaves' : 'them leave'} a full table.`
      }`,
    games: {
      put: (game: string) => `${game}: its game comes here.`,
      further: (game: string) => `${game}: the file has gone further in your game, and you go on there.`,
      aside: (game: string) => `${game}: its game waits until yours is over.`,
      unread: (game: string, why: string) => `${game}: its game stays behind. ${why}`,
    },
    names: {
      game: 'Wordbler',
      'finished game': 'Wordbler, a result',
      search: 'Word search',
      scramble: 'Scramble',
    },
    settings: (count: number) => `Take over ${counted(count, 'setting')}, too`,
    settingsMean: 'in place of yours',
    choices: 'Last tables, lists and boards are taken where you have none.',
    agree: 'Bring it in',
    cancel: 'Leave it',
    changed: 'Something has changed here meanwhile. Look once more at what the file brings.',
    done: 'Everything is here.',
    doneForNow: 'Everything is here, until this page is closed: this browser keeps nothing for it.',
    faults: {
      cannotRead: 'The file cannot be read. Choose it once more, or save it anew where it comes from.',
      tooBig: 'The file is too big for one of ours. Nothing was brought in.',
      notOurs: 'This is no file of this game. Choose the one that “Take along” has saved.',
      lists: 'This file holds word lists alone. Bring it in under “Categories” of the word search.',
      newer: 'The file was saved by a newer version of the game. Load the page anew to get it, then try again.',
      damaged: 'The file is damaged or was changed. Save it anew where it comes from. Nothing was brought in.',
      tooManyLists: 'That would be more than 200 word lists. Delete some first. Nothing was brought in.',
    },
  },
} as const;

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Print',
  close: 'Close',
  means: 'On A4 or Letter, in black on white.',
  print: 'Print',
  missing: 'What prints could not be loaded. Look after the connection and try again.',
  refused:
    'If nothing opened, the game may not print here. Leave this panel open and use the browser’s own command, or open the game in a tab of its own.',
  name: 'Name',
  date: 'Date',
  code: 'The same on a screen',
  wordbler: {
    sheet: 'Score sheet',
    sheetMeans: 'a column for each player',
    board: 'Empty board',
    boardMeans: 'to be laid on by hand',
    turn: 'Turn',
    word: 'Word',
    points: 'Points',
    total: 'Total',
    left: 'Left on the rack',
    tiles: 'The tiles, with what each is worth and how many there are',
    blank: 'Blank',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'The first word crosses the middle.',
    rack: (size: number) => `Everyone draws ${counted(size, 'tile')}.`,
  },
} as const;
