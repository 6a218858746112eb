/** Something is being typed: keys belong to that. */
export const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input:not([type="radio"]), textarea');
