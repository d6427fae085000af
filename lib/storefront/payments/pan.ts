import { PAN_ABOVE } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';

/** The amount above which a PAN is required, as shoppers read it. */
export const PAN_LIMIT = formatPaise(PAN_ABOVE * 100);
