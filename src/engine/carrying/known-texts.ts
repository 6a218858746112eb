/**
 * What every game's setup and commands say: in a link it is a number. Links of all releases are read with it, so it
 * only ever grows, at its end.
 */
export const knownTexts: readonly string[] = [
  ...['game', 'version', 'setup', 'commands', 'type', 'seat', 'words', 'seed', 'name', 'mascot'],
  ...['wordbler', 'seats', 'rules', 'tiles', 'kind', 'level', 'step', 'person', 'computer', 'en', 'enable1'],
  ...[
    'invalidWord',
    'fullRackBonus',
    'bagEmpty',
    'failsToEnd',
    'exchangeNeeds',
    'clock',
    'hints',
    'showsWords',
  ],
  ...['turnLost', 'tryAgain', 'challenge', 'gameEnds', 'playOn', 'off', 'perTurn', 'perPlayer'],
  ...['seconds', 'minutes', 'justRight', 'fledgling', 'songbird', 'club', 'expert'],
  ...['begin', 'lay', 'move', 'chooseLetter', 'takeBack', 'recall', 'arrange', 'shuffle', 'done', 'exchange'],
  ...['pass', 'hint', 'accept', 'spendTime', 'tile', 'x', 'y', 'letter', 'cell', 'from', 'to', 'ms'],
  ...['wordSearch', 'list', 'id', 'directions', 'cappedBonus', 'filter', 'family', 'standard', 'scaled'],
  ...['right', 'down', 'left', 'up', 'downLeft', 'downRight', 'upLeft', 'upRight'],
  ...['stroke', 'cheat', 'code', 'mambazamba', 'flash', 'word', 'pause', 'goOn', 'giveUp'],
  ...['scramble', 'board', 'players', 'shortest', 'strikeShared', 'dice', 'side', 'roll', 'typed', 'letters'],
  ...['play', 'path', 'endTurn', 'You'],
  'nestling',
  ...['fr', 'es', 'pt', 'nl', 'pl', 'tr', 'ru', 'el'],
  ...['fr1', 'es1', 'pt1', 'nl1', 'pl1', 'tr1', 'ru1', 'el1'],
  ...[
    'language',
    'family-fr',
    'family-es',
    'family-pt',
    'family-nl',
    'family-pl',
    'family-tr',
    'family-ru',
    'family-el',
  ],
  ...['sha256', 'perDays', 'days', 'challengeSeconds', 'letStand', 'resign'],
  ...['premiums', 'small', 'super', 'letterOrder', 'free', 'handicap', 'points', 'time'],
];
