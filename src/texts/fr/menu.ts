export const menu = {
  playNowOf: 'Jouer : {game}',
  games: {
    wordbler: { about: 'Croise des mots sur le plateau.', more: 'Joueurs et règles' },
    search: { about: 'Trouve les mots cachés.', more: 'Catégories' },
    scramble: { about: 'Relie les lettres.', more: 'Plateau et joueurs' },
  },
  continueGame: 'Continuer {game}',
  found: '{found|# trouvé|# trouvés} sur {words}',
  ownList: 'Ma liste',
  toMove: 'À {who/toi/#} de jouer',
  unopened: {
    is: 'Impossible d’ouvrir une partie enregistrée. {why}',
    save: 'Enregistrer le fichier',
    fileName: 'partie-enregistree.json',
  },
  newer: { is: 'Mise à jour prête. Tes parties sont enregistrées.', open: 'Mettre à jour' },
  strip: 'Défis du jour',
  dailies: { find: 'Coup du jour', search: 'Mots mêlés du jour', scramble: 'Scramble du jour' },
  dailyAll: 'Tout est fait. À demain.',
  dailyNext: 'Ensuite : {name}',
  friends: 'Amis',
} as const;

export const settings = {
  look: 'Affichage', textSize: 'Taille du texte',
  textSizes: { small: 'Petite', normal: 'Normale', large: 'Grande', largest: 'Très grande' },
  theme: 'Thème',
  looks: { dark: 'Sombre', light: 'Clair', contrast: 'Contrasté', system: 'Système' },
  legend: 'Légende', labels: 'Sigles des cases bonus', preview: 'Aperçu du score',
  openRacks: 'Chevalets visibles',
  leftHanded: 'Mode gaucher', breakdown: 'Détail du score',
  breakdowns: { rules: 'Règles', each: 'Chaque coup', own: 'Mes coups', asked: 'Sur demande' },
  thinking: 'Réflexion de l’ordinateur',
  thinkings: { instant: 'Éclair', natural: 'Normale', slow: 'Lente' },
  verdict: 'Montrer le meilleur coup',
  muted: 'Tout couper', sounds: 'Effets', music: 'Musique', silent: 'Coupé', marks: 'Mots trouvés',
  searchMarks: { both: 'Les deux', squares: 'Cases', strokes: 'Traits' },
  motion: 'Mouvement', animations: 'Animations',
  motions: { system: 'Système', full: 'Toutes', reduced: 'Moins' },
  languageMissing: 'Impossible de charger {language}. Vérifie ta connexion et choisis à nouveau.',
} as const;

export const share = {
  notSaved: 'Rien d’enregistré ? Copie ce texte.',
  byKey: 'Copie la sélection : Ctrl+C.',
  byFinger: 'Copie la sélection : appui long.',
  field: 'Texte et lien',
} as const;

export const help = {
  steps: {
    lay: [
      'Pose un mot',
      'Fais glisser des jetons sur une ligne, ou touche un jeton, puis une case. Le premier mot passe par l’étoile.',
    ],
    back: ['Change d’avis', 'Ramène un jeton sur ton chevalet, ou touche « Reprendre ».'],
    touch: ['Relie les mots', 'Tout ce qui se touche, en ligne et en colonne, doit former un mot.'],
    colours: [
      'Profite des cases bonus',
      'LD et LT multiplient une lettre, MD et MT le mot entier. Chaque case ne sert qu’une fois.',
    ],
    done: [
      'Touche « Valider »',
      'Un mot non valable peut te coûter ton tour (voir Règles). Pas de mot ? Échange des jetons ou passe.',
    ],
    closer: ['Regarde de près', 'Sur un téléphone, zoome et déplace le plateau à deux doigts.'],
  },
} as const;

