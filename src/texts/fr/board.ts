export const refusals = {
  malformed: 'Ce coup n’est pas possible.',
  gameOver: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  challengeOpen: 'Le dernier coup peut encore être contesté.',
  notYourPlay: 'Tu ne peux plus contester ce coup.',
  notYourTile: 'Ce jeton n’est pas sur ton chevalet.',
  noChallenge: 'Il n’y a pas de coup à contester.',
  noHints: 'Cette partie se joue sans indices.',
  notABlank: 'Seul un joker peut changer de lettre.',
  notLaid: 'Tu n’as pas posé ce jeton pendant ce tour.',
  alreadyLaid: 'Ce jeton est déjà sur le plateau.',
  squareTaken: 'Cette case est prise.',
  letterMissing: 'Choisis une lettre pour le joker.',
  nothingLaid: 'Pose d’abord au moins un jeton.',
  nothingToTakeBack: 'Aucun jeton à reprendre.',
  notInLine: 'Pose tes jetons sur une seule ligne ou colonne.',
  gap: 'Il y a un trou dans ton mot.',
  missesStar: 'Le premier mot doit passer par l’étoile.',
  tooShort: 'Le premier mot doit avoir au moins deux lettres.',
  disjoint: 'Ton mot doit toucher un mot du plateau.',
  takeTilesBack: 'Reprends d’abord tous tes jetons.',
  bagTooSmall: 'Trop peu de jetons dans le sac pour échanger.',
  noTilesChosen: 'Choisis d’abord des jetons.',
  noMoreHints: 'L’indice a tout dit.',
  hintsSpent: 'Tu as utilisé tous tes indices.',
  noSuchTile: 'Tu n’as pas ce jeton.',
} as const;

export const names = {
  nameEmpty: 'Écris un nom.',
  nameTooLong: '16 caractères au plus.',
  nameTaken: 'Ce nom est déjà pris.',
} as const;

export const endings = {
  fails: 'Trop de tours sans points. Chacun perd la valeur de ses jetons restants.',
  wentOut: 'Dernier jeton posé. Les autres cèdent la valeur de leurs jetons restants au joueur qui a fini.',
  bagEmpty: 'Le sac est vide. Chacun perd la valeur de ses jetons restants.',
  resigned: 'Tous les autres ont abandonné. Les scores restent tels quels.',
  oneTurn: 'C’était le seul tour.',
} as const;

export const news = {
  starts: '{who/Tu commences/# commence}.',
  scores: '{who/Tu marques/# marque} {points|# point|# points} avec {word}.',
  letsStand: '{who/Tu acceptes/# accepte} le coup.',
  challengeFailed: 'Tous les mots sont valables. {who/Tu perds/# perd} un tour.',
  exchanges: '{who/Tu échanges/# échange} {count|# jeton|# jetons}.',
  passes: '{who/Tu passes/# passe}.',
  timedOut: 'Temps écoulé pour {who/toi/#}.',
  skips: '{who/Tu sautes/# saute} un tour.',
  resigns: '{who/Tu abandonnes/# abandonne}.',
} as const;

export const happening = {
  exchanged: 'Échange de {count|# jeton|# jetons}',
  passed: 'Passe',
  invalid: 'Hors dictionnaire : {words}',
  inAnyOrder: '{count|Aucun mot}, quel que soit l’ordre : {words}',
  disjoint: 'Ne touche aucun mot : {word}',
  timedOut: 'Temps écoulé',
  challengedInVain: 'Contestation perdue contre {who/toi/#}',
  skipped: 'Tour sauté', resigned: 'Abandon', handicap: 'Handicap',
  rackLost: 'Jetons restants : {letters}',
  wentOut: 'Tous les jetons posés',
  overTime: '{count|# minute|# minutes} de trop',
} as const;

