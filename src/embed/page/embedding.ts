export interface First {
  scene: string;
  data: object;
}

/** What the page around this one, or the address, has a say in. */
export interface Embedding {
  /** The scene that the address asks for, in the place of the one that would come first. */
  firstScene(usual: First): Promise<First>;
}
