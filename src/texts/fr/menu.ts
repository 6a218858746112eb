import { counted, plural, toMove } from './forms';

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
  tilesLeft: (count: number) =>
    `${counted(count, 'jeton')} ${plural(count, { one: 'restant', other: 'restants' })}`,
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
  notSaved:
    'Le navigateur empêche peut-être le jeu d’enregistrer un fichier ici. Si c’est le cas, copie le texte.',
  byHand:
    'La copie n’est pas permise ici. Le texte est sélectionné : copie-le avec Ctrl+C, ou par un appui long.',
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
    touch: [
      'Touche les autres',
      'Toute suite de deux lettres ou plus, horizontale ou verticale, doit être un mot.',
    ],
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
