/** The most pixels that a photo may have; its header states them before anything is decoded. */
export const MAXIMUM_PIXELS = 40_000_000;
