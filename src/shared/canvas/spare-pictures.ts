const letGos = new Set<() => void>();
const inTheWayOf = new Set<object>();

/** A game keeps large pictures for when it is played again; while another one is on stage, they are in the way. */
export const sparePictures = {
  whenInTheWay: (letGo: () => void) => void letGos.add(letGo),

  /** None are painted ahead for now. */
  get areInTheWay() {
    return inTheWayOf.size > 0;
  },

  clearAwayFor(stage: object) {
    inTheWayOf.add(stage);
    for (const letGo of letGos) letGo();
  },

  mayComeBackFrom: (stage: object) => void inTheWayOf.delete(stage),
};
