/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `Chargement : ${game}.`,
  late: (game: string) =>
    `${game} : toujours pas arrivé. Patiente, réessaie, ou joue à autre chose en attendant.`,
  unreachable: 'Le serveur ne répond pas. Vérifie la connexion, puis réessaie.',
  loadsAnew: 'Réessayer recharge la page. Rien ne peut être gardé ici : la partie en cours serait perdue.',
  tryAgain: 'Réessayer',
  menu: 'Retour au menu',
} as const;