export const about = {
  title: 'À propos',
  licences: 'Toutes les licences',
  story: [
    'Une paruline, « warbler » en anglais, et beaucoup de mots : voilà Wordbler.',
    'Ms. Wordbler, la paruline jaune, est ton hôtesse : elle te montre les premiers pas et t’apporte les défis du jour.',
    'Ses jeux viennent des articles « Ms. Wordbler » et « Word search » de CodeProject, et de DeScramble.',
    'Ils sont là pour le plaisir, et pour montrer comment un tel jeu réfléchit.',
  ],
  rows: [
    ['Liste de mots', 'ENABLE1, d’Alan Beale et M. Cooper. Domaine public. 168 551 mots de 2 à 15 lettres.'],
    [
      'Fréquence des mots',
      'SCOWL, modifié. Copyright 2000-2016, Kevin Atkinson. Gros mots : cuss, profane-words et word-list, revus à la main.',
    ],
    ['Définitions', 'WordNet 3.1, modifié. Copyright 2011, Princeton University. Tous droits réservés.'],
    ['Autres définitions', 'Webster’s Revised Unabridged Dictionary de 1913. Domaine public.'],
    ['Polices', 'M PLUS Rounded 1c et Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Fait avec',
      'Phaser, howler, lit-html, birpc, uqr et seedrandom (licences MIT ou BSD), idb-keyval (Apache License 2.0).',
    ],
    ['Dessins et sons', 'Faits pour ce jeu.'],
    ['Licence', 'MIT.'],
    ['Tes données', 'Elles restent sur cet appareil. Seules les parties entre amis passent par le serveur de ce site.'],
  ],
} as const;

export const keys = {
  title: 'Raccourcis clavier',
  printed: {
    Control: 'Ctrl', Escape: 'Échap', Enter: 'Entrée', Backspace: 'Retour arrière', Delete: 'Suppr', Space: 'Espace',
  },
  board: [
    { keys: 'A à Z', meaning: 'Poser ce jeton, ou un joker, sous le curseur' },
    { keys: 'A à Z, sans curseur', meaning: 'Prendre le jeton, puis cliquer sur une case' },
    { keys: '← ↑ → ↓', meaning: 'Afficher ou déplacer le curseur' },
    { keys: 'Ctrl + flèche', meaning: 'Sauter au jeton suivant ou au bord' },
    { keys: 'Espace', meaning: 'Écrire en ligne ou en colonne' },
    { keys: 'Retour arrière ou Ctrl+Z', meaning: 'Reprendre le dernier jeton' },
    { keys: 'Suppr', meaning: 'Reprendre le jeton sous le curseur' },
    { keys: 'Entrée', meaning: 'Valider, ou échanger les jetons choisis' },
    { keys: 'Échap', meaning: 'Tout reprendre, annuler ou fermer' },
    { keys: 'Ctrl+Entrée', meaning: 'Passer' },
    { keys: '1 à 4', meaning: 'Historique de ce joueur' },
    { keys: '=', meaning: 'Détail du dernier coup' },
    { keys: '5', meaning: 'Mélanger le chevalet' },
    { keys: '6', meaning: 'Échanger ; choisir par lettre, ou avec les flèches et Espace' },
    { keys: '7', meaning: 'Indice : les jetons, les cases, le mot, puis la pose' },
    { keys: '9', meaning: 'Menu' },
    { keys: '0', meaning: 'Lire le score (lecteurs d’écran)' },
    { keys: ',', meaning: 'Lire les mots, la ligne et les cases bonus autour du curseur' },
    { keys: 'Tab', meaning: 'Aller au chevalet, puis aux boutons' },
    { keys: 'Espace, sur le chevalet', meaning: 'Poser ce jeton, ou le choisir' },
    { keys: 'Maj + flèche, sur le chevalet', meaning: 'Déplacer ce jeton sur le chevalet' },
    { keys: 'Espace, Entrée, + et −', meaning: 'En spectateur : pause ou lecture, un tour, plus ou moins vite' },
  ],
  everywhere: [
    { keys: '8', meaning: 'Couper ou activer le son' },
    { keys: '.', meaning: 'Activer ou quitter le plein écran' },
    { keys: '?', meaning: 'Cette aide' },
  ],
} as const;

