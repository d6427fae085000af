import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';

/** The message for a shopper who adds a product to a full comparison. */
export const FULL_MESSAGE = `${COMPARED_MAXIMUM} products can stand side by side. Take one out of the comparison first.`;
