import type { Kysely } from 'kysely';
import type { PhoneOrderWire } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { chargesWire } from '../../cart/baskets/cart-wire.ts';
import type { Database } from '../../core/db/schema.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';

/** Address of the payment page of an order, for whoever has it. `siteUrl` has no trailing slash. */
function paymentLink({ key }: Pick<OrderRow, 'key'>, siteUrl: string): string {
  return `${siteUrl}${paths.makePayment(key)}`;
}

/** An order of staff in wire format; with `placed` false as a dry run answers it. */
export async function phoneOrderWire(
  db: Kysely<Database>,
  order: OrderRow,
  { siteUrl, placed }: { siteUrl: string; placed: boolean },
): Promise<PhoneOrderWire> {
  const { figures } = readOrderDocument(order);
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const isPaidByLink = order.state === 'payment-pending' && order.payment_method !== 'cash-on-delivery';
  return {
    Placed: placed,
    OrderNumber: placed ? order.number : '',
    State: order.state,
    Lines: lines.map(({ sku, document, quantity, net }) => {
      return { SKU: sku, ProductTitle: document.title, Quantity: quantity, NetPrice: net };
    }),
    OfferDiscount: figures.offerDiscount,
    CouponDiscount: figures.couponDiscount,
    ShippingCharges: figures.shipping,
    Charges: chargesWire(figures.charges ?? []),
    Total: figures.total,
    PaymentLink: placed && isPaidByLink ? paymentLink(order, siteUrl) : '',
    PayUntil: placed && isPaidByLink ? order.placed_at + PAYABLE_FOR_MS : null,
  };
}
