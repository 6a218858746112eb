import type { KeyHelp } from '../sentence-facts';
import { counted, de, plural, toMove } from './forms';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  title: 'Wordbler',
  motto: 'Trois jeux de mots à une même table',
  playNow: 'Jouer',
  /** What tells the button of one game from the others. */
  playNowOf: (game: string) => `Jouer : ${game}`,
  games: {
    wordbler: {
      name: 'Wordbler',
      players: '1–4 joueurs',
      about: 'Croise des mots sur le plateau.',
      starts: 'Contre l’ordinateur, ou jusqu’à quatre',
      more: 'Joueurs et règles',
    },
    search: {
      name: 'Mots mêlés',
      players: 'Solo ou du jour',
      about: 'Des mots cachés dans huit directions.',
      starts: 'La grille du jour, ou ta dernière liste',
      more: 'Catégories',
    },
    scramble: {
      name: 'Scramble',
      players: '1–4 joueurs',
      about: 'Relie des lettres voisines à temps.',
      starts: 'Contre la montre, sur une nouvelle grille',
      more: 'Grille et joueurs',
    },
  },
  goOn: 'Reprendre la partie',
  goOnSearching: 'Reprendre les mots mêlés',
  goOnScrambling: 'Reprendre Scramble',
  foundWords: (words: number) => counted(words, 'mot'),
  found: (found: number, words: number) =>
    `${found} sur ${words} ${plural(found, { one: 'trouvé', other: 'trouvés' })}`,
  ownList: 'Liste perso',
  points: (score: number) => counted(score, 'point'),
  timeLeft: (seconds: number) =>
    `encore ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} au chrono`,
  toMove,
  tilesLeft: (count: number) => `${counted(count, 'jeton')} ${plural(count, { one: 'restant', other: 'restants' })}`,
  unopened: {
    is: (why: string) => `Une partie gardée n’a pas pu être ouverte. ${why}`,
    save: 'L’enregistrer',
    fileName: 'partie-gardee.json',
    throwAway: 'La jeter',
  },
  newer: {
    is: 'Un Wordbler plus récent est prêt. Les parties en cours sont gardées.',
    open: 'Mettre à jour',
  },
  /** At the end of a daily that counted. */
  dailyDone: (days: number) =>
    days > 1
      ? `C’est fait pour aujourd’hui : ${counted(days, 'jour')} de suite.`
      : 'C’est fait pour aujourd’hui. Demain, deuxième jour.',
  friends: 'Entre amis',
  settings: 'Réglages',
  statistics: 'Bilan',
  study: 'Apprendre',
  help: 'Règles',
  credits: 'À propos',
} as const;

export const settings = {
  title: 'Réglages',
  close: 'Fermer',
  table: 'Table',
  looks: { dark: 'Sombre', light: 'Clair', contrast: 'Contrasté', system: 'Système' },
  board: 'Sur le plateau',
  legend: 'Légende',
  legendMeans: 'ce que disent les couleurs des cases',
  labels: 'Cases marquées',
  labelsMean: 'LD, LT, MD, MT sur les cases',
  preview: 'Aperçu du score',
  previewMeans: 'ce que vaudraient les jetons posés',
  openRacks: 'Jeu ouvert',
  openRacksMean: 'toutes les lettres visibles, sans rideau',
  hand: 'Main',
  handMeans: 'gauche : la table en miroir',
  hands: { right: 'Droite', left: 'Gauche' },
  scoreSheet: 'Feuille de score',
  scoreSheetMeans: 's’ouvre après un coup ; sinon, touche son mot',
  scoreSheets: { rules: 'Règles', each: 'Tous', own: 'Les miens', asked: 'Sur demande' },
  computer: 'L’ordinateur',
  thinking: 'Réflexion',
  thinkings: { instant: 'Éclair', natural: 'Normale', slow: 'Lente' },
  verdict: 'Dire le meilleur coup',
  verdictMeans: 'après chaque tour ; les chevalets restent cachés',
  sound: 'Son',
  muted: 'Tout couper',
  sounds: 'Effets',
  music: 'Musique',
  volume: (share: number) => `${Math.round(share * 100)} %`,
  silent: 'coupé',
  search: {
    heading: 'Mots mêlés',
    marks: 'Mots trouvés',
    marksMean: 'comment la page les montre',
    choices: { both: 'Les deux', squares: 'Cases', strokes: 'Traits' },
  },
  motion: 'Mouvement',
  animations: 'Animations',
  pace: 'Vitesse',
  paces: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  motions: { system: 'Système', full: 'Complet', reduced: 'Réduit' },
  motionMeans: 'réduit : fondus courts, rien ne vole',
  language: 'Langue',
  languageMissing: (language: string) =>
    `${language} : cette langue n’a pas pu être chargée. Vérifie la connexion et choisis-la à nouveau, ou recharge la page.`,
  atOnce: 'Tout change aussitôt et reste sur cet appareil.',
} as const;

