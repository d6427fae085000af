import type { Gateway } from '#lib/contract/vocabulary.ts';
import type { Result } from '#lib/shared/result.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import { noticeOfRefusal } from '#lib/storefront/payments/refusal.ts';
import { otherGateways, type StartRequest, startPayment } from '#lib/storefront/payments/server.ts';
import type { GatewayStart, PaymentStart } from '#lib/storefront/payments/types.ts';
import { readHost } from '#lib/storefront/platform/session/read.ts';

/** The state of the page of an order that can be paid. */
type PaymentPageState =
  | { kind: 'pay'; gateways: Gateway[]; start: GatewayStart | null; notice: PaymentNotice | null }
  | { kind: 'settled' | 'closed' | 'sold-out' };

interface PaymentRequest {
  order: Order;
  /** The gateway that is shown first. */
  gateway: Gateway;
  notice: PaymentNotice | null;
}

/** A gateway has eight seconds to answer; a page that is not rendered until then waits less. */
const OPEN_WITHIN_MS = 4000;

/** Opens a payment; null where its gateway is slow: the shopper then starts the same payment on the page. */
async function openWithDeadline(request: Pick<StartRequest, 'key' | 'gateway'>): Promise<Result<PaymentStart> | null> {
  const host = await readHost();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), OPEN_WITHIN_MS);
  });
  return Promise.race([startPayment({ ...request, host }), late]).finally(() => clearTimeout(timer));
}

/**
 * Opens the payment of a newly placed order, or returns the one that is open. After a failed attempt the
 * shopper starts the next one, because loading a page must not reserve items again. Nor does it change the
 * payment method: a gateway other than the order's is only shown first.
 */
export async function loadPayment({ order, gateway, notice }: PaymentRequest): Promise<PaymentPageState> {
  // A program that previews the link of a mail must not hold the items: a person has started to pay where they are held.
  const isStarted = !order.preparedByStore || order.holdExpiresAt !== null;
  const isNew = order.paymentState === 'awaiting' && isStarted;
  const mayOpen = isNew && order.paymentMethod === gateway && notice === null;
  const [started, others] = await Promise.all([
    mayOpen ? openWithDeadline({ key: order.key, gateway }) : null,
    otherGateways(gateway),
  ]);
  const gateways = [gateway, ...others];
  if (started === null) return { kind: 'pay', gateways, start: null, notice };
  if (started.ok) {
    if (started.value.kind === 'settled') return { kind: 'settled' };
    return { kind: 'pay', gateways, start: started.value, notice };
  }
  const { failure } = started;
  if (failure.kind === 'not-found' || (failure.kind === 'refused' && failure.reason === 'order-closed')) {
    return { kind: 'closed' };
  }
  const noticeCode = noticeOfRefusal(failure) ?? 'no-gateway';
  // The page loads the order again, which then has the new state.
  if (noticeCode === 'checking') return { kind: 'settled' };
  return noticeCode === 'sold-out' ? { kind: 'sold-out' } : { kind: 'pay', gateways, start: null, notice: noticeCode };
}
