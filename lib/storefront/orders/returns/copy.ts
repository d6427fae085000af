import { RETURN_REASONS, type ReturnKind, type ReturnReason, STORE_FAULTS } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { returnReasonName } from '#lib/shared/reason-names.ts';
import { returnUntilText } from '#lib/storefront/orders/line-copy.ts';
import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';
import type { ReplacementItem, ReturnPlan } from './types.ts';

export const RETURN_COMMENT_MAXIMUM = 500;

/** The message where it is unknown whether a return request was received. */
export const UNSEEN_RETURN =
  'We could not confirm that we received your request. Please send it again; it will not be duplicated.';

/** The reasons for a return with their labels, in the order of the choice. */
export const RETURN_REASON_NAMES = RETURN_REASONS.map((reason) => ({ reason, name: returnReasonName(reason) }));

/** The reasons for one line: some products can be returned only where the store is at fault. */
export function reasonNamesFor({ faultsOnly }: { faultsOnly: boolean }) {
  return faultsOnly ? RETURN_REASON_NAMES.filter(({ reason }) => STORE_FAULTS.includes(reason)) : RETURN_REASON_NAMES;
}

/**
 * Until when a line may be returned or exchanged, or why it may not; the page is about one of the two. `now` in epoch
 * milliseconds.
 */
export function returnableText(
  line: OrderLine,
  { kind, order, now }: { kind: ReturnKind; order: Pick<Order, 'state'>; now: number },
): string {
  const { quantity, cancelled, returned } = line;
  if (quantity - cancelled - returned > 0)
    return returnUntilText(line, order, now, { return: kind === 'return', exchange: kind === 'exchange' });
  return returned > 0 ? 'You have already returned this, or it is on its way back.' : 'This was cancelled.';
}

/** Whether a photo of the fault is required. */
export function needsPhoto(reasons: readonly ReturnReason[]): boolean {
  return reasons.some((reason) => STORE_FAULTS.includes(reason));
}

/** The message where a required photo is missing. */
export const PHOTO_MISSING = 'Add a photo that shows what is wrong.';

/** The text for a replacement item: `Aarvane Meridian, size 14`. */
export function replacementText({ title, sizeName }: Pick<ReplacementItem, 'title' | 'sizeName'>): string {
  return sizeName === null ? title : `${title}, size ${sizeName}`;
}

/**
 * The financial summary of a return or exchange before it is requested: heading, amount, and when it is paid.
 */
export function refundSummaryText(
  kind: ReturnKind,
  { itemsValue, difference }: Pick<ReturnPlan, 'itemsValue' | 'difference'>,
) {
  const afterCheckText = 'We refund you once we have checked the items.';
  if (kind === 'return') return { title: 'Your refund', amount: formatPaise(itemsValue), when: afterCheckText };
  if (difference < 0) return { title: 'Your refund', amount: formatPaise(-difference), when: afterCheckText };
  if (difference === 0) return { title: 'Price difference', amount: 'Nothing to pay', when: '' };
  return {
    title: 'Price difference',
    amount: `${formatPaise(difference)} to pay`,
    when: 'We will send you a payment link once we have checked the items. You pay nothing until then.',
  };
}