/** What is to be copied by hand. */
export const share = {
  title: 'Partager cette grille',
  notSaved: 'Le navigateur empêche peut-être le jeu d’enregistrer un fichier ici. Si c’est le cas, copie le texte.',
  byHand: 'La copie n’est pas permise ici. Le texte est sélectionné : copie-le avec Ctrl+C, ou par un appui long.',
  field: 'Texte et lien',
  close: 'Fermer',
} as const;

export const help = {
  title: 'Règles du jeu',
  close: 'Fermer',
  steps: {
    lay: [
      'Pose un mot',
      'Fais glisser des jetons du chevalet vers une ligne ou une colonne, ou touche un jeton, puis une case. Le premier mot passe par l’étoile.',
    ],
    back: [
      'Change d’avis',
      'Déplace un jeton, ou ramène-le au chevalet. Annuler reprend le dernier, Rappeler les reprend tous.',
    ],
    touch: ['Touche les autres', 'Toute suite de deux lettres ou plus, horizontale ou verticale, doit être un mot.'],
    colours: [
      'Profite des couleurs',
      'LD et LT multiplient une lettre, MD et MT le mot entier. Chacune sert une fois, puis devient grise.',
    ],
    done: [
      'Touche Valider',
      'Ce que coûte un mot faux, les règles le disent, dans le menu. Pas de mot en vue ? Échange des jetons, ou passe.',
    ],
    closer: ['Regarde de près', 'Sur un téléphone, deux doigts agrandissent le plateau et le déplacent.'],
  },
  done: 'Valider',
} as const;

export const about = {
  title: 'À propos',
  close: 'Fermer',
  version: (version: string) => `Version ${version}`,
  licences: 'Toutes les mentions et licences',
  rows: [
    ['Liste de mots', 'ENABLE1, d’Alan Beale et M. Cooper. Domaine public. 168 551 mots de 2 à 15 lettres.'],
    [
      'Fréquence des mots',
      'SCOWL, modifié. Copyright 2000-2016, Kevin Atkinson. Gros mots : cuss, profane-words et word-list, revus à la main.',
    ],
    ['Sens des mots', 'WordNet 3.1, modifié. Copyright 2011, Princeton University. Tous droits réservés.'],
    ['Autres sens', 'Webster’s Revised Unabridged Dictionary de 1913, dans le domaine public.'],
    ['Caractères', 'M PLUS Rounded 1c et Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Fait avec',
      'Phaser, howler, lit-html, birpc, uqr et seedrandom (licences MIT ou BSD), idb-keyval (Apache License 2.0).',
    ],
    ['Dessins et sons', 'Mascottes, jetons, plateaux et sons ont été faits pour ce jeu.'],
    ['Licence', 'MIT.'],
    [
      'Tes données',
      'Noms, parties et réglages restent sur cet appareil. Seule une table entre amis va au serveur de cette page.',
    ],
  ],
} as const;

