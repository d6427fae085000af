/** The photos of one whole spin of a product: fewer jump, more hardly show. */
export const MIN_SPIN_FRAMES = 12;
export const MAX_SPIN_FRAMES = 72;
