import type { Gateway } from '#lib/contract/vocabulary.ts';
import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import { noticeOfRefusal } from '#lib/storefront/payments/refusal.ts';
import { startPayment } from '#lib/storefront/payments/server.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import { readHost } from '#lib/storefront/platform/session/read.ts';

/** How the payment goes on that the shopper has chosen. `changed`: the order is to be read anew, and says so itself. */
export type LoadedStart =
  | { kind: 'open'; start: GatewayStart }
  | { kind: 'refused'; notice: PaymentNotice }
  | { kind: 'changed' };

/** Opens the payment of a gift card at the gateway that was chosen; pressed again, it is the same payment. */
export async function loadStart(order: GiftCardOrder, gateway: Gateway): Promise<LoadedStart> {
  const started = await startPayment({ key: order.id, subject: 'gift-card', gateway, host: await readHost() });
  if (started.ok) {
    return started.value.kind === 'settled' ? { kind: 'changed' } : { kind: 'open', start: started.value };
  }
  const notice = noticeOfRefusal(started.failure) ?? 'no-gateway';
  return notice === 'checking' ? { kind: 'changed' } : { kind: 'refused', notice };
}
