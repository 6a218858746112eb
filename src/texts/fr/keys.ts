import type { KeyHelp } from '../shapes';

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
