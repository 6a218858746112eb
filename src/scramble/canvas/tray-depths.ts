/** What lies over what in a tray: the ribbon over the tiles, the letters over the ribbon. */
export const trayDepth = { tray: 1, face: 2, litFace: 3, ribbon: 4, letter: 5, figure: 6, focus: 7 };