/** As keyboards have them printed. */
const printed: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Échap',
  Enter: 'Entrée',
  Space: 'Espace',
};

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Touches',
  short: (keys: string) => keys.replace(/\p{L}+/gu, (key) => printed[key] ?? key),
  board: [
    { keys: 'A à Z', meaning: 'Poser ce jeton au curseur, ou un joker s’il manque' },
    { keys: 'A à Z, sans curseur', meaning: 'Prendre le jeton ; puis cliquer sur sa case' },
    { keys: '← ↑ → ↓', meaning: 'Montrer le curseur, puis le déplacer' },
    { keys: 'Ctrl + flèche', meaning: 'Sauter au jeton suivant ou au bord' },
    { keys: 'Espace', meaning: 'Écrire horizontalement ou verticalement' },
    { keys: 'Retour arrière ou Ctrl+Z', meaning: 'Reprendre le dernier jeton' },
    { keys: 'Suppr', meaning: 'Reprendre le jeton sous le curseur' },
    { keys: 'Entrée', meaning: 'Valider, ou échanger les jetons choisis' },
    { keys: 'Échap', meaning: 'Rappeler tous les jetons, annuler ou fermer (l’indice aussi)' },
    { keys: 'Ctrl+Entrée', meaning: 'Passer' },
    { keys: '1 à 4', meaning: 'Historique de ce joueur' },
    { keys: '=', meaning: 'Le compte du dernier coup' },
    { keys: '5', meaning: 'Mélanger le chevalet' },
    { keys: '6', meaning: 'Échanger : lettres, ou flèches et Espace, choisissent les jetons' },
    { keys: '7', meaning: 'Indice : quels jetons, puis où, puis le mot ; enfin il les pose' },
    { keys: '8', meaning: 'Couper ou remettre le son' },
    { keys: '9', meaning: 'Menu' },
    { keys: '0', meaning: 'Dire où en est la partie (lecteurs d’écran)' },
    { keys: ',', meaning: 'Dire les mots, la ligne, la colonne et les cases bonus libres au curseur' },
    { keys: '.', meaning: 'Plein écran, ou non' },
    { keys: 'Tab', meaning: 'Aller au chevalet, puis aux boutons' },
    { keys: 'Espace, au chevalet', meaning: 'Poser ce jeton au curseur, ou le choisir' },
    { keys: 'Maj + flèche, au chevalet', meaning: 'Déplacer ce jeton sur le chevalet' },
    {
      keys: 'Espace, Entrée, + et −',
      meaning: 'En regardant : pause ou reprise, un tour, plus ou moins vite',
    },
    { keys: '?', meaning: 'Cette aide' },
  ] satisfies KeyHelp[],
} as const;

