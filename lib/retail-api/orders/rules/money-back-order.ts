import type { RefundMethod } from '#lib/contract/index.ts';

/** Refund methods in the order in which they are used. */
const REFUND_METHOD_ORDER: readonly RefundMethod[] = ['due', 'gateway', 'bank', 'new-gift-card', 'gift-card'];

/** Sorts simultaneous refunds by method, in the planned order. `created_at` in epoch milliseconds. */
export function inOrderOfReturn<Part extends { way: RefundMethod; created_at: number }>(
  parts: readonly Part[],
): Part[] {
  return parts.toSorted(
    (a, b) => a.created_at - b.created_at || REFUND_METHOD_ORDER.indexOf(a.way) - REFUND_METHOD_ORDER.indexOf(b.way),
  );
}
