import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { piecesWire, readPieces } from '../../documents/warranty/line-pieces.ts';
import { readOrderDocument, readOrderLines } from '../../orders/order-repository.ts';
import { readPurchaseRefunds } from '../../orders/refunds/purchase-refunds.ts';
import { NO_GIFT } from '../../orders/rules/gift.ts';

/**
 * The customer's orders with everything stored about them, in the form the customer reads, oldest first; times are ISO
 * 8601.
 */
export async function exportOrders(db: Kysely<Database>, customerId: string) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  const numbers = orders.map(({ number }) => number);
  const lines = await readOrderLines(db, numbers);
  const packed = await readPieces(db, [...lines.values()].flat());
  const payments = await paymentsOf(db, numbers);
  const orderRefunds = await readPurchaseRefunds(db, numbers);
  const events = await eventsOf(db, numbers);
  return orders.map((order) => {
    const { customer, address, billingAddress, gstin, pan, couponCode, giftCouponCode, gift, campaign } =
      readOrderDocument(order);
    return {
      OrderNumber: order.number,
      PlacedAt: isoTime(order.placed_at),
      State: order.state,
      PaymentMethod: order.payment_method,
      Total: rupeesOf(order.total),
      InvoiceNumber: order.invoice_number ?? '',
      Name: customer.name,
      Mobile: customer.mobile,
      Email: customer.email,
      Address: address,
      BillingAddress: billingAddress,
      GSTIN: gstin,
      PAN: pan,
      CouponCode: couponCode,
      GiftCouponCode: giftCouponCode,
      Gift: gift ?? NO_GIFT,
      Campaign: campaign ?? null,
      Products: (lines.get(order.number) ?? []).map((line) => ({
        SKU: line.sku,
        ProductTitle: line.document.title,
        Engraving: line.document.engraving?.text ?? '',
        Quantity: line.quantity,
        Price: rupeesOf(line.net),
        Pieces: piecesWire(line, packed),
      })),
      Payments: payments
        .filter(({ subject_id }) => subject_id === order.number)
        .map(({ gateway, gateway_payment_id, amount, instrument, captured_at }) => ({
          Gateway: gateway,
          PaymentId: gateway_payment_id,
          Amount: rupeesOf(amount),
          Instrument: instrument,
          PaidAt: isoTime(captured_at),
        })),
      OrderRefunds: (orderRefunds.get(order.number) ?? []).map(({ method, name, amount, state, at, reference }) => ({
        Method: method,
        Name: name,
        Amount: rupeesOf(amount),
        State: state,
        At: isoTime(at),
        Reference: reference,
      })),
      Events: (events.get(order.number) ?? []).map(({ kind, actor, at, facts }) => ({
        Kind: kind,
        ByCustomer: actor === 'customer',
        At: isoTime(at),
        Facts: JSON.parse(facts),
      })),
    };
  });
}

async function eventsOf(db: Kysely<Database>, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, never>();
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_number', 'in', numbers)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(events, ({ order_number }) => order_number);
}

async function paymentsOf(db: Kysely<Database>, numbers: readonly string[]): Promise<Database['payments'][]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject', '=', 'order')
    .where('subject_id', 'in', numbers)
    .orderBy('captured_at')
    .execute();
}
