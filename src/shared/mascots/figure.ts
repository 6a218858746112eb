/** How a bird stands in its box of 200 × 200: a head and a belly, as wide as they are to each side of the middle. */
export interface Figure {
  top: number;
  head: number;
  headY: number;
  belly: number;
  bellyY: number;
  bottom: number;
}

const mirrored = (x: number) => 200 - x;

/** The outline, from the crown down the right side and up again. */
export function outline({ top, head, headY, belly, bellyY, bottom }: Figure): string {
  const [cheek, side] = [100 + head, 100 + belly];
  const [crown, seat] = [100 + head * 0.57, 100 + belly * 0.57];
  const temple = top + (headY - top) * 0.43;
  const waist = (bellyY - headY) * 0.45;
  const hip = bellyY + (bottom - bellyY) * 0.58;
  return [
    `M100 ${top}`,
    `C${crown} ${top} ${cheek} ${temple} ${cheek} ${headY}`,
    `C${cheek} ${headY + waist} ${side} ${bellyY - waist} ${side} ${bellyY}`,
    `C${side} ${hip} ${seat} ${bottom} 100 ${bottom}`,
    `C${mirrored(seat)} ${bottom} ${mirrored(side)} ${hip} ${mirrored(side)} ${bellyY}`,
    `C${mirrored(side)} ${bellyY - waist} ${mirrored(cheek)} ${headY + waist} ${mirrored(cheek)} ${headY}`,
    `C${mirrored(cheek)} ${temple} ${mirrored(crown)} ${top} 100 ${top}Z`,
  ].join('');
}

/** Where the right wing hangs; the left one is its mirror image. */
export function shoulder({ head, headY, belly, bellyY }: Figure) {
  return { x: 100 + (head + belly) / 2 - 6, y: headY + (bellyY - headY) * 0.42 };
}
