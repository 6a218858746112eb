/** What is said on the way between the scenes. */
export const way = {
  leave: { title: '¿Salir?', means: 'La partida se guarda.', stay: 'Quedarse', leave: 'Salir' },
  /** Of what is played and cannot be gone on with. */
  lost: 'No se guarda nada de ella.',
  unknown: 'Esta dirección no lleva a ningún sitio de aquí: este es el menú.',
  noGame: 'No hay ninguna partida en la mesa para seguir.',
  noResult: 'Ya no hay ninguna partida acabada que mirar.',
  noRecord: 'No hay ninguna partida anotada que mirar. Abre una.',
  noSearch: 'No hay ninguna sopa de letras para seguir.',
  noRound: 'No hay ninguna partida de Scramble para seguir.',
  noLink: 'El enlace ya no está aquí. Ábrelo otra vez para ver su partida.',
  noTable: 'No hay ninguna mesa con amigos a la que volver. Abre su invitación otra vez.',
  noBoard: 'No hay ningún tablero que mirar. Elige antes uno.',
} as const;
