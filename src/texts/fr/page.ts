export const saves = {
  notASave: 'Ce n’est pas une partie enregistrée.',
  otherVersion: 'Cette partie enregistrée est illisible.',
  newerVersion: 'Cette partie demande une version plus récente. Recharge la page.',
  otherWordList: 'Cette partie utilise une autre liste de mots.',
  badSetup: 'La partie enregistrée est endommagée.',
  badCommand: 'La partie enregistrée est endommagée.',
  damaged: 'La partie enregistrée est endommagée.',
} as const;

export const searchSaves = {
  otherFilter: 'Cette partie utilise une autre liste de mots à éviter.',
  noWords: 'Ses mots ne se chargent pas. Recharge la page.',
} as const;

export const fault = {
  title: 'Un problème est survenu.',
  advice: 'Ta partie est enregistrée. Recharge la page pour continuer.',
} as const;

export const boot = {
  sceneMissing: 'Impossible de charger ce jeu. Vérifie ta connexion et recharge la page.',
  loading: 'Chargement du dictionnaire',
  loadingShare: 'Chargement du dictionnaire… {share%}',
  percent: '{share%}',
  noFont: 'Impossible de charger les lettres du jeu : en voici de plus simples.',
  notSealed: 'Ce navigateur n’enregistre rien. Fermer la page effacera tes listes et tes scores.',
  failures: {
    missing: 'Liste de mots introuvable sur le serveur. Réessaie plus tard.',
    unreachable: 'Impossible de charger la liste de mots. Vérifie ta connexion et réessaie.',
    damaged: 'La liste de mots reçue est endommagée. Réessaie.',
    stopped: 'Le dictionnaire s’est arrêté. Réessaie.',
    silent: 'Le dictionnaire ne répond pas. Réessaie.',
  },
} as const;

export const letterKeys = {
  open: 'Clavier de lettres',
  of: 'Lettres, {language}',
  stranger: 'Aucun jeton « {sign} » ({language}). Utilise le chevalet ou change la langue du clavier.',
} as const;

export const sound = { failed: 'Impossible de charger les sons. Tu joueras sans.' } as const;
