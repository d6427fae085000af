/** The most rows of one call that takes many things at once. */
export const MAX_ROWS = 1000;