export const board = {
  onTurn: 'À jouer',
  tilesLeft: '{count|jeton|jetons}',
  scoreless: 'Tours sans points', scorelessShort: 'Sans points',
  scorelessOf: '{fails}/{most}',
  done: 'Valider', recall: 'Tout reprendre', shuffle: 'Mélanger', exchange: 'Échanger',
  exchangeTiles: 'Échanger {count|# jeton|# jetons}',
  chooseTiles: 'Choisis des jetons', exchangeCosts: 'Un échange te coûte ton tour.',
  exchangeNeeds: 'Pour échanger, il faut {count|# jeton|# jetons} dans le sac.',
  keepTurn: 'Ne pas passer',
  passing: 'Tu passes dans trois secondes. Échap pour annuler.',
  passSure: { title: 'Passer ?', means: 'C’est ton seul tour. Le meilleur coup s’affichera ensuite.' },
  bonusSigns: { '2L': 'LD', '3L': 'LT', '2W': 'MD', '3W': 'MT' },
  bonusesInShort: { '2L': 'lettre ×2', '3L': 'lettre ×3', '2W': 'mot ×2', '3W': 'mot ×3' },
  otherTab: 'La partie est ouverte dans un autre onglet. Recharge la page pour continuer ici.',
  notKept: 'Ce navigateur n’enregistre rien. La partie sera perdue si tu fermes la page.',
  notFilled: 'Plein écran impossible ici.',
  clockAhead: 'Entraînement : l’horloge de cet appareil avançait. Les défis comptent de nouveau à partir du {day}.',
} as const;

export const table = {
  help: 'Touches et aide', mute: 'Couper le son', unmute: 'Activer le son',
  fullscreen: 'Plein écran',
  lastPlays: 'Derniers coups', invalid: 'non valable', exchange: 'Échange',
  failedChallenge: 'Contestation perdue',
  hurry: 'Touche pour accélérer',
  hurryAnywhere: 'Touche n’importe où pour accélérer',
  openRacks: 'Tous les chevalets sont visibles',
  unseen: 'Jetons cachés',
  whereUnseen: '{bag} dans le sac, {racks} sur les chevalets',
  notOpen: 'Attends que les jetons s’arrêtent',
} as const;

export const chooser = {
  title: 'Choisis une lettre pour le joker',
  means: 'Vaut 0. Touche à côté pour annuler.',
} as const;

export const sheet = {
  title: '{who/Tu marques/# marque} {points|# point|# points}',
  place: { across: 'horizontalement depuis {square}', down: 'verticalement depuis {square}' },
  reads: 'Ces lettres forment',
  wordTimes: 'mot ×{multiplier}',
  bonus: 'Les sept jetons',
} as const;

export const challenge = {
  title: '{who/Tu joues/# joue} un coup à {points|# point|# points}',
  ask: '{who/Tu contestes/#, tu contestes} ce coup ?',
  accept: 'Accepter', challenge: 'Contester',
} as const;

export const history = {
  title: 'Historique',
  titleOf: '{who/Ton historique/Historique : #}',
  howScored: 'Détail du score : {word}',
  play: 'Coup', invalid: 'Non valable',
  none: 'Encore rien.',
  average: 'par tour avec points',
  best: 'meilleur coup', misses: 'non valables', exchanges: 'échangés',
  disjoint: 'ne touche aucun mot',
} as const;

export const over = {
  wins: '{who/Tu gagnes/# gagne}',
  sharedWin: 'Victoire partagée : {names}',
  ahead: '{points|# point|# points} d’avance sur {who/toi/#}',
  behind: '{points|# point|# points} de retard sur {who/toi/#}',
  finalScores: 'Scores finaux',
  player: 'Joueur', left: 'Jetons restants', adjustment: 'Ajustement',
  savePicture: 'Enregistrer l’image',
  picture: 'Image',
  saveFile: 'Enregistrer le fichier',
  file: 'Fichier', highlights: 'Temps forts',
  longestWord: 'Mot le plus long',
  average: 'Moyenne par tour', bonuses: 'Bonus',
  times: '{count|une fois|# fois}',
  none: 'aucun',
  wentOut: 'tous les jetons posés',
  handicap: 'handicap',
  overTime: '{count} min de trop',
  resigned: 'abandon : dernier rang',
} as const;

