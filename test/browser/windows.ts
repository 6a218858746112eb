/** Named windows, and a net over all that lies between: half a screen, the frame a portal gives, a page at twice its size. */
export function withAllBetween(named: readonly (readonly [number, number])[]): [number, number][] {
  const windows = named.map(([width, height]): [number, number] => [width, height]);
  for (let width = 370; width < 1500; width += 130)
    for (let height = 400; height < 1100; height += 110)
      if (height >= 640 || width >= 500) windows.push([width, height]);
  return windows;
}
