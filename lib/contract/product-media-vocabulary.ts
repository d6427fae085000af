/** The photos of one whole turn of a product: fewer jump, more hardly show. */
export const MIN_TURN_FRAMES = 12;
export const MAX_TURN_FRAMES = 72;
