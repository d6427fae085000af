import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';

/** The message for a shopper who adds a product to a full comparison. */
export const FULL_MESSAGE = `You can compare up to ${COMPARED_MAXIMUM} products. Remove one to add another.`;
