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
