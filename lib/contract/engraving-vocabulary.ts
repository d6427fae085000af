/** The scripts that an engraver may cut. */
export const ENGRAVING_SCRIPTS = ['latin', 'devanagari'] as const;
export type EngravingScript = (typeof ENGRAVING_SCRIPTS)[number];

/** The most letters that any product may take, and the most code units in which they can be written. */
export const MAX_ENGRAVING_LETTERS = 60;
export const MAX_ENGRAVING_LENGTH = 240;
