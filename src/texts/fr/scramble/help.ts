import type { KeyHelp } from '../../shapes';

export const help = {
  title: 'Comment jouer à Scramble',
  steps: [
    ['Glisse', 'De lettre en lettre, et lâche à la fin du mot.'],
    ['Ou touche, ou tape', 'Touche les lettres une à une, et deux fois la dernière ; ou tape le mot.'],
    ['Un pas en arrière', 'Revenir sur la lettre d’avant retire la dernière.'],
    [
      'Des chaînes qui se touchent',
      'Les lettres se suivent en ligne, en colonne ou de biais. Aucune case deux fois dans un mot. Qu compte pour deux lettres.',
    ],
    [
      'Une grille pour tous',
      'À plusieurs, on la fouille à tour de rôle. Les mots trouvés à deux peuvent être rayés à la fin.',
    ],
  ],
  points: {
    title: 'Points',
    rows: [
      ['3 ou 4 lettres', '1'],
      ['5 lettres', '2'],
      ['6 lettres', '3'],
      ['7 lettres', '5'],
      ['8 ou plus', '11'],
    ],
  },
  keys: [
    { keys: 'A à Z', meaning: 'Taper un mot : tous ses chemins s’allument' },
    { keys: 'Entrée', meaning: 'Jouer le mot' },
    { keys: 'Retour arrière', meaning: 'Retirer la dernière lettre' },
    { keys: 'Échap', meaning: 'Effacer le mot' },
    { keys: '← ↑ → ↓', meaning: 'Se déplacer sur les lettres' },
    { keys: 'Espace', meaning: 'Prendre la lettre ; encore sur la dernière, jouer le mot' },
    { keys: '7', meaning: 'Indices' },
    { keys: '8', meaning: 'Couper ou remettre le son' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Plein écran, ou non' },
    { keys: '?', meaning: 'Cette aide' },
  ] satisfies KeyHelp[],
} as const;
