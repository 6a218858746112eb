const letGos = new Set<() => void>();

/**
 * A game keeps large pictures for when it is played again; while another one is, they are in the way. Some come late, painted
 * ahead by a scene that has been left.
 */
export const sparePictures = {
  whenInTheWay: (letGo: () => void) => void letGos.add(letGo),
  clearAway() {
    for (const letGo of letGos) letGo();
  },
};
