import { RETURN_REASONS, type ReturnKind, type ReturnReason, STORE_FAULTS } from '#lib/contract/vocabulary.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { returnReasonName } from '#lib/shared/reason-names.ts';
import { returnUntilText } from '#lib/storefront/orders/line-copy.ts';
import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import type { ReplacementItem, ReturnPlan } from './types.ts';

export const RETURN_COMMENT_MAXIMUM = 500;

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
  return returned > 0 ? m.returnsAlreadyReturned() : m.returnsWasCancelled();
}

/** Whether a photo of the fault is required. */
export function needsPhoto(reasons: readonly ReturnReason[]): boolean {
  return reasons.some((reason) => STORE_FAULTS.includes(reason));
}

/** The text for a replacement item: `Aarvane Meridian, size 14`. */
export function replacementText({ title, sizeName }: Pick<ReplacementItem, 'title' | 'sizeName'>): string {
  return sizeName === null ? title : m.returnsItemSize({ title, size: localSize(sizeName) });
}

/**
 * The financial summary of a return or exchange before it is requested: heading, amount, and when it is paid.
 */
export function refundSummaryText(
  kind: ReturnKind,
  { itemsValue, difference }: Pick<ReturnPlan, 'itemsValue' | 'difference'>,
) {
  const afterCheckText = m.returnsRefundAfterCheck();
  if (kind === 'return') return { title: m.ordersYourRefund(), amount: formatPaise(itemsValue), when: afterCheckText };
  if (difference < 0) return { title: m.ordersYourRefund(), amount: formatPaise(-difference), when: afterCheckText };
  if (difference === 0) return { title: m.returnsPriceDifference(), amount: m.ordersNothingToPay(), when: '' };
  return {
    title: m.returnsPriceDifference(),
    amount: m.returnsToPay({ amount: formatPaise(difference) }),
    when: m.returnsPayLinkLater(),
  };
}
