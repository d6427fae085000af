import { CANCEL_REASONS } from '#lib/contract/vocabulary.ts';
import { cancelReasonName } from '#lib/shared/reason-names.ts';

/** The maximum length of the comment on a reason, in characters. */
export const COMMENT_MAXIMUM = 500;

/** The message where it is unknown whether a cancellation was received. */
export const UNSEEN_CANCELLATION =
  'We could not confirm the cancellation. Please try again; your order cannot be cancelled twice.';

/** The reasons for a cancellation with their labels, in the order of the choice. */
export const CANCEL_REASON_NAMES = CANCEL_REASONS.map((reason) => ({ reason, name: cancelReasonName(reason) }));
