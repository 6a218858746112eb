/** In ms: a clock that leaves no more than this has its own music. */
export const lastSecondsFrom = 30_000;
