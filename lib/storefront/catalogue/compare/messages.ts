import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';

/** What is said to who wants to compare one more than there is room for. */
export const FULL_MESSAGE = `You can compare up to ${COMPARED_MAXIMUM} products. Remove one to add another.`;
