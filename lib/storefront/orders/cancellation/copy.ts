import { CANCEL_REASONS } from '#lib/contract/vocabulary.ts';
import { cancelReasonName } from '#lib/shared/reason-names.ts';

/** The maximum length of the comment on a reason, in characters. */
export const COMMENT_MAXIMUM = 500;

/** The reasons for a cancellation with their labels, in the order of the choice. */
export const cancelReasonNames = () => CANCEL_REASONS.map((reason) => ({ reason, name: cancelReasonName(reason) }));
