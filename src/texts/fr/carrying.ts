import { counted, plural } from './forms';

/** A game in a link, and everything in a file. */
export const carrying = {
  /** Called so while it is fetched. */
  names: { Carried: 'la partie du lien', Moving: 'de quoi tout emporter' },
  share: 'Partager',
  game: {
    title: 'Partager cette partie',
    close: 'Fermer',
    means: 'Le lien contient toute la partie. Qui l’ouvre peut la continuer à partir d’ici.',
    meansOver: 'Le lien contient toute la partie. Qui l’ouvre voit le résultat et peut la revoir.',
    text: (game: string) => `Une partie pour toi (${game}) :`,
    link: 'Lien',
    copy: 'Copier le lien',
    send: 'Partager',
    code: 'Montrer un code QR',
    codeOf: 'Code QR du lien',
    noCode: 'Le code n’a pas pu être dessiné. Le lien ci-dessus mène à la même partie.',
    copied: 'Copié. Colle-le où tu veux.',
    refused: 'La copie n’est pas permise ici. Le lien est sélectionné : copie-le avec Ctrl+C, ou par un appui long.',
    tooLong: 'Cette partie est trop longue pour un lien.',
    missing: 'Le partage n’a pas pu être chargé. Vérifie la connexion et réessaie.',
  },
  /** Of the board, when all is over. */
  picture: {
    copy: 'Copier l’image',
    send: 'Partager l’image',
    copied: 'L’image est copiée. Colle-la où tu veux.',
    refused: 'L’image ne peut pas quitter la page ainsi. Enregistre-la plutôt.',
    notSaved:
      'Le navigateur empêche peut-être le jeu d’enregistrer un fichier ici. Si c’est le cas, ouvre le jeu dans son propre onglet.',
    failed: 'L’image n’a pas pu être créée ici.',
  },
  opening: {
    faults: {
      notCarried: 'Le lien ne contient aucune partie.',
      newerLink: 'Le lien vient d’une version plus récente du jeu. Recharge la page pour l’obtenir.',
      damagedLink: 'Le lien est abîmé ou coupé. Redemande-le ; ici, rien n’a changé.',
      tooLongLink: 'Le lien est plus long que toute partie. Ici, rien n’a changé.',
    },
    unknown: 'Le lien mène à un jeu qui ne se joue pas ici. Rien n’a changé.',
    refused: (why: string) => `La partie du lien ne peut pas s’ouvrir. ${why} Ici, rien n’a changé.`,
    title: 'Une partie est venue avec le lien',
    means:
      'Tu as une partie en cours. Elle peut attendre : elle reviendra à ta prochaine visite, quand l’autre sera finie.',
    keep: 'Garder ma partie',
    open: 'Ouvrir le lien',
    behind: 'C’est la partie du lien : tu l’as déjà jouée plus loin.',
  },
  moving: {
    open: 'Un autre appareil',
    go: 'Emporter, apporter',
    title: 'Tout emporter avec toi',
    back: 'Menu',
    take: 'Emporter',
    takeMeans: 'Un fichier avec tes parties, listes de mots, records, réglages et derniers choix.',
    save: 'Enregistrer',
    fileName: 'wordbler-tout.json',
    saved: 'Enregistré. Apporte-le sur l’autre appareil, à cet endroit.',
    code: 'Montrer un code QR',
    codeOf: 'Code QR de tout',
    codeMeans: 'Pointe l’appareil photo de l’autre appareil sur le code.',
    codeTooLong: 'Il y en a trop pour un code. Enregistre plutôt le fichier.',
    noCode: 'Le code n’a pas pu être dessiné. Enregistre plutôt le fichier.',
    bring: 'Apporter',
    bringMeans: 'Ce que change le fichier est d’abord montré. Rien de ce qui est à toi n’est remplacé sans ton accord.',
    choose: 'Choisir un fichier',
    changes: 'Ce qu’apporte le fichier',
    nothing: 'Tout est déjà ici.',
    lists: (added: number, known: number) => {
      const comes = `${counted(added, 'liste')} de mots ${plural(added, { one: 'sera ajoutée', other: 'seront ajoutées' })}`;
      return known === 0
        ? `${comes}.`
        : `${comes}, ${known} ${plural(known, { one: 'est déjà là', other: 'sont déjà là' })}.`;
    },
    played: (added: number) =>
      `${counted(added, 'partie finie', 'parties finies')} ${plural(added, { one: 'sera ajoutée', other: 'seront ajoutées' })} aux statistiques, avec leur marque.`,
    dailies: (added: number) =>
      `${counted(added, 'défi du jour', 'défis du jour')} ${plural(added, { one: 'comptera comme joué', other: 'compteront comme joués' })}.`,
    cards: (changed: number) =>
      `${counted(changed, 'mot à apprendre', 'mots à apprendre')} ${plural(changed, { one: 'sera ajouté ou mis à jour', other: 'seront ajoutés ou mis à jour' })}.`,
    puzzles: (changed: number) =>
      `${counted(changed, 'problème')} ${plural(changed, { one: 'sera ajouté ou mis à jour', other: 'seront ajoutés ou mis à jour' })}.`,
    scores: (added: number, out: number) => {
      const comes = `${counted(added, 'record')} ${plural(added, { one: 'sera ajouté, marqué comme venu', other: 'seront ajoutés, marqués comme venus' })} d’ailleurs.`;
      return out === 0
        ? comes
        : `${comes} ${counted(out, 'score')} plus bas ${plural(out, { one: 'sort', other: 'sortent' })} d’un tableau plein.`;
    },
    games: {
      put: (game: string) => `${game} : sa partie vient ici.`,
      further: (game: string) => `${game} : ta partie est plus avancée dans le fichier, tu la reprends là.`,
      aside: (game: string) => `${game} : sa partie attend la fin de la tienne.`,
      unread: (game: string, why: string) => `${game} : sa partie reste où elle est. ${why}`,
    },
    names: {
      game: 'Wordbler',
      'finished game': 'Wordbler, un résultat',
      search: 'Mots mêlés',
      scramble: 'Scramble',
    },
    settings: (count: number) => `Reprendre aussi ${counted(count, 'réglage')}`,
    settingsMean: 'à la place des tiens',
    choices: 'Les dernières tables, listes et grilles sont reprises là où tu n’en as pas.',
    agree: 'Apporter',
    cancel: 'Laisser',
    changed: 'Quelque chose a changé ici entre-temps. Regarde encore une fois ce que le fichier apporte.',
    done: 'Tout est ici.',
    doneForNow: 'Tout est ici jusqu’à la fermeture de la page : ce navigateur ne garde rien pour elle.',
    faults: {
      cannotRead:
        'Le fichier ne peut pas être lu. Choisis-le encore une fois, ou enregistre-le de nouveau là d’où il vient.',
      tooBig: 'Le fichier est trop gros pour être des nôtres. Rien n’a été apporté.',
      notOurs: 'Ce fichier n’est pas de ce jeu. Choisis celui qu’« Emporter » a enregistré.',
      lists: 'Ce fichier ne contient que des listes de mots. Importe-le sous « Catégories », dans les mots mêlés.',
      newer: 'Le fichier vient d’une version plus récente du jeu. Recharge la page pour l’obtenir, puis réessaie.',
      damaged:
        'Le fichier est abîmé ou a été modifié. Enregistre-le de nouveau là d’où il vient. Rien n’a été apporté.',
      tooManyLists: 'Cela ferait plus de 200 listes de mots. Supprimes-en d’abord. Rien n’a été apporté.',
    },
  },
} as const;

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Imprimer',
  close: 'Fermer',
  means: 'En A4 ou Letter, en noir sur blanc.',
  print: 'Imprimer',
  missing: 'L’impression n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  refused:
    'Si rien ne s’est ouvert, le jeu n’a peut-être pas le droit d’imprimer ici. Laisse ce panneau ouvert et sers-toi de la commande du navigateur, ou ouvre le jeu dans son propre onglet.',
  name: 'Nom',
  date: 'Date',
  code: 'La même à l’écran',
  wordbler: {
    sheet: 'Feuille de score',
    sheetMeans: 'une colonne par personne',
    board: 'Plateau vide',
    boardMeans: 'à remplir à la main',
    turn: 'Tour',
    word: 'Mot',
    points: 'Points',
    total: 'Total',
    left: 'Reste au chevalet',
    tiles: 'Les jetons : leur valeur et leur nombre',
    blank: 'Joker',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'Le premier mot passe par le centre.',
    rack: (size: number) => `Chaque chevalet reçoit ${counted(size, 'jeton')}.`,
  },
} as const;
