/** The most pixels that a photo may have; its header says how many before anything is decoded. */
export const MAXIMUM_PIXELS = 40_000_000;
