import type { ExchangeEnd } from '#lib/contract/index.ts';
import type { CancelReason } from '../holds/hold-order.ts';
import type { OrderRow } from '../order-repository.ts';
import type { ReturnRow } from './return-repository.ts';

/** Why the replacement order is cancelled before it was paid. */
export const CANCEL_REASONS_BY_STEP = {
  expire: 'not-paid',
  'give-up': 'customer',
  'end-exchange': 'store',
} as const satisfies Record<string, CancelReason>;

const ENDS: Readonly<Record<string, ExchangeEnd>> = { 'not-paid': 'not-paid', customer: 'given-up' };

/** Why an exchange ended with a refund instead of goods; null if it did not. */
export function failedExchangeReason(
  { kind, state }: Pick<ReturnRow, 'kind' | 'state'>,
  replacementOrder: Pick<OrderRow, 'cancel_reason'> | null | undefined,
): ExchangeEnd | null {
  if (kind !== 'exchange' || state !== 'refunded') return null;
  return ENDS[replacementOrder?.cancel_reason ?? ''] ?? 'store';
}
