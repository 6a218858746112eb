/** A number, or what is written of it, in the figures of the language that is spoken now. */
export type InFigures = (written: number | string) => string;
