import type { RefundMethod } from '#lib/contract/index.ts';

/** Ways in the order in which money goes back by them. */
const WAYS: readonly RefundMethod[] = ['due', 'gateway', 'bank', 'new-gift-card', 'gift-card'];

/** Sorts what goes back at the same time by its way, as it is planned. `created_at` in epoch milliseconds. */
export function inOrderOfReturn<Part extends { way: RefundMethod; created_at: number }>(
  parts: readonly Part[],
): Part[] {
  return parts.toSorted((a, b) => a.created_at - b.created_at || WAYS.indexOf(a.way) - WAYS.indexOf(b.way));
}
