/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `Cargando: ${game}.`,
  late: (game: string) => `${game}: aún no ha llegado. Espera, reintenta o juega a otra cosa mientras tanto.`,
  unreachable: 'El servidor no responde. Comprueba la conexión e inténtalo otra vez.',
  loadsAnew: 'Reintentar recarga la página. Aquí no se puede guardar nada: la partida empezada se perdería.',
  tryAgain: 'Reintentar',
  menu: 'Volver al menú',
} as const;
