/** What is said where the page stands in another one. */
export const held = {
  title: 'Pause',
  means: 'Die Seite um das Spiel herum hat es angehalten. Es geht von selbst weiter.',
} as const;
