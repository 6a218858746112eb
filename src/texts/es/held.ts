/** What is said where the page stands in another one. */
export const held = {
  title: 'En pausa',
  means: 'La página que rodea el juego lo ha puesto en pausa. Seguirá sin que hagas nada.',
} as const;
