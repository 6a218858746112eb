/** What lies over what, from the felt up. */
export const depth = {
  ground: 0,
  fading: 2,
  glow: 6,
  cursor: 8,
  tile: 10,
  rim: 11,
  mark: 14,
  bagShadow: 29,
  bag: 30,
  inBag: 32,
  neck: 35,
  shadow: 40,
  trail: 45,
  flying: 50,
  held: 90,
};
