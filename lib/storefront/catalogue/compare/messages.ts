import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The message for a shopper who adds a product to a full comparison. */
export const fullMessage = (): string => m.compareFull({ maximum: COMPARED_MAXIMUM });
