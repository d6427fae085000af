import type { Gateway } from '#lib/contract/vocabulary.ts';
import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import { noticeOfRefusal } from '#lib/storefront/payments/refusal.ts';
import { startPayment } from '#lib/storefront/payments/server.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import { readHost } from '#lib/storefront/platform/session/read.ts';

/**
 * The state of the payment that the shopper chose. `changed`: the order has to be loaded again and then has
 * the new state.
 */
type LoadedStart =
  | { kind: 'open'; start: GatewayStart }
  | { kind: 'refused'; notice: PaymentNotice }
  | { kind: 'changed' };

/** Opens the payment of a gift card at the chosen gateway; a repeated request returns the same payment. */
export async function loadStart(order: GiftCardOrder, gateway: Gateway): Promise<LoadedStart> {
  const started = await startPayment({ key: order.id, subject: 'gift-card', gateway, host: await readHost() });
  if (started.ok) {
    return started.value.kind === 'settled' ? { kind: 'changed' } : { kind: 'open', start: started.value };
  }
  const notice = noticeOfRefusal(started.failure) ?? 'no-gateway';
  return notice === 'checking' ? { kind: 'changed' } : { kind: 'refused', notice };
}
