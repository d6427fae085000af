import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';

/** What is said to who wants to compare one more than there is room for. */
export const FULL_MESSAGE = `${COMPARED_MAXIMUM} products can stand side by side. Take one out of the comparison first.`;