const tile = (letter: string) => (letter ? `le ${letter}` : 'le joker');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Premiers pas',
  skip: 'Ignorer',
  spoken: (step: number, of: number, line: string) => `Premiers pas, ${step} sur ${of} : ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) =>
      `Fais glisser ${tile(letter)} sur ${onStar ? 'l’étoile' : 'cette case'}.`,
    picked: (onStar: boolean) => `Touche maintenant ${onStar ? 'l’étoile' : 'cette case'}.`,
    next: (letter: string) => `Ensuite, ${tile(letter)}.`,
    own: 'N’importe quel mot, sur une seule ligne.',
    done: 'C’est un mot : touche Valider.',
    keys: {
      type: (letter: string) => `Maintenant la touche ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Flèches jusqu’à ${column}${row}, puis la touche ${letter}.`,
      own: 'N’importe quel mot, sur une seule ligne.',
      done: 'C’est un mot : Entrée pour valider.',
    },
  },
  search: {
    from: (word: string) => `${word} est ici : glisse le long du mot.`,
    to: (word: string) => `Jusqu’au bout ${de(word)}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Flèches jusqu’au ${letter}, ligne ${row}, colonne ${column}, puis Entrée.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} est ici : glisse de lettre en lettre.`,
    next: (letter: string) => `Puis ${letter}.`,
    end: 'Lâche, ou retouche la dernière lettre.',
    own: 'Un mot ? Lâche, ou retouche la dernière lettre.',
    keys: { type: (word: string) => `Tape ${word}, puis Entrée.`, typed: 'Entrée joue le mot.' },
  },
} as const;

/** What is said where the page stands in another one. */
export const held = {
  title: 'En pause',
  means: 'La page autour du jeu l’a mis en pause. Il reprendra tout seul.',
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Quitter ?', means: 'La partie est gardée.', stay: 'Rester', leave: 'Quitter' },
  /** Of what is played and cannot be gone on with. */
  lost: 'Rien n’en est gardé.',
  unknown: 'Cette adresse ne mène nulle part ici : voici le menu.',
  noGame: 'Il n’y a pas de partie à continuer sur la table.',
  noResult: 'Il n’y a plus de partie finie à regarder.',
  noRecord: 'Il n’y a pas de partie notée à regarder. Ouvres-en une.',
  noSearch: 'Il n’y a pas de mots mêlés à continuer.',
  noRound: 'Il n’y a pas de partie de Scramble à continuer.',
  noLink: 'Le lien n’est plus là. Ouvre-le encore une fois pour voir sa partie.',
  noTable: 'Il n’y a plus de table entre amis où revenir. Rouvrez son invitation.',
  noBoard: 'Il n’y a pas de grille à regarder. Choisis-en d’abord une.',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `Chargement : ${game}.`,
  late: (game: string) => `${game} : toujours pas arrivé. Patiente, réessaie, ou joue à autre chose en attendant.`,
  unreachable: 'Le serveur ne répond pas. Vérifie la connexion, puis réessaie.',
  loadsAnew: 'Réessayer recharge la page. Rien ne peut être gardé ici : la partie en cours serait perdue.',
  tryAgain: 'Réessayer',
  menu: 'Retour au menu',
} as const;

/** What a word means. The meanings themselves are English. */
export const meanings = {
  title: (word: string) => `Le sens ${de(word)}`,
  close: 'Fermer',
  loading: 'Recherche…',
  unknown: (word: string) => `Aucun sens connu pour ${word}.`,
  withheld: (word: string) =>
    `${word} peut être posé, mais ce n’est pas un mot pour jouer en famille : son sens n’est pas montré.`,
  elsewhere: (word: string) => `${word} est valable. Son sens n’est pas dans ce livre, qui est en anglais.`,
  dictionary: (word: string) => `Chercher ${word} dans le Wiktionnaire`,
  unavailable: 'Les sens ne peuvent pas être chargés. Réessaie.',
  tryAgain: 'Réessayer',
  lead: (word: string) => `Ce mot vient peut-être ${de(word)}.`,
  made: (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`),
  either: (ways: readonly string[]) => ways.join(' ; '),
  forms: {
    plural: (word: string) => `pluriel ${de(word)}`,
    present: (word: string) => `${word}, à la troisième personne`,
    past: (word: string) => `passé ${de(word)}`,
    ongoing: (word: string) => `forme en -ing ${de(word)}`,
    more: (word: string) => `plus ${word}`,
    most: (word: string) => `le plus ${word}`,
    doer: (word: string) => `qui peut ${word}`,
    doers: (word: string) => `ceux qui peuvent ${word}`,
    doings: (word: string) => `actions : ${word}`,
    spelling: (word: string) => `autre orthographe ${de(word)}`,
  },
  source: 'Sens (en anglais) : WordNet et Webster de 1913. Seule la liste de mots décide de ce qui se joue.',
  parts: {
    noun: 'nom',
    verb: 'verbe',
    adjective: 'adjectif',
    adverb: 'adverbe',
    pronoun: 'pronom',
    preposition: 'préposition',
    conjunction: 'conjonction',
    interjection: 'interjection',
    article: 'article',
  },
};