export const curtain = { passTo: 'Passe l’appareil à {who/toi/#}', lift: 'Voir mes jetons' } as const;

export const draw = {
  title: 'Qui commence ?',
  rule: 'Le plus proche de A commence. Touche pour passer.',
  tie: 'Égalité : {names}, avec {letter}.',
  tieOfBlanks: 'Égalité : {names}, avec un joker.',
  again: 'Nouveau tirage.',
  drew: '{who/Tu tires/# tire} : {letters}.',
  blank: 'Un joker bat tout.',
  nearest: '{who/Tu tires/# tire} {letter}, le plus proche de A.',
} as const;

export const hint = {
  more: 'Encore', thinking: 'Je cherche', placeIt: 'Poser',
  isPlaced: 'Déjà sur le plateau',
  title: 'Indice {step} sur 3',
  tiles: 'Utilise {count|ce jeton|ces # jetons}.',
  squares: '{count|Ce jeton va|Ces # jetons vont} ici.',
  noPlay: 'Aucun coup possible. Échange ou passe.',
  failed: 'Aucun indice trouvé. Réessaie.',
  close: 'Fermer l’indice',
  spoken: {
    thinking: 'Recherche d’un coup.',
    tiles: 'Indice 1 sur 3 : utilise {letters}.',
    squares: 'Indice 2 sur 3 : en {squares}.',
    word: 'Indice 3 sur 3 : {word}, {place}, {points|# point|# points}.',
    closed: 'Indice fermé.',
  },
  verdict: {
    found: 'Tu as trouvé le meilleur coup.',
    helped: 'Trouvé avec {count|# indice|# indices}.',
    best: 'Le meilleur : {word}, {points|# point|# points}. Tu en as marqué {share%}.',
    share: 'Le meilleur : {points|# point|# points}. Tu en as marqué {share%}.',
    last: 'Au dernier tour, {who/tu pouvais/# pouvait} jouer {word} pour {points|# point|# points}.',
  },
} as const;

export const computer = {
  levels: {
    justRight: 'Sur mesure', nestling: 'Oisillon', fledgling: 'Moineau', songbird: 'Rossignol', club: 'Club',
    expert: 'Expert', master: 'Maître',
  },
  glosses: {
    justRight: 'à ta portée', nestling: 'débutant', fledgling: 'facile', songbird: 'moyen', club: 'difficile',
    expert: 'très difficile', master: 'le plus fort',
  },
  between: {
    hatchling: 'juste sous Oisillon',
    aboveFledgling: 'juste au-dessus de Moineau',
    aboveSongbird: 'juste au-dessus de Rossignol',
  },
  justRight: 'Sur mesure : {step}',
  playsJustRight: '{names} {count|joue|jouent} à ton niveau : {step}.',
  kind: 'Ordinateur',
  says: '« {remark} »',
  sure: 'Sûr à {share%}.',
  remarks: {
    nestling: ['Un mot ! Un vrai !', 'Flap, flap, hop !', 'Je l’ai trouvé sans aide !', 'Ça fait beaucoup ?'],
    fledgling: [
      'C’est moi qui ai fait ça ?',
      'Regarde, regarde ce que j’ai trouvé !',
      'La chance du débutant.',
      'Je peux recommencer ?',
    ],
    songbird: [
      'Celui-là, il chante !',
      'Il m’est venu comme un air.',
      'J’aime bien ce chevalet.',
      'Beau temps sur ma branche.',
    ],
    club: ['J’attendais ce moment.', 'Les cases tombaient juste.', 'Chaque point compte.', 'À toi de jouer.'],
    expert: ['Comme prévu.', 'L’ouverture était trop belle.', 'Le sac a été généreux.', 'Un coup d’avance.'],
    master: ['Je l’avais vu venir.', 'Je l’ai essayé mille fois.', 'De tous les coups, celui-ci.', 'La patience paie.'],
  },
  noThought: 'L’ordinateur est bloqué.',
  noThoughtMeans: 'Ta partie est enregistrée. Réessaie, ou quitte et reviens.',
  nextTurn: 'Tour suivant',
} as const;
