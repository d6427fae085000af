/** The most pixels that a photo may have; its header states them before anything is decoded. */
export const MAX_PIXELS = 40_000_000;