export const lesson = {
  label: 'Premiers pas', skip: 'Passer',
  spoken: 'Premiers pas, {step} sur {steps} : {line}',
  wordbler: {
    first: 'Fais glisser le {tile} ici.',
    tap: 'Touche le {tile}.',
    picked: 'Maintenant, touche ici.',
    next: 'Ensuite, le {tile}.',
    own: 'N’importe quel mot, sur une seule ligne.',
    overStar: 'N’importe quel mot qui passe par l’étoile.',
    lacks: {
      star: 'Presque ! Couvre l’étoile.',
      line: 'Presque ! Une seule ligne, sans trou.',
      touch: 'Presque ! Il doit toucher un autre mot.',
    },
    done: 'C’est un mot ! Touche « Valider ».',
    keys: {
      type: 'Appuie sur {letter}.',
      place: 'Flèches jusqu’à {square}, puis appuie sur {letter}.',
      done: 'C’est un mot ! Appuie sur Entrée.',
    },
  },
  search: {
    from: '{word} est ici : glisse d’un bout à l’autre.',
    to: 'Continue jusqu’au bout : {word}.',
    keys: 'Flèches jusqu’au {letter}, ligne {row}, colonne {column}, puis Entrée.',
  },
  scramble: {
    first: '{word} est ici : glisse de lettre en lettre.',
    next: 'Puis {letter}.',
    end: 'Relâche, ou touche encore la dernière lettre.',
    keys: { type: 'Tape {word}, puis Entrée.', typed: 'Appuie sur Entrée pour jouer le mot.' },
  },
} as const;

export const way = {
  leave: { title: 'Quitter ?', means: 'Ta partie est enregistrée.', stay: 'Continuer la partie', leave: 'Quitter' },
  lost: 'Cette partie ne sera pas enregistrée.',
  unknown: 'Page introuvable. Voici le menu.',
  noGame: 'Aucune partie en cours.',
  noResult: 'Aucune partie finie à montrer.',
  noRecord: 'Aucune partie à montrer. Ouvre un fichier de partie.',
  noLink: 'Rouvre le lien pour voir la partie.',
  noTable: 'Rouvre l’invitation pour rejoindre la table.',
  noBoard: 'Choisis d’abord un plateau à regarder.',
} as const;

export const fetching = {
  coming: 'Chargement : {game}…',
  late: '{game} : chargement en cours. Patiente ou réessaie.',
  unreachable: 'Le serveur ne répond pas. Vérifie ta connexion.',
  reloads: 'Réessayer recharge la page : ta partie sera perdue.',
  menu: 'Retour au menu',
} as const;

export const definitions = {
  title: 'Définition : {word}',
  loading: 'Recherche…',
  unknown: 'Pas de définition pour {word}.',
  withheld: '{word} est valable, mais trop grossier pour être défini ici.',
  elsewhere: '{word} est valable. Définitions en anglais seulement.',
  dictionary: 'Chercher {word} dans le Wiktionnaire',
  unavailable: 'Impossible de charger les définitions. Réessaie.',
  lead: 'Origine possible : {word}.',
  forms: {
    plural: 'pluriel : {word}',
    present: '{word}, à la troisième personne',
    past: 'passé : {word}',
    ongoing: 'forme en -ing : {word}',
    more: 'plus {word}',
    most: 'le plus {word}',
    doer: 'qui peut {word}',
    doers: 'ceux qui peuvent {word}',
    doings: 'actions : {word}',
    spelling: 'autre orthographe : {word}',
  },
  source: 'Définitions (en anglais) : WordNet et Webster 1913. Seule la liste de mots dit ce qui est valable.',
  parts: {
    noun: 'nom', verb: 'verbe', adjective: 'adjectif', adverb: 'adverbe', pronoun: 'pronom',
    preposition: 'préposition', conjunction: 'conjonction', interjection: 'interjection', article: 'article',
  },
} as const;
